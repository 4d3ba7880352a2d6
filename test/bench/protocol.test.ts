import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished, describe, expect, test } from 'vitest';
import { temporaryFolder } from './testing/folder.ts';
import { answer, type LoadedDocument } from './peers/serve.ts';
import { PeerProcess, readAnswer, readSlice } from './protocol.ts';

describe('answers', () => {
  test('nanoseconds become milliseconds', () => {
    expect(readSlice('ran 9000000 1500000 2000000 7', 3)).toEqual({
      count: 3,
      cpuMs: 9,
      bestMs: 1.5,
      medianMs: 2,
      fatal: 7,
    });
  });

  test.each(['ran 1 2 3', 'ran 1 2 3 x', 'ran 1 -2 3 4', 'ran 1 2 3 4 5'])('"%s" is no measure', (line) => {
    expect(() => readSlice(line, 1)).toThrow('not a measure');
  });

  test("a failure is thrown in the peer's words; anything else is shown as it came", () => {
    expect(() => readAnswer('failed no such sheet', 'ran')).toThrow(/^no such sheet$/);
    expect(() => readAnswer('WARNING: hello', 'ran')).toThrow('the peer said "WARNING: hello"');
    expect(readAnswer('loaded 15', 'loaded')).toEqual(['15']);
  });
});

describe('a peer in Node', () => {
  const bytes = new TextEncoder().encode('<a/>');
  const documents = (): Map<string, LoadedDocument> => new Map([['d', { bytes, syntax: 'cii' }]]);

  test('runs as often as it is asked, and tells what the work found', async () => {
    let runs = 0;
    const works = { en: (): number => (runs += 1), later: (): Promise<number> => Promise.resolve(5) };
    const { count, fatal, bestMs, medianMs } = readSlice(await answer(works, documents(), 'run en d 4'), 4);
    expect([runs, count, fatal]).toEqual([4, 4, 4]);
    expect(bestMs).toBeLessThanOrEqual(medianMs);
    expect(readSlice(await answer(works, documents(), 'run later d 1'), 1).fatal).toBe(5);
  });

  test('loads a file with blanks in its name', async () => {
    const file = path.join(temporaryFolder(), 'an invoice.xml');
    writeFileSync(file, bytes);
    const loaded = new Map<string, LoadedDocument>();
    expect(await answer({}, loaded, `load x ubl ${file}`)).toBe('loaded 4');
    expect(loaded.get('x')?.syntax).toBe('ubl');
  });

  test.each([
    ['run fr d 1', 'failed no work "fr"'],
    ['run en e 1', 'failed no document "e" is loaded'],
    ['stop', 'failed unknown request "stop"'],
    ['run broken d 1', 'failed two lines'],
  ])('"%s" is answered "%s"', async (line, expected) => {
    const broken = (): number => {
      throw new Error('two\nlines');
    };
    expect(await answer({ en: () => 0, broken }, documents(), line)).toBe(expected);
  });
});

describe('a process', () => {
  const peer = (program: string): PeerProcess => {
    const process_ = new PeerProcess('peer', [process.execPath, '-e', program]);
    onTestFinished(() => process_.stop());
    return process_;
  };

  test('answers line by line', async () => {
    const echo = peer(`require('readline').createInterface({input: process.stdin}).on('line', (line) => {
      console.log(line.startsWith('load') ? 'loaded 1' : line === 'memory' ? 'memory 42' : 'ran 4e6 1e6 2e6 0');
    })`);
    await echo.load('d', 'cii', 'd.xml');
    expect(await echo.run('en', 'd', 2)).toEqual({ count: 2, cpuMs: 4, bestMs: 1, medianMs: 2, fatal: 0 });
    expect(await echo.memory()).toBe(42);
  });

  test('that dies is named with its last words', async () => {
    const dying = peer(`process.stderr.write('out of rules', () => process.exit(3))`);
    await expect(dying.run('en', 'd', 1)).rejects.toThrow(/peer ended at "run en d 1"/);
  });
});

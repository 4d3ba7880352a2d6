import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ledger, ValidationOut } from '@conforme/proto/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document } from '../../pdf/testing/documents.ts';
import { example } from '../e2e/service.ts';
import { desk, type Desk } from './engine.ts';

let at: Desk;
beforeAll(async () => {
  at = desk();
  write('request.json', JSON.stringify(example('services')));
  expect((await at.run(['generate', 'request.json', '-o', 'good.xml'])).exit).toBe(0);
  const good = readFileSync(join(at.folder, 'good.xml'), 'utf8');
  write('bad.xml', good.replace(/(<ram:InvoiceCurrencyCode>)[^<]*/, '$1EUX'));
  write('note.xml', '<note/>');
});
afterAll(() => at.close());

const write = (name: string, text: string): void => writeFileSync(join(at.folder, name), text);
const read = (name: string): Buffer => readFileSync(join(at.folder, name));

describe('validate', () => {
  it.each([
    [['good.xml'], 0],
    [['good.xml', 'bad.xml'], 1],
    [['bad.xml', 'note.xml', 'good.xml'], 3],
    [['nowhere.xml', 'note.xml'], 2],
    [['*.pdf'], 2],
    [[], 2],
  ])('%j ends with %i', async (names, exit) => {
    expect((await at.run(['validate', ...names])).exit).toBe(exit);
  });

  it('judges nothing when something that was named is not there', async () => {
    const { out, err } = await at.run(['validate', 'bad.xml', 'nowhere.xml']);
    expect([out, err]).toEqual(['', expect.stringContaining('there is no file or folder nowhere.xml')]);
  });

  it('takes patterns that no shell expanded, and takes nothing twice', async () => {
    const { out } = await at.run(['validate', '*d.xml', 'good.xml', '--format', 'ndjson']);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { name?: string }).name)).toEqual([
      'bad.xml',
      'good.xml',
      undefined,
    ]);
  });

  it('shows where a cent went, in the language of the reader, or as JSON', async () => {
    const moved = read('good.xml')
      .toString()
      .replace(
        /(<ram:DuePayableAmount>)([\d.]+)/,
        (_, tag, due) => `${tag}${(Number(due) + 0.01).toFixed(2)}`,
      );
    write('cent.xml', moved);
    const french = await at.run(['validate', '--ledger', '--lang', 'fr', 'cent.xml']);
    expect(french.out).toMatch(/^BT-115 à payer .*\+0\.01 .*\n {4}BR-CO-16 n'est pas respectée/m);
    expect(french.out).toContain('1 montant diffère ou est absent.');
    const json = JSON.parse((await at.run(['validate', '--ledger', '-f', 'json', 'cent.xml'])).out) as {
      ledger: Ledger;
    };
    expect(json.ledger.balanced).toBe(false);
    expect((await at.run(['validate', '-f', 'json', 'cent.xml'])).out).not.toContain('"ledger"');
  });

  it('answers what the service answers', async () => {
    const { out } = await at.run(['validate', 'bad.xml', '--format', 'json']);
    const verdict = JSON.parse(out) as ValidationOut;
    expect([verdict.valid, verdict.flavor, verdict.profile]).toEqual([false, 'factur-x', 'en16931']);
    expect(verdict.findings[0]).not.toHaveProperty('fix');
  });

  it('reads standard input, and says so in the language of the reader', async () => {
    const stdin = async (): Promise<Uint8Array> => read('bad.xml');
    const { out, exit } = await at.run(['validate', '-'], { stdin, env: { LANG: 'fr_FR.UTF-8' } });
    expect(exit).toBe(1);
    expect(out).toMatch(/^stdin:\d+:\d+: bloquant BR-CL-04 .*devise/m);
    expect(
      (await at.run(['validate', '-', '--lang', 'en'], { stdin, env: { LANG: 'fr_FR' } })).out,
    ).toContain('fatal');
  });

  it('asks the packs of the day, and no French ones for base', async () => {
    const { out } = await at.run([
      'validate',
      'good.xml',
      '--check',
      'base',
      '--as-of',
      '2026-01-02',
      '-f',
      'ndjson',
    ]);
    expect(JSON.parse(out.split('\n')[0]!)).toMatchObject({ rulesets: ['en16931-cii@1.3.16'] });
  });

  it('fails on a warning when asked to', async () => {
    const plugin = join(import.meta.dirname, '../../examples/plugins/house-rules');
    const warned = read('good.xml')
      .toString()
      .replace(/<ram:TypeCode>30</, '<ram:TypeCode>1<');
    write('warned.xml', warned);
    const args = ['validate', 'warned.xml', '--plugins', plugin];
    const { out, exit } = await at.run(args);
    expect(out).toContain(': warning HOUSE-');
    expect([exit, (await at.run([...args, '--fail-on', 'warning'])).exit]).toEqual([0, 1]);
  });

  it('writes a report into a file, or one for each into a folder', async () => {
    const { out, err } = await at.run(['validate', 'good.xml', 'bad.xml', '-f', 'sarif', '-o', 'all.sarif']);
    expect([out, err]).toEqual(['', expect.stringContaining('2 documents: 1 valid, 1 invalid')]);
    expect(JSON.parse(read('all.sarif').toString())).toMatchObject({ version: '2.1.0' });
    await at.run(['validate', 'good.xml', 'bad.xml', '-f', 'json', '-o', 'reports/', '-q']);
    expect(JSON.parse(read('reports/bad.xml.json').toString())).toMatchObject({ valid: false });
    expect((await at.run(['validate', 'good.xml', '-o', 'no/such/folder.txt'])).exit).toBe(4);
  });

  it('writes SVRL of one document, and of several only into a folder', async () => {
    const { exit, err } = await at.run(['validate', 'good.xml', 'bad.xml', '--format', 'svrl']);
    expect([exit, err]).toEqual([2, expect.stringContaining('--output DIR/')]);
    expect((await at.run(['validate', 'bad.xml', '--format', 'svrl'])).out).toContain('id="BR-CL-04"');
  });

  it('judges many on threads, in order, whatever is among them', async () => {
    mkdirSync(join(at.folder, 'many/deep'), { recursive: true });
    const good = read('good.xml');
    const names = Array.from(
      { length: 60 },
      (_, at) => `many/${at % 2 ? 'deep/' : ''}${String(at).padStart(2, '0')}.xml`,
    );
    for (const name of names) writeFileSync(join(at.folder, name), good);
    write('many/07.xml', '<broken');
    write('many/deep/11.xml', read('bad.xml').toString());
    write('many/readme.txt', 'not taken');
    const { out, exit } = await at.run(['validate', 'many', '--format', 'ndjson', '--jobs', '2']);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { name: string; summary?: object });
    expect(exit).toBe(3);
    expect(lines.slice(0, -1).map(({ name }) => name)).toEqual([...names, 'many/07.xml'].toSorted());
    expect(lines.at(-1)!.summary).toEqual({ documents: 61, valid: 59, invalid: 1, refused: 1 });
  });

  it('ends with what is done when it is interrupted', async () => {
    const stop = new AbortController();
    const stdin = (): Promise<Uint8Array> => {
      stop.abort();
      return new Promise(() => {});
    };
    const { out, exit } = await at.run(['validate', 'bad.xml', '-', 'good.xml'], {
      stdin,
      interrupted: stop.signal,
    });
    expect(exit).toBe(130);
    expect(out).toMatch(/^1 document: 1 invalid; .* interrupted/m);
  });
});

describe('generate, embed, preview, extract', () => {
  it('make documents that are valid, and named for what they are', async () => {
    expect(await at.run(['generate', 'request.json'])).toMatchObject({ exit: 0, out: '' });
    expect(read('F-2026-0042.pdf').subarray(0, 5).toString()).toBe('%PDF-');
    const embedded = await at.run([
      'embed',
      '--pdf',
      'F-2026-0042.pdf',
      '--json',
      'request.json',
      '-o',
      'own.pdf',
    ]);
    expect(embedded.exit).toBe(0);
    expect((await at.run(['validate', 'F-2026-0042.pdf', 'own.pdf'])).exit).toBe(0);
    const { out } = await at.run(['extract', 'own.pdf']);
    expect(JSON.parse(out)).toMatchObject({ fields: { number: 'F-2026-0042' }, xml: null });
    expect((await at.run(['extract', 'own.pdf', '--xml'])).out).toContain('<rsm:CrossIndustryInvoice');
    expect((await at.run(['preview', 'request.json', '--output-format', 'ubl-xml'])).out).toContain(
      '<Invoice',
    );
  });

  it('take an invoice without an envelope, and let the command line win', async () => {
    write('bare.json', JSON.stringify(example('services').invoice));
    const { exit, out } = await at.run([
      'generate',
      'bare.json',
      '-o',
      '-',
      '--output-format',
      'cii-xml',
      '--profile',
      'extended',
    ]);
    expect(exit).toBe(0);
    expect(out).toContain('urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended');
  });

  it('show a finding at its line of the JSON', async () => {
    const { invoice } = example('services');
    write('wrong.json', JSON.stringify({ ...invoice, currency: 'EUX' }, null, 2));
    const line =
      readFileSync(join(at.folder, 'wrong.json'), 'utf8')
        .split('\n')
        .findIndex((each) => each.includes('EUX')) + 1;
    const { exit, err } = await at.run(['generate', 'wrong.json', '-o', 'never.pdf']);
    expect(exit).toBe(1);
    expect(err).toContain(`wrong.json:${line}:3: fatal BR-CL-04 `);
    expect(() => read('never.pdf')).toThrow('ENOENT');
    const { out } = await at.run(['generate', 'wrong.json', '--format', 'json']);
    const { code, details } = JSON.parse(out) as { code: string; details: object[] };
    expect(code).toBe('invalid_input');
    expect(details[0]).toMatchObject({ pointer: '/currency', line, column: 3 });
  });

  it.each([
    [
      'fault of the schema',
      '{"invoice": {"numbr": "1"}}',
      [],
      1,
      /:1:14: fatal extra_forbidden numbr .*number/,
    ],
    ['no JSON', '{\n  nope}', [], 3, /:2:3: fatal json_invalid/],
    [
      'impossible pair',
      null,
      ['--output-format', 'ubl-xml', '--profile', 'basicwl'],
      2,
      /unsupported_profile/,
    ],
  ])('%s', async (_, text, options, exit, said) => {
    write('one.json', text ?? JSON.stringify(example('services')));
    const answer = await at.run(['generate', 'one.json', ...options]);
    expect(answer.exit).toBe(exit);
    expect(answer.err).toMatch(said);
  });

  it('say what is no invoice, and what is missing', async () => {
    expect((await at.run(['extract', 'note.xml'])).exit).toBe(3);
    expect((await at.run(['extract', 'nowhere.xml'])).exit).toBe(2);
    expect((await at.run(['embed', '--pdf', 'own.pdf'])).exit).toBe(2);
    expect((await at.run(['embed', '--pdf', 'own.pdf', '--xml', 'note.xml'])).exit).toBe(3);
    const { err } = await at.run(['embed', '--pdf', 'note.xml', '--xml', 'note.xml', '--lang', 'en']);
    expect(err).toMatch(/it is XML.*\n +--pdf\n/);
  });
});

describe('embed of a signed PDF', () => {
  it('is refused with how to have it, and done with --flatten', async () => {
    const catalog = { AcroForm: { Fields: [], SigFlags: 3 }, DSS: {} };
    writeFileSync(
      join(at.folder, 'signed.pdf'),
      document(() => ({ catalog })),
    );
    const asked = ['embed', '--pdf', 'signed.pdf', '--json', 'request.json', '-o', 'flat.pdf'];
    const refused = await at.run([...asked, '--lang', 'fr']);
    expect([refused.exit, refused.err]).toEqual([1, expect.stringContaining('Le document est signé')]);
    expect((await at.run([...asked, '--flatten'])).exit).toBe(0);
    expect((await at.run(['validate', 'flat.pdf'])).exit).toBe(0);
  });
});

describe('rules', () => {
  it('explains one in both languages, however it is written', async () => {
    const english = await at.run(['explain', 'br-co-10', '--lang', 'en']);
    expect(english.out).toMatch(/^BR-CO-10: /);
    expect(english.out).toContain('BT-106');
    expect((await at.run(['explain', 'BR-CO-10', '--lang', 'fr'])).out).toContain('Référence : EN 16931-1');
    expect(JSON.parse((await at.run(['explain', 'BR-CO-10', '-f', 'json'])).out)).toMatchObject({
      id: 'BR-CO-10',
    });
  });

  it('names the nearest of an unknown one', async () => {
    const { exit, err } = await at.run(['explain', 'BR-CO-100']);
    expect([exit, err]).toEqual([2, expect.stringContaining('did you mean BR-CO-10')]);
  });

  it('lists packs of a day, and the rules of one', async () => {
    expect((await at.run(['rules', '--as-of', '2026-11-01'])).out).toContain('br-fr-cii@1.4.0.04 ');
    expect((await at.run(['rules', '--as-of', '2026-01-01'])).out).not.toContain('br-fr-cii@1.4.0.04 ');
    expect((await at.run(['rules', '--all', '--as-of', '2026-01-01'])).out).toContain('br-fr-cii@1.4.0.04 ');
    expect((await at.run(['rules', 'en16931-cii'])).out).toContain('BR-CO-10\n');
    expect((await at.run(['rules', 'en16931-ci'])).err).toContain('did you mean en16931-cii?');
  });
});

describe('render', () => {
  it('draws what it is given, and nothing of what is no invoice', async () => {
    expect((await at.run(['render', 'bad.xml', '-o', 'page.html', '--lang', 'fr'])).exit).toBe(0);
    expect(read('page.html').toString()).toMatch(/<html[^>]* lang="fr"/);
    expect((await at.run(['render', 'bad.xml', '-o', 'page.pdf'])).exit).toBe(0);
    expect(read('page.pdf').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await at.run(['render', 'note.xml'])).exit).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { fish } from './completion/fish.ts';
import { helpOf, overview } from './help.ts';
import { run } from './main.ts';
import { FRENCH } from './manual/french.ts';
import { NO_ENGINE, worldWith } from './testing/world.ts';

async function ran(...args: string[]) {
  const world = worldWith(NO_ENGINE, { outside: { pack: async (rest) => rest.length } });
  const exit = await run(args, world);
  return { exit, ...world.written };
}

describe('the command line', () => {
  it('without a command says what there is, as a mistake', async () => {
    const { exit, err, out } = await ran();
    expect([exit, out]).toEqual([2, '']);
    for (const { name } of COMMANDS) expect(err).toContain(`  ${name} `);
  });

  it.each([['--help'], ['-h'], ['help']])('%s says the same, as an answer', async (arg) => {
    const { exit, out } = await ran(arg);
    expect(exit).toBe(0);
    expect(out).toContain('Usage: conforme COMMAND');
  });

  it.each(COMMANDS.map(({ name }) => [name]))('%s --help shows its options and an example', async (name) => {
    const { exit, out } = await ran(name, '--help');
    const command = COMMANDS.find((each) => each.name === name)!;
    expect(exit).toBe(0);
    for (const option of Object.keys(command.options)) expect(out).toContain(`--${option}`);
    expect(out).toContain(command.examples[0]![0]);
    expect(await ran('help', name)).toEqual({ exit, out, err: '' });
  });

  it('is told in French to who asks for it, by word or by the environment', async () => {
    for (const args of [
      ['--help', '--lang', 'fr'],
      ['help', '--lang=fr', 'generate'],
      ['--lang', 'fr', 'generate', '--help'],
      ['--lang=fr', '--help'],
      ['embed', '--lang', 'fr', '-h'],
    ])
      expect((await ran(...args)).out).toContain('Usage : conforme ');
    const world = worldWith(NO_ENGINE, { env: { LANG: 'fr_FR.UTF-8' } });
    expect([await run([], world), world.written.err]).toEqual([
      2,
      expect.stringContaining('Usage : conforme COMMANDE'),
    ]);
    expect((await ran('validate', '--help', '--lang', 'en')).out).toContain('Usage: conforme validate');
  });

  it('has a French sentence for each of the manual, and for nothing else', async () => {
    const said = new Set<string>();
    const hear = (english: string): string => (said.add(english), english);
    overview(hear);
    for (const command of COMMANDS) helpOf(command, hear);
    fish(hear);
    expect([...said].filter((english) => !Object.hasOwn(FRENCH, english))).toEqual([]);
    expect(Object.keys(FRENCH).filter((english) => !said.has(english))).toEqual([]);
  });

  it('takes the language before the command too, and leaves it out where the command has none', async () => {
    expect((await ran('--lang', 'de', 'validate', 'a.xml')).err).toContain('--lang is one of fr, en');
    expect(await ran('--lang', 'fr', 'pack', 'check')).toMatchObject({ exit: 1 });
    expect((await ran('--lang', 'fr')).exit).toBe(2);
  });

  it('names the command that was probably meant', async () => {
    const { exit, err } = await ran('genrate');
    expect(exit).toBe(2);
    expect(err).toContain('did you mean generate?');
  });

  it('hands the rest of the line on to what lies outside', async () => {
    expect((await ran('pack', 'check', 'folder', '--xsd')).exit).toBe(3);
  });

  it('says what is not installed', async () => {
    const { exit, err } = await ran('serve');
    expect([exit, err]).toEqual([2, expect.stringContaining('serve is not part of this installation')]);
  });

  it('tells a failure of the engine in one line', async () => {
    const { exit, err } = await ran('explain', 'BR-01');
    expect([exit, err]).toEqual([4, 'conforme: the engine was asked for\n']);
  });
});

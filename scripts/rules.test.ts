import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { rulesOf, type Rules } from './rules.ts';
import { settingsFrom } from './settings.ts';

const CIUS = path.join(import.meta.dirname, '../examples/plugins/cius');

describe('whoever waits for plugins to be compiled', () => {
  let rules: Rules | null = null;
  afterEach(() => rules?.stop());

  it.each([
    ['those', CIUS],
    ['none', ''],
  ])('hears of %s before a rule of theirs is in force', async (_which, CONFORME_PLUGINS) => {
    const heard: boolean[] = [];
    const prepared = (): void => void heard.push(rules!.live.status().loaded);
    rules = rulesOf(settingsFrom({ CONFORME_PLUGINS }, prepared));
    const beginning = rules.begin();
    expect(heard).toEqual([]);
    await beginning;
    expect(heard).toEqual([false]);
  });

  it('hears nothing of those that cannot be', async () => {
    const prepared = (): void => expect.unreachable();
    rules = rulesOf(settingsFrom({ CONFORME_PLUGINS: path.join(CIUS, 'none') }, prepared));
    await expect(rules.begin()).rejects.toThrow('none');
  });
});

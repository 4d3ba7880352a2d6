import { expect, it } from 'vitest';
import { openPacks } from './index.ts';

const packs = openPacks();
const written = (id: string, version: string) =>
  packs.find((pack) => pack.id === id && pack.version === version)!.written();

it('keeps what every assertion of every pack stands on', () => {
  for (const pack of packs) {
    const rules = pack.written();
    expect(rules.map(({ id }) => id)).toEqual(pack.rules.map(({ id }) => id));
    for (const { id, context, test, definitions, codes } of rules)
      for (const [, name] of `${context} ${test}`.matchAll(/\$([\w-]+)/g))
        expect(
          definitions.has(`$${name}`) || codes.has(`$${name}`) || isLocal(test, name!),
          `${pack.id}@${pack.version} ${id} $${name}`,
        ).toBe(true);
  }
});

/** `for $x in`, `some $x in`, `every $x in`; and what the context of the call binds. */
const isLocal = (test: string, name: string): boolean =>
  new RegExp(String.raw`\$${name}\s+in\b`).test(test) ||
  ['role', 'treatment', 'date', 'container'].includes(name);

it('tells a function that was changed beneath a test that was not', () => {
  const [old, now] = ['1.4.0.03', '1.4.0.04'].map((version) =>
    written('br-fr-cii', version).find(({ id }) => id === 'BR-FR-03_BT-2')!,
  );
  expect(old!.test).toBe(now!.test);
  expect(old!.definitions.get('fr:is-day')).not.toBe(now!.definitions.get('fr:is-day'));
  expect(old!.definitions.get('fr:is-calendar-day')).toBe(now!.definitions.get('fr:is-calendar-day'));
});

it('reads lists of codes through functions and variables', () => {
  const rule = written('br-fr-cii', '1.4.0.04').find(({ id }) => id === 'BR-FR-04_BT-3')!;
  expect(rule.codes.get('$fr-document-type')).toContain('380');
});

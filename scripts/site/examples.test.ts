import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { NOT_SHOWN } from './hybrid.ts';
import { reasonIn } from './reasons.ts';
import unproven from '../../test/conformance/recorded/never-fires.json' with { type: 'json' };

const shown = (broken: string, passing: string, place: number): readonly string[] =>
  excerptOf(broken, passing, place).map(({ of, text, isPlace }) => `${of}${isPlace ? '!' : ''} ${text}`);

describe('an excerpt', () => {
  it('shows what differs below its parent, and marks the place', () => {
    expect(shown('<a xmlns:x="u"><b>1</b><c>2</c></a>', '<a xmlns:x="u"><b>3</b><c>2</c></a>', 1)).toEqual([
      'both <a>',
      'broken!   <b>1</b>',
      'passing   <b>3</b>',
      'both   <c>2</c>',
    ]);
  });

  it('shows a place elsewhere, before or behind', () => {
    const [broken, passing] = ['<a><b/><c/><d><e>1</e></d><f/></a>', '<a><b/><c/><d/><f/></a>'];
    expect(shown(broken, passing, 0).slice(0, 3)).toEqual(['both! <a>', 'gap ⋮', 'both   <c/>']);
    expect(shown('<a><b>1</b><c/><d/></a>', '<a><c/><d/></a>', 3).slice(-2)).toEqual([
      'gap ⋮',
      'both!   <d/>',
    ]);
  });

  it('shows the same edit at two places, and says that there are more', () => {
    const bearing = (more: string): string =>
      `<a>${['1', '2', '3'].map((id) => `<b><i>${id}</i>${more}<t/><u/></b>`).join('')}</a>`;
    expect(shown(bearing('<x/>'), bearing(''), 3)).toEqual([
      'both <i>1</i>',
      'broken! <x/>',
      'both <t/>',
      'gap ⋮',
      'both <i>2</i>',
      'broken <x/>',
      'both <t/>',
      'gap ⋮',
    ]);
  });

  it('leaves out what is too long', () => {
    const many = Array.from({ length: 20 }, (_, at) => `<b>${at}</b>`).join('');
    const lines = shown(`<a>${many}<c/></a>`, '<a><c/></a>', 1);
    expect(lines.filter((line) => line.startsWith('broken'))).toHaveLength(9);
    expect(lines).toContain('broken ⋮');
  });
});

it('says in French why a rule has no example', () => {
  const tables: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> =
    unproven;
  const reasons = Object.values(tables).flatMap((table) => Object.values(table));
  for (const why of [...reasons, NOT_SHOWN].flatMap((each) => Object.values(each)))
    expect(reasonIn('fr', why)).not.toBe(why);
  expect(() => reasonIn('fr', 'because')).toThrow('because');
});

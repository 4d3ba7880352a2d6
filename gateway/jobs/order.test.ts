import { describe, expect, it } from 'vitest';
import type { HttpError } from '../errors.ts';
import { ONE_JOB } from '../testing/jobs.ts';
import { orderOf, wordsIn, type Caller } from './order.ts';

const caller: Caller = { payer: { account: 'a', plan: 'p' } as Caller['payer'], language: 'en', key: null };

function faultsOf(job: string, language: 'en' | 'fr' = 'en'): unknown {
  try {
    orderOf(wordsIn(job), caller, ONE_JOB);
  } catch (thrown) {
    return (thrown as HttpError).body(language).details;
  }
  return [];
}

describe('the words of an order', () => {
  it('are numbers, texts and true or false, as a query would have them', () => {
    const { kind, options } = orderOf(
      wordsIn('{"kind": "validate", "options": {"explain": true, "max_findings": 1e1}}'),
      caller,
      ONE_JOB,
    );
    expect([kind, options]).toMatchObject(['validate', { explain: 'true', max_findings: '10' }]);
  });

  it('have one meaning: a name that stands twice is refused, with its place', () => {
    const twice = '{"kind": "validate",\n "options": {"check": "base", "check": "fr-ctc"}}';
    const place = { loc: ['body', 'job'], type: 'duplicate_name', pointer: '/job' };
    expect(faultsOf(twice)).toEqual([
      { ...place, msg: 'The name check stands twice in one object; the second time at line 2, column 31.' },
    ]);
    expect(faultsOf(twice, 'fr')).toEqual([
      { ...place, msg: 'Le nom check figure deux fois dans un objet ; la seconde ligne 2, colonne 31.' },
    ]);
    expect(faultsOf(`{"kind": ${'['.repeat(200)}`)).toMatchObject([
      { type: 'json_too_deep', pointer: '/job' },
    ]);
  });

  it.each(['validate', '[]', 'null', '{"kind":'])('are said to be JSON where they are none: %s', (job) =>
    expect(faultsOf(job)).toMatchObject([
      { type: 'json_invalid', msg: expect.stringMatching(/^Expected JSON: /) },
    ]),
  );

  it('are about options, not about an address', () => {
    const unknown = '{"kind": "extract", "options": {"x": 1}}';
    const place = { type: 'extra_forbidden', pointer: '/job/options/x' };
    expect(faultsOf(unknown)).toMatchObject([
      { ...place, msg: 'This option is not known; known are: include_xml.' },
    ]);
    expect(faultsOf(unknown, 'fr')).toMatchObject([
      { ...place, msg: "Cette option n'est pas connue ; sont connues : include_xml." },
    ]);
    const [english, french] = [/^This option is required: /, /^Cette option est obligatoire : /];
    expect(faultsOf('{"kind": "convert"}')).toMatchObject([{ msg: expect.stringMatching(english) }]);
    expect(faultsOf('{"kind": "convert"}', 'fr')).toMatchObject([{ msg: expect.stringMatching(french) }]);
  });
});

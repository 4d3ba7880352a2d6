import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAILURE_PHRASES, unjudged } from './unjudged.ts';
import { phrasesIn } from '../testing/phrases.ts';

const RUNTIME = join(import.meta.dirname, '../../rules/engine/xpath/runtime');

/** What stands first in an error of a rule, and in what is made of one, with its values as places. */
const SAID =
  /(?:new (?:Evaluation|Limit)Error\([^'"`]*?'\w+'\s*,\s*|\b(?:message|error): |description \?\? )(?:'([^'\n]+)'|`([^`\n]+)`)/g;

describe('what keeps a rule from being judged', () => {
  it('has French words for each of its reasons, and for no other', () => {
    expect([...new Set(phrasesIn(RUNTIME, SAID))].sort()).toEqual(Object.keys(FAILURE_PHRASES).sort());
  });

  it.each([
    [
      'the context of the rule cannot be judged: "100,00" cannot be read as xs:decimal',
      ' (main.sch:5)',
      'La règle ne peut pas être jugée ici : le contexte de la règle ne peut pas être jugé : "100,00" ne peut pas être lu comme xs:decimal (main.sch:5).',
    ],
    [
      'several values stand where one is needed',
      '',
      'La règle ne peut pas être jugée ici : plusieurs valeurs se trouvent là où il en faut une seule.',
    ],
  ])('%s%s', (error, place, fr) =>
    expect(unjudged(error, error + place)).toEqual({
      en: `The rule cannot be judged here: ${error}${place}.`,
      fr,
    }),
  );
});

// What the readers of forms throw, as what it means for the caller. The parser beneath the multipart library throws bare errors; the
// library's own have codes.

import type { Bilingual } from '@conforme/proto/schema';
import { beyond, inBoth } from './errors.ts';
import { malformed } from './faults.ts';

/** Of parts and of files alike: an endpoint knows fewer than half as many. */
export const FORM_PARTS = 20;

const TOO_MANY: ReadonlySet<unknown> = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);

const CUT_OFF: Bilingual = {
  en: 'the form is cut off: it ends without its closing boundary',
  fr: 'le formulaire est tronqué : il se termine sans son délimiteur de fin',
};

const PHRASES: readonly (readonly [RegExp, Bilingual])[] = [
  [
    /boundary not found/i,
    {
      en: 'multipart/form-data needs the parameter boundary in Content-Type; HTTP clients write it themselves when the header is left to them',
      fr: "multipart/form-data exige le paramètre boundary dans Content-Type ; les clients HTTP l'écrivent eux-mêmes quand on leur laisse l'en-tête",
    },
  ],
  [/unexpected end of multipart data/i, CUT_OFF],
];

/** @param most parts that this form may have, and the name of that limit */
export function malformedForm(thrown: unknown, most = FORM_PARTS, name = 'form_parts'): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const { code } = thrown as { readonly code?: unknown };
  if (TOO_MANY.has(code))
    return beyond('too_large', name, most, {
      en: `The form has more than ${most} parts.`,
      fr: `Le formulaire compte plus de ${most} parties.`,
    });
  if (code === 'FST_MP_PREMATURE_CLOSE') return malformed(CUT_OFF);
  if (thrown.constructor !== Error || code !== undefined) return thrown;
  const [, said] = PHRASES.find(([pattern]) => pattern.test(thrown.message)) ?? [];
  return malformed(said ?? inBoth(thrown.message));
}

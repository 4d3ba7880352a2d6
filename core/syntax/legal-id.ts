import type { Party } from '../invoice/index.ts';
import type { Tag } from './names.ts';
import type { Row, Target } from './row.ts';
import { attributeOf } from './source.ts';
import { text } from './text.ts';

const SIREN_SCHEME = '0002';
const SIREN = /^\d{9}$/;

/** What identifies a party in a register. */
type Registered = Pick<Party, 'siren' | 'legal_registration_id' | 'legal_registration_scheme'>;

/** BT-30, BT-47, BT-61: a SIREN, or the identifier of another register; a complete party has at most one (`core/invoice`). */
export function legalId<To extends Target>(tag: Tag): Row<Registered, To> {
  const siren = text<Registered, To>(tag, 'siren', { constant: ['schemeID', SIREN_SCHEME] });
  const other = text<Registered, To>(tag, 'legal_registration_id', {
    attributes: { schemeID: 'legal_registration_scheme' },
  });
  return {
    write: (party, at, target) => (party.siren === null ? other : siren).write(party, at, target),
    places(shape) {
      const [asSiren, asOther] = [siren, other].map((row) => row.places(shape)[0]!);
      return [
        {
          name: tag.number,
          once: true,
          take(reading, node, into) {
            const scheme = attributeOf(reading.tree, node, 'schemeID');
            const isSiren = scheme === SIREN_SCHEME && SIREN.test(reading.text(node));
            return (isSiren ? asSiren! : asOther!).take(reading, node, into);
          },
        },
      ];
    },
  };
}

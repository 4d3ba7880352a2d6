import type { Party } from '../invoice/index.ts';
import { keep } from './draft.ts';
import type { Tag } from './names.ts';
import type { Row, Target } from './row.ts';
import { attributeOf } from './source.ts';
import { text } from './text.ts';

const SIREN_SCHEME = '0002';
const SIREN = /^\d{9}$/;

/** BT-30, BT-47: a SIREN, or the identifier of another register; a complete party has at most one (`core/invoice`). */
export function legalId<To extends Target>(tag: Tag): Row<Party, To> {
  const siren = text<Party, To>(tag, 'siren', { constant: ['schemeID', SIREN_SCHEME] });
  const other = text<Party, To>(tag, 'legal_registration_id', {
    attribute: ['schemeID', 'legal_registration_scheme'],
  });
  return {
    write: (party, at, target) => (party.siren === null ? other : siren).write(party, at, target),
    read(source, into) {
      const { tree } = source;
      const node = tree.child(source.node, tag.number);
      if (node < 0) return;
      const id = tree.text(node).trim();
      const isSiren = attributeOf({ tree, node }, 'schemeID') === SIREN_SCHEME && SIREN.test(id);
      if (isSiren) keep(into, 'siren', id);
      else other.read(source, into);
    },
  };
}

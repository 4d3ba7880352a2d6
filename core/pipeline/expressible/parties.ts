import { pointerStep } from '@conforme/proto/schema/pointer';
import type { CompleteInvoice } from '../../invoice/index.ts';
import type { Destination } from '../destination.ts';
import type { Adaptation, Adapt, Left } from './adapted.ts';
import { isFacturX, isOfExtension, isUbl } from './level.ts';

type Role = 'buyer' | 'payee';
type Identified = Pick<CompleteInvoice['buyer'], 'global_ids' | 'further_ids'>;

const ONE_ID = {
  buyer: {
    en: 'A buyer has one identifier here (BT-46, UBL-SR-16): the first is written.',
    fr: "Un acheteur n'a ici qu'un seul identifiant (BT-46, UBL-SR-16) : le premier est écrit.",
  },
  payee: {
    en: 'A payee has one identifier here (BT-60, UBL-SR-20): the first is written.',
    fr: "Un bénéficiaire n'a ici qu'un seul identifiant (BT-60, UBL-SR-20) : le premier est écrit.",
  },
};

const ONE_TAX_NUMBER = {
  en: 'In UBL a tax representative has one tax number, which is for VAT (BT-63, UBL-SR-23).',
  fr: 'En UBL, un représentant fiscal a un seul numéro fiscal, celui de TVA (BT-63, UBL-SR-23).',
};

/** How many identifiers there may be: of either kind, one with and one without scheme, or any. */
type Places = 'one' | 'one of each' | 'any';

/** CII has an element for identifiers with a scheme and one for those without; the profiles of Factur-X below EXTENDED take each once. */
function placesIn(destination: Destination): Places {
  if (isOfExtension(destination)) return 'any';
  if (isUbl(destination)) return 'one';
  return isFacturX(destination) ? 'one of each' : 'any';
}

export const oneIdentifier: Adapt = (invoice, destination) => {
  const places = placesIn(destination);
  if (places === 'any') return { invoice };
  const buyer = withFirst(invoice.buyer, 'buyer', places);
  const payee = invoice.payee && withFirst(invoice.payee, 'payee', places);
  const left = [...buyer.left, ...(payee?.left ?? [])];
  if (left.length === 0) return { invoice };
  return { invoice: { ...invoice, buyer: buyer.party, payee: payee && payee.party }, left };
};

function withFirst<P extends Identified>(
  party: P,
  role: Role,
  places: Places,
): { party: P; left: readonly Left[] } {
  const all = identifiersOf(party, `/invoice/${role}`);
  const isFirst = ({ scheme }: Identifier, i: number): boolean =>
    places === 'one' ? i === 0 : all.findIndex((each) => (each.scheme === '') === (scheme === '')) === i;
  const first = all.filter(isFirst);
  if (first.length === all.length) return { party, left: [] };
  const others = all.filter((each, i) => !isFirst(each, i));
  const ids = Object.fromEntries(first.map(({ scheme, id }) => [scheme, id]));
  const left = others.map(({ pointer }) => ({ pointer, reason: ONE_ID[role] }));
  return { party: { ...party, global_ids: ids, further_ids: [] }, left };
}

interface Identifier {
  readonly scheme: string;
  readonly id: string;
  readonly pointer: string;
}

/** In the order in which they are written. */
function identifiersOf(
  { global_ids: ids, further_ids: further }: Identified,
  at: string,
): readonly Identifier[] {
  return [
    ...Object.entries(ids).map(([scheme, id]) => ({
      scheme,
      id,
      pointer: `${at}/global_ids/${pointerStep(scheme)}`,
    })),
    ...further.map(({ id, scheme }, i) => ({ scheme: scheme ?? '', id, pointer: `${at}/further_ids/${i}` })),
  ].filter(({ id }) => id.trim() !== '');
}

/** Extensions know a registration for other taxes besides. */
export const oneTaxNumber: Adapt = (invoice, { output }): Adaptation => {
  const { tax_representative: representative } = invoice;
  const hasBoth = representative?.vat_id && representative.tax_registration_id;
  if (output !== 'ubl-xml' || !hasBoth) return { invoice };
  return {
    invoice: { ...invoice, tax_representative: { ...representative, tax_registration_id: null } },
    left: [{ pointer: '/invoice/tax_representative/tax_registration_id', reason: ONE_TAX_NUMBER }],
  };
};

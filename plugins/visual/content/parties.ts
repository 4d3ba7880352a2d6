import type { CompleteInvoice } from '@conforme/core/invoice';
import { schemeName } from './codes.ts';
import {
  addressLines,
  detail,
  inRegister,
  name,
  partyInShort,
  partyRest,
  partyText,
  plain,
  type Party,
} from './party.ts';
import type { Paragraph, Voice } from './voice.ts';

/** A party under its role. */
export interface PartyBlock {
  readonly label: string;
  readonly paragraphs: readonly Paragraph[];
}

/** Seller, buyer and, where the invoice names one, the place of delivery (BG-4, BG-7, BG-13). */
export function partiesOf(voice: Voice): PartyBlock[] {
  const { invoice, words } = voice;
  const delivery = deliveryText(voice);
  return [
    { label: words.from, paragraphs: partyText(voice, invoice.seller) },
    { label: words.to, paragraphs: partyText(voice, invoice.buyer) },
    ...(delivery.length > 0 ? [{ label: words.shipTo, paragraphs: delivery }] : []),
  ];
}

/** The other roles, those that the law wants on an invoice first (BG-10, BG-11). */
const ROLES = [
  'payee',
  'tax_representative',
  'invoicer',
  'invoicee',
  'payer',
  'sales_agent',
  'buyer_agent',
  'buyer_tax_representative',
  'product_end_user',
] as const satisfies readonly (keyof CompleteInvoice)[];

/** Every party besides the first three. */
export function furtherPartiesOf(voice: Voice): PartyBlock[] {
  const { invoice, label } = voice;
  const { ship_from: from, ultimate_ship_to: final } = invoice.delivery ?? {};
  const all: (readonly [path: string, party: Party | null | undefined])[] = [
    ...ROLES.map((role) => [role, invoice[role]] as const),
    ['delivery.ultimate_ship_to', final],
    ['delivery.ship_from', from],
  ];
  return all.flatMap(([path, party]) => {
    const paragraphs = party ? partyInShort(voice, party) : [];
    return paragraphs.length > 0 ? [{ label: label(path), paragraphs }] : [];
  });
}

function deliveryText(voice: Voice): Paragraph[] {
  const { delivery } = voice.invoice;
  if (!delivery) return [];
  const { location_id: id, location_id_scheme: scheme, ship_to: party } = delivery;
  const label = schemeName(scheme ?? '') ?? voice.words.location;
  return [
    ...(delivery.name ? [name(delivery.name)] : []),
    ...(delivery.address ? addressLines(voice, delivery.address).map(plain) : []),
    ...(id ? [detail(label + voice.words.colon + inRegister(scheme ?? '', id))] : []),
    ...(party ? partyRest(voice, party) : []),
  ];
}

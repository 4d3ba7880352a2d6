import type { CompleteInvoice } from '@conforme/core/invoice';
import { addressLines, type Party } from './address.ts';
import { schemeName } from './codes.ts';
import { contactsOf, inRegister } from './identity.ts';
import { detail, name, partyInShort, partyRest, partyText, plain } from './party.ts';
import { named, type Paragraph, type Voice } from './voice.ts';

/** A party under its role. */
export interface PartyBlock {
  readonly label: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A longer name is cut in the letterhead, and so stands below in full. */
const LONGEST_HEAD = 130;

/** What stands in the letterhead where no logo does: the seller as customers know it. */
export function letterheadOf({ seller }: CompleteInvoice): string {
  return seller.trading_name ?? seller.name;
}

/**
 * Seller, buyer and, where the invoice names one, the place of delivery (BG-4, BG-7, BG-13). What the letterhead says of the seller
 * is not said again.
 */
export function partiesOf(voice: Voice, hasLogo: boolean): PartyBlock[] {
  const { invoice, words } = voice;
  const delivery = deliveryText(voice);
  return [
    { label: words.from, paragraphs: sellerText(voice, hasLogo) },
    { label: words.to, paragraphs: partyText(voice, invoice.buyer) },
    ...(delivery.length > 0 ? [{ label: words.shipTo, paragraphs: delivery }] : []),
  ];
}

/** Names, address and whom to ask: who the seller is in law stands at the foot of the page. */
function sellerText(voice: Voice, hasLogo: boolean): Paragraph[] {
  const { seller } = voice.invoice;
  const head = letterheadOf(voice.invoice);
  const said = (text: string): boolean => !hasLogo && text === head && text.length <= LONGEST_HEAD;
  const { name: legal, trading_name: trading, address } = seller;
  return [
    ...(legal && !said(legal) ? [name(legal)] : []),
    ...(trading && trading !== legal && !said(trading) ? [plain(trading)] : []),
    ...(address ? addressLines(voice, address).map(plain) : []),
    ...contactsOf(voice, seller).map(detail),
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
    ...(id ? [detail(named([[label, inRegister(scheme ?? '', id)]]))] : []),
    ...(party ? partyRest(voice, party) : []),
  ];
}

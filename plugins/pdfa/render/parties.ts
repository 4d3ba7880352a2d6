import type { CompleteInvoice } from '@conforme/core/invoice';
import { schemeName } from './codes.ts';
import { BODY, CONTENT, drawLines, MARGIN, shortened, SMALL, style, type Draft } from './draft.ts';
import { INK } from './color.ts';
import type { Style } from './sheet.ts';
import { present } from './facts.ts';

type Party = CompleteInvoice['seller'] | CompleteInvoice['buyer'];
type Address = Party['address'];

interface Paragraph {
  readonly text: string;
  readonly look: Style;
}

const NAME = style(10.5, INK, true);
const GAP = 18;
/** A party that takes more room than this is shown in full with the notes. */
const MOST_LINES = 36;

/** Seller, buyer and, where it differs from nothing, the place of delivery, side by side. */
export function drawParties(draft: Draft): void {
  const { invoice, words } = draft;
  const blocks: [string, Paragraph[]][] = [
    [words.from, partyText(draft, invoice.seller)],
    [words.to, partyText(draft, invoice.buyer)],
  ];
  const delivery = deliveryText(draft);
  if (delivery.length > 0) blocks.push([words.shipTo, delivery]);
  const width = (CONTENT - GAP * (blocks.length - 1)) / blocks.length;
  const heights = blocks.map(([label, text], i) =>
    drawBlock(draft, label, text, MARGIN + i * (width + GAP), width),
  );
  draft.y += Math.max(...heights) + 14;
}

function drawBlock(
  draft: Draft,
  label: string,
  paragraphs: readonly Paragraph[],
  x: number,
  width: number,
): number {
  const { sheet } = draft;
  let y = draft.y;
  sheet.line(x, y, x + width, y, 1, draft.palette.accent);
  y += 7;
  sheet.element('H2', () => (y += drawLines(draft, [label], x, y, draft.label) + 3));
  const all = paragraphs.map(({ text, look }) => ({ look, lines: sheet.wrap(text, width, look) }));
  let room = MOST_LINES;
  for (const [i, { look, lines }] of all.entries()) {
    // Identifiers stand a little apart from the address.
    if (look === SMALL && all[i - 1]?.look === BODY) y += 3;
    const shown = shortened(lines, Math.max(1, room), '…');
    if (room > 0) sheet.element('P', () => (y += drawLines(draft, shown, x, y, look)));
    room -= lines.length;
  }
  if (room < 0)
    draft.overflow.push(label + draft.words.colon + paragraphs.map(({ text }) => text).join(' · '));
  return y - draft.y;
}

function partyText(draft: Draft, party: Party): Paragraph[] {
  const { trading_name, name, contact } = party;
  const paragraphs: Paragraph[] = [{ text: name, look: NAME }];
  if (trading_name && trading_name !== name) paragraphs.push({ text: trading_name, look: BODY });
  for (const text of addressLines(draft, party.address)) paragraphs.push({ text, look: BODY });
  for (const text of identity(draft, party)) paragraphs.push({ text, look: SMALL });
  const reach = [contact?.name ?? contact?.department, contact?.phone, contact?.email].filter(Boolean);
  if (reach.length > 0) paragraphs.push({ text: reach.join(' · '), look: SMALL });
  return paragraphs;
}

export function addressLines(draft: Draft, address: Address): string[] {
  const { line1, line2, line3, postal_code, city, country_subdivision, country } = address;
  const town = [postal_code, city].filter(Boolean).join(' ');
  return [line1, line2, line3, town, country_subdivision, draft.format.country(country)].filter(
    (line): line is string => !!line,
  );
}

/** Identifiers as they are printed in France: SIREN and SIRET in groups of three. */
function identity(draft: Draft, party: Party): string[] {
  const { words } = draft;
  const scheme = schemeName(party.legal_registration_scheme ?? '') ?? words.registration;
  const facts = present([
    ['SIREN', party.siren && grouped(party.siren)],
    ['SIRET', party.siret && grouped(party.siret)],
    [scheme, party.siren ? null : party.legal_registration_id],
    [words.vatId, party.vat_id],
    [words.taxNumber, party.tax_registration_id],
    ...Object.entries(party.global_ids).map(
      ([id, value]) => [schemeName(id) ?? words.identifier, value] as const,
    ),
    [words.electronic, electronic(party)],
  ]);
  const lines = facts.map(([label, value]) => label + words.colon + value);
  return party.legal_info ? [...lines, party.legal_info] : lines;
}

function electronic(party: Party): string | null {
  const { electronic_address: address, electronic_address_scheme: scheme } = party;
  if (!address) return null;
  return scheme && scheme !== 'EM' ? [scheme, address].join(':') : address;
}

const grouped = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, '$1\u00a0$2\u00a0$3\u00a0$4').trimEnd();

function deliveryText(draft: Draft): Paragraph[] {
  const { delivery } = draft.invoice;
  if (!delivery) return [];
  const paragraphs: Paragraph[] = [];
  if (delivery.name) paragraphs.push({ text: delivery.name, look: NAME });
  if (delivery.address)
    for (const text of addressLines(draft, delivery.address)) paragraphs.push({ text, look: BODY });
  if (delivery.location_id) {
    const label = schemeName(delivery.location_id_scheme ?? '') ?? draft.words.location;
    paragraphs.push({ text: label + draft.words.colon + delivery.location_id, look: SMALL });
  }
  return paragraphs;
}

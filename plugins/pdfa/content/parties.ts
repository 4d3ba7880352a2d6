import type { CompleteInvoice } from '@conforme/core/invoice';
import { schemeName } from './codes.ts';
import { present, type Said, type Voice } from './voice.ts';

type Party = CompleteInvoice['seller'] | CompleteInvoice['buyer'];
type Address = Party['address'];

export interface PartyBlock {
  readonly label: string;
  readonly said: readonly Said[];
}

const name = (text: string): Said => ({ text, weight: 'name' });
const plain = (text: string): Said => ({ text, weight: 'text' });
const detail = (text: string): Said => ({ text, weight: 'detail' });

/** Seller, buyer and, where the invoice names one, the place of delivery (BG-4, BG-7, BG-13). */
export function partiesOf(voice: Voice): PartyBlock[] {
  const { invoice, words } = voice;
  const delivery = deliveryText(voice);
  return [
    { label: words.from, said: partyText(voice, invoice.seller) },
    { label: words.to, said: partyText(voice, invoice.buyer) },
    ...(delivery.length > 0 ? [{ label: words.shipTo, said: delivery }] : []),
  ];
}

function partyText(voice: Voice, party: Party): Said[] {
  const { trading_name, contact } = party;
  const who = [contact?.name ?? contact?.department, contact?.phone].filter(Boolean);
  return [
    name(party.name),
    ...(trading_name && trading_name !== party.name ? [plain(trading_name)] : []),
    ...addressLines(voice, party.address).map(plain),
    ...identity(voice, party).map(detail),
    ...(who.length > 0 ? [detail(who.join(' · '))] : []),
    ...(contact?.email && contact.email !== party.electronic_address ? [detail(contact.email)] : []),
  ];
}

function addressLines({ format }: Voice, address: Address): string[] {
  const { line1, line2, line3, postal_code, city, country_subdivision, country } = address;
  const town = [postal_code, city].filter(Boolean).join(' ');
  return [line1, line2, line3, town, country_subdivision, format.country(country)].filter(
    (line): line is string => !!line,
  );
}

function identity({ words }: Voice, party: Party): string[] {
  const scheme = party.legal_registration_scheme ?? '';
  const facts = present([
    ['SIREN', party.siren && grouped(party.siren)],
    ['SIRET', party.siret && grouped(party.siret)],
    [schemeName(scheme) ?? words.registration, party.siren ? null : party.legal_registration_id],
    [words.vatId, party.vat_id],
    [words.taxNumber, party.tax_registration_id],
    ...Object.entries(party.global_ids).map(
      ([id, value]) => [schemeName(id) ?? words.identifier, inRegister(id, value)] as const,
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

/** An identifier as its register prints it. */
function inRegister(scheme: string, value: string): string {
  return scheme === '0002' || scheme === '0009' ? grouped(value) : value;
}

/** SIREN and SIRET are printed in groups of three in France. */
function grouped(digits: string): string {
  return /^(\d{9}|\d{14})$/.test(digits)
    ? digits.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, '$1\u00a0$2\u00a0$3\u00a0$4').trimEnd()
    : digits;
}

function deliveryText(voice: Voice): Said[] {
  const { delivery } = voice.invoice;
  if (!delivery) return [];
  const { location_id: id, location_id_scheme: scheme } = delivery;
  const label = schemeName(scheme ?? '') ?? voice.words.location;
  return [
    ...(delivery.name ? [name(delivery.name)] : []),
    ...(delivery.address ? addressLines(voice, delivery.address).map(plain) : []),
    ...(id ? [detail(label + voice.words.colon + inRegister(scheme ?? '', id))] : []),
  ];
}

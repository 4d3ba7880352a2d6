import type { CompleteInvoice } from '@conforme/core/invoice';
import { schemeName } from './codes.ts';
import { joined, labelled, present, type Possible, type Paragraph, type Voice } from './voice.ts';

/** A party in any role: of most, nothing is required. */
export type Party =
  CompleteInvoice['seller'] | CompleteInvoice['buyer'] | NonNullable<CompleteInvoice['payee']>;
type Address = NonNullable<Party['address']>;
type Contact = NonNullable<Party['contact']>;

/** Paragraphs by their weight. */
export const name = (text: string): Paragraph => ({ text, weight: 'name' });
export const plain = (text: string): Paragraph => ({ text, weight: 'text' });
export const detail = (text: string): Paragraph => ({ text, weight: 'detail' });

/** Everything a party says of itself, one paragraph each. */
export function partyText(voice: Voice, party: Party): Paragraph[] {
  return [...(party.name ? [name(party.name)] : []), ...partyRest(voice, party)];
}

/** The same in fewer lines: the address stands on one. */
export function partyInShort(voice: Voice, party: Party): Paragraph[] {
  const inOne = (address: Address): string[] => [addressLines(voice, address).join(', ')].filter(Boolean);
  return [...(party.name ? [name(party.name)] : []), ...partyRest(voice, party, inOne)];
}

/** A party but for its name. */
export function partyRest(
  voice: Voice,
  party: Party,
  place = (address: Address): string[] => addressLines(voice, address),
): Paragraph[] {
  const { trading_name, address } = party;
  return [
    ...(trading_name && trading_name !== party.name ? [plain(trading_name)] : []),
    ...(address ? place(address).map(plain) : []),
    ...identity(voice, party).map(detail),
    ...contactsOf(voice, party).map(detail),
  ];
}

/** A party on one line; null for none. */
export function partyLine(voice: Voice, party: Party | null): string | null {
  return party && joined(partyInShort(voice, party).map(({ text }) => text));
}

/** The lines of an address as they stand on an envelope, without those that are missing. */
export function addressLines({ format }: Voice, address: Address): string[] {
  const { line1, line2, line3, postal_code, city, country_subdivision, country } = address;
  const town = [postal_code, city].filter(Boolean).join(' ');
  return [line1, line2, line3, town, country_subdivision, country && format.country(country)].filter(
    (line): line is string => !!line,
  );
}

function identity(voice: Voice, party: Party): string[] {
  const { words } = voice;
  const scheme = party.legal_registration_scheme ?? '';
  const facts: Possible[] = [
    ['SIREN', party.siren && grouped(party.siren)],
    ['SIRET', party.siret && grouped(party.siret)],
    [schemeName(scheme) ?? words.registration, party.siren ? null : party.legal_registration_id],
    [words.vatId, party.vat_id],
    [words.taxNumber, party.tax_registration_id],
    ...Object.entries(party.global_ids).map(([id, value]) => identifier(voice, value, id)),
    ...party.further_ids.map(({ id, scheme: register }) => identifier(voice, id, register)),
    [words.electronic, electronic(party)],
  ];
  const legal = party.legal_address && addressLines(voice, party.legal_address).join(', ');
  return [
    ...present(facts).map(([label, value]) => label + words.colon + value),
    ...(party.legal_info ? [party.legal_info] : []),
    ...(legal ? [voice.label('seller.legal_address') + words.colon + legal] : []),
  ];
}

function identifier({ words }: Voice, id: string, scheme: string | null): Possible {
  return [schemeName(scheme ?? '') ?? words.identifier, inRegister(scheme ?? '', id)];
}

function contactsOf(voice: Voice, party: Party): string[] {
  const all = party.contact ? [party.contact, ...party.further_contacts] : party.further_contacts;
  return all.flatMap((contact) => contactText(voice, contact, party.electronic_address));
}

/** An e-mail address that is the electronic address too is not repeated. */
function contactText(voice: Voice, contact: Contact, electronicAddress: string | null): string[] {
  const { name: person, department, phone, email, fax } = contact;
  return [
    joined([person, department, phone]),
    email && email !== electronicAddress ? email : '',
    labelled(voice, [[voice.label('seller.contact.fax'), fax]]),
  ].filter((text) => text !== '');
}

function electronic(party: Party): string | null {
  const { electronic_address: address, electronic_address_scheme: scheme } = party;
  if (!address) return null;
  return scheme && scheme !== 'EM' ? [scheme, address].join(':') : address;
}

/** An identifier as its register prints it. */
export function inRegister(scheme: string, value: string): string {
  return scheme === '0002' || scheme === '0009' ? grouped(value) : value;
}

/** SIREN and SIRET are printed in groups of three in France. */
function grouped(digits: string): string {
  return /^(\d{9}|\d{14})$/.test(digits)
    ? digits.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, '$1\u00a0$2\u00a0$3\u00a0$4').trimEnd()
    : digits;
}

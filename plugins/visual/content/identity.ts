import type { CompleteInvoice } from '@conforme/core/invoice';
import { addressLines, type Party } from './address.ts';
import { schemeName } from './codes.ts';
import { joined, labelled, named, type Possible, type Voice } from './voice.ts';

type Contact = NonNullable<Party['contact']>;

/** True for a party that French law knows: established there, or in its register. */
export function isFrench({ siren, address }: CompleteInvoice['seller']): boolean {
  return siren !== null || address?.country === 'FR';
}

/** What identifies a party: numbers on one line, the electronic address and what the law asks besides each on its own. */
export function identityOf(voice: Voice, party: Party): string[] {
  const { words } = voice;
  return [
    joined([named(numbersOf(voice, party)), labelled(voice, othersOf(voice, party))]),
    named([[words.electronic, electronic(party)]]),
    party.legal_info ?? '',
    labelled(voice, [[voice.label('seller.legal_address'), legalAddress(voice, party)]]),
  ].filter((text) => text !== '');
}

/** The seller's legal identity on one line, as French readers expect it at the foot of every page. */
export function legalIdentity(voice: Voice): string | null {
  const { seller } = voice.invoice;
  const own = seller.electronic_address_scheme === '0225' && seller.electronic_address === seller.siren;
  return (
    joined([
      legalName(seller),
      named(numbersOf(voice, seller)),
      labelled(voice, othersOf(voice, seller)),
      // The SIREN as the electronic address, which is the rule in France, would stand there twice.
      named([[voice.words.electronic, own ? null : electronic(seller)]]),
      labelled(voice, [[voice.label('seller.legal_address'), legalAddress(voice, seller)]]),
    ]) || null
  );
}

/** Words of a legal form, at most. */
const MOST_REPEATED = 32;

/** Name, legal form, capital and register: what is said of them (BT-33) may begin with the name or with the form it ends with. */
function legalName({ name, legal_info: info }: CompleteInvoice['seller']): string {
  if (!info) return name;
  const words = info.split(' ');
  const repeated = words
    .slice(0, MOST_REPEATED)
    .findIndex((_, i) => name.endsWith(' ' + words.slice(0, i + 1).join(' ')));
  if (info.startsWith(name)) return info;
  return repeated < 0 ? joined([name, info]) : joined([name, words.slice(repeated + 1).join(' ')], ' ');
}

/** A number, and the register that gave it (ISO 6523). */
type Registered = readonly [scheme: string, id: string];

const registeredOf = ({ siret, global_ids, further_ids }: Party): Registered[] => [
  ...(siret ? [['0009', siret] as const] : []),
  ...Object.entries(global_ids),
  ...further_ids.map(({ id, scheme }) => [scheme ?? '', id] as const),
];

/** Numbers whose names people know. A SIRET begins with the SIREN, which is then not said again. */
function numbersOf({ words }: Voice, party: Party): Possible[] {
  const { siren } = party;
  const registered = registeredOf(party);
  const within =
    siren !== null && registered.some(([scheme, id]) => scheme === '0009' && id.startsWith(siren));
  const scheme = party.legal_registration_scheme ?? '';
  return [
    ['SIREN', within ? null : siren && grouped(siren)],
    ...registered.map(([register, id]): Possible => [
      schemeName(register) ?? '',
      schemeName(register) && inRegister(register, id),
    ]),
    [schemeName(scheme) ?? words.registration, siren ? null : party.legal_registration_id],
    [words.vatId, party.vat_id],
    [words.taxNumber, party.tax_registration_id],
  ];
}

/** Numbers of registers that have no name here. */
const othersOf = ({ words }: Voice, party: Party): Possible[] =>
  registeredOf(party).map(([scheme, id]) => [words.identifier, schemeName(scheme) === null ? id : null]);

const legalAddress = (voice: Voice, { legal_address: address }: Party): string | null =>
  address && addressLines(voice, address).join(', ');

/** Whom to ask, one person a line. */
export function contactsOf(voice: Voice, party: Party): string[] {
  const all = party.contact ? [party.contact, ...party.further_contacts] : party.further_contacts;
  return all
    .map((contact) => contactText(voice, contact, party.electronic_address))
    .filter((text) => text !== '');
}

/** An e-mail address that is the electronic address too is not repeated. */
function contactText(voice: Voice, contact: Contact, electronicAddress: string | null): string {
  const { name: person, department, phone, email, fax } = contact;
  return joined([
    person,
    department,
    phone?.replaceAll(' ', '\u00a0'),
    email === electronicAddress ? null : email,
    labelled(voice, [[voice.label('seller.contact.fax'), fax]]),
  ]);
}

/** Schemes whose addresses say themselves what they are: French ones begin with the SIREN, an e-mail address has its sign. */
const PLAIN_SCHEMES: ReadonlySet<string> = new Set(['0225', 'EM']);

function electronic(party: Party): string | null {
  const { electronic_address: address, electronic_address_scheme: scheme } = party;
  if (!address) return null;
  return scheme && !PLAIN_SCHEMES.has(scheme) ? [schemeName(scheme) ?? scheme, address].join(':') : address;
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

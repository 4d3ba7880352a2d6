import { addressLines, type Address, type Party } from './address.ts';
import { contactsOf, identityOf } from './identity.ts';
import { joined, type Paragraph, type Voice } from './voice.ts';

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
    ...identityOf(voice, party).map(detail),
    ...contactsOf(voice, party).map(detail),
  ];
}

/** A party on one line; null for none. */
export function partyLine(voice: Voice, party: Party | null): string | null {
  return party && joined(partyInShort(voice, party).map(({ text }) => text));
}

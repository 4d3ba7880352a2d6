import type { Party } from './model.ts';
import type { Derivation } from './origins.ts';

const SIREN = /^\d{9}$/;
/** ISO 6523 scheme of the SIREN register. */
const SIREN_SCHEME = '0002';
/** EAS scheme of addresses in the French directory. */
const FRENCH_ADDRESS_SCHEME = '0225';

/** A completed value and where its new parts came from. */
interface Derived<T> {
  readonly value: T;
  readonly derivations: readonly Derivation[];
}

/** A seller or buyer with its shortcuts spelled out (decisions 30 and 31). */
export function completeParty(party: Party, at: string): Derived<Party> {
  const registered = withRegistration(party, at);
  const addressed = withAddress(registered.value, at);
  return {
    value: { ...addressed.value, contact: completeContact(party.contact) },
    derivations: [...registered.derivations, ...addressed.derivations],
  };
}

/**
 * SIREN from the SIRET or from a legal id of its scheme. With a SIREN there is no other legal id (BT-30 occurs once);
 * without an id, a scheme qualifies nothing.
 */
function withRegistration(party: Party, at: string): Derived<Party> {
  const [siren, from] = sirenOf(party);
  const other = siren === null ? party.legal_registration_id : null;
  const scheme = other === null ? null : party.legal_registration_scheme;
  return {
    value: { ...party, siren, legal_registration_id: other, legal_registration_scheme: scheme },
    derivations: from === 'siren' ? [] : [[`${at}/siren`, [`${at}/${from}`]]],
  };
}

/** The SIREN and the field that gave it. The SIRET begins with it (a contradiction was 422 before, decision 30). */
function sirenOf(party: Party): [siren: string | null, from: keyof Party] {
  if (party.siren !== null) return [party.siren, 'siren'];
  if (party.siret !== null) return [party.siret.slice(0, 9), 'siret'];
  const { legal_registration_id: id, legal_registration_scheme: scheme } = party;
  if (id !== null && scheme === SIREN_SCHEME && SIREN.test(id)) return [id, 'legal_registration_id'];
  return [null, 'siren'];
}

/** BT-34, BT-49: given, or made from the SIRET; the scheme given, or what the address shows (decision 31). */
function withAddress(party: Party, at: string): Derived<Party> {
  const { electronic_address: address, electronic_address_scheme: scheme, siret } = party;
  if (address !== null) {
    const inferred = scheme ?? inferScheme(address);
    const isDerived = scheme === null && inferred !== null;
    return {
      value: { ...party, electronic_address_scheme: inferred },
      derivations: isDerived ? [[`${at}/electronic_address_scheme`, [`${at}/electronic_address`]]] : [],
    };
  }
  return siret === null
    ? { value: { ...party, electronic_address_scheme: null }, derivations: [] }
    : addressed(party, addressOfSiret(siret), `${at}/siret`, at);
}

/** The directory knows SIREN, SIREN_SIRET and SIREN_suffix, not a bare SIRET (decision 30). */
function addressOfSiret(siret: string): string {
  return `${siret.slice(0, 9)}_${siret}`;
}

/** An address in the French directory, and the field both its parts were made from. */
function addressed(party: Party, address: string, from: string, at: string): Derived<Party> {
  return {
    value: { ...party, electronic_address: address, electronic_address_scheme: FRENCH_ADDRESS_SCHEME },
    derivations: [
      [`${at}/electronic_address`, [from]],
      [`${at}/electronic_address_scheme`, [from]],
    ],
  };
}

/** A party without an electronic address is reached in the French directory by its SIREN (decision 31). */
export function addressBySiren(party: Party, at: string): Derived<Party> {
  if (party.electronic_address !== null || party.siren === null) return { value: party, derivations: [] };
  return addressed(party, party.siren, `${at}/siren`, at);
}

/** Null where the address shows nothing; requests of that kind were 422 before. */
function inferScheme(address: string): string | null {
  if (address.includes('@')) return 'EM';
  return /^\d{9}/.test(address) ? FRENCH_ADDRESS_SCHEME : null;
}

function completeContact(contact: Party['contact']): Party['contact'] {
  if (contact === null || Object.values(contact).every((value) => value === null)) return null;
  return contact;
}

import type { AddresseeVerdict, Check, ReceivedView } from '@conforme/proto/schema/choices';
import type { Addressee, ProposedStatus } from '@conforme/proto/schema/receive';
import { compare, type ComparedDocument } from './compare.ts';
import { extract, type Extracted } from './extract.ts';
import type { Language } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { proposals } from '../status/proposal.ts';
import { failuresIn, namedReasons } from '../status/reasons.ts';
import { render } from './render.ts';
import { validate, type Validation } from './validate.ts';

export interface ReceiveRequest {
  readonly document: Uint8Array;
  /** `scheme:address`, or the address alone. */
  readonly ownAddresses: readonly string[];
  /** Keys of invoices that were received before. */
  readonly known: readonly string[];
  readonly view: ReceivedView;
  readonly check: Check;
  /** YYYY-MM-DD. */
  readonly asOf: string;
  readonly language: Language;
  readonly pageLanguage: Language;
}

/** All that can be said of an invoice that was received. */
export interface Received {
  readonly validation: Validation;
  readonly extracted: Extracted;
  /** Null for XML alone. */
  readonly comparison: ComparedDocument | null;
  /** HTML. */
  readonly view: string | null;
  readonly key: string | null;
  readonly isDuplicate: boolean;
  readonly addressee: Addressee;
  readonly proposedStatuses: readonly ProposedStatus[];
}

/**
 * What each call would say of an invoice, and what only its recipient can ask.
 *
 * @throws EngineError `not_an_einvoice`, or `invalid_input` for XML that is not well-formed.
 */
export async function receive(registry: Registry, request: ReceiveRequest): Promise<Received> {
  const { document, known, view, check, asOf, language, pageLanguage } = request;
  // First, for it refuses what is no invoice.
  const extracted = await extract(registry, document);
  const judging = { check, asOf, language, explain: true, plausibility: true };
  const validation = await validate(registry, document, judging);
  const comparison = extracted.pdf === null ? null : await compare(registry, document);
  const page = view === 'none' ? null : await render(registry, document, 'html', pageLanguage);
  const key = validation.identity?.key ?? null;
  const received = {
    validation,
    extracted,
    comparison,
    view: page && new TextDecoder().decode(page.content),
    key,
    isDuplicate: key !== null && known.includes(key),
    addressee: addresseeOf(extracted, request),
  };
  return { ...received, proposedStatuses: proposedStatuses(received, language) };
}

function proposedStatuses(
  { validation, comparison, isDuplicate, addressee }: Omit<Received, 'proposedStatuses'>,
  language: Language,
): readonly ProposedStatus[] {
  const differing = comparison?.fields.filter(({ verdict }) => verdict === 'different') ?? [];
  return proposals({
    isDuplicate,
    isElsewhere: addressee.verdict === 'other',
    failures: failuresIn(validation.findings),
    differing: [...new Set(differing.map(({ term }) => term))],
  }).map(({ status: { code, title, by }, reasons, message }) => ({
    status: code,
    title: title[language],
    by,
    reasons: namedReasons(
      reasons.map((reason) => reason.code),
      reasons,
      language,
    ),
    message: message[language],
  }));
}

function addresseeOf({ fields }: Extracted, { ownAddresses, language }: ReceiveRequest): Addressee {
  const { electronic_address: address = null, electronic_address_scheme: scheme = null } = fields.buyer ?? {};
  const verdict = verdictOf(address, scheme, ownAddresses.map(addressOf));
  const message = SAID[verdict][language](address ?? '', ownAddresses.length);
  return { address, scheme, verdict, message };
}

interface Address {
  readonly scheme: string | null;
  readonly address: string;
}

/** EAS codes have four characters. */
function addressOf(given: string): Address {
  const [, scheme = null, address = ''] = /^(?:([0-9A-Z]{2,4}):)?(.*)$/s.exec(given.trim()) ?? [];
  return { scheme, address: address.trim() };
}

function verdictOf(address: string | null, scheme: string | null, own: readonly Address[]): AddresseeVerdict {
  if (address === null || address === '' || own.length === 0) return 'unknown';
  const isScheme = (each: Address): boolean =>
    each.scheme === null || scheme === null || each.scheme === scheme;
  const candidates = own.filter(isScheme);
  if (candidates.some((each) => same(each.address, address))) return 'own';
  const siren = sirenOf(address);
  return siren !== null && candidates.some((each) => sirenOf(each.address) === siren)
    ? 'other_line'
    : 'other';
}

const same = (one: string, other: string): boolean => one.toUpperCase() === other.trim().toUpperCase();

/** Addresses of the directory (0225) begin with the SIREN: SIREN, SIREN_SIRET, SIREN_SIRET_CODE, SIREN_SUFFIX. */
const sirenOf = (address: string): string | null => /^\s*(\d{9})(?:_|\s*$)/.exec(address)?.[1] ?? null;

type Sentence = Readonly<Record<Language, (address: string, given: number) => string>>;

const SAID: Readonly<Record<AddresseeVerdict, Sentence>> = {
  own: {
    en: (address) => `The invoice is addressed to ${address}, which is yours.`,
    fr: (address) => `La facture est adressée à ${address}, qui est à vous.`,
  },
  other_line: {
    en: (address) => `The invoice is addressed to ${address}: your SIREN, but none of your addresses.`,
    fr: (address) => `La facture est adressée à ${address} : votre SIREN, mais aucune de vos adresses.`,
  },
  other: {
    en: (address) => `The invoice is addressed to ${address}, which is none of your addresses.`,
    fr: (address) => `La facture est adressée à ${address}, qui n'est aucune de vos adresses.`,
  },
  unknown: {
    en: (_address, given) =>
      given === 0
        ? 'No address of yours was given.'
        : 'The invoice names no electronic address of the buyer (BT-49).',
    fr: (_address, given) =>
      given === 0
        ? "Aucune adresse à vous n'a été donnée."
        : "La facture n'indique pas d'adresse électronique de l'acheteur (BT-49).",
  },
};

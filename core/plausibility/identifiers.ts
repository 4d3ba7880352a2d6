import type { Doubt, Doubtful } from './doubt.ts';
import { onDemand } from '../plugin/on-demand.ts';
import { isValid, type Validator } from './check-digits.ts';
import { isVatNumber } from './vat-numbers.ts';

const french = onDemand(() => import('stdnum/lib/cjs/fr/index.js'));

interface Role {
  readonly at: 'seller' | 'buyer';
  readonly en: string;
  readonly fr: string;
  readonly siren: string;
  readonly vat: string;
  readonly address: string;
}

const ROLES: readonly Role[] = [
  { at: 'seller', en: 'seller', fr: 'vendeur', siren: 'BT-30', vat: 'BT-31', address: 'BT-34' },
  { at: 'buyer', en: 'buyer', fr: 'acheteur', siren: 'BT-47', vat: 'BT-48', address: 'BT-49' },
];

/** SIREN, SIRET and VAT numbers whose check digits are wrong, or which are not of one company. */
export async function identifierDoubts(invoice: Doubtful): Promise<readonly Doubt[]> {
  const found = await Promise.all(ROLES.map((role) => ofParty(invoice, role)));
  return found.flat();
}

async function ofParty(invoice: Doubtful, role: Role): Promise<readonly Doubt[]> {
  const party = invoice[role.at];
  if (!party) return [];
  const { siren, siret = null, vat_id: vatId } = party;
  const { siren: sirens, siret: sirets } = (await french()) as unknown as French;
  const doubts: Doubt[] = [];
  const doubt = (rule: string, field: string, term: string, said: Said): void =>
    void doubts.push({ rule, terms: [term], pointer: `/invoice/${role.at}/${field}`, ...said });
  if (siren && !isValid(sirens, siren))
    doubt('PLAUSIBLE-SIREN', 'siren', role.siren, digits('SIREN', siren, role));
  if (siret && !isValid(sirets, siret))
    doubt('PLAUSIBLE-SIRET', 'siret', role.address, digits('SIRET', siret, role));
  const plain = vatId === null ? null : plainly(vatId);
  const isNumber = plain === null ? null : await isVatNumber(plain);
  if (vatId && isNumber === false)
    doubt('PLAUSIBLE-VAT-ID', 'vat_id', role.vat, vatDigits(vatId, siren, role));
  else if (vatId && plain !== vatId && isNumber === true)
    doubt('PLAUSIBLE-VAT-ID', 'vat_id', role.vat, otherSpelling(vatId, plain!, role));
  else if (vatId && siren && /^FR\w{2}\d{9}$/.test(vatId) && vatId.slice(4) !== siren)
    doubt('PLAUSIBLE-VAT-SIREN', 'vat_id', role.vat, otherCompany(vatId, siren, role));
  const { electronic_address: address, electronic_address_scheme: scheme } = party;
  const number = UNROUTED[scheme ?? ''];
  if (number && address)
    doubt(
      'PLAUSIBLE-ADDRESS',
      'electronic_address_scheme',
      `${role.address}-1`,
      unrouted(scheme!, number, role),
    );
  if (scheme === '0225' && address && /^\d{14}$/.test(address))
    doubt('PLAUSIBLE-ADDRESS', 'electronic_address', role.address, bareSiret(address, role));
  return doubts;
}

interface French {
  readonly siren: Validator;
  readonly siret: Validator;
}

type Said = Pick<Doubt, 'message' | 'fix'>;

const of = ({ at }: Role): string => (at === 'seller' ? 'du vendeur' : "de l'acheteur");

function digits(kind: string, value: string, role: Role): Said {
  return {
    message: {
      en: `The check digit of the ${role.en}'s ${kind} ${value} is wrong.`,
      fr: `La clé de contrôle du ${kind} ${of(role)}, ${value}, est fausse.`,
    },
    fix: {
      en: `Look the ${kind} up in the register: a digit is mistyped.`,
      fr: `Vérifiez le ${kind} à l'annuaire des entreprises\u00a0: un chiffre est mal saisi.`,
    },
  };
}

/** VAT numbers stand in files without the blanks and dots of paper; those of Greece begin with EL (Directive 2006/112/EC, art. 215). */
function plainly(vatId: string): string {
  return vatId.replaceAll(/[\s\u00a0\u202f.-]/gu, '').replace(/^GR/, 'EL');
}

function otherSpelling(value: string, plain: string, role: Role): Said {
  return {
    message: {
      en: `The ${role.en}'s VAT number is written “${value}”, which receivers do not find in their files.`,
      fr: `Le numéro de TVA ${of(role)} est écrit «\u00a0${value}\u00a0»\u00a0: les logiciels ne l'y reconnaissent pas.`,
    },
    fix: { en: `Give ${plain}.`, fr: `Donnez ${plain}.` },
  };
}

/** The key of a French number follows from its SIREN (BOI-TVA-DECLA-20-10-10). */
function vatDigits(value: string, siren: string | null, role: Role): Said {
  const said = wrongDigits(value, role);
  if (siren === null || !/^FR\w{2}\d{9}$/.test(value) || !value.endsWith(siren)) return said;
  const key = String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
  return {
    ...said,
    fix: {
      en: `The number of the SIREN ${siren} is FR${key}${siren}, where the SIREN is right.`,
      fr: `Le numéro du SIREN ${siren} est FR${key}${siren}, si le SIREN est juste.`,
    },
  };
}

function wrongDigits(value: string, role: Role): Said {
  return {
    message: {
      en: `The ${role.en}'s VAT number ${value} has not the form or the check digit of its country.`,
      fr: `Le numéro de TVA ${of(role)}, ${value}, n'a pas la forme ou la clé de son pays.`,
    },
    fix: {
      en: 'Compare it with the certificate of the party, or look it up in VIES.',
      fr: 'Comparez-le avec celui que la partie communique, ou vérifiez-le dans VIES.',
    },
  };
}

function otherCompany(value: string, siren: string, role: Role): Said {
  return {
    message: {
      en: `The ${role.en}'s VAT number ${value} is not that of the SIREN ${siren}.`,
      fr: `Le numéro de TVA ${of(role)}, ${value}, n'est pas celui du SIREN ${siren}.`,
    },
    fix: {
      en: 'A French VAT number ends with the SIREN of its company: correct the one that is wrong.',
      fr: 'Un numéro de TVA français se termine par le SIREN de son entreprise\u00a0: corrigez celui qui est faux.',
    },
  };
}

/** Schemes of French numbers that are not the one of the French directory, and the number in each. */
const UNROUTED: Readonly<Record<string, string>> = { '0002': 'SIREN', '0009': 'SIRET' };

function unrouted(scheme: string, number: string, role: Role): Said {
  return {
    message: {
      en: `The ${role.en}'s electronic address is in scheme ${scheme} (${number}), by which the French directory routes nothing.`,
      fr: `L'adresse électronique ${of(role)} est dans le schéma ${scheme} (${number}), que l'annuaire français ne route pas.`,
    },
    fix: {
      en: 'Give the SIREN, or SIREN_SIRET, with scheme 0225.',
      fr: 'Donnez le SIREN, ou SIREN_SIRET, avec le schéma 0225.',
    },
  };
}

function bareSiret(value: string, role: Role): Said {
  const registered = `${value.slice(0, 9)}_${value}`;
  return {
    message: {
      en: `The ${role.en}'s electronic address ${value} is a bare SIRET, which is no form of an address in scheme 0225.`,
      fr: `L'adresse électronique ${of(role)}, ${value}, est un SIRET seul, qui n'est pas une forme d'adresse du schéma 0225.`,
    },
    fix: {
      en: `Give ${value.slice(0, 9)} or ${registered}.`,
      fr: `Donnez ${value.slice(0, 9)} ou ${registered}.`,
    },
  };
}

// Why an element has no place where it stands, where that shows: its namespace is not the one meant, the other UBL document has it, or
// the profile that the document names is too small for it.

import type { Tree } from '@conforme/engine/xml';
import { nearest } from '@conforme/proto/schema/nearest';
import type { Finding, Language, Profile, Recognised } from '../plugin/index.ts';
import { PROFILE_TABLE } from '../plugin/profiles.ts';
import { formatOf, type FoundDocument } from './open.ts';

/** What to do about it; null where no more is known than what the schema says. */
export function whyOutOfPlace(
  { rule, node }: Finding,
  document: FoundDocument,
  language: Language,
): string | null {
  if (rule !== 'unknown' || node === undefined) return null;
  return (
    ofNamespace(node, document)?.[language] ??
    ofOtherDocument(node, document)?.[language] ??
    ofProfile(node, document)?.[language] ??
    null
  );
}

type Said = Readonly<Record<Language, string>>;

const MOST_SLIPS = 4;

/** Longer than any namespace of ours. */
const LONGEST_NAMESPACE = 120;

/** A prefix that is bound to another namespace than the one it stands for everywhere, or one to a namespace but for a slip. */
function ofNamespace(node: number, document: FoundDocument): Said | null {
  const known = formatOf(document)?.prefixes ?? new Map<string, string>();
  const { tree } = document;
  const { uri, local } = tree.nameOf(node);
  const prefix = tree.qname(node).slice(0, -local.length - 1);
  if (prefix === '') return null;
  const [own] = [...known].find(([, name]) => name === prefix) ?? [];
  const meant =
    own ?? (known.has(uri) ? null : nearest(uri, [...known.keys()], MOST_SLIPS, LONGEST_NAMESPACE));
  if (meant === null || meant === uri) return null;
  const declaration = `xmlns:${prefix}="${meant}"`;
  return {
    en: `Correct the declaration of the prefix ${prefix} to ${declaration}: all elements under this prefix depend on it.`,
    fr: `Corrigez la déclaration du préfixe ${prefix} en ${declaration} : tous les éléments sous ce préfixe en dépendent.`,
  };
}

/** What Invoice and CreditNote of UBL 2.1 each have under a name of their own. */
const PAIRS = [
  ['InvoiceTypeCode', 'CreditNoteTypeCode'],
  ['InvoiceLine', 'CreditNoteLine'],
  ['InvoicedQuantity', 'CreditedQuantity'],
] as const;

function ofOtherDocument(node: number, { tree, recognised: { flavor } }: FoundDocument): Said | null {
  const isCredit = flavor === 'ubl-2.1-creditnote';
  if (!isCredit && flavor !== 'ubl-2.1-invoice') return null;
  const qname = tree.qname(node);
  const { local } = tree.nameOf(node);
  const pair = PAIRS.find((each) => each[isCredit ? 0 : 1] === local);
  if (pair === undefined) return null;
  const meant = qname.slice(0, -local.length) + pair[isCredit ? 1 : 0];
  const [here, there] = isCredit ? ['CreditNote', 'Invoice'] : ['Invoice', 'CreditNote'];
  return {
    en: `Did you mean ${meant}? ${qname} is its name in the document ${there}; in ${here} write ${meant}.`,
    fr: `Vouliez-vous dire ${meant}\u00a0? ${qname} est son nom dans le document ${there} ; dans ${here}, écrivez ${meant}.`,
  };
}

/** The profiles whose schemas leave elements of others out, and what to name instead for a document that has them. */
const WIDER: Partial<Record<Profile, readonly Profile[]>> = {
  minimum: ['en16931', 'extended'],
  basicwl: ['en16931', 'extended'],
  basic: ['en16931', 'extended'],
  en16931: ['extended'],
};

/** A profile that has no such element, where a wider one does. */
function ofProfile(node: number, document: FoundDocument): Said | null {
  const { profile } = document.recognised;
  if (profile === null) return null;
  const wider = WIDER[profile]?.find((each) => unknownIn(document, each)?.has(node) === false);
  if (wider === undefined) return null;
  const { xmp, guideline } = PROFILE_TABLE[wider];
  const { xmp: named } = PROFILE_TABLE[profile];
  return {
    en: `The document names the profile ${named} (BT-24), which has no such element; ${xmp} has it. Set BT-24 to ${guideline} if that is what was meant, or leave the element out.`,
    fr: `Le document annonce le profil ${named} (BT-24), qui n'a pas cet élément ; ${xmp} l'a. Mettez BT-24 à ${guideline} si c'est ce profil qui était voulu, ou omettez l'élément.`,
  };
}

/** Elements that would be unknown in a wider profile, too; null where the schema is the same for all, or does not list them all. */
function unknownIn(
  { tree, syntax, recognised }: FoundDocument,
  profile: Profile,
): ReadonlySet<number> | null {
  if (syntax === null || recognised.syntax !== 'cii') return null;
  const known = unknownCache.get(tree) ?? new Map<Profile, ReadonlySet<number> | null>();
  unknownCache.set(tree, known);
  if (!known.has(profile)) {
    const as: Recognised = { ...recognised, profile, guideline: PROFILE_TABLE[profile].guideline };
    const found = syntax.structure(tree, as, 'pdf');
    const all = found.some(({ times }) => times !== undefined)
      ? null
      : new Set(found.flatMap(({ rule, node }) => (rule === 'unknown' && node !== undefined ? [node] : [])));
    known.set(profile, all);
  }
  return known.get(profile)!;
}

/** Each unknown element of a document asks. */
const unknownCache = new WeakMap<Tree, Map<Profile, ReadonlySet<number> | null>>();

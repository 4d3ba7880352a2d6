// Messages of faults of a request, in both languages, and how their places are written.

import type { Bilingual, Language } from './choices.ts';
import type { ValidationFault } from './index.ts';
import type { JsonError } from './json.ts';
import { LIMITS, messageOf, type LimitName } from './limits.ts';
import { pointerStep } from './pointer.ts';

// The values a sentence needs stand in the order the reader gives them; a sentence never looks anything up itself.
type Sentence = (values: readonly string[]) => string;

/** No count here is 0, over which the two languages differ. */
function counted(count: string | undefined, noun: string): string {
  return `${count} ${noun}${count === '1' ? '' : 's'}`;
}

/** A question behind the sentence, where what was meant is known. */
export function meantIn(language: Language, meant: string | null | undefined): string {
  if (!meant) return '';
  return language === 'fr' ? ` Vouliez-vous dire ${meant} ?` : ` Did you mean ${meant}?`;
}

/**
 * One entry per fault type: English and French say the same. `missing`, `extra_forbidden` and the like are the names the
 * published 422 body uses; the others say which decision of ours was broken.
 */
const SENTENCES = {
  // The shape of the object.
  missing: [([name]) => `${name} is required.`, ([name]) => `${name} est obligatoire.`],
  extra_forbidden: [
    ([name, owner, meant]) => `${name} is not a field of ${owner}.${meantIn('en', meant)}`,
    ([name, owner, meant]) => `${name} n'est pas un champ de l'objet ${owner}.${meantIn('fr', meant)}`,
  ],
  /** These, up to needless_object, known to callers as extra_forbidden. */
  stands_above: [
    ([name, owner, above]) => `${name} is not a field of ${owner}. Move it up, to ${above}.`,
    ([name, owner, above]) => `${name} n'est pas un champ de l'objet ${owner}. Remontez-le, dans ${above}.`,
  ],
  no_such_field: [
    ([name, owner, place]) => `${name} is not a field of ${owner}. ${place}`,
    ([name, owner, , lieu]) => `${name} n'est pas un champ de l'objet ${owner}. ${lieu}`,
  ],
  needless_object: [
    ([name, owner]) =>
      `${name} is not a field of ${owner}: give what stands in it itself, without ${name} around it.`,
    ([name, owner]) =>
      `${name} n'est pas un champ de l'objet ${owner} : donnez directement ce qu'il contient, sans ${name} autour.`,
  ],
  /** Known to callers as missing. */
  missing_around: [
    ([name, inside]) => `${name} is required: put ${inside} into it.`,
    ([name, inside]) => `${name} est obligatoire : mettez-y ${inside}.`,
  ],
  missing_total: [
    ([name]) => `${name} is required where totals are given; without totals, all of them are computed.`,
    ([name]) => `${name} est obligatoire quand totals est donné ; sans totals, tout est calculé.`,
  ],
  missing_reason: [
    ([name]) =>
      `${name} is required: the code of the reason, for instance DOUBLON; words may stand beside it in text. next names the codes that a status may have.`,
    ([name]) =>
      `${name} est obligatoire : le code du motif, par exemple DOUBLON ; des mots peuvent l'accompagner dans text. next nomme les codes qu'un statut peut avoir.`,
  ],
  unknown_argument: [
    ([name, tool, meant, known]) =>
      `${name} is not an argument of ${tool}.${meantIn('en', meant)} It takes ${known}.`,
    ([name, tool, meant, known]) =>
      `${name} n'est pas un argument de ${tool}.${meantIn('fr', meant)} Cet outil prend ${known}.`,
  ],
  seller_only: [
    ([name]) => `${name} belongs to the seller; a buyer cannot carry it.`,
    ([name]) => `${name} appartient au vendeur ; un acheteur ne peut pas le porter.`,
  ],
  stands_elsewhere: [
    ([name, alternative]) => `${name} cannot stand here; use ${alternative}.`,
    ([name, alternative]) => `${name} ne peut pas figurer ici ; utilisez ${alternative}.`,
  ],
  // The type of the value.
  string_type: [
    ([meant, example]) =>
      `A string is expected here${example ? `, such as ${example}` : ''}.${meantIn('en', meant)}`,
    ([meant, example]) =>
      `Une chaîne de caractères est attendue ici${example ? `, telle que ${example}` : ''}.${meantIn('fr', meant)}`,
  ],
  boolean_type: [
    ([meant]) => `true or false is expected here, without quotes.${meantIn('en', meant)}`,
    ([meant]) => `true ou false est attendu ici, sans guillemets.${meantIn('fr', meant)}`,
  ],
  integer_type: [
    ([meant]) => `A whole number is expected here${meant ? ', without quotes' : ''}.${meantIn('en', meant)}`,
    ([meant]) =>
      `Un nombre entier est attendu ici${meant ? ', sans guillemets' : ''}.${meantIn('fr', meant)}`,
  ],
  list_type: [
    ([one, each, text]) =>
      `An array${each ? ` of objects with ${each}` : ''} is expected here${one ? ', even for one item: put it between [ and ]' : ''}.${text ? ` Put ${text} into ${each} of one of them.` : ''}`,
    ([one, each, text]) =>
      `Un tableau${each ? ` d'objets avec ${each}` : ''} est attendu ici${one ? ', même pour un seul élément : mettez-le entre [ et ]' : ''}.${text ? ` Mettez ${text} dans ${each} de l'un d'eux.` : ''}`,
  ],
  object_type: [
    ([fields, quoted, meant, some, listed, example]) =>
      `An object is expected here${fields ? `, with ${fields}` : ''}${some ? `${fields ? ' and' : ', with'} fields such as ${some}` : ''}${quoted ? ', and not its JSON in quotes' : ''}${listed ? ', without [ and ] around it' : ''}${example ? `: ${example}` : ''}.${meant ? ` Put ${meant} into its field ${fields}.` : ''}`,
    ([fields, quoted, meant, some, listed, example]) =>
      `Un objet est attendu ici${fields ? `, avec ${fields}` : ''}${some ? `${fields ? ' et' : ', avec'} des champs tels que ${some}` : ''}${quoted ? ', et non son JSON entre guillemets' : ''}${listed ? ', sans [ et ] autour' : ''}${example ? ` : ${example}` : ''}.${meant ? ` Mettez ${meant} dans son champ ${fields}.` : ''}`,
  ],
  one_only: [
    ([fields, count, invoices]) =>
      `One object is expected here, with ${fields}, and not a list of ${count}: send them one a request.${invoices ? ' To send many at once, order a job (conforme job submit).' : ''}`,
    ([fields, count, invoices]) =>
      `Un seul objet est attendu ici, avec ${fields}, et non un tableau de ${count} : faites une requête pour chacun.${invoices ? ' Pour en envoyer beaucoup à la fois, passez une commande (conforme job submit).' : ''}`,
  ],
  decimal_type: [
    () => 'A decimal is expected here, as a number or as a string.',
    () => 'Un nombre décimal est attendu ici, en nombre ou en chaîne.',
  ],
  // The value itself.
  decimal: [
    ([integer, fraction, meant]) =>
      `A decimal here has at most ${counted(integer, 'digit')} before and ${fraction} after the point, and nothing else.${meantIn('en', meant)}`,
    ([integer, fraction, meant]) =>
      `Un nombre décimal a ici au plus ${counted(integer, 'chiffre')} avant et ${fraction} après le point, et rien d'autre.${meantIn('fr', meant)}`,
  ],
  greater_than_equal: [
    ([bound]) => `The least value is ${bound}.`,
    ([bound]) => `La valeur minimale est ${bound}.`,
  ],
  less_than_equal: [
    ([bound]) => `The greatest value is ${bound}.`,
    ([bound]) => `La valeur maximale est ${bound}.`,
  ],
  string_too_short: [
    ([least, meant]) =>
      `At least ${counted(least, 'character')} ${least === '1' ? 'is' : 'are'} needed.${meantIn('en', meant)}`,
    ([least, meant]) => `Il faut au moins ${counted(least, 'caractère')}.${meantIn('fr', meant)}`,
  ],
  string_too_long: [
    ([most, meant]) =>
      `At most ${counted(most, 'character')} ${most === '1' ? 'is' : 'are'} allowed.${meantIn('en', meant)}`,
    ([most, meant]) => `${counted(most, 'caractère')} au plus.${meantIn('fr', meant)}`,
  ],
  string_pattern: [
    ([english, , meant]) => `The value does not have the expected form: ${english}.${meantIn('en', meant)}`,
    ([, french, meant]) => `La valeur n'a pas la forme attendue : ${french}.${meantIn('fr', meant)}`,
  ],
  /** Known to callers as string_pattern. */
  siren_as_siret: [
    ([siren]) =>
      `${siren} is a SIREN and belongs in siren; a SIRET is that and the five digits of the establishment.`,
    ([siren]) =>
      `${siren} est un SIREN, à donner dans siren ; un SIRET y ajoute les cinq chiffres de l'établissement.`,
  ],
  string_control: [
    ([code]) => `The character ${code} cannot be written in XML.`,
    ([code]) => `Le caractère ${code} ne peut pas être écrit en XML.`,
  ],
  date: [
    ([days, words]) =>
      `A day of the calendar is expected here, as YYYY-MM-DD.${meantIn('en', days)}${words ? ` A term in words goes into ${words}.` : ''}`,
    ([days, words]) =>
      `Un jour du calendrier est attendu ici, sous la forme AAAA-MM-JJ.${meantIn('fr', days)}${words ? ` Un délai en toutes lettres se met dans ${words}.` : ''}`,
  ],
  enum: [
    ([values, meant]) => `One of ${values} is expected here.${meantIn('en', meant)}`,
    ([values, meant]) => `Une valeur parmi ${values} est attendue ici.${meantIn('fr', meant)}`,
  ],
  too_short: [
    ([least]) => `At least ${counted(least, 'item')} ${least === '1' ? 'is' : 'are'} needed.`,
    ([least]) => `Il faut au moins ${counted(least, 'élément')}.`,
  ],
  // Several fields together: decisions 25, 27, 30, 31.
  vat_rate_required: [
    () => 'VAT category S needs vat_rate: a standard rate is never guessed.',
    () => 'La catégorie de TVA S exige vat_rate : un taux normal ne se devine pas.',
  ],
  terms_differ: [
    ([other]) =>
      `Both payment_terms and payment.terms are BT-20 and they differ; give one, or the same text. See ${other}.`,
    ([other]) =>
      `payment_terms et payment.terms portent tous deux BT-20 et diffèrent ; donnez-en un seul, ou le même texte. Voir ${other}.`,
  ],
  siret_contradicts_siren: [
    ([siren]) => `A SIRET begins with the SIREN of its company, and this one does not begin with ${siren}.`,
    ([siren]) =>
      `Un SIRET commence par le SIREN de son entreprise, et celui-ci ne commence pas par ${siren}.`,
  ],
  scheme_unknown: [
    ([own, scheme]) =>
      `electronic_address needs its scheme: it holds no @ (EM) and does not start with nine digits (0225), so none can be inferred.${meantIn('en', own && `${own}, with ${scheme} in electronic_address_scheme`)}`,
    ([own, scheme]) =>
      `electronic_address exige son schéma : sans @ (EM) ni neuf chiffres au début (0225), aucun ne peut s'en déduire.${meantIn('fr', own && `${own}, avec ${scheme} dans electronic_address_scheme`)}`,
  ],
  // Arguments of an agent's tools.
  one_of: [
    ([names]) => `Give exactly one of ${names}.`,
    ([names]) => `Donnez exactement un des champs ${names}.`,
  ],
  base64: [
    ([hint = 'It has letters A to Z, digits, + and /, and = at the end.']) => `This is not base64. ${hint}`,
    ([hint = 'Il a des lettres de A à Z, des chiffres, + et /, et = à la fin.']) =>
      `Ceci n'est pas du base64. ${hint}`,
  ],
  // The body as a whole.
  json_invalid: [
    ([line, column, mistake]) =>
      `This is not JSON: something else is expected at line ${line}, column ${column}.${mistake ? ` ${mistake}` : ''}`,
    ([line, column, mistake]) =>
      `Ceci n'est pas du JSON : autre chose est attendu ligne ${line}, colonne ${column}.${mistake ? ` ${mistake}` : ''}`,
  ],
  not_utf8: [([english]) => english!, ([, french]) => french!],
  json_too_deep: [
    ([line, column]) => `This JSON is nested too deeply at line ${line}, column ${column}.`,
    ([line, column]) => `Ce JSON est trop imbriqué ligne ${line}, colonne ${column}.`,
  ],
  duplicate_name: [
    ([name, line, column]) =>
      `The name ${name} stands twice in one object; the second time at line ${line}, column ${column}.`,
    ([name, line, column]) =>
      `Le nom ${name} figure deux fois dans un objet ; la seconde ligne ${line}, colonne ${column}.`,
  ],
  limit: [([english]) => english!, ([, french]) => french!],
  too_many_faults: [
    ([most]) => `More than ${most} faults; the rest is left out.`,
    ([most]) => `Plus de ${most} fautes ; les autres sont omises.`,
  ],
} as const satisfies Record<string, readonly [Sentence, Sentence]>;

export type FaultType = keyof typeof SENTENCES;

/** The names that callers know the others by. */
const PUBLISHED: Partial<Record<FaultType, FaultType>> = {
  unknown_argument: 'extra_forbidden',
  needless_object: 'extra_forbidden',
  missing_around: 'missing',
  missing_total: 'missing',
  missing_reason: 'missing',
  one_only: 'object_type',
  stands_above: 'extra_forbidden',
  no_such_field: 'extra_forbidden',
  siren_as_siret: 'string_pattern',
};
export type Path = readonly (string | number)[];

/** RFC 6901, section 3. */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${pointerStep(String(step))}`).join('');
}

/** The one place where a fault is made: loc, pointer and sentence cannot disagree. */
export function faultAt(
  path: Path,
  type: FaultType,
  values: readonly string[],
  language: Language,
): ValidationFault {
  const [english, french]: readonly [Sentence, Sentence] = SENTENCES[type];
  return {
    loc: ['body', ...path],
    msg: (language === 'fr' ? french : english)(values),
    type: PUBLISHED[type] ?? type,
    pointer: pointerOf(path),
  };
}

/** Text that is not JSON, or not as the contract takes it, with its place. */
export function faultOfJson(
  { type, line, column, duplicate, mistake }: JsonError,
  path: Path,
  language: Language,
): ValidationFault {
  if (type === 'too_many_values') return limitFault(path, 'message_values', language);
  const place = [String(line), String(column)];
  if (type === 'duplicate_name') return faultAt(path, type, [duplicate, ...place], language);
  return faultAt(path, type, mistake === null ? place : [...place, mistake[language]], language);
}

/** The fault of passing a limit of ours names it and its value (decision 47). */
export function limitFault(path: Path, limit: LimitName, language: Language): ValidationFault {
  const { en, fr } = messageOf(limit);
  return { ...faultAt(path, 'limit', [en, fr], language), limit, value: LIMITS[limit].value };
}

/** The message over all faults of a request. */
export function messageOfFaults({ length }: readonly unknown[]): Bilingual {
  const many = length === 1 ? '' : 's';
  return {
    en: `The request has ${length} fault${many}.`,
    fr: `La requête contient ${length} faute${many}.`,
  };
}

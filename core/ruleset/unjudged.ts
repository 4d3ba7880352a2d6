import type { Bilingual } from '@conforme/proto/schema';
import { phrasebook } from '../plugin/index.ts';

/** Why rules cannot be judged (`rules/engine/xpath/runtime`), without the places of their assertions. */
export const FAILURE_PHRASES = {
  'a document has no attributes': "un document n'a pas d'attributs",
  'a duration is divided by zero': 'une durée est divisée par zéro',
  'a duration is not multiplied by NaN': 'une durée ne se multiplie pas par NaN',
  'a key is looked up inside a node': 'une clé se cherche dans un nœud',
  'a node is needed, not {1} {2}': 'il faut un nœud, et non {1} {2}',
  'a number is needed, not {1} {2}': 'il faut un nombre, et non {1} {2}',
  'a range holds at most {1} numbers': 'un intervalle contient au plus {1} nombres',
  'a sequence holds at most {1} items': 'une séquence contient au plus {1} éléments',
  'a string is needed, not {1} {2}': 'il faut une chaîne, et non {1} {2}',
  'a value is needed and there is none': "il faut une valeur, et il n'y en a aucune",
  'a zone is a whole number of minutes, 14 hours at most':
    'un fuseau est un nombre entier de minutes, 14 heures au plus',
  'an integer is needed and there is none': "il faut un entier, et il n'y en a aucun",
  'an integer is needed, not {1}': 'il faut un entier, et non {1}',
  'an xs:{1} cannot become an xs:{2}': 'un xs:{1} ne peut pas devenir un xs:{2}',
  'an xs:{1} is needed, not xs:{2} {3}': 'il faut un xs:{1}, et non xs:{2} {3}',
  'an xs:{1} is neither true nor false': "un xs:{1} n'est ni vrai ni faux",
  'date and time are of two zones': "la date et l'heure sont de deux fuseaux",
  'division by zero': 'division par zéro',
  'functions call each other too deeply: the stack is exhausted':
    "des fonctions s'appellent trop profondément : la pile est épuisée",
  'functions call themselves more than {1} deep':
    "des fonctions s'appellent elles-mêmes sur plus de {1} niveaux",
  'functions call themselves more than {1} times': "des fonctions s'appellent elles-mêmes plus de {1} fois",
  'nodes that instructions make have nothing but their text':
    "les nœuds que font des instructions n'ont que leur texte",
  'one value or more is needed': 'il faut au moins une valeur',
  'prefixes are those of an element': "les préfixes sont ceux d'un élément",
  'several values are neither true nor false': 'plusieurs valeurs ne sont ni vraies ni fausses',
  'several values stand where one is needed': 'plusieurs valeurs se trouvent là où il en faut une seule',
  'the context of the rule cannot be judged: {1}': 'le contexte de la règle ne peut pas être jugé : {1}',
  'the date is too far away': 'la date est trop lointaine',
  'the duration is too long': 'la durée est trop longue',
  'the prefix {1} is not declared': "le préfixe {1} n'est pas déclaré",
  'the quotient is beyond all numbers': 'le quotient dépasse tous les nombres',
  'the quotient is no integer': "le quotient n'est pas un entier",
  'the regular expression is too large for a text of this length':
    "l'expression régulière est trop grande pour un texte de cette longueur",
  'the regular expression matches the empty string': "l'expression régulière accepte la chaîne vide",
  'the regular expression takes too many steps on this text':
    "l'expression régulière demande trop d'étapes sur ce texte",
  'the replacement holds a stray "\\" or "$"': 'le remplacement contient un « \\ » ou un « $ » isolé',
  'the rule gives up here': 'la règle abandonne ici',
  'the rules were stopped: they take more than {1} ms':
    'les règles ont été arrêtées : elles prennent plus de {1} ms',
  'the value is not of the type {1}{2}': "la valeur n'est pas du type {1}{2}",
  'union, intersect and except take nodes': 'union, intersect et except prennent des nœuds',
  'values of the type xs:{1} have no order': "les valeurs du type xs:{1} n'ont pas d'ordre",
  'xs:{1} and xs:{2} have no order': "xs:{1} et xs:{2} n'ont pas d'ordre",
  'xs:{1} cannot be compared with xs:{2}': 'xs:{1} ne peut pas être comparé à xs:{2}',
  'xs:{1} {2} xs:{3} is not defined': "xs:{1} {2} xs:{3} n'est pas défini",
  '{1} cannot be read as xs:{2}': '{1} ne peut pas être lu comme xs:{2}',
  '{1} cannot become an xs:{2}': '{1} ne peut pas devenir un xs:{2}',
  '{1} has a prefix and no namespace': "{1} a un préfixe et pas d'espace de noms",
  '{1} is no normalization form': "{1} n'est pas une forme de normalisation",
  '{1} is no {2}': "{1} n'est pas un {2}",
  '{1} is not a character of XML': "{1} n'est pas un caractère de XML",
  '{1} is not a name': "{1} n'est pas un nom",
} as const;

const phrase = phrasebook(FAILURE_PHRASES);

/** What stands, in brackets, in the place of a value of a message that could not be found. */
export const unfoundInFrench = (value: string): string => `(${phrase(value.slice(1, -1)).fr})`;

/**
 * The sentence of a rule that cannot be judged.
 * @param message the reason, and behind it the place of the assertion, where that is known
 */
export function unjudged(error: string, message: string): Bilingual {
  const place = message.slice(error.length);
  const { en, fr } = phrase(error);
  return {
    en: `The rule cannot be judged here: ${en}${place}.`,
    fr: `La règle ne peut pas être jugée ici : ${fr}${place}.`,
  };
}

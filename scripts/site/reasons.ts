// Why a rule has no example, in French; test/conformance/recorded/never-fires.json and hybrid.ts say it in English.

const FRENCH: ReadonlyMap<string, string> = new Map([
  [
    'whether a reason and a reason code mean the same cannot be computed: the rule is always met',
    'on ne peut pas calculer si un motif et son code disent la même chose : la règle est toujours respectée',
  ],
  [
    'the rates are sought one level above where they stand, so there is never a rate to hold a base against',
    'les taux sont cherchés un niveau au-dessus de leur place : il n’y a jamais de taux auquel comparer une base',
  ],
  [
    'the rules in force hold a constant here, which is always true',
    'les règles en vigueur portent ici une constante, toujours vraie',
  ],
  [
    'the rule of CII-DT-008 and CII-DT-009 takes every type code before, in the same pattern',
    'la règle de CII-DT-008 et CII-DT-009 prend avant elle tous les codes de type, dans le même motif',
  ],
  [
    'it asks a reference type code to be itself a contract reference, which it never is',
    'elle demande à un code de type de référence d’être lui-même une référence de contrat, ce qu’il n’est jamais',
  ],
  [
    'the rule of BT-110 before it takes every tax total, whatever its currency',
    'la règle de BT-110, avant elle, prend tous les totaux de TVA, quelle que soit leur devise',
  ],
  [
    'the rule of BT-96 before it takes the charges too, and judges them the same way',
    'la règle de BT-96, avant elle, prend aussi les charges et les juge de même',
  ],
  [
    'it takes only reason codes without @listID and then asks that they have none',
    'elle ne prend que les codes de motif sans @listID, puis demande qu’ils n’en aient pas',
  ],
  [
    'the total it counts is taken as one value by another rule; where there are two, the official artefact stops',
    'le total qu’elle compte est pris comme une seule valeur par une autre règle ; s’il y en a deux, l’artefact officiel s’arrête',
  ],
  [
    'the amount due beside the totals is one amount too many for a rule that looks for it at any depth and takes one',
    'le montant dû à côté des totaux est de trop pour une règle qui le cherche à toute profondeur et en prend un seul',
  ],
  [
    'two identifiers of the place of delivery are two values for a rule that takes one, and the official artefact stops',
    'deux identifiants du lieu de livraison sont deux valeurs pour une règle qui en prend une : l’artefact officiel s’arrête',
  ],
  [
    'the missing VAT of a sub-invoice is an empty amount for the sums of other rules, which stop the official artefact',
    'la TVA absente d’une sous-facture est un montant vide pour les sommes d’autres règles, qui arrêtent l’artefact officiel',
  ],
  [
    'it speaks only of an amount with a currency element inside, and such an amount is no number for the rules that add it up',
    'elle ne parle que d’un montant qui contient un élément de devise, et un tel montant n’est pas un nombre pour les règles qui l’additionnent',
  ],
  [
    'it counts what there may be one of; where there are two, a rule that takes the one value has two, and the official artefact stops',
    'elle compte ce qui ne doit figurer qu’une fois ; s’il y en a deux, une règle qui prend la valeur en a deux, et l’artefact officiel s’arrête',
  ],
  [
    'it needs two type codes in one reference, which are two values for a rule that takes one, and the official artefact stops',
    'il lui faut deux codes de type dans une référence : deux valeurs pour une règle qui en prend une, et l’artefact officiel s’arrête',
  ],
  [
    'it reports a file that asks for too much memory to have its pages judged, which no excerpt can show',
    'elle signale un fichier qui demande trop de mémoire pour que ses pages soient jugées, ce qu’aucun extrait ne peut montrer',
  ],
]);

/** @throws Error for a reason without words in French */
export function reasonIn(language: 'en' | 'fr', why: string): string {
  const french = FRENCH.get(why);
  if (french === undefined) throw new Error(`scripts/site/reasons.ts does not say in French: ${why}`);
  return language === 'fr' ? french : why;
}

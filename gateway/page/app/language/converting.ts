import { few, fewFr, type Table } from './table.ts';

/** Of what a document may become, and how its totals came about. */
export const converting = {
  makeEInvoice: ['Make it an e-invoice', 'En faire une facture électronique'],
  embedNote: [
    'The PDF keeps its pages and gets the data of the invoice inside, as Factur-X. It counts as one call of your key.',
    'Le PDF garde ses pages et reçoit les données de la facture, au format Factur-X. Cela compte pour un appel de votre clé.',
  ],
  embedKey: [
    'Making e-invoices needs an API key; checking does not.',
    'Produire une facture électronique demande une clé d’API ; contrôler, non.',
  ],
  embedWrite: ['Type the data', 'Saisir les données'],
  embedXml: ['Attach XML (CII)', 'Joindre un XML (CII)'],
  embedding: ['Putting the invoice into the PDF…', 'La facture est placée dans le PDF…'],
  checkDocument: ['Check it', 'Contrôler'],

  convert: ['Convert', 'Convertir'],
  convertTitle: ['Convert this document', 'Convertir ce document'],
  convertNote: [
    'The result says what the document says: nothing is added, nothing computed anew. A PDF keeps its pages; XML gets pages.',
    'Le résultat dit ce que dit le document : rien n’est ajouté, rien n’est recalculé. Un PDF garde ses pages ; un XML en reçoit.',
  ],
  convertCounts: [
    'With your key, each conversion counts as one call.',
    'Avec votre clé, chaque conversion compte pour un appel.',
  ],
  profileOfSource: ['As the document needs', 'Selon le document'],
  converting: ['Converting…', 'Conversion en cours…'],
  nothingLost: ['Nothing was lost.', 'Rien n’est perdu.'],
  lossesAhead: (count: number) => [
    `${few(count, 'value', 'values')} would be lost`,
    fewFr(count, 'valeur serait perdue', 'valeurs seraient perdues'),
  ],
  lossesWhy: [
    'This format or profile has no place for them. Another may have one; or convert without them.',
    'Ce format ou ce profil ne prévoit pas ces valeurs. Un autre les prévoit peut-être ; sinon, convertissez sans elles.',
  ],
  lossesLeft: (count: number) => [
    few(count, 'value left out', 'values left out'),
    fewFr(count, 'valeur laissée de côté', 'valeurs laissées de côté'),
  ],
  lossColumns: [
    ['Term', 'Terme'],
    ['Value', 'Valeur'],
    ['Reason', 'Raison'],
    ['Place', 'Emplacement'],
  ],
  convertAnyway: ['Convert all the same', 'Convertir malgré tout'],
  sourceFails: (count: number) => [
    `The document has ${few(count, 'error', 'errors')}`,
    `Le document comporte ${fewFr(count, 'erreur', 'erreurs')}`,
  ],
  sourceFailsWhy: [
    'Converted all the same, the result may have them too.',
    'Converti malgré tout, le résultat peut les comporter aussi.',
  ],
  sourceBroken: [
    'The document has errors, and the result may have them too.',
    'Le document comporte des erreurs, et le résultat peut les comporter aussi.',
  ],
  resultFails: (count: number) => [
    `The result would have ${few(count, 'error', 'errors')}`,
    `Le résultat comporterait ${fewFr(count, 'erreur', 'erreurs')}`,
  ],
  resultFailsWhy: ['Another format or profile may fit.', 'Un autre format ou un autre profil peut convenir.'],
  close: ['Close', 'Fermer'],

  totals: ['Totals', 'Totaux'],
  totalsTitle: ['How the totals came about', 'D’où viennent les totaux'],
  adding: ['Adding up…', 'Calcul en cours…'],
  noTotals: [
    'The totals appear once the required fields are filled.',
    'Les totaux apparaissent dès que les champs obligatoires sont remplis.',
  ],
  rulesColumn: ['Rules', 'Règles'],
  ruleBroken: ['Not met:', 'Non respectée :'],
} satisfies Table;

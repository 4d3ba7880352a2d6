import { few, fewFr, type Table } from './table.ts';
import { definite, oneIn, titleOfOne } from './items.ts';

/** Where an invoice is written. */
export const writing = {
  writeTitle: ['Write an invoice', 'Rédiger une facture'],
  loading: ['Loading…', 'Chargement…'],
  startFrom: ['Start from…', 'Partir de…'],
  blank: ['A blank invoice', 'Une facture vierge'],
  examples: {
    services: 'Services',
    'goods-allowances-charges': ['Goods, allowances and charges', 'Biens, remises et charges'],
    'credit-note': ['Credit note', 'Avoir'],
    'multi-vat-exemption': ['Several VAT rates and an exemption', 'Plusieurs taux de TVA et une exonération'],
    prepaid: ['Already paid', 'Déjà payée'],
    'intra-community-english': ['Intra-community supply', 'Livraison intracommunautaire'],
    'extended-ctc-fr': ['Extended profile, French rules', 'Profil étendu, règles françaises'],
  },
  openJson: ['Open JSON', 'Ouvrir un JSON'],
  saveJson: ['Save as JSON', 'Enregistrer en JSON'],
  invoice: ['Invoice', 'Facture'],
  options: 'Options',
  fileContent: (size: string) => [`File of ${size}`, `Fichier de ${size}`],
  answers: {
    automatic: ['Automatic', 'Automatique'],
    unset: ['Not stated', 'Non précisé'],
    yes: ['Yes', 'Oui'],
    no: ['No', 'Non'],
  },
  undo: ['Undo', 'Annuler'],
  form: ['Form', 'Formulaire'],
  editor: ['Editor', 'Éditeur'],
  preview: ['Preview', 'Aperçu'],
  requestJson: ['The invoice as JSON', 'La facture en JSON'],
  jsonFault: ['This is not JSON yet:', 'Ce n’est pas encore du JSON :'],
  jsonNoObject: [
    'A request is an object with "invoice" and "options".',
    'Une requête est un objet avec « invoice » et « options ».',
  ],
  required: ['required', 'obligatoire'],
  helpHint: [
    'Enter a field to read what it is for. Fields marked * are required.',
    'Entrez dans un champ pour lire à quoi il sert. Les champs marqués * sont obligatoires.',
  ],
  addField: (to: string) => [`Add a field to ${to}`, `Ajouter un champ à « ${to} »`],
  addFieldShort: ['Add a field', 'Ajouter un champ'],
  addItem: (list: string) => {
    const [en, fr] = oneIn(list);
    return [`Add ${en}`, `Ajouter ${fr}`];
  },
  itemName: (list: string, place: number) => {
    const [en, fr] = oneIn(list);
    return [`${titleOfOne(en)} ${place}`, `${titleOfOne(fr)} ${place}`];
  },
  findItem: (list: string) => {
    const [en, fr] = oneIn(list);
    return [`Find ${en} by its number or a word`, `Chercher ${fr}, par son numéro ou un mot`];
  },
  itemsFound: (count: number) => [
    count === 0 ? 'Nothing matches.' : `${count} found`,
    count === 0 ? 'Rien ne correspond.' : fewFr(count, 'trouvée', 'trouvées'),
  ],
  portion: (from: number, to: number, all: number) => [
    `${from} to ${to} of ${all}`,
    `${from} à ${to} sur ${all}`,
  ],
  previousItems: ['Previous', 'Précédentes'],
  nextItems: ['Next', 'Suivantes'],
  added: (name: string) => [`${name} added`, `Ajouté : ${name}`],
  remove: (name: string) => [`Remove ${name.toLowerCase()}`, `Supprimer « ${name} »`],
  removeItem: (list: string, place: number) => {
    const [en, fr] = oneIn(list);
    return [`Remove ${titleOfOne(en).toLowerCase()} ${place}`, `Supprimer ${definite(fr)} ${place}`];
  },
  removed: (name: string) => [`${name} removed`, `Supprimé : ${name}`],
  pairName: ['name', 'nom'],
  pairValue: ['value', 'valeur'],
  findingCount: (count: number) => [few(count, 'finding', 'findings'), fewFr(count, 'constat', 'constats')],
  applyFix: ['Apply the fix', 'Appliquer la correction'],
  applyFixHelp: [
    'Changes only what follows from the rest of the invoice; Undo takes it back',
    'Ne change que ce qui découle du reste de la facture ; Annuler revient en arrière',
  ],
  applied: (title: string) => [`Applied: ${title}`, `Appliqué : ${title}`],
  notApplied: [
    'The field has changed since; nothing was applied',
    'Le champ a changé entre-temps ; rien n’a été appliqué',
  ],
  goToField: (name: string) => [`Go to field ${name}`, `Aller au champ ${name}`],
  keyNeeded: ['With your key, checks follow what you type', 'Avec votre clé, le contrôle suit la saisie'],
  stillToFill: ['Still to fill in', 'Reste à remplir'],
  toFill: (count: number) => [
    `${few(count, 'field', 'fields')} to fill in`,
    `${fewFr(count, 'champ', 'champs')} à remplir`,
  ],
  quoted: (name: string) => [`“${name}”`, `« ${name} »`],
  missing: (name: string) => [`Fill in ${name}.`, `Remplissez le champ ${name}.`],
  pick: ['Type or choose', 'Taper ou choisir'],
  choices: ['Choices', 'Choix'],
  copyCurl: ['Copy as curl', 'Copier l’appel (curl)'],
  copied: ['Copied: the call as a command', 'Copié : l’appel sous forme de commande'],
  carrier: (name: string) => [
    `The invoice goes into your PDF: ${name}`,
    `La facture sera placée dans votre PDF : ${name}`,
  ],
  withoutCarrier: ['Draw pages instead', 'Mettre en page sans ce PDF'],
  keyNeededWhy: [
    'The XML, the totals and every finding are brought up to date as you type. That costs no call; making a document counts as one.',
    'Le XML, les totaux et chaque constat sont mis à jour pendant que vous tapez. Cela ne compte aucun appel ; produire un document compte pour un appel.',
  ],
  liveHint: ['The verdict follows what you type.', 'Le verdict suit ce que vous tapez.'],
  readyToMake: ['The invoice can be made.', 'La facture peut être produite.'],
  noXml: [
    'The XML appears once the required fields are filled.',
    'Le XML apparaît dès que les champs obligatoires sont remplis.',
  ],
  xmlPreview: ['XML of this invoice', 'XML de cette facture'],
  draw: ['Make the PDF', 'Produire le PDF'],
  redraw: ['Make it again', 'Produire à nouveau'],
  redrawAlways: [
    'Make it anew as I type (each time counts)',
    'Le produire à nouveau quand je modifie la facture (chaque fois compte)',
  ],
  drawCounts: ['counts as one call', 'compte pour un appel'],
  stale: ['The invoice has changed since.', 'La facture a changé depuis.'],
  noPages: [
    'The pages appear here once the document is made.',
    'Les pages apparaissent ici quand le document est produit.',
  ],
  noPagesForXml: [
    'This output is XML and has no pages; it can be downloaded.',
    'Ce format est du XML et n’a pas de pages ; il peut être téléchargé.',
  ],
  notChecked: ['Not checked yet', 'Pas encore contrôlée'],
  due: (sum: string) => [`Due ${sum}`, `Net à payer ${sum}`],
  makeDocument: (kind: string) => [`Make the ${kind}`, `Produire le ${kind}`],
  downloadDocument: ['Download', 'Télécharger'],
  made: (name: string) => [`${name} is ready`, `${name} est prêt`],
  editorPhrases: {
    Find: ['Find', 'Chercher'],
    next: ['next', 'suivant'],
    previous: ['previous', 'précédent'],
    all: ['all', 'tous'],
    'match case': ['match case', 'respecter la casse'],
    regexp: ['pattern', 'motif'],
    'by word': ['whole word', 'mot entier'],
    close: ['close', 'fermer'],
    'current match': ['current match', 'occurrence'],
    'on line': ['on line', 'à la ligne'],
    Diagnostics: ['Findings', 'Constats'],
    'No diagnostics': ['No findings', 'Aucun constat'],
  },
} satisfies Table;

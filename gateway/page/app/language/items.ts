// One of each list of an invoice, by the label of the list in either language: its singular, with the article.

const LISTS = [
  ['Additional documents', 'a supporting document', 'Pièces justificatives', 'une pièce justificative'],
  ['Advance payments', 'an advance payment', 'Acomptes', 'un acompte'],
  ['Allowances', 'an allowance', 'Remises', 'une remise'],
  ['Charges', 'a charge', 'Charges ou frais', 'des frais'],
  ['Classifications', 'a classification', 'Nomenclatures', 'une nomenclature'],
  ['Components', 'a component', 'Composants', 'un composant'],
  ['Financial adjustments', 'a financial adjustment', 'Ajustements financiers', 'un ajustement financier'],
  ['Further IDs', 'an ID', 'Identifiants supplémentaires', 'un identifiant'],
  ['Further VAT', 'a VAT rate', 'Autres TVA', 'un taux de TVA'],
  ['Further accounting references', 'an accounting reference', 'Autres imputations', 'une imputation'],
  ['Further attributes', 'an attribute', 'Autres caractéristiques', 'une caractéristique'],
  ['Further contacts', 'a contact', 'Autres contacts', 'un contact'],
  ['Further invoiced objects', 'an invoiced object', 'Autres objets facturés', 'un objet facturé'],
  ['Further notes', 'a note', 'Autres notes', 'une note'],
  ['Further payment terms', 'a payment term', 'Autres échéances', 'une échéance'],
  ['Further payments', 'a means of payment', 'Autres paiements', 'un moyen de paiement'],
  ['Lines', 'a line', 'Lignes', 'une ligne'],
  ['Logistics charges', 'a logistics charge', 'Frais logistiques', 'des frais logistiques'],
  ['Notes', 'a note', 'Notes', 'une note'],
  [
    'Orders of the end customer',
    'an order of the end customer',
    'Commandes du client final',
    'une commande du client final',
  ],
  ['Pieces', 'a piece', 'Exemplaires', 'un exemplaire'],
  ['Preceding invoices', 'a preceding invoice', 'Factures antérieures', 'une facture antérieure'],
  ['Price adjustments', 'a price adjustment', 'Ajustements du prix', 'un ajustement du prix'],
  ['Standard IDs', 'a standard ID', 'Identifiants standard', 'un identifiant standard'],
  ['Transport modes', 'a transport mode', 'Modes de transport', 'un mode de transport'],
  ['VAT breakdown', 'a VAT rate', 'Ventilation de la TVA', 'un taux de TVA'],
  ['VAT', 'a VAT rate', 'TVA', 'un taux de TVA'],
] as const;

export function oneIn(list: string): readonly [en: string, fr: string] {
  const [, en, , fr] = LISTS.find(([label, , french]) => label === list || french === list) ?? NONE;
  return [en, fr];
}

const NONE = ['', 'an entry', '', 'un élément'] as const;

const ARTICLE = /^(?:an?|une?|des) /;

/** As a title: `Line`, `Ligne`. */
export function titleOfOne(one: string): string {
  const bare = one.replace(ARTICLE, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}

/** With the definite article, in French: `la ligne`, `l’acompte`, `les frais`. */
export function definite(one: string): string {
  const article = one.startsWith('des ') ? 'les ' : one.startsWith('une ') ? 'la ' : 'le ';
  const bare = one.replace(ARTICLE, '');
  return /^[aeiouyéè]/.test(bare) && article !== 'les ' ? `l’${bare}` : `${article}${bare}`;
}

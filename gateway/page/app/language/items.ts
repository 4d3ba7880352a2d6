// One of each list of an invoice, by the label of the list: its singular, with the article.

type Singulars = Readonly<Record<string, string>>;

const ENGLISH: Singulars = {
  'Additional documents': 'a supporting document',
  'Advance payments': 'an advance payment',
  Allowances: 'an allowance',
  Charges: 'a charge',
  Classifications: 'a classification',
  Components: 'a component',
  'Financial adjustments': 'a financial adjustment',
  'Further IDs': 'an ID',
  'Further VAT': 'a VAT rate',
  'Further accounting references': 'an accounting reference',
  'Further attributes': 'an attribute',
  'Further contacts': 'a contact',
  'Further invoiced objects': 'an invoiced object',
  'Further notes': 'a note',
  'Further payment terms': 'a payment term',
  'Further payments': 'a means of payment',
  Lines: 'a line',
  'Logistics charges': 'a logistics charge',
  Notes: 'a note',
  'Orders of the end customer': 'an order of the end customer',
  Pieces: 'a piece',
  'Preceding invoices': 'a preceding invoice',
  'Price adjustments': 'a price adjustment',
  'Standard IDs': 'a standard ID',
  'Transport modes': 'a transport mode',
  VAT: 'a VAT rate',
  'VAT breakdown': 'a VAT rate',
};

const FRENCH: Singulars = {
  Acomptes: 'un acompte',
  'Ajustements du prix': 'un ajustement du prix',
  'Ajustements financiers': 'un ajustement financier',
  'Autres TVA': 'un taux de TVA',
  'Autres caractéristiques': 'une caractéristique',
  'Autres contacts': 'un contact',
  'Autres imputations': 'une imputation',
  'Autres notes': 'une note',
  'Autres objets facturés': 'un objet facturé',
  'Autres paiements': 'un moyen de paiement',
  'Autres échéances': 'une échéance',
  'Charges ou frais': 'des frais',
  'Commandes du client final': 'une commande du client final',
  Composants: 'un composant',
  Exemplaires: 'un exemplaire',
  'Factures antérieures': 'une facture antérieure',
  'Frais logistiques': 'des frais logistiques',
  'Identifiants standard': 'un identifiant standard',
  'Identifiants supplémentaires': 'un identifiant',
  Lignes: 'une ligne',
  'Modes de transport': 'un mode de transport',
  Nomenclatures: 'une nomenclature',
  Notes: 'une note',
  'Pièces justificatives': 'une pièce justificative',
  Remises: 'une remise',
  TVA: 'un taux de TVA',
  'Ventilation de la TVA': 'un taux de TVA',
};

export const oneIn = (list: string): string => ENGLISH[list] ?? 'an entry';
export const oneInFrench = (list: string): string => FRENCH[list] ?? 'un élément';

const ARTICLE = /^(?:an?|une?|des) /;

/** As a title: `Line`, `Ligne`. */
export function titleOfOne(one: string): string {
  const bare = one.replace(ARTICLE, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}

/** With the definite article: `la ligne`, `l’acompte`, `les frais`. */
export function definite(one: string): string {
  const article = one.startsWith('des ') ? 'les ' : one.startsWith('une ') ? 'la ' : 'le ';
  const bare = one.replace(ARTICLE, '');
  return /^[aeiouyéè]/.test(bare) && article !== 'les ' ? `l’${bare}` : `${article}${bare}`;
}

// What French invoices say and no field is called after: where it goes, in words. Its value is of another form there, or one of several.

import type { Bilingual } from './choices.ts';

type Row = readonly [words: string, en: string, fr: string];

const CONSUMER: Row = [
  'b2c isb2c b2b isb2b consumer isconsumer consommateur particulier isparticulier individual isindividual private isprivate professionnel isprofessionnel',
  'Nothing marks a consumer: leave siren, siret and vat_id out of buyer, and check with options.check base, as invoices to consumers do not go through the platforms.',
  'Rien ne signale un consommateur : laissez siren, siret et vat_id vides dans buyer, et contrôlez avec options.check base, car les factures aux consommateurs ne passent pas par les plateformes.',
];

const INVOICE: readonly Row[] = [
  CONSUMER,
  [
    'devis numerodevis quote quotation',
    'With the profile extended it is quotation_reference; with others an item of additional_documents.',
    'Avec le profil extended, donnez quotation_reference ; avec les autres, un élément de additional_documents.',
  ],
  [
    'retenue retenuegarantie retenuedegarantie retention retentionmoney holdback',
    'Say it in payment_terms (BT-20); with the profile extended, financial_adjustments has its amount.',
    'Dites-la dans payment_terms (BT-20) ; avec le profil extended, financial_adjustments en porte le montant.',
  ],
  [
    'autoliquidation autoliquide reversecharge',
    'Give the lines vat_category AE and vat_rate 0.',
    'Donnez aux lignes vat_category AE et vat_rate 0.',
  ],
  [
    'exoneration exonere exoneretva vatexempt',
    'Give the lines vat_category E and vat_rate 0, and say why in tax_exemption_reason_code (VATEX-…) or tax_exemption_reason.',
    'Donnez aux lignes vat_category E et vat_rate 0, et dites pourquoi dans tax_exemption_reason_code (VATEX-…) ou tax_exemption_reason.',
  ],
  [
    'franchise franchisetva franchiseenbase',
    'Give the lines vat_category E and vat_rate 0, and say why in tax_exemption_reason_code (VATEX-FR-FRANCHISE).',
    'Donnez aux lignes vat_category E et vat_rate 0, et dites pourquoi dans tax_exemption_reason_code (VATEX-FR-FRANCHISE).',
  ],
  [
    'tauxtva tauxdetva vatrate taxrate vatpercent',
    'Each line has its own, in vat_rate.',
    'Chaque ligne a le sien, dans vat_rate.',
  ],
  [
    'tva vat tax',
    'Its rate is in vat_rate of each line; its total is computed, or given in totals.tax_total.',
    'Son taux est dans vat_rate de chaque ligne ; son total est calculé, ou fourni dans totals.tax_total.',
  ],
  ['avoir creditnote iscreditnote', 'A credit note has type_code 381.', 'Un avoir porte type_code 381.'],
  [
    'periode period billingperiod periodefacturation',
    'Give its first day in delivery.period_start and its last in delivery.period_end.',
    'Donnez-en le premier jour dans delivery.period_start et le dernier dans delivery.period_end.',
  ],
  [
    'siret siren numerosiret numerosiren',
    'It belongs to a party: put it into seller or buyer.',
    'Il appartient à une partie : mettez-le dans seller ou buyer.',
  ],
  [
    'langue language lang',
    'The language of what is drawn is options.language, beside invoice.',
    'La langue du document dessiné est options.language, à côté de invoice.',
  ],
];

const LINE: readonly Row[] = [
  [
    'souslignes souslines sublines sublineitems subitems children details',
    'Sub-lines stand in lines beside it, each with parent_line_id and status_reason_code (one of the extended profiles).',
    'Les sous-lignes figurent dans lines à côté, chacune avec parent_line_id et status_reason_code (un des profils extended).',
  ],
  [
    'remisepct remisepourcent remisepourcentage tauxremise discountpercent discountpercentage discountrate',
    'Give allowances an item with percentage and the amount that it comes to.',
    'Donnez à allowances un élément avec percentage et le montant (amount) que cela fait.',
  ],
  [
    'prixttc prixunitairettc puttc pricettc priceinclvat unitpriceinclvat',
    'Prices are without VAT: give unit_price.',
    'Les prix sont hors taxe : donnez unit_price.',
  ],
  [
    'totalttc montantttc totalincltax totalinclvat amountinclvat',
    'Lines are without VAT: net_amount may be given, or is computed.',
    'Les lignes sont hors taxe : net_amount peut être fourni, sinon il est calculé.',
  ],
  [
    'date dateprestation dateintervention servicedate',
    'Give the first day in period_start and the last in period_end.',
    'Donnez le premier jour dans period_start et le dernier dans period_end.',
  ],
  [
    'numeroserie serialnumber numerolot lotnumber lot batch',
    'Give it in attributes, under its name.',
    'Donnez-le dans attributes, sous son nom.',
  ],
];

const PARTY: readonly Row[] = [
  CONSUMER,
  [
    'routingcode routing coderoutage codederoutage codedirectory annuaire routingid',
    'Give the routing code in global_ids, under 0224.',
    'Donnez le code de routage dans global_ids, sous 0224.',
  ],
  [
    'rcs numerorcs villercs capital capitalsocial formejuridique ape codeape naf codenaf legalform sharecapital',
    'Say it in legal_info of the seller, in words.',
    'Dites-le dans legal_info du vendeur, en toutes lettres.',
  ],
  ['gln', 'Give it in global_ids, under 0088.', 'Donnez-le dans global_ids, sous 0088.'],
  [
    'responsable interlocuteur contactpersonne contactperson',
    'Give the name in contact.name.',
    'Donnez le nom dans contact.name.',
  ],
];

const COLLECTED: readonly Row[] = [
  [
    'rate vatrate taux tauxtva amount montant',
    'Give rates a list of objects, one for each rate, with rate and amount, VAT included.',
    'Donnez à rates un tableau avec un objet par taux : rate et amount, TVA comprise.',
  ],
];

const PLACES: Readonly<Record<string, readonly Row[]>> = {
  Invoice: INVOICE,
  Line: LINE,
  Party: PARTY,
  CollectedPayment: COLLECTED,
};

/** Of an invoice that is a part of a form: the options are parts beside it. */
const IN_FORM: readonly Row[] = [
  [
    'options',
    'Options are parts of the form, beside it: profile, check, language, flatten and plausibility.',
    'Les options sont des parties du formulaire, à côté : profile, check, language, flatten et plausibility.',
  ],
  [
    'profile profil',
    'The profile is a part of the form, beside it: profile.',
    'Le profil est une partie du formulaire, à côté : profile.',
  ],
  [
    'language langue lang',
    'The language is a part of the form, beside it: language.',
    'La langue est une partie du formulaire, à côté : language.',
  ],
  [
    'check controle',
    'What is checked is a part of the form, beside it: check.',
    'Le contrôle est une partie du formulaire, à côté : check.',
  ],
  [
    'output format sortie',
    'What is made of a form is a Factur-X PDF: there is nothing to choose.',
    'Un formulaire donne un PDF Factur-X : aucun choix à faire.',
  ],
];

/** Where it goes, for a word in letters alone that an object of this name has no field for; null for other words. */
export function tradePlace(letters: string, owner: string, isPartOfForm = false): Bilingual | null {
  const known = Object.hasOwn(PLACES, owner) ? PLACES[owner]! : [];
  const rows = isPartOfForm && owner === 'Invoice' ? [...IN_FORM, ...known] : known;
  const row = rows.find(([words]) => words.split(' ').includes(letters));
  return row === undefined ? null : { en: row[1], fr: row[2] };
}

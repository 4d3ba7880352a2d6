import type { Bilingual } from '@conforme/core/plugin';

/** What a rule of the container asks for: title, what it protects, what to do. */
export interface RuleWords {
  readonly title: Bilingual;
  readonly explanation: Bilingual;
  readonly fix: Bilingual;
}

const both = (en: string, fr: string): Bilingual => ({ en, fr });

const BY_EMBED = both(
  'Have the PDF made anew: embed writes it so.',
  "Faites refaire le PDF : embed l'écrit ainsi.",
);

const PDFA = both(
  'A hybrid invoice is a PDF/A-3, so that it can be read in ten years as today.',
  "Une facture hybride est un PDF/A-3, pour être lisible dans dix ans comme aujourd'hui.",
);

const ATTACHED = both(
  'Programs find the invoice by its name, its relationship and its place in the file; where one is missing, they take the PDF for a picture.',
  "Les programmes trouvent la facture par son nom, sa relation et sa place dans le fichier ; sans l'un d'eux, ils prennent le PDF pour une image.",
);

const PROPERTIES = both(
  'Four XMP properties say what is attached: DocumentType, DocumentFileName, Version and ConformanceLevel. Programs read them before the XML.',
  'Quatre propriétés XMP disent ce qui est joint : DocumentType, DocumentFileName, Version et ConformanceLevel. Les programmes les lisent avant le XML.',
);

const LEAN = both(
  'The profiles MINIMUM and BASIC WL have no lines: in Germany they are bookkeeping aids, no invoices; between French parties XRECHNUNG is no profile of Factur-X.',
  "Les profils MINIMUM et BASIC WL n'ont pas de lignes : en Allemagne ce sont des aides comptables, pas des factures ; entre parties françaises, XRECHNUNG n'est pas un profil de Factur-X.",
);

const rule = (title: Bilingual, explanation: Bilingual, fix: Bilingual = BY_EMBED): RuleWords => ({
  title,
  explanation,
  fix,
});

/** The rules of the container check by their identifiers. */
export const RULE_WORDS: Readonly<Record<string, RuleWords>> = {
  'PDF-A-01': rule(both('PDF/A claim', 'Déclaration PDF/A'), PDFA),
  'PDF-A-02': rule(both('PDF/A part', 'Partie de PDF/A'), PDFA),
  'PDF-A-03': rule(
    both('Encryption', 'Chiffrement'),
    PDFA,
    both('Send the PDF without protection.', 'Envoyez le PDF sans protection.'),
  ),
  'PDF-A-04': rule(
    both('Pages not checked', 'Pages non vérifiées'),
    PDFA,
    both('Nothing has to be done about the invoice.', "Il n'y a rien à faire pour la facture."),
  ),
  'PDF-ATT-01': rule(
    both('Name of the attachment', 'Nom de la pièce jointe'),
    ATTACHED,
    both('Name the attachment factur-x.xml.', 'Nommez la pièce jointe factur-x.xml.'),
  ),
  'PDF-ATT-02': rule(
    both('Relationship of the attachment', 'Relation de la pièce jointe'),
    ATTACHED,
    both(
      'Give the file specification an AFRelationship: Alternative, or Data for MINIMUM and BASIC WL.',
      'Donnez à la pièce jointe une AFRelationship : Alternative, ou Data pour MINIMUM et BASIC WL.',
    ),
  ),
  'PDF-ATT-03': rule(
    both('Relationship and profile', 'Relation et profil'),
    ATTACHED,
    both(
      'Use Data for MINIMUM and BASIC WL; Alternative, Source or Data for the others.',
      'Utilisez Data pour MINIMUM et BASIC WL ; Alternative, Source ou Data pour les autres.',
    ),
  ),
  'PDF-ATT-04': rule(both('Associated file', 'Fichier associé'), ATTACHED),
  'PDF-ATT-05': rule(both('List of attachments', 'Liste des pièces jointes'), ATTACHED),
  'PDF-ATT-06': rule(
    both('One invoice', 'Une seule facture'),
    ATTACHED,
    both('Attach one invoice, and remove the others.', 'Joignez une seule facture et retirez les autres.'),
  ),
  'PDF-ATT-07': rule(
    both('Media type of the attachment', 'Type de média de la pièce jointe'),
    ATTACHED,
    both(
      'Give the attachment the media type text/xml.',
      'Donnez à la pièce jointe le type de média text/xml.',
    ),
  ),
  'PDF-XMP-01': rule(both('XMP metadata', 'Métadonnées XMP'), PROPERTIES),
  'PDF-XMP-02': rule(both('Legible XMP', 'XMP lisible'), PROPERTIES),
  'PDF-XMP-03': rule(both('Factur-X properties', 'Propriétés Factur-X'), PROPERTIES),
  'PDF-XMP-04': rule(
    both('DocumentFileName', 'DocumentFileName'),
    PROPERTIES,
    both(
      'Give the attachment and DocumentFileName one name: factur-x.xml, or xrechnung.xml for XRECHNUNG.',
      'Donnez à la pièce jointe et à DocumentFileName le même nom : factur-x.xml, ou xrechnung.xml pour XRECHNUNG.',
    ),
  ),
  'PDF-XMP-05': rule(
    both('DocumentType', 'DocumentType'),
    PROPERTIES,
    both('Set DocumentType to INVOICE.', 'Mettez DocumentType à INVOICE.'),
  ),
  'PDF-XMP-06': rule(
    both('Version is there', 'Version présente'),
    PROPERTIES,
    both('Set Version to 1.0.', 'Mettez Version à 1.0.'),
  ),
  'PDF-XMP-07': rule(
    both('ConformanceLevel', 'ConformanceLevel'),
    PROPERTIES,
    both(
      'Use MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG, spelt so.',
      'Utilisez MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED ou XRECHNUNG, écrits ainsi.',
    ),
  ),
  'PDF-XMP-08': rule(
    both('ConformanceLevel and BT-24', 'ConformanceLevel et BT-24'),
    PROPERTIES,
    both(
      'Give ConformanceLevel the profile that the invoice names in BT-24.',
      'Donnez à ConformanceLevel le profil que la facture indique au BT-24.',
    ),
  ),
  'PDF-XMP-09': rule(both('Namespace of the properties', 'Espace de noms des propriétés'), PROPERTIES),
  'PDF-XMP-10': rule(
    both('Extension schema', "Schéma d'extension"),
    both(
      'PDF/A takes properties it does not know only where the packet describes them.',
      "PDF/A n'admet des propriétés inconnues que si le paquet les décrit.",
    ),
  ),
  'PDF-XMP-11': rule(
    both('Version is 1.0', 'Version 1.0'),
    PROPERTIES,
    both('Set Version to 1.0.', 'Mettez Version à 1.0.'),
  ),
  'PDF-XMP-13': rule(
    both('Prefix of the schema', 'Préfixe du schéma'),
    both(
      'The standard names the prefix, and some readers look for the properties by it.',
      'La norme fixe le préfixe, et des logiciels cherchent les propriétés par lui.',
    ),
    both('Set the prefix of the extension schema to fx.', "Mettez le préfixe du schéma d'extension à fx."),
  ),
  'PDF-XMP-12': rule(
    both('Profile and country', 'Profil et pays'),
    LEAN,
    both('Use the profile BASIC, EN 16931 or EXTENDED.', 'Utilisez le profil BASIC, EN 16931 ou EXTENDED.'),
  ),
};

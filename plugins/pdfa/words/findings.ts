import type { Phrases } from '@conforme/core/plugin';

/** What the container check says of a PDF that carries an invoice. */
export const FINDINGS: Phrases = {
  'The PDF is encrypted; PDF/A-3 does not allow that.': 'Le PDF est chiffré ; PDF/A-3 ne le permet pas.',
  'The PDF does not claim to be PDF/A-3: its metadata hold no pdfaid:part.':
    "Le PDF ne se déclare pas PDF/A-3 : ses métadonnées n'ont pas de pdfaid:part.",
  'The PDF claims to be PDF/A-{1}; only PDF/A-3 may carry an invoice.':
    'Le PDF se déclare PDF/A-{1} ; seul PDF/A-3 peut porter une facture.',
  'The invoice is attached as "{1}"; it must be named factur-x.xml.':
    'La facture est jointe sous le nom « {1} » ; elle doit se nommer factur-x.xml.',
  'The attachment "{1}" has no AFRelationship.': "La pièce jointe « {1} » n'a pas d'AFRelationship.",
  'The attachment "{1}" has the relationship {2}; allowed here: {3}.':
    'La pièce jointe « {1} » a la relation {2} ; admises ici : {3}.',
  'The attachment "{1}" is not listed in /AF of the document catalogue.':
    'La pièce jointe « {1} » ne figure pas dans /AF du catalogue du document.',
  'The attachment "{1}" is not listed in the name tree EmbeddedFiles.':
    "La pièce jointe « {1} » ne figure pas dans l'arbre de noms EmbeddedFiles.",
  'The PDF holds {1} attachments that are named as invoices.':
    'Le PDF contient {1} pièces jointes qui portent un nom de facture.',
  'The attachment "{1}" states the media type {2} instead of text/xml.':
    'La pièce jointe « {1} » indique le type de média {2} au lieu de text/xml.',
  'The PDF has no XMP metadata.': "Le PDF n'a pas de métadonnées XMP.",
  'The XMP metadata cannot be read: {1}.': 'Les métadonnées XMP sont illisibles : {1}.',
  'The XMP metadata hold no Factur-X properties (ConformanceLevel and others).':
    "Les métadonnées XMP n'ont pas de propriétés Factur-X (ConformanceLevel et autres).",
  'No extension schema of the XMP metadata describes the namespace {1} (ISO 19005-3, 6.6.2.3).':
    "Aucun schéma d'extension des métadonnées XMP ne décrit l'espace de noms {1} (ISO 19005-3, 6.6.2.3).",
  'The extension schema of the XMP metadata gives the prefix "{1}" instead of fx.':
    "Le schéma d'extension des métadonnées XMP donne le préfixe « {1} » au lieu de fx.",
  'The XMP DocumentFileName says "{1}", the attachment is named "{2}".':
    'Le DocumentFileName du XMP indique « {1} », la pièce jointe se nomme « {2} ».',
  'The XMP DocumentType is "{1}" instead of INVOICE.':
    'Le DocumentType du XMP est « {1} » au lieu de INVOICE.',
  'The XMP metadata state no Version of the XML format.':
    "Les métadonnées XMP n'indiquent pas de Version du format XML.",
  'The XMP Version is "{1}" instead of 1.0.': 'La Version du XMP est « {1} » au lieu de 1.0.',
  'The XMP ConformanceLevel is "{1}", which is no invoice between parties of {2}.':
    "Le ConformanceLevel du XMP est « {1} », qui n'est pas une facture entre parties de {2}.",
  'The XMP properties stand in the namespace of ZUGFeRD 1.0.':
    "Les propriétés XMP se trouvent dans l'espace de noms de ZUGFeRD 1.0.",
  'The XMP ConformanceLevel "{1}" is none of Factur-X.':
    "Le ConformanceLevel du XMP « {1} » n'en est pas un de Factur-X.",
  'The XMP ConformanceLevel is "{1}", but the invoice follows {2} ({3}).':
    'Le ConformanceLevel du XMP est « {1} », mais la facture suit {2} ({3}).',
  'The pages were not checked against PDF/A-3: {1}.':
    "Les pages n'ont pas été vérifiées selon PDF/A-3 : {1}.",
  'it is nested too deep': 'il est trop imbriqué',
};

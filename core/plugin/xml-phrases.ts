/** Messages of the parser about documents that are not XML (`rules/engine/xml`), without their places. */
export const XML_PHRASES = {
  'a name was expected': 'un nom était attendu',
  'a prefix is bound to no namespace': "un préfixe n'est lié à aucun espace de noms",
  'a reserved prefix or namespace is declared': 'un préfixe ou un espace de noms réservé est déclaré',
  'a prefix is declared twice': 'un préfixe est déclaré deux fois',
  'more than {1} namespaces are declared': 'plus de {1} espaces de noms sont déclarés',
  'the prefix "{1}" is not declared': "le préfixe « {1} » n'est pas déclaré",
  'more than {1} different names': 'plus de {1} noms différents',
  'the processing instruction is never closed': "l'instruction de traitement n'est jamais fermée",
  'a processing instruction without a name, or with a colon in it':
    'une instruction de traitement sans nom, ou dont le nom contient un deux-points',
  'a blank is missing after the name of the instruction': "une espace manque après le nom de l'instruction",
  'an XML declaration is not the first of the document; remove what stands before it, blank lines too':
    "une déclaration XML n'est pas au tout début du document ; supprimez ce qui la précède, lignes vides comprises",
  'the XML declaration is malformed': 'la déclaration XML est mal formée',
  'a document type declaration (DTD) is refused': 'une déclaration de type de document (DTD) est refusée',
  'unknown markup': 'balisage inconnu',
  'a comment is never closed, or holds "--"': "un commentaire n'est jamais fermé, ou contient « -- »",
  'a CDATA section is never closed': "une section CDATA n'est jamais fermée",
  'the element is never closed': "l'élément n'est jamais fermé",
  'there is no element': "il n'y a aucun élément",
  'a control character that XML forbids': 'un caractère de contrôle que XML interdit',
  'a character that XML forbids': 'un caractère que XML interdit',
  '"]]>" stands in text': '« ]]> » se trouve dans le texte',
  'text stands outside the document element': "du texte se trouve hors de l'élément racine",
  'a second document element': 'un second élément racine',
  'elements are nested more than {1} deep': 'les éléments sont imbriqués sur plus de {1} niveaux',
  '"/" stands inside a tag': '« / » se trouve dans une balise',
  'an end tag without a start tag': 'une balise fermante sans balise ouvrante',
  'the end tag does not match the start tag': 'la balise fermante ne correspond pas à la balise ouvrante',
  'the reference "{1}" is not known; write the character itself':
    "la référence « {1} » n'est pas connue ; écrivez le caractère lui-même",
  'the reference "{1}" is to no character of XML': 'la référence « {1} » ne désigne aucun caractère de XML',
  '"&" begins no reference; write it as &amp;': '« & » ne commence aucune référence ; écrivez &amp;',
  'the tag is never closed': "la balise n'est jamais fermée",
  'a blank is missing before the attribute': "une espace manque avant l'attribut",
  'more than {1} attributes': 'plus de {1} attributs',
  '"=" is missing after the attribute name': "« = » manque après le nom de l'attribut",
  'the attribute value is not quoted': "la valeur de l'attribut n'est pas entre guillemets",
  'an attribute is given twice': 'un attribut est donné deux fois',
  'the bytes are not UTF-8 text; write the document in UTF-8, or declare its encoding in its first line':
    'les octets ne sont pas du texte UTF-8 ; écrivez le document en UTF-8, ou déclarez son encodage dans sa première ligne',
  'the document declares {1}, but its letters have one byte each; declare UTF-8':
    'le document déclare {1}, mais ses lettres tiennent chacune sur un octet ; déclarez UTF-8',
  'the document declares us-ascii, but holds letters beyond it; declare UTF-8':
    'le document déclare us-ascii, mais contient des lettres au-delà ; déclarez UTF-8',
  'the document is UTF-16, but declares {1}; save it as UTF-8, or declare UTF-16':
    'le document est en UTF-16, mais déclare {1} ; enregistrez-le en UTF-8, ou déclarez UTF-16',
  'the document is UTF-16 and declares no encoding; save it as UTF-8':
    'le document est en UTF-16 et ne déclare aucun encodage ; enregistrez-le en UTF-8',
  'the encoding {1} is not known; save the document as UTF-8':
    "l'encodage {1} n'est pas connu ; enregistrez le document en UTF-8",
  'the document cannot be read as {1}; save it as UTF-8':
    'le document est illisible en {1} ; enregistrez-le en UTF-8',
  'the attribute value is never closed': "la valeur de l'attribut n'est jamais fermée",
} as const;

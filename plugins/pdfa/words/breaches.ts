import type { Phrases } from '@conforme/core/plugin';

/** Why a PDF that can be read cannot become PDF/A-3. */
export const BREACHES: Phrases = {
  // The document.
  'The PDF has no page': "Le PDF n'a pas de page",
  'The PDF is encrypted': 'Le PDF est chiffré',
  'A page is missing from the file': 'Une page manque dans le fichier',
  'a node of the page tree is no node': "un nœud de l'arbre des pages n'en est pas un",
  'the page tree holds something that is no page': "l'arbre des pages contient ce qui n'est pas une page",
  'the page has no proper {1}': "la page n'a pas de {1} correct",
  'the page has an entry {1}': 'la page a une entrée {1}',
  'The document has additional actions': 'Le document a des actions supplémentaires',
  'The document states requirements to the viewer': 'Le document pose des exigences au lecteur',
  'The pages of the document are made by a dynamic form (XFA)':
    'Les pages du document sont produites par un formulaire dynamique (XFA)',
  'The document carries permissions or a certification':
    'Le document porte des permissions ou une certification',
  'The document is signed; attaching an invoice would break the signature':
    'Le document est signé ; y joindre une facture romprait la signature',
  'The document is a portfolio': 'Le document est un portfolio',
  'The document carries legal attestations': 'Le document porte des attestations légales',
  'The document holds a name tree {1}': 'Le document contient un arbre de noms {1}',
  'The appearance of form fields is left to the viewer (NeedAppearances)':
    "L'apparence des champs de formulaire est laissée au lecteur (NeedAppearances)",
  'The document holds an XFA form': 'Le document contient un formulaire XFA',
  'The document is signed; a change would break its signatures':
    'Le document est signé ; un changement romprait ses signatures',
  'A configuration of layers has no name of its own': "Une configuration de calques n'a pas de nom à elle",
  'Layers are switched automatically (AS)': 'Des calques sont commutés automatiquement (AS)',
  'The list of layers (Order) leaves some out': 'La liste des calques (Order) en omet',
  'The file does not begin with a header of PDF 1.0 to 1.7':
    'Le fichier ne commence pas par un en-tête de PDF 1.0 à 1.7',
  'The file has no identifier (ID in the trailer)':
    "Le fichier n'a pas d'identifiant (ID à la fin du fichier)",
  'The second line of the file does not mark it as binary':
    'La deuxième ligne du fichier ne le signale pas comme binaire',
  'The output intents have different profiles': 'Les intentions de sortie ont des profils différents',
  'The profile of the output intent cannot be used as one':
    "Le profil de l'intention de sortie ne peut pas en être un",
  'it is associated with no part of the document (AF)':
    "elle n'est associée à aucune partie du document (AF)",
  'its media type is not stated': "son type de média n'est pas indiqué",
  'its name is not stated twice (F and UF)': "son nom n'est pas indiqué deux fois (F et UF)",
  'its relationship is not stated (AFRelationship)': "sa relation n'est pas indiquée (AFRelationship)",
  // Actions, annotations, forms.
  JavaScript: 'du JavaScript',
  'additional actions (AA)': 'des actions supplémentaires (AA)',
  'an action that runs a menu command': 'une action qui exécute une commande de menu',
  'an action of type {1}': 'une action de type {1}',
  'it is missing': 'elle manque',
  'it changes its appearance (entries besides N)': "elle change d'apparence (entrées autres que N)",
  'it has no appearance of its own (AP)': "elle n'a pas d'apparence à elle (AP)",
  'it is hidden (flags Hidden, Invisible, NoView)': 'elle est cachée (indicateurs Hidden, Invisible, NoView)',
  'it is not printed (flag Print)': "elle n'est pas imprimée (indicateur Print)",
  'its appearance is missing': 'son apparence manque',
  'its appearance is of the wrong kind': "son apparence n'est pas du bon genre",
  'the file it shows is not in the document': "le fichier qu'elle montre n'est pas dans le document",
  'annotations of type {1} are not allowed': 'les annotations de type {1} ne sont pas admises',
  'a form field has an action': 'un champ de formulaire a une action',
  'a signature field; a change would break the signature':
    'un champ de signature ; un changement romprait la signature',
  // Fonts.
  'the font is not embedded': "la police n'est pas incorporée",
  'the font is embedded twice': 'la police est incorporée deux fois',
  'the font program is missing': 'le programme de la police manque',
  'the font program is of an unknown kind': 'le programme de la police est de genre inconnu',
  'the font program is not TrueType': "le programme de la police n'est pas TrueType",
  'the font program does not fit the type of the font':
    'le programme de la police ne correspond pas à son type',
  'the font program cannot be read: {1}': 'le programme de la police est illisible : {1}',
  'an unknown type of font': 'un type de police inconnu',
  'the font has no glyphs or widths': "la police n'a pas de glyphes ou de largeurs",
  'the font has no resources of its own': "la police n'a pas de ressources à elle",
  'the font has no descendant': "la police n'a pas de descendante",
  'the font has no name': "la police n'a pas de nom",
  'the font has no CIDToGIDMap': "la police n'a pas de CIDToGIDMap",
  'the font has no Unicode map': "la police n'a pas de table Unicode",
  'the font is neither clearly symbolic nor clearly not':
    "la police n'est ni clairement symbolique ni clairement autre",
  'a symbolic font states an encoding': 'une police symbolique indique un codage',
  'the character map of a symbolic font is ambiguous':
    "la table des caractères d'une police symbolique est ambiguë",
  'the character map of the font is not verified': "la table des caractères de la police n'est pas vérifiée",
  'the character map of the font belongs to another collection of characters':
    "la table des caractères de la police relève d'une autre collection de caractères",
  'its character map is none of the standard': "sa table des caractères n'est pas une de celles de la norme",
  'its character map builds on another': 'sa table des caractères repose sur une autre',
  'its character map contradicts itself over the direction of writing':
    "sa table des caractères se contredit sur le sens d'écriture",
  'its character map numbers characters beyond {1}': 'sa table des caractères numérote au-delà de {1}',
  'the encoding of the font is not verified': "le codage de la police n'est pas vérifié",
  'the widths of the font are missing or incomplete':
    'les largeurs de la police manquent ou sont incomplètes',
  'the character {1} has no glyph': "le caractère {1} n'a pas de glyphe",
  'the glyph of character {1} states no width': "le glyphe du caractère {1} n'indique pas de largeur",
  'the width of character {1} is a fraction in the font program':
    "la largeur du caractère {1} n'est pas entière dans le programme de la police",
  'the width of character {1} differs from its glyph':
    'la largeur du caractère {1} diffère de celle de son glyphe',
  'the width of character {1} differs from the font program':
    'la largeur du caractère {1} diffère de celle du programme de la police',
  'the Unicode map of the font is written for many planes':
    'la table Unicode de la police est écrite pour plusieurs plans',
  'the font does not say that it is one': "la police ne dit pas qu'elle en est une",
  'text is shown without a font': 'du texte est montré sans police',
  'the font {1} is not defined': "la police {1} n'est pas définie",
  // Colours.
  'colours for printing (CMYK) without a profile that covers them':
    "des couleurs d'impression (CMJN) sans profil qui les couvre",
  'colours of type {1} are not verified': 'les couleurs de type {1} ne sont pas vérifiées',
  '{1} colours of the device without an output intent for them':
    "des couleurs {1} de l'appareil sans intention de sortie pour elles",
  'colour spaces are nested too deep': 'des espaces de couleurs sont trop imbriqués',
  'a colour space is missing': 'un espace de couleurs manque',
  'the colour space {1} is not defined': "l'espace de couleurs {1} n'est pas défini",
  'a colourant has no name': "un colorant n'a pas de nom",
  'the spot colour {1} is not described': "le ton direct {1} n'est pas décrit",
  'the spot colour {1} is defined twice': 'le ton direct {1} est défini deux fois',
  'more than 32 colourants are mixed': 'plus de 32 colorants sont mêlés',
  'an ICC profile is missing': 'un profil ICC manque',
  'it has another number of components': 'il a un autre nombre de composantes',
  'a font without a name is not defined': "une police sans nom n'est pas définie",
  'an ICC profile is not valid: {1}': "un profil ICC n'est pas valable : {1}",
  'it has no header': "il n'a pas d'en-tête",
  'its version is not supported': "sa version n'est pas prise en charge",
  'it is of a kind that cannot be used': "il est d'un genre qui ne peut pas servir",
  // Pictures, graphics states, instructions.
  'a picture asks to be smoothed (Interpolate)': 'une image demande à être lissée (Interpolate)',
  'a picture has an impossible depth': 'une image a une profondeur impossible',
  'a picture has an unknown rendering intent': 'une image a une intention de rendu inconnue',
  'a picture has an entry {1}': 'une image a une entrée {1}',
  'a picture uses the filter {1}': 'une image utilise le filtre {1}',
  'a picture in JPEG 2000 is coded twice, which is not verified':
    "une image JPEG 2000 est codée deux fois, ce qui n'est pas vérifié",
  'a picture in JPEG 2000: {1}': 'une image JPEG 2000 : {1}',
  'it has printing colours': "il a des couleurs d'impression",
  'its colour space is not verified': "son espace de couleurs n'est pas vérifié",
  'it has {1} channels': 'elle a {1} canaux',
  'its channels differ in depth': 'ses canaux diffèrent en profondeur',
  'it has several colour spaces and none that counts':
    'elle a plusieurs espaces de couleurs et aucun qui compte',
  'an unknown rendering intent': 'une intention de rendu inconnue',
  'a graphics state has an entry {1}': 'un état graphique a une entrée {1}',
  'a graphics state changes how the printer works ({1})':
    "un état graphique change le travail de l'imprimante ({1})",
  'a graphics state is missing': 'un état graphique manque',
  'a soft mask of unknown kind': 'un masque progressif de genre inconnu',
  'a soft mask has a transfer function': 'un masque progressif a une fonction de transfert',
  'a soft mask has no form': "un masque progressif n'a pas de forme",
  'an unknown blend mode': 'un mode de fusion inconnu',
  'overprint mode 1 with printing colours': "le mode de surimpression 1 avec des couleurs d'impression",
  'a form has an entry {1}': 'une forme a une entrée {1}',
  'a part of the page is missing': 'une partie de la page manque',
  'a pattern is missing': 'un motif manque',
  'a shading is missing': 'un dégradé manque',
  'a picture or form is missing': 'une image ou une forme manque',
  'an object is drawn that is neither picture nor form': "un objet dessiné n'est ni une image ni une forme",
  'a hexadecimal string is malformed': 'une chaîne hexadécimale est mal formée',
  'a name is not UTF-8': "un nom n'est pas en UTF-8",
  'an unknown operator {1}': 'un opérateur inconnu {1}',
  'an operator has too many operands': "un opérateur a trop d'opérandes",
  'an inline picture is malformed': 'une image en ligne est mal formée',
  'an inline picture is never closed': "une image en ligne n'est jamais fermée",
  'a picture unpacks to more than {1} MB': 'une image décompressée dépasse {1} Mo',
  'a glyph of the font shows the font itself': 'un glyphe de la police affiche la police elle-même',
  'the font program does not say how long its parts are':
    "le programme de la police n'indique pas la longueur de ses parties",
  'it is not embedded: {1} stands in for {2}, with the widths the page was set with':
    "elle n'est pas incorporée : {1} remplace {2}, avec les chasses d'origine",
  'its value cannot be drawn anew: the appearance it had is kept, and may show an older value':
    "sa valeur ne peut pas être dessinée de nouveau : l'apparence qu'elle avait est gardée, et montre peut-être une valeur plus ancienne",
  'no font here has these characters of its value: {1}':
    "aucune police d'ici n'a ces caractères de sa valeur : {1}",
  'characters it has no glyph for are shown as before: {1}':
    'des caractères sans glyphe sont affichés comme auparavant : {1}',
  'an older invoice, which readers could take for this one, was removed':
    'une facture plus ancienne, que des lecteurs pourraient prendre pour celle-ci, a été retirée',
  // What a repair would change.
  'the character {1} would not be shown any more': 'le caractère {1} ne serait plus affiché',
  'the character {1} would show another glyph': 'le caractère {1} afficherait un autre glyphe',
  'the character {1} would have another advance': 'le caractère {1} aurait une autre chasse',
  'the outline of character {1} cannot be read': 'le contour du caractère {1} est illisible',
  'its program cannot be read after the repair': 'son programme est illisible après la réparation',
  'its program is another one after the repair': 'son programme en est un autre après la réparation',
  // Streams and limits.
  'a part of it points outside its data': 'une partie mène hors de ses données',
  'a stream has no data': "un flux n'a pas de données",
  'the data of a stream stand in another file': "les données d'un flux se trouvent dans un autre fichier",
  'a stream uses the filter {1}': 'un flux utilise le filtre {1}',
  'a name is longer than 127 bytes': 'un nom dépasse 127 octets',
  'a number is too large': 'un nombre est trop grand',
  'a string is longer than 32767 bytes': 'une chaîne dépasse 32767 octets',
  'forms are nested too deep': 'des formes sont trop imbriquées',
  'graphics states are saved more than 28 deep': 'des états graphiques sont empilés sur plus de 28 niveaux',
  'the {1} measures {2} units': 'la {1} mesure {2} unités',
};

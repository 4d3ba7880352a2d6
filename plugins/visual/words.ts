// The French of what stands in the sources in English about a logo.

import { phrasebook, type Phrases } from '@conforme/core/plugin';

/** Why a logo cannot be drawn, and what to do about it. */
export const LOGO: Phrases = {
  'the SVG repeats a gradient': 'le SVG répète un dégradé',
  'the SVG refers in a circle': 'le SVG se réfère à lui-même en boucle',
  'the SVG has a transparent gradient': 'le SVG a un dégradé transparent',
  'the SVG has a gradient without colours': 'le SVG a un dégradé sans couleurs',
  'the SVG uses clip-path': 'le SVG utilise clip-path',
  'the SVG uses symbols': 'le SVG utilise des symboles',
  'the SVG uses a clip that is not a plain shape':
    "le SVG utilise une découpe qui n'est pas une forme simple",
  'the SVG uses {1}': 'le SVG utilise {1}',
  'the SVG has a length "{1}"': 'le SVG a une longueur « {1} »',
  'the SVG has a colour "{1}"': 'le SVG a une couleur « {1} »',
  'the SVG has a style "{1}"': 'le SVG a un style « {1} »',
  'the SVG has a transform "{1}"': 'le SVG a une transformation « {1} »',
  'the SVG has no size': "le SVG n'a pas de taille",
  'the SVG has an impossible number': 'le SVG a un nombre impossible',
  'the SVG has too many path segments': 'le SVG a trop de segments de tracé',
  'the SVG has too many elements': "le SVG a trop d'éléments",
  'the SVG is too complex': 'le SVG est trop complexe',
  'the SVG is not well-formed: {1}': "le SVG n'est pas bien formé : {1}",
  'the SVG holds an element {1}': 'le SVG contient un élément {1}',
  'the SVG draws a line with a gradient': 'le SVG trace une ligne avec un dégradé',
  'the SVG fills with a {1}': 'le SVG remplit avec un {1}',
  'the SVG refers to "{1}", which is not in it': "le SVG se réfère à « {1} », qui n'y est pas",
  'a path of the SVG is malformed': 'un tracé du SVG est mal formé',
  'it is not an SVG document': "ce n'est pas un document SVG",
  'it is not a PNG': "ce n'est pas un PNG",
  'it has {1} × {2} pixels': 'il a {1} × {2} pixels',
  'the PNG is damaged ({1})': 'le PNG est endommagé ({1})',
  'too few rows': 'trop peu de lignes',
  'unknown filter': 'filtre inconnu',
  'it ends inside a chunk': "il finit au milieu d'un bloc",
  'check sum of {1}': 'somme de contrôle de {1}',
  'no header': "pas d'en-tête",
  'no pixels': 'pas de pixels',
  'unknown colour type': 'type de couleur inconnu',
  'image data': "données de l'image",
  'no palette': 'pas de palette',
  'a colour outside the palette': 'une couleur hors de la palette',
  // What to do.
  'Export the logo as plain shapes, or as PNG.': 'Exportez le logo en formes simples, ou en PNG.',
  'Export the logo as plain shapes.': 'Exportez le logo en formes simples.',
  'Export the logo as one file.': 'Exportez le logo en un seul fichier.',
  'Export the SVG again.': 'Exportez de nouveau le SVG.',
  'Export the SVG again with plain numbers.': 'Exportez de nouveau le SVG avec des nombres simples.',
  'Export the SVG with its transforms applied.': 'Exportez le SVG avec ses transformations appliquées.',
  'Export with presentation attributes.': 'Exportez avec des attributs de présentation.',
  'Use opaque gradients, or PNG.': 'Utilisez des dégradés opaques, ou un PNG.',
  'Use colours such as #1f3a5f.': 'Utilisez des couleurs telles que #1f3a5f.',
  'Use plain colours for lines, or PNG.': 'Utilisez des couleurs unies pour les lignes, ou un PNG.',
  'Use plain colours or gradients, or PNG.': 'Utilisez des couleurs unies ou des dégradés, ou un PNG.',
  'Use a logo of at most 16 million pixels.': "Utilisez un logo d'au plus 16 millions de pixels.",
  'Give it a viewBox.': 'Donnez-lui un viewBox.',
  'Give the address of a PNG or SVG file.': "Donnez l'adresse d'un fichier PNG ou SVG.",
  'Convert text to paths before exporting, or use PNG.':
    "Convertissez le texte en tracés avant d'exporter, ou utilisez un PNG.",
  'Use the picture itself as PNG.': "Utilisez l'image elle-même en PNG.",
  'Simplify the logo.': 'Simplifiez le logo.',
  'Save the logo again as PNG.': 'Enregistrez de nouveau le logo en PNG.',
  'Save the logo again as PNG, or use SVG.': 'Enregistrez de nouveau le logo en PNG, ou utilisez un SVG.',
};

/** A phrase of the sources in both languages; one that has no French stays English. */
export const inBoth = phrasebook(LOGO);

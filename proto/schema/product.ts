// BG-31 and BG-32: the item of a line, and what extensions say of the product.

import { decimal, emptyList, object, orNull, part, stringMap, text } from './builders.ts';
import { OtherPartySchema } from './parties.ts';
import { IdentifierSchema } from './party.ts';

// The order of attributes is the order they are written in.
export const item = {
  item_name: text('BT-153', {
    en: ['Item name', 'Name of what is sold.'],
    fr: ['Désignation', 'Nom de ce qui est vendu.'],
  }),
  item_description: orNull(
    text('BT-154', {
      en: ['Item description', 'Description of the item.'],
      fr: ['Description de l’article', 'Description de ce qui est vendu.'],
    }),
  ),
  seller_item_id: orNull(
    text('BT-155', {
      en: ['Seller item ID', "The seller's own item number."],
      fr: ['Référence vendeur', 'Numéro d’article du vendeur.'],
    }),
  ),
  buyer_item_id: orNull(
    text('BT-156', {
      en: ['Buyer item ID', "The buyer's item number."],
      fr: ['Référence acheteur de l’article', 'Numéro d’article de l’acheteur.'],
    }),
  ),
  standard_item_id: orNull(
    text('BT-157', {
      en: ['Standard item ID', 'Item number of a registered scheme, for example a GTIN.'],
      fr: ['Identifiant standard', 'Numéro d’article d’un schéma enregistré, par exemple un GTIN.'],
    }),
  ),
  standard_item_id_scheme: orNull(
    text('BT-157-1', {
      en: ['Standard item ID scheme', 'ISO 6523 scheme of `standard_item_id`; 0160 is GTIN.'],
      fr: ['Schéma de l’identifiant', 'Schéma ISO 6523\u00a0; 0160 pour un GTIN.'],
    }),
  ),
  origin_country: orNull(
    text('BT-159', {
      en: ['Origin country', 'Country of origin, ISO 3166-1 alpha-2.'],
      fr: ['Pays d’origine', 'Code ISO 3166-1 de deux lettres.'],
    }),
  ),
  attributes: stringMap(
    'BG-32',
    {
      en: ['Attributes', 'Properties of the item: name to value, for example {"Colour": "blue"}.'],
      fr: ['Caractéristiques', 'Nom et valeur, par exemple Couleur\u00a0: bleu.'],
    },
    ['BT-160', 'BT-161'],
  ),
};

export const ClassificationSchema = object(
  'Classification',
  { en: 'A class the item belongs to.', fr: 'Une classe dont relève l’article.' },
  {
    code: text('BT-158', { en: ['Code', 'The class.'], fr: ['Code', 'La classe.'] }),
    scheme: orNull(
      text('BT-158-1', {
        en: ['Scheme', 'The classification, UNTDID 7143: STI for CPV, HS for customs tariffs and others.'],
        fr: [
          'Nomenclature',
          'La nomenclature, UNTDID 7143\u00a0: STI pour le CPV, HS pour le tarif douanier…',
        ],
      }),
    ),
    version: orNull(
      text('BT-158-2', {
        en: ['Version', 'Version of the classification.'],
        fr: ['Version', 'Version de la nomenclature.'],
      }),
    ),
    name: orNull(text(null, { en: ['Name', 'Name of the class.'], fr: ['Nom', 'Nom de la classe.'] })),
  },
);

/** What the map of attributes cannot hold: a name that repeats, a code, a measure. */
export const FurtherAttributeSchema = object(
  'FurtherAttribute',
  { en: 'A property of the item in detail.', fr: 'Une caractéristique détaillée de l’article.' },
  {
    type_code: orNull(
      text('EXT-FR-FE-159', {
        en: ['Coded name', 'Name of the property as a code, UNTDID 6313.'],
        fr: ['Nom codé', 'Nom de la caractéristique sous forme de code, UNTDID 6313.'],
      }),
    ),
    name: orNull(
      text(null, { en: ['Name', 'Name of the property.'], fr: ['Nom', 'Nom de la caractéristique.'] }),
    ),
    value: orNull(
      text(null, { en: ['Value', 'Its value in words.'], fr: ['Valeur', 'Sa valeur en toutes lettres.'] }),
    ),
    measure: orNull(
      decimal('Decimal', null, {
        en: ['Measure', 'Its value as a number.'],
        fr: ['Mesure', 'Sa valeur en nombre.'],
      }),
    ),
    measure_unit_code: orNull(
      text(null, {
        en: ['Unit', 'Unit of the measure, UN/ECE Rec 20.'],
        fr: ['Unité', 'Unité de la mesure, CEE-ONU Rec 20.'],
      }),
    ),
  },
);

const BATCH = { en: ['Batch', 'Number of the batch.'], fr: ['Lot', 'Numéro du lot.'] } as const;

const ProductInstanceSchema = object(
  'ProductInstance',
  { en: 'One piece of the product.', fr: 'Un exemplaire du produit.' },
  {
    batch_id: orNull(text(null, BATCH)),
    serial_id: orNull(
      text(null, {
        en: ['Serial number', 'Number the supplier gave it.'],
        fr: ['Numéro de série', 'Numéro donné par le fournisseur.'],
      }),
    ),
  },
);

const ID = { en: ['ID', 'Number of the product.'], fr: ['Identifiant', 'Numéro du produit.'] } as const;
const INDUSTRY_ID = {
  en: ['Industry ID', 'Number the industry gave the product.'],
  fr: ['Identifiant sectoriel', 'Numéro donné au produit par la profession.'],
} as const;

const ProductComponentSchema = object(
  'ProductComponent',
  { en: 'A product this one is made of.', fr: 'Un produit qui compose celui-ci.' },
  {
    name: text(null, { en: ['Name', 'Name of the component.'], fr: ['Nom', 'Nom du composant.'] }),
    description: orNull(
      text(null, {
        en: ['Description', 'What the component is.'],
        fr: ['Description', 'Ce qu’est le composant.'],
      }),
    ),
    id: orNull(text(null, ID)),
    standard_ids: emptyList(IdentifierSchema, null, {
      en: ['Standard IDs', 'Numbers of registered schemes, for example GTINs.'],
      fr: ['Identifiants standard', 'Numéros de schémas enregistrés, par exemple des GTIN.'],
    }),
    seller_item_id: orNull(
      text(null, {
        en: ['Seller item ID', "The seller's own number."],
        fr: ['Référence vendeur', 'Numéro du vendeur.'],
      }),
    ),
    buyer_item_id: orNull(
      text(null, {
        en: ['Buyer item ID', "The buyer's number."],
        fr: ['Référence acheteur', 'Numéro de l’acheteur.'],
      }),
    ),
    industry_id: orNull(text(null, INDUSTRY_ID)),
    quantity: orNull(
      decimal('Quantity', null, {
        en: ['Quantity', 'How many are in one unit of the product.'],
        fr: ['Quantité', 'Combien en contient une unité du produit.'],
      }),
    ),
    unit_code: orNull(
      text(null, {
        en: ['Unit', 'Unit of the quantity, UN/ECE Rec 20.'],
        fr: ['Unité', 'Unité de la quantité, CEE-ONU Rec 20.'],
      }),
    ),
  },
);

export const ProductSchema = object(
  'Product',
  { en: 'The product of a line in detail.', fr: 'Le produit d’une ligne en détail.' },
  {
    id: orNull(text(null, ID)),
    industry_id: orNull(text(null, INDUSTRY_ID)),
    model_id: orNull(
      text(null, {
        en: ['Model number', 'Number of the model.'],
        fr: ['Numéro de modèle', 'Numéro du modèle.'],
      }),
    ),
    brand_name: orNull(
      text(null, { en: ['Brand', 'Name of the brand.'], fr: ['Marque', 'Nom de la marque.'] }),
    ),
    model_name: orNull(text(null, { en: ['Model', 'Name of the model.'], fr: ['Modèle', 'Nom du modèle.'] })),
    batch_ids: emptyList(text(null, BATCH), null, {
      en: ['Batches', 'Numbers of the batches.'],
      fr: ['Lots', 'Numéros des lots.'],
    }),
    instances: emptyList(ProductInstanceSchema, null, {
      en: ['Pieces', 'Pieces with numbers of their own.'],
      fr: ['Exemplaires', 'Exemplaires numérotés.'],
    }),
    manufacturer: orNull(
      part(OtherPartySchema, null, {
        en: ['Manufacturer', 'Who made it.'],
        fr: ['Fabricant', 'Qui l’a fabriqué.'],
      }),
    ),
    components: emptyList(ProductComponentSchema, null, {
      en: ['Components', 'Products it is made of.'],
      fr: ['Composants', 'Produits qui le composent.'],
    }),
  },
);

/** EXTENDED and EXTENDED-CTC-FR; BT-158 is of EN 16931 itself. */
export const itemExtension = {
  classifications: emptyList(ClassificationSchema, null, {
    en: ['Classifications', 'Classes the item belongs to.'],
    fr: ['Nomenclatures', 'Classes dont relève l’article.'],
  }),
  further_attributes: emptyList(FurtherAttributeSchema, null, {
    en: ['Further attributes', 'Properties that repeat a name or have a code or a measure.'],
    fr: ['Autres caractéristiques', 'Caractéristiques de même nom, codées ou mesurées.'],
  }),
  product: orNull(
    part(ProductSchema, null, {
      en: ['Product', 'The product in detail.'],
      fr: ['Produit', 'Le produit en détail.'],
    }),
  ),
};

import type { CompleteLine } from '@conforme/core/invoice';
import { extended, textAt, when, type Accepts } from '@conforme/core/syntax';
import { demanded } from './filler.ts';
import { numberOf, type ElementName } from './namespaces.ts';
import { roleRows } from './party.ts';
import { GUIDELINE, isFrench } from './profiles.ts';
import { group, list, map, part, text, within, type Row } from './row.ts';
import { taxRows } from './tax.ts';

type Attribute = CompleteLine['further_attributes'][number];
type Product = NonNullable<CompleteLine['product']>;
type Instance = Product['instances'][number];

const has =
  (name: ElementName): Accepts =>
  (tree, node) =>
    (textAt(tree, node, numberOf(name)) ?? '') !== '';

/** BT-158. */
const classifications: Row<CompleteLine> = list(
  'cac:CommodityClassification',
  'classifications',
  [
    text('cbc:ItemClassificationCode', 'code', {
      attributes: { listID: 'scheme', listVersionID: 'version' },
      extension: { name: 'name' },
    }),
  ],
  has('cbc:ItemClassificationCode'),
);

/** BG-32, where the map cannot hold it: a name that repeats; in extensions one that is a code, or a measure. */
const attributeRows: readonly Row<Attribute>[] = [
  ...demanded<Attribute>('cbc:Name', 'name', ['cbc:NameCode']),
  extended(text('cbc:NameCode', 'type_code')),
  text('cbc:Value', 'value'),
  extended(text('cbc:ValueQuantity', 'measure', { attributes: { unitCode: 'measure_unit_code' } })),
];

const instanceRows: readonly Row<Instance>[] = [
  text('cbc:SerialID', 'serial_id'),
  group('cac:LotIdentification', [text('cbc:LotNumberID', 'batch_id')]),
];

const ofProduct = (rows: readonly Row<Product>[]): Row<CompleteLine> => extended(within('product', rows));

/** The maker of the item in UBL; in EXTENDED-CTC-FR who sells it (EXT-FR-FE-164 to -177). */
const manufacturer: readonly Row<CompleteLine>[] = [
  inGuideline(extended(part('cac:ManufacturerParty', 'seller', roleRows)), isFrench),
  inGuideline(ofProduct([part('cac:ManufacturerParty', 'manufacturer', roleRows)]), (urn) => !isFrench(urn)),
];

/** BG-31 with BG-30 and BG-32. */
export const itemRows: readonly Row<CompleteLine>[] = [
  text('cbc:Description', 'item_description'),
  extended(
    within('delivery', [
      text('cbc:PackQuantity', 'package_quantity', { attributes: { unitCode: 'package_unit_code' } }),
    ]),
  ),
  text('cbc:Name', 'item_name'),
  ofProduct([text('cbc:BrandName', 'brand_name'), text('cbc:ModelName', 'model_name')]),
  group('cac:BuyersItemIdentification', [text('cbc:ID', 'buyer_item_id')]),
  group('cac:SellersItemIdentification', [text('cbc:ID', 'seller_item_id')]),
  group('cac:StandardItemIdentification', [
    text('cbc:ID', 'standard_item_id', { attributes: { schemeID: 'standard_item_id_scheme' } }),
  ]),
  group('cac:OriginCountry', [text('cbc:IdentificationCode', 'origin_country')]),
  classifications,
  group('cac:ClassifiedTaxCategory', taxRows),
  map('cac:AdditionalItemProperty', 'attributes', 'cbc:Name', 'cbc:Value'),
  list('cac:AdditionalItemProperty', 'further_attributes', attributeRows),
  ...manufacturer,
  ofProduct([list('cac:ItemInstance', 'instances', instanceRows)]),
];

/** A row of documents of some guidelines. */
function inGuideline<T>(row: Row<T>, holds: (guideline: string) => boolean): Row<T> {
  return {
    ...when(row, (_value, { guideline }) => holds(guideline)),
    places: (shape) =>
      row.places(shape).map((place) => ({
        ...place,
        take: (reading, node, into) =>
          holds(textAt(reading.tree, reading.tree.root, GUIDELINE) ?? '') && place.take(reading, node, into),
      })),
  };
}

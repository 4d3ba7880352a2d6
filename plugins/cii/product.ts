import type { CompleteLine, Product } from '@conforme/core/invoice';
import { core, extended } from '@conforme/core/syntax';
import { otherRows } from './party.ts';
import { group, items, list, map, part, text, texts, within, type Row } from './row.ts';

const CHARACTERISTIC = 'ram:ApplicableProductCharacteristic';

/** What only extensions say of the product stands between the terms of EN 16931. */
const product = (...rows: readonly Row<Product>[]): Row<CompleteLine> =>
  extended(within<CompleteLine, 'product'>('product', rows));

/** BG-32. The map holds a name once; a second value of it, and in extensions a code or a measure, stand in the list. */
const characteristics: readonly Row<CompleteLine>[] = [
  map(CHARACTERISTIC, 'attributes', 'ram:Description', 'ram:Value'),
  list<CompleteLine, 'further_attributes'>(CHARACTERISTIC, 'further_attributes', [
    extended(text('ram:TypeCode', 'type_code')),
    text('ram:Description', 'name'),
    extended(text('ram:ValueMeasure', 'measure', { attributes: { unitCode: 'measure_unit_code' } })),
    text('ram:Value', 'value'),
  ]),
];

/** BT-158 with the list it is of (BT-158-1) and its version (BT-158-2). */
const classifications: Row<CompleteLine> = core(
  list<CompleteLine, 'classifications'>('ram:DesignatedProductClassification', 'classifications', [
    text('ram:ClassCode', 'code', { attributes: { listID: 'scheme', listVersionID: 'version' } }),
    extended(text('ram:ClassName', 'name')),
  ]),
);

const instances: Row<Product> = list('ram:IndividualTradeProductInstance', 'instances', [
  text('ram:BatchID', 'batch_id'),
  text('ram:SupplierAssignedSerialID', 'serial_id'),
]);

/** What the product is made up of. */
const components: Row<Product> = list('ram:IncludedReferencedProduct', 'components', [
  text('ram:ID', 'id'),
  items('ram:GlobalID', 'standard_ids', 'id', { attributes: { schemeID: 'scheme' } }),
  text('ram:SellerAssignedID', 'seller_item_id'),
  text('ram:BuyerAssignedID', 'buyer_item_id'),
  text('ram:IndustryAssignedID', 'industry_id'),
  text('ram:Name', 'name'),
  text('ram:Description', 'description'),
  text('ram:UnitQuantity', 'quantity', { attributes: { unitCode: 'unit_code' } }),
]);

/** BG-31 with BG-32. */
export const productRows: readonly Row<CompleteLine>[] = [
  product(text('ram:ID', 'id')),
  text('ram:GlobalID', 'standard_item_id', { attributes: { schemeID: 'standard_item_id_scheme' } }),
  text('ram:SellerAssignedID', 'seller_item_id'),
  text('ram:BuyerAssignedID', 'buyer_item_id'),
  product(text('ram:IndustryAssignedID', 'industry_id'), text('ram:ModelID', 'model_id')),
  text('ram:Name', 'item_name'),
  text('ram:Description', 'item_description'),
  product(
    texts('ram:BatchID', 'batch_ids'),
    text('ram:BrandName', 'brand_name'),
    text('ram:ModelName', 'model_name'),
  ),
  ...characteristics,
  classifications,
  product(instances),
  group('ram:OriginTradeCountry', [text('ram:ID', 'origin_country')]),
  product(part('ram:ManufacturerTradeParty', 'manufacturer', otherRows), components),
];

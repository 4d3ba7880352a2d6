import { schemeName } from './codes.ts';
import { partyLine } from './party.ts';
import type { Line } from './sublines.ts';
import { joined, labelled, quantityText, type Possible, type Voice } from './voice.ts';

type Product = NonNullable<Line['product']>;

/** Classes (BT-158), further attributes (BG-32) and the product of a line, one sentence each; empty ones are left to the caller. */
export function productDetails(voice: Voice, line: Line): string[] {
  const { label } = voice;
  const classes = line.classifications.map((each) => classText(each));
  return [
    labelled(
      voice,
      line.further_attributes.map((each) => attribute(voice, each)),
    ),
    labelled(voice, [[label('lines.classifications'), joined(classes, ', ')]]),
    ...(line.product ? productText(voice, line.product) : []),
  ];
}

/** `STI 72000000 (2008), Services informatiques` */
function classText({ scheme, code, version, name }: Line['classifications'][number]): string {
  return joined([joined([scheme, code, version && `(${version})`], ' '), name], ', ');
}

/** An attribute is called by its name, else by its code. */
function attribute(voice: Voice, part: Line['further_attributes'][number]): Possible {
  const { name, type_code, value, measure, measure_unit_code } = part;
  return [name ?? type_code ?? '', joined([value, quantityText(voice, measure, measure_unit_code)])];
}

function productText(voice: Voice, product: Product): string[] {
  const label = (field: string): string => voice.label(`lines.product.${field}`);
  return [
    labelled(voice, [
      [label('brand_name'), product.brand_name],
      [label('model_name'), product.model_name],
      [label('model_id'), product.model_id],
      [label('id'), product.id],
      [label('industry_id'), product.industry_id],
      [label('batch_ids'), product.batch_ids.join(', ')],
    ]),
    instances(voice, product),
    labelled(voice, [[label('manufacturer'), partyLine(voice, product.manufacturer)]]),
    ...product.components.map((part) => component(voice, part)),
  ];
}

/** Serial numbers on one line, those of a batch with it. */
function instances(voice: Voice, product: Product): string {
  const label = voice.label('lines.product.instances.serial_id');
  const batch = (id: string | null): string =>
    labelled(voice, [[voice.label('lines.product.instances.batch_id'), id]]);
  const all = product.instances.map(({ serial_id, batch_id }) => {
    const of = batch(batch_id);
    return serial_id && of ? `${serial_id} (${of})` : (serial_id ?? of);
  });
  return labelled(voice, [[label, joined(all, ', ')]]);
}

/** `Composants : Vis, 4 pièces · Réf. : V-1` */
function component(voice: Voice, part: Product['components'][number]): string {
  const { words, label } = voice;
  const quantity = quantityText(voice, part.quantity, part.unit_code);
  const facts = labelled(voice, [
    [words.sellerItem, part.seller_item_id],
    [words.buyerItem, part.buyer_item_id],
    ...part.standard_ids.map(({ id, scheme }): Possible => [
      schemeName(scheme ?? '') ?? words.identifier,
      id,
    ]),
    [label('lines.product.components.id'), part.id],
    [label('lines.product.components.industry_id'), part.industry_id],
  ]);
  const what = joined([joined([part.name, quantity], ', '), part.description, facts]);
  return label('lines.product.components') + words.colon + what;
}

// Single edits worth trying on a base document: what the schema lets stand beside what is there, what can be taken away,
// and values that rules stumble over.

import { childrenOf } from './recipe.ts';
import type { Edit, Place } from './recipe.ts';
import type { Shape } from './shape.ts';
import type { Node } from './tree.ts';

export interface Named {
  readonly place: Place;
  /** Leads to this element only. */
  readonly path: string;
}

/** Every element below the root with its path. */
export function namedPlaces(root: Node, shape: Shape): Named[] {
  const top: Named = { place: { node: root, type: shape.typeOfRoot(root), parent: null }, path: '' };
  return descend(top, shape).slice(1);
}

function descend(named: Named, shape: Shape): Named[] {
  const children = childrenOf(named.place, shape);
  const below = children.flatMap((place, index) => {
    const { name } = place.node;
    const twins = children.filter(({ node }) => node.name === name);
    const position = children.slice(0, index).filter(({ node }) => node.name === name).length + 1;
    const step = twins.length > 1 ? `${name}[${position}]` : name;
    return descend({ place, path: named.path === '' ? step : `${named.path}/${step}` }, shape);
  });
  return [named, ...below];
}

/** One of everything the schema allows below each element, whether it is there already or not. */
export function additions(root: Node, shape: Shape): Edit[] {
  const top: Named = { place: { node: root, type: shape.typeOfRoot(root), parent: null }, path: '' };
  return [top, ...namedPlaces(root, shape)].flatMap(({ place, path }) => {
    const { children = [], attributes = [] } = shape.of(place.type);
    const prefix = path === '' ? '' : `${path}/`;
    const elements = children.map(([name, type]): Edit => {
      const value = valueFor(name, shape.of(type).base);
      return value === '' ? ['add', `${prefix}${name}`] : ['add', `${prefix}${name}`, value];
    });
    const values = attributes.map(([name]): Edit => ['set', `${prefix}@${name}`, 'ZZ']);
    return [...elements, ...values];
  });
}

/** A value its simple type accepts, so that the schema has nothing to say where the rules have. */
export function valueFor(name: string, base: string | undefined): string {
  if (base === undefined) return '';
  if (/Indicator/.test(name)) return 'true';
  if (base === 'xs:date' || /DateTimeString|DateString/.test(name))
    return base === 'xs:date' ? '2026-10-05' : '20261005';
  if (base === 'xs:time') return '12:00:00';
  if (base === 'xs:dateTime' || base === 'xs:boolean')
    return base === 'xs:boolean' ? 'true' : '2026-10-05T12:00:00';
  if (base === 'xs:base64Binary') return 'JVBERi0=';
  return base === 'xs:decimal' ? '1' : 'ZZ';
}

/** Without, twice, or with each attribute missing. */
export function removals(root: Node, shape: Shape): Edit[] {
  return namedPlaces(root, shape).flatMap(({ place, path }): Edit[] => [
    ['del', path],
    ['dup', path],
    ...Object.keys(place.node.attributes).map((name): Edit => ['del', `${path}/@${name}`]),
  ]);
}

const odd = [
  '',
  ' ',
  'ZZ',
  '0',
  '-1',
  '12.345',
  '1E2',
  '100,00',
  '20260230',
  '2026-02-30',
  '1999-01-01',
  '19990101',
  '2099-12-31',
  '20991231',
];
const long = 'A1'.repeat(150);

/** Texts and attribute values changed one at a time. */
export function rewritings(root: Node, shape: Shape): Edit[] {
  return namedPlaces(root, shape).flatMap(({ place: { node }, path }): Edit[] => {
    const texts = node.children.length > 0 ? [] : variantsOf(node.text);
    return [
      ...texts.map((value): Edit => ['set', path, value]),
      ...Object.entries(node.attributes).flatMap(([name, value]) =>
        attributeVariants(value).map((other): Edit => ['set', `${path}/@${name}`, other]),
      ),
    ];
  });
}

function attributeVariants(value: string): string[] {
  return ['', 'ZZ', 'EUR', 'USD', '0002', '0009', '0224', '0225', '0226', 'VA', 'FC', '203', '610'].filter(
    (each) => each !== value,
  );
}

function variantsOf(text: string): string[] {
  const own = /^-?\d+(\.\d+)?$/.test(text)
    ? numbers(text)
    : [text.toLowerCase(), ` ${text} `, `${text}!`, long];
  return [...new Set([...odd, ...own])].filter((each) => each !== text);
}

/** A cent more or less, another spelling, the other sign. */
function numbers(text: string): string[] {
  const [whole = '', fraction = ''] = text.split('.');
  const cents = BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
  const spell = (value: bigint): string => {
    const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
    return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  const padded = fraction === '' ? `${text}.000` : `${text}0`;
  return [
    spell(cents + 1n),
    spell(cents - 1n),
    spell(cents + 100n),
    spell(-cents),
    spell(cents + 10000n),
    padded,
    `${whole}123`,
    long,
  ];
}

// More damages than mutate.ts has by itself: values that nearly are right, codes of other places, attributes, blanks, elements elsewhere.

import { CHANGES, mutate, replace, withChildren } from './mutate.ts';
import type { Change } from './mutate.ts';
import { elements, isMarkup, textOf } from './sch/markup.ts';
import type { Markup } from './sch/markup.ts';

const list = (...lines: string[]): string[] => lines.join('|').split('|');

/** Numbers as XPath, XML Schema and people write them. */
const numbers = list(
  '0|-0|-0.00|0.00|+1.0|1e2|.5|5.|01|INF|NaN|1,000.00|1 000,00|1.|-|.|--1|１２|1.005|0.0049999999999999999|-0.005',
  '1e400|9007199254740993|99999999999999999999.99|100.000000|1\u00a000|1.2.3|19.60|20|20.0|5.5|2.10|8.5|4.35|2.675|-100.00',
);
const dates = list(
  '20260230|20261301|2026-02-30|2026-10-05Z|2026-10-05+02:00|2026-10-05T12:00:00|202610051200|202610|05/10/2026',
  '2026-10-5|00000101|20240229|20230229|2026-10-05+15:00|20991231|21000101|1999-12-31|20261005250000|２０２６１００５',
);
/** Codes of the lists that rules know, some in the wrong case, and texts. */
const words = list(
  '| |ZZ|FR|fr|DE|EL|GR|MQ|EUR|eur|S|s|E|AE|K|G|O|Z|L|M|B|380|381|384|386|389|261|502|0002|0009|0088|0225|0224|0238|9957',
  'EM|VA|FC|VAT|AAB|PMT|PMD|REG|ABL|TXD|BAR|B2B|B2C|S1|B1|M1|S4|B8|C62|HUR|58|30|48|59|97|VATEX-EU-AE|vatex-eu-ic',
  'VATEX-FR-FRANCHISE|123456782|12345678200010|404833048|FR83404833048|FR7630006000011234567890189|é|А|😀|e\u0301|#AAA#x',
  `urn:cen.eu:en16931:2017|true|false|1|102|203|610|A  B|a\tb|&<|'|"|\\|$|${'a'.repeat(51)}|${'x'.repeat(300)}`,
);
const VALUES: readonly string[] = [...numbers, ...dates, ...words];
const BLANKS = [' ', '\t', '\n', '\r', '\u00a0', '\u2009', '\u200b', '\u3000', '\u0085', '\u2028', '  '];
const NAMES = list(
  'schemeID|currencyID|unitCode|format|listID|listVersionID|name|mimeCode|filename|schemeName|languageID|schemeAgencyID',
  'schemeId|xml:lang|xml:space|foo',
);

const at = <T>(of: readonly T[], number: number): T | undefined => of[number % of.length];

/** The text as another hand would have written it, or a little more, or less. */
function near(text: string, value: number): string {
  const blank = at(BLANKS, value)!;
  const half = text.length >> 1;
  const spellings = [
    `${text}0`,
    `${text}00000000`,
    `0${text}`,
    `-${text}`,
    `+${text}`,
    text.replace(/^-/, ''),
    text.replace('.', ','),
    `${text}4999999999999999999999999`,
    `${text}.0`,
    `${text}E0`,
    `${blank}${text}`,
    `${text}${blank}`,
    text.slice(0, half) + blank + text.slice(half),
    text.slice(0, -1),
    text.toLowerCase(),
    text.toUpperCase(),
    text + text,
    ...moved(text),
  ];
  return at(spellings, Math.floor(value / BLANKS.length))!;
}

/** An amount by a cent, half a cent, a unit. */
function moved(text: string): string[] {
  if (!/^-?\d{1,9}(\.\d+)?$/.test(text)) return [];
  return [0.01, -0.01, 0.005, 1, -1].map((step) => (Number(text) + step).toFixed(step === 0.005 ? 3 : 2));
}

const all = (node: Markup): Markup[] => elements(node).flatMap((child) => [child, ...all(child)]);
const isLeaf = (node: Markup): boolean => elements(node).length === 0;

/** Of a branch one of its leaves. */
function onLeaf(node: Markup, value: number, change: (leaf: Markup) => Markup): Markup {
  const branches = node.children.flatMap((child, index) => (isMarkup(child) ? [index] : []));
  const index = at(branches, value);
  if (index === undefined) return change(node);
  const inside = onLeaf(node.children[index] as Markup, Math.floor(value / branches.length), change);
  return withChildren(node, node.children.with(index, inside));
}

const written = (text: (leaf: Markup, value: number) => string): Change => {
  return ({ parent, index, node }, value) => {
    const leaf = (each: Markup): Markup => withChildren(each, [text(each, value)]);
    return replace(parent, index, onLeaf(node, value, leaf));
  };
};

const nearly: Change = written((leaf, value) => near(textOf(leaf), value));
const another: Change = written((_, value) => at(VALUES, value)!);

/** What stands elsewhere in the document, codes above all. */
const borrowed: Change = (target, value, root) => {
  const texts = all(root).filter(isLeaf).map(textOf);
  return written(() => at(texts, value) ?? '')(target, value, root);
};

const blank: Change = ({ parent, index, node }, value) =>
  replace(parent, index, withChildren(node, value % 2 === 0 ? [] : [at(BLANKS, value)!]));

const swapped: Change = ({ parent, index, node }, value) => {
  const other = value % parent.children.length;
  return withChildren(parent, parent.children.with(index, parent.children[other]!).with(other, node));
};

const grafted: Change = ({ parent, index }, value, root) => {
  const found = at(all(root), value);
  return found ? withChildren(parent, parent.children.toSpliced(index, 0, found)) : parent;
};

const renamed: Change = ({ parent, index, node }, value, root) =>
  replace(parent, index, { ...node, name: at(all(root), value)?.name ?? node.name });

const attributed: Change = ({ parent, index, node }, value) => {
  const [name, text] = [at(NAMES, value)!, at(words, Math.floor(value / NAMES.length))!];
  return replace(parent, index, { ...node, attributes: { ...node.attributes, [name]: text } });
};

/** The attributes of another element, a scheme above all. */
const exchanged: Change = ({ parent, index, node }, value, root) => {
  const others = all(root).filter(({ attributes }) => Object.keys(attributes).length > 0);
  return replace(parent, index, { ...node, attributes: at(others, value)?.attributes ?? {} });
};

/** An element once more, the second not quite as the first. */
const varied: Change = ({ parent, index, node }, value) => {
  const damage = { kind: Math.floor(value / 64), at: value, value: Math.floor(value / 8) };
  const copy = isLeaf(node)
    ? withChildren(node, [near(textOf(node), value)])
    : mutate(node, [damage], FAULTS);
  return withChildren(parent, parent.children.toSpliced(index + (value % 2), 0, copy));
};

const FAULTS: readonly Change[] = [...CHANGES, nearly, another, blank, attributed];
/** What meets rules most often comes more than once. */
export const DAMAGES: readonly Change[] = [
  ...FAULTS,
  nearly,
  another,
  borrowed,
  borrowed,
  varied,
  varied,
  varied,
  swapped,
  grafted,
  renamed,
  exchanged,
];

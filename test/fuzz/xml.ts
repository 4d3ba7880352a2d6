// Bytes that are XML, almost XML, or nothing: our reader against libxml2, on whether they are well formed and what they say:
//   node test/fuzz/xml.ts [--minutes N | --runs N] [--seed S]
// What we refuse on purpose and libxml2 reads stands in known.md.

import { XmlDocument } from 'libxml2-wasm';
import fc from 'fast-check';
import type { Tree } from '@conforme/engine/xml';
import { ATTRIBUTE, ELEMENT, XmlError, parse } from '@conforme/engine/xml';
import { campaign, options } from './campaign.ts';
import { samples } from './sample.ts';
import { differsByDesign, withoutMarks } from './known-xml.ts';

/** What a document says: its text, elements and attributes, values in document order. */
interface Content {
  readonly text: string;
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
}

type Reading = Content | { readonly refused: string };

const pieces = [
  '<a>',
  '</a>',
  '<b c="d">',
  '</b>',
  '<e/>',
  '<p:f xmlns:p="u">',
  '</p:f>',
  '<p:g/>',
  ' h="i"',
  " j='k'",
  '<',
  '>',
  '/',
  '"',
  "'",
  '=',
  '&',
  ';',
  '&amp;',
  '&lt;',
  '&#65;',
  '&#x1F600;',
  '&#0;',
  '&#xD800;',
  '&nope;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '--',
  '<?pi x?>',
  '<?',
  '?>',
  '<?xml version="1.0"?>',
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<?xml version="1.0" encoding="ISO-8859-1"?>',
  '<!DOCTYPE a>',
  'xmlns=""',
  ' xmlns="v"',
  ' xmlns:p="w"',
  ' p:q="r"',
  ' xml:lang="fr"',
  ' xmlns:xml="x"',
  'text',
  ' ',
  '\n',
  '\t',
  '\r\n',
  '\r',
  'é',
  '𝒳',
  '\u0000',
  '\u0001',
  '\ufffe',
  '\ufeff',
  '\u0085',
  '\u2028',
  '\u00b7',
  '1',
  '-',
  ':',
  '.',
  '_',
  ']',
  ']]',
  '!',
  '[',
];
const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => Buffer.from(all.join('')));
const inside = fc
  .array(fc.constantFrom(...pieces), { maxLength: 8 })
  .map((all) => Buffer.from(`<a>${all.join('')}</a>`));
const tag = fc
  .array(fc.constantFrom(...pieces), { maxLength: 6 })
  .map((all) => Buffer.from(`<a${all.join('')}/>`));

interface Damage {
  readonly at: number;
  readonly length: number;
  readonly put: Uint8Array;
}

const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.nat(2000),
  length: fc.nat(6),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 3 }),
    fc.constantFrom(...pieces).map((piece) => Buffer.from(piece)),
  ),
});

function damaged(source: Buffer, damages: readonly Damage[]): Buffer {
  return damages.reduce((bytes, { at, length, put }) => {
    const from = at % (bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + length)]);
  }, source);
}

const mutated = fc
  .tuple(fc.constantFrom(...samples), fc.array(damage, { minLength: 1, maxLength: 4 }))
  .map(([text, damages]) => damaged(Buffer.from(text), damages));
const wide = fc
  .tuple(fc.constantFrom('utf16le' as const), fc.constantFrom(...samples), fc.array(damage, { maxLength: 1 }))
  .map(([encoding, text, damages]) => damaged(Buffer.from(`\ufeff${text}`, encoding), damages));
/** So many blanks behind it that the texts of a document are gathered (`rules/engine/xml/columns.ts`). */
const BLANKS = Buffer.alloc(128 * 1024, ' ');
const large = mutated.map((bytes) => Buffer.concat([bytes, BLANKS]));
const noise = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));

const documents = fc
  .oneof(
    { weight: 4, arbitrary: mutated },
    { weight: 3, arbitrary: soup },
    { weight: 4, arbitrary: inside },
    { weight: 4, arbitrary: tag },
    { weight: 1, arbitrary: wide },
    { weight: 1, arbitrary: large },
    { weight: 1, arbitrary: noise },
  )
  .map((bytes) => bytes.toString('latin1'));

function ours(bytes: Uint8Array): Reading {
  try {
    return contentOf(parse(bytes));
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return { refused: error.message };
  }
}

function contentOf(tree: Tree): Content {
  const elements: string[] = [];
  const attributes: string[] = [];
  for (let n = 1; n < tree.count; n++) {
    if (tree.kind[n] === ELEMENT) elements.push(nameOf(tree, n));
    if (tree.kind[n] === ATTRIBUTE) attributes.push(`${nameOf(tree, n)}=${tree.value(n)}`);
  }
  return { text: tree.value(0), elements, attributes };
}

function nameOf(tree: Tree, node: number): string {
  const { uri, local } = tree.nameOf(node);
  return `{${uri}}${local}`;
}

function theirs(bytes: Uint8Array): Reading {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(bytes);
  } catch (error) {
    return { refused: (error as Error).message };
  }
  try {
    const named = (found: { name: string; namespaceUri: string }): string =>
      `{${found.namespaceUri}}${found.name}`;
    const elements = document.find('//*').map((each) => named(each as never));
    const attributes = document.find('//@*').map((each) => `${named(each as never)}=${each.content}`);
    return { text: String(document.eval('string(/)')), elements, attributes };
  } finally {
    document.dispose();
  }
}

function judge(latin1: string): string | null {
  const bytes = Buffer.from(latin1, 'latin1');
  const mine = ours(bytes);
  const foreign = theirs(bytes);
  if ('refused' in mine && 'refused' in foreign) return null;
  if (withoutMarks(mine) === withoutMarks(foreign)) return null;
  const reason = 'refused' in mine ? mine.refused : null;
  if (differsByDesign(reason, 'refused' in foreign ? foreign.refused : null)) return null;
  return `${JSON.stringify(latin1)}\n  ours    ${JSON.stringify(mine)}\n  libxml2 ${JSON.stringify(foreign)}`;
}

await campaign('xml', options(), documents, judge);

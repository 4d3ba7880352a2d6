import { ELEMENT, parse, type Tree } from '@conforme/engine/xml';
import { pointerStep } from '../invoice/index.ts';
import type { OpenedDocument } from '../pipeline/open.ts';
import type { ContainerPlugin, Opened, Recognised, RulesetPlugin, SyntaxPlugin } from '../plugin/index.ts';

export const NAMESPACE = 'urn:test:invoice';
export const RECOGNISED: Recognised = {
  syntax: 'cii',
  flavor: 'factur-x',
  profile: 'en16931',
  guideline: 'urn:cen.eu:en16931:2017',
};

/** Reads documents whose root is `invoice` in our test namespace, and finds nothing wrong with them. */
export function fakeSyntax(fields: Partial<SyntaxPlugin> = {}): SyntaxPlugin {
  return {
    kind: 'syntax',
    id: 'cii',
    version: '1',
    requires: [],
    outputs: fields.id === 'ubl' ? ['ubl-xml'] : ['facturx-pdf', 'cii-xml'],
    profiles: new Map([['en16931', 'urn:cen.eu:en16931:2017']]),
    detect: ({ uri, local }) => uri === NAMESPACE && local === 'invoice',
    recognise: () => RECOGNISED,
    structure: () => [],
    write: () => unexpected('write'),
    read: () => unexpected('read'),
    explain: () => null,
    terms: () => [],
    placeOf: () => null,
    prefixes: new Map([[NAMESPACE, 't']]),
    ...fields,
  };
}

/** Pointers to every value of an invoice: what a document points at that carries all of it. */
export function everyValue(value: unknown, at = '/invoice'): string[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [at];
  return Object.entries(value as object).flatMap(([key, part]) =>
    everyValue(part, `${at}/${pointerStep(key)}`),
  );
}

/** Judges everything, and finds nothing. */
export function fakeRuleset(id: string, fields: Partial<RulesetPlugin> = {}): RulesetPlugin {
  return {
    kind: 'ruleset',
    id,
    version: '1.0',
    requires: [],
    source: 'schematron:base',
    validity: { from: null, to: null },
    rules: [],
    applies: () => true,
    run: () => [],
    terms: () => [],
    explain: () => null,
    ...fields,
  };
}

/** Takes files that begin with `%PDF` for its own and finds this in them. */
export function fakeContainer(
  opened: Partial<Opened>,
  fields: Partial<ContainerPlugin> = {},
): ContainerPlugin {
  const facts = { pages: 1, attachments: [], pdfa: null, facturx_xmp: null };
  return {
    kind: 'container',
    id: 'pdfa',
    version: '1',
    requires: [],
    detect: (bytes) => Buffer.from(bytes).toString('latin1', 0, 4) === '%PDF',
    extract: async () => ({ xml: null, xmlFilename: null, facts, findings: [], ...opened }),
    embed: () => unexpected('embed'),
    ...fields,
  };
}

function unexpected(method: string): never {
  throw new Error(`nobody expected ${method} to be called`);
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** An invoice document of the test syntax with this inside. */
export const invoiceXml = (content = ''): Uint8Array =>
  bytes(`<invoice xmlns="${NAMESPACE}">${content}</invoice>`);

/** That document, opened. */
export function opened(content = '', fields: Partial<OpenedDocument> = {}): OpenedDocument {
  const xml = invoiceXml(content);
  return {
    xml,
    xmlFilename: null,
    tree: parse(xml),
    syntax: fakeSyntax(),
    recognised: RECOGNISED,
    pdf: null,
    container: 'xml',
    containerFindings: [],
    ...fields,
  };
}

/** The first element of that name. */
export function nodeNamed(tree: Tree, local: string): number {
  for (let node = 1; node < tree.count; node++)
    if (tree.kind[node] === ELEMENT && tree.nameOf(node).local === local) return node;
  throw new Error(`no element is named ${local}`);
}

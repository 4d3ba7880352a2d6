import { parse, type Name, type Tree } from '@conforme/rules/xml';
import { EngineError } from '../errors.ts';
import type { DocumentContainer, Finding, PdfFacts, Recognised, SyntaxPlugin } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { staged } from './stage.ts';

/** A document that was found, parsed and recognised. */
export interface OpenedDocument {
  readonly xml: Uint8Array;
  /** Name of the attachment it came from; null for bare XML. */
  readonly xmlFilename: string | null;
  readonly tree: Tree;
  readonly syntax: SyntaxPlugin;
  readonly recognised: Recognised;
  readonly pdf: PdfFacts | null;
  /** Where it was found, or for a document just written, where it is going. */
  readonly container: DocumentContainer;
  /** What the container's own check found. */
  readonly containerFindings: readonly Finding[];
}

/** Roots that are business documents, but not invoices we read (decision 12). */
const NEIGHBOURS: ReadonlyMap<string, string> = new Map([
  [
    'urn:ferd:CrossIndustryDocument:invoice:1p0 CrossIndustryDocument',
    'a ZUGFeRD 1.0 invoice, replaced by Factur-X in 2018',
  ],
  [
    'urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100 SCRDMCCBDACIOMessageStructure',
    'an Order-X order, not an invoice',
  ],
  [
    'urn:un:unece:uncefact:data:standard:SCRDMCCBDACIOMessageStructure:100 SCRDMCCBDACIOMessageStructure',
    'an Order-X order, not an invoice',
  ],
]);

/**
 * Finds the invoice in a PDF or XML and recognises it.
 * @throws EngineError `not_an_einvoice`, or `invalid_input` for XML that is not well-formed.
 */
export async function open(registry: Registry, bytes: Uint8Array): Promise<OpenedDocument> {
  const container = registry.container(bytes);
  if (!container)
    return recognise(registry, requireMarkup(bytes), {
      xmlFilename: null,
      pdf: null,
      container: 'xml',
      containerFindings: [],
    });
  const opened = await staged('open', () => container.extract(bytes));
  if (!opened.xml) {
    const held =
      opened.facts.attachments.length === 0 ? 'no attachment' : `only ${opened.facts.attachments.join(', ')}`;
    throw new EngineError(
      'not_an_einvoice',
      `The PDF carries no invoice: it has ${held}, and no factur-x.xml.`,
    );
  }
  return recognise(registry, opened.xml, {
    xmlFilename: opened.xmlFilename,
    pdf: opened.facts,
    container: 'pdf',
    containerFindings: opened.findings,
  });
}

type Origin = Pick<OpenedDocument, 'xmlFilename' | 'pdf' | 'container' | 'containerFindings'>;

function recognise(registry: Registry, xml: Uint8Array, origin: Origin): OpenedDocument {
  const tree = staged('parse', () => parse(xml));
  const root = tree.nameOf(tree.root);
  const syntax = registry.all('syntax').find((plugin) => plugin.detect(root));
  if (!syntax) throw new EngineError('not_an_einvoice', describeForeignRoot(root));
  return { xml, tree, syntax, recognised: syntax.recognise(tree), ...origin };
}

function describeForeignRoot({ uri, local }: Name): string {
  const neighbour = NEIGHBOURS.get(`${uri} ${local}`);
  if (neighbour) return `This is ${neighbour}.`;
  const namespace = uri === '' ? 'no namespace' : `namespace ${uri}`;
  return `The document element is ${local} in ${namespace}, which no invoice syntax of this service reads.`;
}

const LESS_THAN = 0x3c;
const MARKS = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0x00, 0x09, 0x0a, 0x0d, 0x20]);

/** Past byte order marks and blanks, XML begins with `<`; anything else is neither PDF nor XML (decision 16). */
function requireMarkup(bytes: Uint8Array): Uint8Array {
  const first = bytes.find((byte) => !MARKS.has(byte));
  if (first === LESS_THAN) return bytes;
  const what = bytes.length === 0 ? 'The document is empty' : 'The document is neither a PDF nor XML';
  throw new EngineError('not_an_einvoice', `${what}.`);
}

import type { Bilingual } from '@conforme/proto/schema';
import { clipped, parse, type Name, type Tree } from '@conforme/engine/xml';
import { EngineError } from '../errors.ts';
import type { ReadInvoice } from '../invoice/index.ts';
import type {
  ContainerRules,
  DocumentContainer,
  DocumentFormat,
  Finding,
  MessagePlugin,
  PdfFacts,
  Recognised,
  SyntaxPlugin,
} from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { expectedNamespace, neighbour } from './neighbours.ts';
import { isWebPage, neither } from './neither.ts';
import { recogniseOther } from './other.ts';
import { staged } from './stage.ts';

/** A document that was found, parsed and recognised, be it an invoice or not. */
export interface FoundDocument {
  readonly xml: Uint8Array;
  /** Name of the attachment it came from; null for bare XML. */
  readonly xmlFilename: string | null;
  readonly tree: Tree;
  /** Null for what is no invoice. */
  readonly syntax: SyntaxPlugin | null;
  /** Absent for invoices, and for what we know nothing of. */
  readonly message?: MessagePlugin | undefined;
  readonly recognised: Recognised;
  readonly pdf: PdfFacts | null;
  /** Where it was found, or for a document just written, where it is going. */
  readonly container: DocumentContainer;
  /** What the container's own check found. */
  readonly containerFindings: readonly Finding[];
  /** The rules of that check. */
  readonly containerRules?: ContainerRules | undefined;
}

/** What its structure is judged by, and its places named; null for what we know nothing of. */
export const formatOf = ({
  syntax,
  message,
}: Pick<FoundDocument, 'syntax' | 'message'>): DocumentFormat | null => syntax ?? message ?? null;

/** An invoice. */
export interface OpenedDocument extends FoundDocument {
  readonly syntax: SyntaxPlugin;
}

/**
 * Finds the invoice in a PDF or XML and recognises it.
 * @throws EngineError `not_an_einvoice`, or `invalid_input` for XML that is not well-formed.
 */
export async function open(registry: Registry, bytes: Uint8Array): Promise<OpenedDocument> {
  const document = await openAny(registry, bytes, () => false);
  const { syntax } = document;
  if (!syntax) throw notAnInvoice(registry, document);
  return { ...document, syntax };
}

/**
 * The same for whatever can be judged.
 * @param judges whether a document that is no invoice is judged all the same; else it is refused.
 */
export async function openAny(
  registry: Registry,
  bytes: Uint8Array,
  judges: (document: FoundDocument) => boolean,
): Promise<FoundDocument> {
  const [xml, origin] = await find(registry, bytes);
  const tree = staged('parse', () => parse(xml));
  const { syntax, message, recognised } = recognisedIn(registry, tree);
  const { xmlFilename, pdf, container, containerFindings, containerRules } = origin;
  // One shape for all, written out: spread, it would be put together name by name, 1 us a document.
  const document: FoundDocument = {
    xml,
    xmlFilename,
    tree,
    syntax,
    message,
    recognised,
    pdf,
    container,
    containerFindings,
    containerRules,
  };
  if (formatOf(document) || judges(document)) return document;
  throw notAnInvoice(registry, document);
}

/** Messages are asked first: some have the document element of an invoice, and say by their guideline that they are none. */
function recognisedIn(
  registry: Registry,
  tree: Tree,
): Pick<FoundDocument, 'syntax' | 'message' | 'recognised'> {
  const { messages, syntax } = registry.readersOf(tree.nameOf(tree.root));
  for (const message of messages) {
    const recognised = message.recognise(tree);
    if (recognised) return { syntax: null, message, recognised };
  }
  return { syntax, recognised: syntax ? syntax.recognise(tree) : recogniseOther(tree) };
}

type Origin = Pick<
  FoundDocument,
  'xmlFilename' | 'pdf' | 'container' | 'containerFindings' | 'containerRules'
>;

async function find(registry: Registry, bytes: Uint8Array): Promise<[xml: Uint8Array, origin: Origin]> {
  const container = registry.container(bytes);
  if (!container)
    return [requireMarkup(bytes), { xmlFilename: null, pdf: null, container: 'xml', containerFindings: [] }];
  const { xml, xmlFilename, facts, findings } = await staged('open', () => container.extract(bytes));
  if (!xml) throw withoutInvoice(facts.attachments.join(', '));
  const origin = { xmlFilename, pdf: facts, container: 'pdf' as const };
  return [xml, { ...origin, containerFindings: findings, containerRules: container.rulebook }];
}

function withoutInvoice(attachments: string): EngineError {
  const [contents, contenu] =
    attachments === ''
      ? ['no attachment', 'ne contient aucune pièce jointe']
      : [`only ${clipped(attachments)}`, `contient seulement ${clipped(attachments)}`];
  return new EngineError('not_an_einvoice', {
    en: `The PDF carries no invoice: it has ${contents}, and no factur-x.xml. Ask its sender for the e-invoice, or attach the data of the invoice to it.`,
    fr: `Le PDF ne porte pas de facture : il ${contenu}, et pas de factur-x.xml. Demandez la facture électronique à son émetteur, ou joignez-lui les données de la facture.`,
  });
}

const notAnInvoice = (registry: Registry, { message, tree }: FoundDocument): EngineError =>
  new EngineError(
    'not_an_einvoice',
    message ? describeMessage(message) : describeForeignRoot(registry, tree.nameOf(tree.root)),
  );

const describeMessage = ({ called }: MessagePlugin): Bilingual => ({
  en: `This is ${called.en}, not an invoice; it can be validated.`,
  fr: `Ceci est ${called.fr}, pas une facture ; on peut le valider.`,
});

function describeForeignRoot(registry: Registry, root: Name): Bilingual {
  const { uri, local } = root;
  const known = neighbour(root);
  if (known) return known;
  const [namespace, espace] =
    uri === ''
      ? ['in no namespace', 'sans espace de noms']
      : [`in namespace ${clipped(uri)}`, `dans l'espace de noms ${clipped(uri)}`];
  const name = clipped(local);
  const expected = expectedNamespace(registry.all('syntax'), root);
  const [alternative, autre] =
    expected === null
      ? ['', '']
      : [` Its namespace is to be ${expected}.`, ` Son espace de noms doit être ${expected}.`];
  return {
    en: `The document element is ${name} ${namespace}, which no invoice syntax of this service reads.${alternative}`,
    fr: `L'élément racine est ${name} ${espace}, qu'aucune syntaxe de facture de ce service ne lit.${autre}`,
  };
}

const LESS_THAN = 0x3c;
const MARKS = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0x00, 0x09, 0x0a, 0x0d, 0x20]);

/** Past byte order marks and blanks, XML begins with `<`; anything else is neither PDF nor XML (decision 16). */
function requireMarkup(bytes: Uint8Array): Uint8Array {
  const first = bytes.find((byte) => !MARKS.has(byte));
  if (first === LESS_THAN && !isWebPage(bytes)) return bytes;
  throw new EngineError('not_an_einvoice', neither(bytes));
}

/** What a document says, for who asks nothing else of it. */
export async function readInvoice({ syntax, tree }: OpenedDocument): Promise<ReadInvoice> {
  await syntax.load?.();
  return staged('read', () => syntax.read(tree)).invoice;
}

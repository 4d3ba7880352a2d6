import type { Opened } from '@conforme/core/plugin';
import type { Attachment } from '@conforme/pdf/file/attachments';
import { isPartial } from '@conforme/pdf/file/fault';
import { decode } from '@conforme/pdf/file/filters';
import { load, type Loaded } from '@conforme/pdf/file/load';
import { parse, XmlError, type Tree } from '@conforme/engine/xml';
import { unreadable } from '../refusal.ts';
import { INVOICE_NAMES, OTHER_NAMES } from '../profile.ts';
import { attachmentsOf, pagesOf } from '../bounded.ts';
import { judge } from './findings.ts';
import { readMetadata } from './metadata.ts';

/**
 * Takes the invoice out of a PDF and says what is wrong with how it is held.
 *
 * @throws InputError when the file cannot be read.
 */
export async function extract(file: Uint8Array): Promise<Opened> {
  try {
    return open(load(file));
  } catch (error) {
    return unreadable(error);
  }
}

function open(loaded: Loaded): Opened {
  const attachments = attachmentsOf(loaded);
  const metadata = readMetadata(loaded);
  const pages = pagesOf(loaded);
  const facts = {
    pages: pages.length,
    attachments: attachments.map(({ name }) => name),
    pdfa: metadata.pdfa,
    facturx_xmp: metadata.level,
  };
  const invoice = choose(loaded, attachments);
  if (!invoice) return { xml: null, xmlFilename: null, facts, findings: [] };
  const { attachment, xml, tree } = invoice;
  const rivals = attachments.filter(({ name }) => INVOICE_NAMES.includes(name.toLowerCase())).length - 1;
  const findings = judge({ loaded, pages, attachment, tree, metadata, rivals });
  return { xml: new Uint8Array(xml), xmlFilename: attachment.name, facts, findings };
}

interface Invoice {
  readonly attachment: Attachment;
  readonly xml: Buffer;
  /** Null when the bytes are no XML; the caller judges that. */
  readonly tree: Tree | null;
}

/** The invoice by its name, else the only attachment that is a CII document, else a related document by its name. */
function choose(loaded: Loaded, attachments: readonly Attachment[]): Invoice | null {
  const named = (names: readonly string[]): Attachment | undefined =>
    names.flatMap((name) => attachments.filter((attachment) => attachment.name.toLowerCase() === name))[0];
  const known = named(INVOICE_NAMES);
  if (known) return read(loaded, known);
  const unnamed = attachments
    .filter(({ name }) => !OTHER_NAMES.includes(name.toLowerCase()))
    .map((attachment) => tryRead(loaded, attachment))
    .filter((invoice) => invoice?.tree && isCii(invoice.tree));
  if (unnamed.length === 1) return unnamed[0]!;
  const other = named(OTHER_NAMES);
  return other ? read(loaded, other) : null;
}

function read(loaded: Loaded, attachment: Attachment): Invoice {
  const xml = decode(attachment.file, loaded.budget);
  try {
    return { attachment, xml, tree: parse(xml) };
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return { attachment, xml, tree: null };
  }
}

/** A foreign attachment that cannot be unpacked is not the invoice. */
function tryRead(loaded: Loaded, attachment: Attachment): Invoice | null {
  try {
    return read(loaded, attachment);
  } catch (error) {
    if (!isPartial(error)) throw error;
    return null;
  }
}

function isCii(tree: Tree): boolean {
  const { uri, local } = tree.nameOf(tree.root);
  return (
    local === 'CrossIndustryInvoice' &&
    uri.startsWith('urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:')
  );
}

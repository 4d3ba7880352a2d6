import { PDFName, type PDFDict } from '@cantoo/pdf-lib';
import type { Finding } from '@conforme/core/plugin';
import type { Attachment } from '@conforme/pdf/file/attachments';
import { Damage } from '@conforme/pdf/file/fault';
import type { Loaded } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { ELEMENT, type Tree } from '@conforme/engine/xml';
import { breaches } from '../check/claim.ts';
import type { Refusal } from '../refusal.ts';
import { inBoth, messageAt } from '../words/index.ts';
import { INVOICE_NAMES, levelOf, LEVELS, NAMESPACES, relationships } from '../profile.ts';
import type { Metadata } from './metadata.ts';

/** An invoice inside a PDF, as it was found. */
export interface Subject {
  readonly loaded: Loaded;
  readonly pages: readonly PDFDict[];
  readonly attachment: Attachment;
  readonly tree: Tree | null;
  readonly metadata: Metadata;
  /** How many other attachments bear a name of an invoice. */
  readonly rivals: number;
}

/** The container check (decision 14). The rules are ours and are listed in this plugin's README. */
export function judge(subject: Subject): Finding[] {
  return [
    ...judgeFile(subject),
    ...judgeAttachment(subject),
    ...judgeMetadata(subject),
    ...judgeClaim(subject),
  ];
}

const finding =
  (severity: Finding['severity']) =>
  (rule: string, message: string, ...values: string[]): Finding => ({
    severity,
    rule,
    message,
    said: inBoth(message),
    values,
  });
const fatal = finding('fatal');
const warning = finding('warning');
const info = finding('info');

function judgeFile({ loaded, metadata }: Subject): Finding[] {
  const findings: Finding[] = [];
  if (loaded.encrypted)
    findings.push(fatal('PDF-A-03', 'The PDF is encrypted; PDF/A-3 does not allow that.'));
  if (metadata.pdfa === null)
    findings.push(
      fatal('PDF-A-01', 'The PDF does not claim to be PDF/A-3: its metadata hold no pdfaid:part.'),
    );
  else if (!/^3[ABU]$/.test(metadata.pdfa))
    findings.push(
      fatal(
        'PDF-A-02',
        `The PDF claims to be PDF/A-${metadata.pdfa}; only PDF/A-3 may carry an invoice.`,
        metadata.pdfa,
      ),
    );
  return findings;
}

function judgeAttachment({ attachment, metadata, rivals }: Subject): Finding[] {
  const { name, relationship, named, associated, file } = attachment;
  const findings: Finding[] = [];
  if (!INVOICE_NAMES.includes(name.toLowerCase()))
    findings.push(
      fatal('PDF-ATT-01', `The invoice is attached as "${name}"; it must be named factur-x.xml.`, name),
    );
  const allowed = relationships(metadata.level ?? '');
  if (relationship === null)
    findings.push(fatal('PDF-ATT-02', `The attachment "${name}" has no AFRelationship.`, name));
  else if (!allowed.includes(relationship)) {
    const list = allowed.join(', ');
    const message = `The attachment "${name}" has the relationship ${relationship}; allowed here: ${list}.`;
    findings.push(warning('PDF-ATT-03', message, name, relationship, list));
  }
  if (!associated)
    findings.push(
      fatal('PDF-ATT-04', `The attachment "${name}" is not listed in /AF of the document catalogue.`, name),
    );
  if (!named)
    findings.push(
      fatal('PDF-ATT-05', `The attachment "${name}" is not listed in the name tree EmbeddedFiles.`, name),
    );
  if (rivals > 0)
    findings.push(
      fatal(
        'PDF-ATT-06',
        `The PDF holds ${rivals + 1} attachments that are named as invoices.`,
        String(rivals + 1),
      ),
    );
  const type = file.dict.lookup(N('Subtype'));
  const media = type instanceof PDFName ? type.decodeText() : 'none';
  if (!['text/xml', 'application/xml'].includes(media))
    findings.push(
      warning(
        'PDF-ATT-07',
        `The attachment "${name}" states the media type ${media} instead of text/xml.`,
        name,
        media,
      ),
    );
  return findings;
}

function judgeMetadata({ metadata, attachment, tree }: Subject): Finding[] {
  if (!metadata.present) return [fatal('PDF-XMP-01', 'The PDF has no XMP metadata.')];
  if (metadata.fault !== null)
    return [fatal('PDF-XMP-02', `The XMP metadata cannot be read: ${metadata.fault}.`, metadata.fault)];
  if (metadata.namespace === null)
    return [
      fatal('PDF-XMP-03', 'The XMP metadata hold no Factur-X properties (ConformanceLevel and others).'),
    ];
  return [...judgeProperties(metadata, attachment), ...judgeSchema(metadata), ...judgeLevel(metadata, tree)];
}

/** Properties PDF/A does not know must be described in the packet itself (ISO 19005-3, 6.6.2.3). */
function judgeSchema({ namespace, described, prefix, pdfa }: Metadata): Finding[] {
  if (described && prefix !== null && prefix !== 'fx' && namespace === NAMESPACES[0])
    return [
      warning(
        'PDF-XMP-13',
        `The extension schema of the XMP metadata gives the prefix "${prefix}" instead of fx.`,
        prefix,
      ),
    ];
  if (described || namespace === null || !claims(pdfa)) return [];
  const message = `No extension schema of the XMP metadata describes the namespace ${namespace} (ISO 19005-3, 6.6.2.3).`;
  return [fatal('PDF-XMP-10', message, namespace)];
}

function judgeProperties(
  { namespace, filename, type, version, level }: Metadata,
  attachment: Attachment,
): Finding[] {
  const findings: Finding[] = [];
  if (filename !== attachment.name) {
    const stated = filename ?? 'nothing';
    const message = `The XMP DocumentFileName says "${stated}", the attachment is named "${attachment.name}".`;
    findings.push(fatal('PDF-XMP-04', message, stated, attachment.name));
  }
  if (type !== 'INVOICE')
    findings.push(
      fatal('PDF-XMP-05', `The XMP DocumentType is "${type ?? ''}" instead of INVOICE.`, type ?? ''),
    );
  if (!version) findings.push(fatal('PDF-XMP-06', 'The XMP metadata state no Version of the XML format.'));
  // Files with an XRechnung state its version (BR-HYBRID-10).
  else if (version !== '1.0' && level !== 'XRECHNUNG')
    findings.push(warning('PDF-XMP-11', `The XMP Version is "${version}" instead of 1.0.`, version));
  if (namespace === NAMESPACES[2])
    findings.push(
      warning('PDF-XMP-09', 'The XMP properties stand in the namespace of ZUGFeRD 1.0.', NAMESPACES[2]!),
    );
  return findings;
}

function judgeLevel({ level }: Metadata, tree: Tree | null): Finding[] {
  if (level === null || !LEVELS.includes(level))
    return [
      fatal('PDF-XMP-07', `The XMP ConformanceLevel "${level ?? ''}" is none of Factur-X.`, level ?? ''),
    ];
  const domestic = judgeCountry(level, tree);
  const guideline = tree && guidelineOf(tree);
  const expected = guideline && levelOf(guideline);
  if (!guideline || !expected || expected.includes(level)) return domestic;
  const message = `The XMP ConformanceLevel is "${level}", but the invoice follows ${guideline} (${expected[0]}).`;
  return [fatal('PDF-XMP-08', message, level, guideline, expected[0]!), ...domestic];
}

/** Levels that the law of a country does not take for an invoice between its parties (BR-HYBRID-DE-01, DE-02, FR-01). */
const NOT_BETWEEN: ReadonlyMap<string, readonly string[]> = new Map([
  ['DE', ['MINIMUM', 'BASIC WL']],
  ['FR', ['XRECHNUNG']],
]);

/** A warning: the law of a country is judged by its own rules, not by how its invoice travels. */
function judgeCountry(level: string, tree: Tree | null): Finding[] {
  const country = tree && onlyCountry(tree);
  if (!country || !NOT_BETWEEN.get(country)?.includes(level)) return [];
  const message = `The XMP ConformanceLevel is "${level}", which is no invoice between parties of ${country}.`;
  return [warning('PDF-XMP-12', message, level, country)];
}

/** BT-40 and BT-55, where they are the same. */
function onlyCountry(tree: Tree): string | null {
  const [seller, buyer] = ['SellerTradeParty', 'BuyerTradeParty'].map((party) => countryOf(tree, party));
  return seller === buyer ? (seller ?? null) : null;
}

function countryOf(tree: Tree, party: string): string | null {
  for (let node = 1; node < tree.count; node++) {
    if (tree.kind[node] !== ELEMENT || tree.nameOf(node).local !== party) continue;
    const address = childOf(tree, node, 'PostalTradeAddress');
    const country = address === null ? null : childOf(tree, address, 'CountryID');
    return country === null ? null : tree.text(country).trim();
  }
  return null;
}

function childOf(tree: Tree, node: number, local: string): number | null {
  for (const child of tree.children(node)) if (tree.nameOf(child).local === local) return child;
  return null;
}

/** BT-24 where CII writes it: the ID of GuidelineSpecifiedDocumentContextParameter. */
function guidelineOf(tree: Tree): string | null {
  for (let node = 1; node < tree.count; node++) {
    if (
      tree.kind[node] !== ELEMENT ||
      tree.nameOf(node).local !== 'GuidelineSpecifiedDocumentContextParameter'
    )
      continue;
    for (const child of tree.children(node))
      if (tree.nameOf(child).local === 'ID') return tree.text(child).trim();
  }
  return null;
}

/** More places are not listed one by one. */
const MOST_BREACHES = 50;

const claims = (pdfa: string | null): boolean => pdfa !== null && /^3[ABU]$/.test(pdfa);

/** What a file that claims PDF/A-3 breaks of it; nothing is required of a file that does not claim it. */
function judgeClaim({ loaded, pages, attachment, metadata }: Subject): Finding[] {
  if (!claims(metadata.pdfa)) return [];
  try {
    return breaches(loaded, pages)
      .filter((breach) => !isReportedOtherwise(breach, attachment))
      .slice(0, MOST_BREACHES)
      .map(breachOf);
  } catch (error) {
    if (!(error instanceof Damage) && !(error instanceof RangeError)) throw error;
    const reason = error instanceof Damage ? error.message : 'it is nested too deep';
    return [info('PDF-A-04', `The pages were not checked against PDF/A-3: ${reason}.`, reason)];
  }
}

function breachOf({ rule, where, reason, clause }: Refusal): Finding {
  const message = messageAt(where, reason);
  const cited = (text: string): string => text.replace(/\.$/, ` (ISO 19005-3, ${clause}).`);
  const said = { en: cited(message.en), fr: cited(message.fr) };
  return { severity: 'fatal', rule, message: said.en, said, values: [where, reason, clause] };
}

/** PDF-A-03, PDF-ATT-02 and PDF-ATT-04 say it in the words of Factur-X. */
function isReportedOtherwise({ rule, where, reason, clause }: Refusal, { name }: Attachment): boolean {
  if (rule === 'PDF-DOC') return clause === '6.1.3';
  return rule === 'PDF-ASSOC' && where === `attachment ${name}` && /relationship|associated/.test(reason);
}

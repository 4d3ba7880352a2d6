// What breaks a rule of the container beside what passes: the part of two PDFs of ours in which they differ.

import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { attachmentsOf } from '@conforme/pdf/file/attachments';
import { load, type Loaded } from '@conforme/pdf/file/load';
import { extract } from '../../plugins/pdfa/extract/index.ts';
import { packetOf } from '../../plugins/pdfa/extract/metadata.ts';
import { containerRules, HYBRID } from '../../plugins/pdfa/rules/index.ts';
import { brokenBy, FAULTS, made, type Fault } from '../../test/conformance/cases/hybrid.ts';
import type { Example } from './drafts.ts';
import { excerptOfLines, linesOf, type Excerpt } from './excerpt.ts';

const PACK = `${containerRules.id}@${containerRules.version}`;

/** Rules of the container that no part of a PDF shows, with the reason. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  'PDF-A-04':
    'it reports a file that asks for too much memory to have its pages judged, which no excerpt can show',
};

export async function hybridExamples(): Promise<ReadonlyMap<string, Example>> {
  const found = new Map<string, Example>();
  for (const [id, fault] of Object.entries(FAULTS))
    found.set(id, await exampleOf(HYBRID[id]?.[0] ?? id, fault));
  for (const [id, [own]] of Object.entries(HYBRID))
    if (!found.has(id) && found.has(own!)) found.set(id, found.get(own!)!);
  return found;
}

/** @throws Error where both files break the rule, or neither */
async function exampleOf(rule: string, fault: Fault): Promise<Example> {
  const [broken, passing] = [await brokenBy(fault), made(fault.proper ?? {})];
  const [before, after] = await Promise.all([broken, passing].map((file) => extract(file)));
  const isBroken = (opened: typeof before): boolean => opened!.findings.some((each) => each.rule === rule);
  if (!isBroken(before) || isBroken(after)) throw new Error(`${rule} is not shown by ${fault.what}`);
  const [parts, others] = [partsOf(load(broken)), partsOf(load(passing))];
  for (const [location, lines] of parts) {
    const counterpart = others.get(location);
    if (counterpart && lines.join('\n') !== counterpart.join('\n'))
      return { pack: PACK, location, excerpt: differing(lines, counterpart) };
  }
  throw new Error(`${rule}: the files of ${fault.what} differ in nothing that is shown`);
}

function differing(before: readonly string[], after: readonly string[]): Excerpt {
  const at = before.findIndex((line, index) => line !== after[index]);
  return excerptOfLines(before, after, before.length < after.length ? at - 1 : at);
}

/** The parts of a PDF that the rules speak of, by their places from its trailer. */
function partsOf(loaded: Loaded): ReadonlyMap<string, readonly string[]> {
  const packet = packetOf(loaded);
  const [attachment] = attachmentsOf(loaded);
  const parts = new Map<string, readonly string[]>();
  const { spec, file } = attachment!;
  if (loaded.encrypted) {
    parts.set('trailer', linesOfPdf(loaded.trailer, ['Root', 'Encrypt']));
    return parts;
  }
  if (packet) parts.set('/Root/Metadata', linesOfPacket(packet.toString()));
  parts.set('/Root/AF/0', linesOfPdf(spec));
  parts.set('/Root/AF/0/EF/F', linesOfPdf(file.dict, ['Type', 'Subtype']));
  parts.set('/Root', linesOfPdf(loaded.catalog, ['Type', 'Names', 'AF', 'Metadata']));
  parts.set('trailer', linesOfPdf(loaded.trailer, ['Root', 'Encrypt']));
  return parts;
}

/** Its namespaces a line each: rules ask for them. */
function linesOfPacket(packet: string): readonly string[] {
  const xml = packet
    .replaceAll(/<\?xpacket.*?\?>/g, '')
    .trim()
    .replaceAll(/>\s+</g, '><');
  const [, root = '', declared = ''] = /^(<[\w:]+)((?: xmlns:\w+="[^"]*")*)/.exec(xml) ?? [];
  const namespaces = declared.trim().split(' ');
  const [, ...lines] = linesOf(xml);
  return [
    root,
    ...namespaces.map((each, at) => `  ${each}${at === namespaces.length - 1 ? '>' : ''}`),
    ...lines,
  ];
}

function linesOfPdf(dict: PDFDict, keys?: readonly string[]): readonly string[] {
  const entries = dict
    .entries()
    .map(([key, value]) => [key.decodeText(), value] as const)
    .filter(([key]) => keys?.includes(key) ?? true);
  return ['<<', ...entries.map(([key, value]) => `  /${key} ${written(value)}`), '>>'];
}

/** As it stands in a file, but for texts, which are written in letters. */
function written(object: PDFObject): string {
  if (object instanceof PDFHexString || object instanceof PDFString) return `(${object.decodeText()})`;
  if (object instanceof PDFName) return `/${object.decodeText()}`;
  if (object instanceof PDFStream) return written(object.dict);
  if (object instanceof PDFArray) return `[ ${object.asArray().map(written).join(' ')} ]`;
  if (!(object instanceof PDFDict)) return object.toString();
  const entries = object.entries().map(([key, value]) => `/${key.decodeText()} ${written(value)}`);
  return `<< ${entries.join(' ')} >>`;
}

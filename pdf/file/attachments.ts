import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { Excess } from './fault.ts';
import type { Document } from './document.ts';
import { pagesOf } from './pages.ts';
import { N, textOf } from './values.ts';

/** A file inside the PDF and how the PDF speaks of it. */
export interface Attachment {
  readonly name: string;
  readonly spec: PDFDict;
  /** The reference to the file specification, when it is an indirect object. */
  readonly ref: PDFRef | null;
  readonly file: PDFRawStream;
  readonly relationship: string | null;
  /** Listed in the name tree EmbeddedFiles. */
  readonly named: boolean;
  /** Listed in /AF of the catalogue. */
  readonly associated: boolean;
}

/** A name tree deeper or larger than this is made to exhaust its reader. */
const MOST_NODES = 10_000;
const MOST_FILES = 2000;

interface Mention {
  /** Its key in the name tree; empty elsewhere. */
  readonly key: string;
  readonly object: PDFObject;
  readonly from: 'names' | 'af' | 'annotation';
}

/** Where attachments are looked for, and which of their names count. */
export interface AttachmentOptions {
  /** Those whose annotations may hold files; all by default. */
  readonly pages?: () => readonly PDFDict[];
  /** In small letters: of the several names of one file, one of these counts. */
  readonly preferred?: readonly string[];
}

/** All attached files: from the name tree, from /AF and from annotations (ISO 32000-1, 7.11.4 and 14.13), each once. */
export function attachmentsOf(
  loaded: Document,
  { pages = () => pagesOf(loaded), preferred = [] }: AttachmentOptions = {},
): Attachment[] {
  const found = new Map<PDFRawStream, Attachment>();
  for (const { key, object, from } of mentions(loaded, pages)) {
    const spec = object instanceof PDFRef ? loaded.context.lookup(object) : object;
    const file = spec instanceof PDFDict ? fileOf(spec) : null;
    if (!(spec instanceof PDFDict) || !file) continue;
    const before = found.get(file);
    if (found.size > MOST_FILES) throw new Excess(`it has more than ${MOST_FILES} attachments`);
    found.set(file, {
      name: before?.name ?? nameOf(spec, key, preferred),
      spec: before?.spec ?? spec,
      ref: before?.ref ?? (object instanceof PDFRef ? object : null),
      file,
      relationship: before?.relationship ?? relationshipOf(spec),
      named: (before?.named ?? false) || from === 'names',
      associated: (before?.associated ?? false) || from === 'af',
    });
  }
  return [...found.values()];
}

function mentions(loaded: Document, pages: () => readonly PDFDict[]): Mention[] {
  const all: Mention[] = [];
  const names = loaded.catalog.lookup(N('Names'));
  if (names instanceof PDFDict) readNameTree(names.lookup(N('EmbeddedFiles')), all);
  for (const object of associatedWith(loaded.catalog)) all.push({ key: '', object, from: 'af' });
  for (const page of pages()) {
    for (const object of associatedWith(page)) all.push({ key: '', object, from: 'annotation' });
    const annotations = page.lookup(N('Annots'));
    if (!(annotations instanceof PDFArray)) continue;
    for (let i = 0; i < annotations.size(); i++) {
      const annotation = annotations.lookup(i);
      const object = annotation instanceof PDFDict ? annotation.get(N('FS')) : undefined;
      if (object) all.push({ key: '', object, from: 'annotation' });
    }
  }
  return all;
}

function readNameTree(root: PDFObject | undefined, all: Mention[]): void {
  const waiting = [root];
  const seen = new Set<PDFObject>();
  while (waiting.length > 0) {
    const node = waiting.shift();
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    if (seen.size > MOST_NODES) throw new Excess('the list of attachments is too large');
    const names = node.lookup(N('Names'));
    if (names instanceof PDFArray)
      for (let i = 0; i + 1 < names.size(); i += 2)
        all.push({ key: textOf(names.lookup(i)), object: names.get(i + 1), from: 'names' });
    const kids = node.lookup(N('Kids'));
    if (kids instanceof PDFArray) for (let i = 0; i < kids.size(); i++) waiting.push(kids.lookup(i));
  }
}

/** AF is an array; some writers put the one file there by itself. */
function associatedWith(dict: PDFDict): PDFObject[] {
  const value = dict.get(N('AF'));
  const files = dict.lookup(N('AF'));
  return files instanceof PDFArray ? files.asArray() : value ? [value] : [];
}

function fileOf(spec: PDFDict): PDFRawStream | null {
  const files = spec.lookup(N('EF'));
  if (!(files instanceof PDFDict)) return null;
  for (const key of ['UF', 'F', 'Unix', 'DOS', 'Mac']) {
    const file = files.lookup(N(key));
    if (file instanceof PDFRawStream) return file;
  }
  return null;
}

/** UF before F, unless only the other is a preferred name: writers do not keep them equal. A path is no part of it. */
function nameOf(spec: PDFDict, key: string, preferred: readonly string[]): string {
  const names = ['UF', 'F', 'Unix', 'DOS', 'Mac']
    .map((entry) => textOf(spec.lookup(N(entry))))
    .filter(Boolean);
  const known = names
    .map((name) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1))
    .find((name) => preferred.includes(name.toLowerCase()));
  return known ?? names[0] ?? key;
}

function relationshipOf(spec: PDFDict): string | null {
  const value = spec.lookup(N('AFRelationship'));
  return value instanceof PDFName ? value.decodeText() : null;
}

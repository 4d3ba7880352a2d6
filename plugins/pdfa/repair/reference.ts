import { PDFArray, PDFDict, PDFStream } from '@cantoo/pdf-lib';
import type { Loaded } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { attachmentsOf } from '../bounded.ts';
import { dictOf, drop, partsOf, placeOf, type Part, type Step } from './step.ts';

/** What of a file specification holds a file, or says how it does. */
const HOLDING = ['EF', 'RF', 'EP'];

/**
 * File specifications beside the lists of attachments (6.8). Whatever calls itself one needs a relationship and a place in AF. One that
 * only names a file elsewhere, as an action does that leads to another document, need not call itself so (ISO 32000-1, table 44); one
 * that holds a file is an attachment.
 */
export const references: Step = {
  clause: '6.8',
  apply({ loaded, parts }, note) {
    const specifications = parts.filter(isSpecification);
    for (const part of specifications.filter((part) => !holdsFile(part))) {
      drop(dictOf(part)!, ['Type', ...HOLDING]);
      note(placeOf(part), 'the name of a file elsewhere told from an attachment');
    }
    for (const part of unlisted(loaded, specifications.filter(holdsFile))) {
      list(loaded, dictOf(part)!);
      note(placeOf(part), 'a file that was not listed listed as attached');
    }
  },
};

const isSpecification = (part: Part): boolean => dictOf(part)?.lookup(N('Type')) === N('Filespec');

function holdsFile(part: Part): boolean {
  const files = dictOf(part)!.lookup(N('EF'));
  return files instanceof PDFDict && files.keys().some((key) => files.lookup(key) instanceof PDFStream);
}

/** Of those that hold a file, the ones that no list names; what other steps have cut off does not count. */
function unlisted(loaded: Loaded, holders: readonly Part[]): Part[] {
  if (holders.length === 0) return [];
  const listed = new Set(attachmentsOf(loaded).flatMap(({ spec, file }) => [spec, file]));
  const isListed = (spec: PDFDict): boolean => {
    const files = spec.lookup(N('EF')) as PDFDict;
    return listed.has(spec) || files.keys().some((key) => listed.has(files.lookup(key) as never));
  };
  const left = holders.filter((part) => !isListed(dictOf(part)!));
  if (left.length === 0) return [];
  const reached = new Set(partsOf(loaded).map(({ object }) => object));
  return left.filter(({ object }) => reached.has(object));
}

function list({ context, catalog }: Loaded, spec: PDFDict): void {
  const given = catalog.lookup(N('AF'));
  const files = given instanceof PDFArray ? given : context.obj(given ? [catalog.get(N('AF'))!] : []);
  files.push(context.getObjectRef(spec) ?? spec);
  catalog.set(N('AF'), files);
}

import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { isPartial, tolerated } from '@conforme/pdf/file/fault';
import { decode } from '@conforme/pdf/file/filters';
import type { Loaded } from '@conforme/pdf/file/load';
import { instructions, type Instruction } from '@conforme/pdf/file/operators';
import { deflated } from '@conforme/pdf/file/stream';
import { N } from '@conforme/pdf/file/values';
import { within } from '../check/report.ts';
import { replaceData } from './stream.ts';
import { mendedName } from './scalar.ts';
import type { Subject } from './step.ts';

/** A content stream, what its names stand for, and a way to write it anew. */
export interface Scope {
  readonly where: string;
  readonly resources: PDFDict;
  readonly data: Buffer;
  /** Where a further content stream of the same page begins. */
  readonly joints: readonly number[];
  write(data: Uint8Array): void;
}

/** What holds content of its own, met while following resources. */
interface Found {
  readonly stream: PDFRawStream;
  readonly where: string;
  readonly above: PDFDict;
}

/** Every content stream that a page can lead to, once: pages, forms, patterns, masks, appearances, drawn glyphs. */
export function* scopes(subject: Subject): Generator<Scope> {
  const seen = new Set<PDFObject>();
  for (const [i, page] of subject.pages.entries()) {
    const where = `page ${i + 1}`;
    const resources = pageResources(page);
    const own = pageScope(subject, page, resources, where);
    if (own) yield own;
    const waiting = [...streamsOf(resources, where, seen), ...appearances(page, resources, where)];
    while (waiting.length > 0) {
      const { stream, where: place, above } = waiting.pop()!;
      if (seen.has(stream)) continue;
      seen.add(stream);
      const data = read(subject.loaded, [stream])?.[0] ?? null;
      const inner = resourcesOf(subject, stream, data, above);
      if (data)
        yield {
          where: place,
          resources: inner,
          data,
          joints: [],
          write: (bytes) => replaceData(stream, bytes),
        };
      waiting.push(...streamsOf(inner, place, seen));
    }
  }
}

/**
 * Content names its own resources (6.2.2). What has none gets those it uses of the content that draws it; all of them
 * would make it one of its own parts.
 */
function resourcesOf(
  { loaded }: Subject,
  stream: PDFRawStream,
  data: Buffer | null,
  above: PDFDict,
): PDFDict {
  const own = stream.dict.lookup(N('Resources'));
  if (own instanceof PDFDict || !data) return own instanceof PDFDict ? own : above;
  const { context } = stream.dict;
  const used = new Set<PDFObject>();
  for (const { operands } of readable(data, loaded))
    for (const operand of operands) used.add(operand instanceof PDFName ? mendedName(operand) : operand);
  const given = context.obj({});
  for (const [key, group] of above.entries()) {
    const entries = above.lookup(key);
    const kept = entries instanceof PDFDict ? entries.entries().filter(([name]) => used.has(name)) : [];
    if (!(entries instanceof PDFDict)) given.set(key, group);
    else if (kept.length > 0) given.set(key, PDFDict.fromMapWithContext(new Map(kept), context));
  }
  stream.dict.set(N('Resources'), given);
  return given;
}

/** The resources of a page; a page without any gets an empty dictionary. */
export function pageResources(page: PDFDict): PDFDict {
  const own = page.lookup(N('Resources'));
  if (own instanceof PDFDict) return own;
  const given = page.context.obj({});
  page.set(N('Resources'), given);
  return given;
}

function pageScope(subject: Subject, page: PDFDict, resources: PDFDict, where: string): Scope | null {
  const content = contentOf(subject.loaded, page);
  return content && { where, resources, ...content };
}

/** The content of a page in one piece; null when it cannot be unpacked. */
export function contentOf(loaded: Loaded, page: PDFDict): Pick<Scope, 'data' | 'joints' | 'write'> | null {
  const contents = page.lookup(N('Contents'));
  const parts =
    contents instanceof PDFArray ? contents.asArray().map((_, i) => contents.lookup(i)) : [contents];
  const streams = parts.filter((part) => part instanceof PDFRawStream);
  const pieces = read(loaded, streams);
  if (!pieces) return null;
  const joints: number[] = [];
  for (const piece of pieces) joints.push((joints.at(-1) ?? 0) + piece.length);
  const { context } = loaded;
  const write = (bytes: Uint8Array): void =>
    page.set(N('Contents'), context.register(deflated(context, bytes)));
  return { data: Buffer.concat(pieces), write, joints: joints.slice(0, -1) };
}

/** Null for data that cannot be unpacked: the check says so. */
function read(loaded: Loaded, streams: readonly PDFRawStream[]): Buffer[] | null {
  return tolerated(() =>
    streams.map((stream) => Buffer.concat([decode(stream, loaded.budget), Buffer.from('\n')])),
  );
}

/** Forms, patterns, masks and glyphs: whatever of the resources is drawn by content of its own. */
function streamsOf(resources: PDFDict, where: string, seen: Set<PDFObject>): Found[] {
  if (seen.has(resources)) return [];
  seen.add(resources);
  const found: Found[] = [];
  const take = (object: PDFObject | undefined, above = resources): void => {
    if (object instanceof PDFRawStream) found.push({ stream: object, where, above });
  };
  for (const object of entries(resources, 'XObject'))
    if (object instanceof PDFRawStream && object.dict.lookup(N('Subtype')) === N('Form')) take(object);
  for (const object of entries(resources, 'Pattern')) take(object);
  for (const state of entries(resources, 'ExtGState')) {
    const mask = state instanceof PDFDict ? state.lookup(N('SMask')) : undefined;
    if (mask instanceof PDFDict) take(mask.lookup(N('G')));
  }
  for (const font of entries(resources, 'Font')) {
    if (!(font instanceof PDFDict) || font.lookup(N('Subtype')) !== N('Type3')) continue;
    const named = font.lookup(N('Resources'));
    const own = named instanceof PDFDict ? named : resources;
    for (const glyph of entries(font, 'CharProcs')) take(glyph, own);
  }
  return found;
}

function entries(dict: PDFDict, key: string): (PDFObject | undefined)[] {
  const named = dict.lookup(N(key));
  return named instanceof PDFDict ? named.keys().map((name) => named.lookup(name)) : [];
}

function appearances(page: PDFDict, resources: PDFDict, where: string): Found[] {
  const annotations = page.lookup(N('Annots'));
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().flatMap((_, i) => {
    const annotation = annotations.lookup(i);
    const appearance = annotation instanceof PDFDict ? annotation.lookup(N('AP')) : undefined;
    const normal = appearance instanceof PDFDict ? appearance.lookup(N('N')) : undefined;
    const forms = normal instanceof PDFDict ? normal.keys().map((key) => normal.lookup(key)) : [normal];
    return forms
      .filter((form) => form instanceof PDFRawStream)
      .map((stream) => ({ stream, where: within(where, `annotation ${i + 1}`), above: resources }));
  });
}

/** Instructions up to where the content breaks off: viewers draw those, too. @throws Excess for too many. */
export function* readable(data: Buffer, { context, budget }: Loaded): Generator<Instruction> {
  try {
    for (const instruction of instructions(data, context)) {
      budget.step();
      yield instruction;
    }
  } catch (error) {
    if (!isPartial(error)) throw error;
  }
}

// A dropped document: what it is, and the service's verdict.

import type { ExtractOut } from '@conforme/proto/schema';
import type { Judged, ServiceError } from '../service.ts';

/** A document that was chosen, and what became of it so far. */
export interface Doc {
  readonly id: number;
  readonly name: string;
  readonly size: number | null;
  /** Null for an entry of an archive: its verdict is known, its bytes are not. */
  readonly file: File | null;
  readonly isPdf: boolean;
  readonly judged: Judged | null;
  readonly error: Pick<ServiceError, 'status' | 'code' | 'message'> | null;
  /** Its content, once requested. */
  readonly extracted: ExtractOut | null;
  /** The XML as text, once known. */
  readonly xml: string | null;
}

export type JudgedDoc = Doc & { readonly judged: Judged };

let count = 0;

/** A document nothing is known of; an entry of an archive has but its name. */
export function docOf(file: File | { readonly name: string }): Doc {
  const known = file instanceof File ? { size: file.size, file } : { size: null, file: null };
  const nothing = { isPdf: false, judged: null, error: null, extracted: null, xml: null };
  return { id: (count += 1), name: file.name, ...known, ...nothing };
}

/** PDF 32000-1, Annex H: readers look for the header in the first 1,024 bytes; so does the service. */
export async function isPdf(file: Blob): Promise<boolean> {
  const head = await file.slice(0, 1024).arrayBuffer();
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}

export function isZip(file: File): boolean {
  return /\.zip$/i.test(file.name) || file.type === 'application/zip';
}

/** XML bytes as text, by their byte order mark, else by what their declaration says (XML 1.0, Appendix F). */
export function decodeXml(bytes: Uint8Array): string {
  const label = marked(bytes) ?? declared(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** As the service does: a document that begins with "<" in two bytes needs no mark. */
function marked([first, second, third]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first === LESS_THAN && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === LESS_THAN)) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

const LESS_THAN = 0x3c;

function declared(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? null;
}

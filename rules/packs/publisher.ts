import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@conforme/engine/schematron';

/** A schema in a folder that its publisher wrote for people, without a pack.json. */
export interface PublishedSchema {
  /** Relative to the folder. */
  readonly file: string;
  /** The invoices whose namespaces it names; null: neither's. */
  readonly syntax: 'cii' | 'ubl' | 'both' | null;
}

const SCHEMATRON = 'http://purl.oclc.org/dsdl/schematron';
const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const UBL = /urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2/;
const LARGEST = 64 * 1024 * 1024;

/** The schemas of a folder that no other schema of it takes in: those a publisher means to be run. */
export function publishedSchemas(folder: string): readonly PublishedSchema[] {
  const texts = filesEnding('.sch', folder);
  const taken = new Set([...texts].flatMap(([file, text]) => takenIn(file, text)));
  const roots = [...texts].filter(([file, text]) => !taken.has(file) && isSchema(text));
  return roots.map(([file]) => ({ file, syntax: syntaxOf(withIncluded(file, texts)) }));
}

/** The manifest such a schema would have. */
export function manifestFor(
  schema: { readonly file: string; readonly id: string; readonly version: string; readonly syntax: string },
  phase?: string,
): Manifest {
  const { id, version, syntax, file } = schema;
  return {
    id,
    version,
    syntax,
    source: `schematron:${id}`,
    validity: { from: null, to: null },
    schematron: file,
    ...(phase !== undefined && { phase }),
  };
}

/** The files of a folder that end so, each with its text; none that is far larger than any schema. */
export function filesEnding(ending: '.sch' | '.xsd', folder: string): ReadonlyMap<string, string> {
  const files = globSync(`**/*${ending}`, { cwd: folder, exclude: (name) => name === 'node_modules' });
  const readable = files.filter((file) => {
    const found = statSync(path.join(folder, file), { throwIfNoEntry: false });
    return found?.isFile() && found.size <= LARGEST;
  });
  return new Map(readable.sort().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

const isSchema = (text: string): boolean =>
  text.includes(SCHEMATRON) && /<(?:[\w.-]+:)?schema[\s>]/.test(text);

/** What a file includes or extends, relative to the folder as it is. */
function takenIn(file: string, text: string): string[] {
  const hrefs = text.matchAll(/<(?:[\w.-]+:)?(?:include|extends)\s[^>]*?href\s*=\s*["']([^"']+)["']/g);
  return [...hrefs].map((match) => path.normalize(path.join(path.dirname(file), match[1]!)));
}

/** Namespaces may be declared in what a schema includes. */
function withIncluded(file: string, texts: ReadonlyMap<string, string>): string {
  const open = new Set([file]);
  for (const each of open) for (const taken of takenIn(each, texts.get(each) ?? '')) open.add(taken);
  return [...open].map((each) => texts.get(each) ?? '').join('\n');
}

function syntaxOf(text: string): PublishedSchema['syntax'] {
  const [cii, ubl] = [text.includes(CII), UBL.test(text)];
  if (cii && ubl) return 'both';
  if (!cii && !ubl) return null;
  return cii ? 'cii' : 'ubl';
}

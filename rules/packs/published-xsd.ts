import path from 'node:path';
import { filesEnding } from './publisher.ts';

/** XML Schema documents that together are one schema of invoices, as their publisher wrote them. */
export interface PublishedStructure {
  /** Relative to the folder; several where each declares another document element. */
  readonly files: readonly string[];
  readonly id: string;
  readonly version: string;
  readonly syntax: 'cii' | 'ubl';
}

const SYNTAXES: Readonly<Record<string, PublishedStructure['syntax']>> = {
  'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100': 'cii',
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2': 'ubl',
  'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2': 'ubl',
};

interface Root {
  readonly file: string;
  readonly namespace: string;
}

/**
 * The schemas of invoices in a folder. Documents of different namespaces are one schema (a UBL Invoice and its CreditNote);
 * where two are of the same, as with the profiles of Factur-X, each stands alone.
 */
export function publishedStructures(folder: string): readonly PublishedStructure[] {
  const roots = [...filesEnding('.xsd', folder)].flatMap(([file, text]) => rootOf(file, text));
  const isOne = new Set(roots.map(({ namespace }) => namespace)).size === roots.length;
  const groups = (['cii', 'ubl'] as const)
    .map((syntax) => roots.filter(({ namespace }) => SYNTAXES[namespace] === syntax))
    .filter((group) => group.length > 0);
  const schemas = isOne ? groups : roots.map((root) => [root]);
  return schemas.map((group) => structureOf(folder, group));
}

function rootOf(file: string, text: string): Root[] {
  const namespace = /\stargetNamespace\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? '';
  return Object.hasOwn(SYNTAXES, namespace) ? [{ file, namespace }] : [];
}

function structureOf(folder: string, roots: readonly Root[]): PublishedStructure {
  const [{ file, namespace }] = roots as readonly [Root];
  return {
    files: roots.map((root) => root.file),
    id: idOf(path.basename(file)),
    version: VERSION.exec(path.join(path.basename(folder), file.replace(/\.xsd$/, '')))?.[0] ?? '0',
    syntax: SYNTAXES[namespace]!,
  };
}

/** A plain name made from that of a file. */
function idOf(file: string): string {
  const plain = file
    .replace(/\.xsd$/, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .toLowerCase();
  return plain.replace(/^[^a-z0-9]+/, '') || 'pack';
}

/** Folders carry releases ("validation-1.3.16"); the number in "EN16931" is none. */
const VERSION = /(?<![\d.])\d+(?:\.\d+)+(?![\d.])/;

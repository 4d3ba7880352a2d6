// Who takes part, how each is started, and what it can do.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { officialSchema, officialSheet } from '../oracle/setup.ts';
import type { PdfFiles } from './corpus.ts';
import { installed, oracleJars, rustProgram } from './setup.ts';

export type PeerName =
  | 'ours'
  | 'libxml2'
  | 'rust'
  | 'saxon-he'
  | 'saxonc'
  | 'saxonjs'
  | 'phive'
  | 'mustang'
  | 'node-zugferd'
  | 'e-invoice-eu'
  | 'factur-x';
/**
 * What is asked of XML: the schema, EN 16931 1.3.16, both, or both and BR-FR; the parse is part of each. Of a PDF: to attach XML to it, or
 * to make an invoice of ten lines from one's own model and attach that. Of ours alone: the same of 200 lines, and pages of XML.
 */
export type WorkName = 'schema' | 'en' | 'schema+en' | 'full' | 'attach' | 'make' | 'make-200' | 'render';
/** Those of who writes PDF. */
export const PDF_WORKS: readonly WorkName[] = ['attach', 'make', 'make-200', 'render'];

export interface Peer {
  readonly name: PeerName;
  /** How a table calls it, with what it does differently. */
  readonly label: string;
  readonly works: readonly WorkName[];
  /** Documents with more lines would take minutes or stop it. */
  readonly maxLines: number;
  /** Compilers of a runtime settle after so many runs or so much time of a small document, whichever comes first. */
  readonly warm: { readonly runs: number; readonly ms: number };
  /** What it needs on disk; the first that is missing is why it is skipped. */
  readonly needs: readonly string[];
  command(): string[];
}

const peerFile = (name: string): string => path.join(import.meta.dirname, 'peers', name);
const node = (name: string): string[] => [process.execPath, peerFile(`${name}.ts`)];

const JIT = { runs: 25_000, ms: 4_000 } as const;
const JVM = { runs: 3_000, ms: 5_000 } as const;
const NATIVE = { runs: 500, ms: 500 } as const;

export const peers: readonly Peer[] = [
  {
    name: 'ours',
    label: 'ours',
    works: ['schema', 'en', 'schema+en', 'full'],
    maxLines: Infinity,
    warm: JIT,
    needs: [],
    command: () => node('ours'),
  },
  {
    name: 'libxml2',
    label: 'libxml2-wasm',
    works: ['schema'],
    maxLines: 1000,
    warm: JIT,
    needs: [officialSchema('cii-d22b') ?? 'the official schemas'],
    command: () => [...node('libxml2'), schema('cii'), schema('ubl')],
  },
  {
    name: 'rust',
    label: 'Rust en16931-formats 0.8',
    works: ['en'],
    maxLines: Infinity,
    warm: NATIVE,
    needs: [rustProgram],
    command: () => [rustProgram],
  },
  {
    name: 'saxon-he',
    label: 'Saxon-HE 12.9 (schema: Xerces)',
    works: ['schema', 'en', 'full'],
    maxLines: 10_000,
    warm: JVM,
    needs: [installed.saxonClasses],
    command: () => [...java(installed.saxonClasses, oracleJars(), 'SaxonHe'), ...saxonWorks()],
  },
  {
    name: 'saxonc',
    label: 'SaxonC-HE 13.1',
    works: ['en'],
    maxLines: 10_000,
    warm: NATIVE,
    needs: [installed.python, installed.sheets],
    command: () => [
      'env',
      `PYTHONPATH=${installed.python}`,
      'python3',
      peerFile('saxonc.py'),
      ...sheets('en-'),
    ],
  },
  {
    name: 'saxonjs',
    label: 'SaxonJS 2.7',
    works: ['en'],
    maxLines: 200,
    warm: { runs: 100, ms: 4_000 },
    needs: [installed.sef],
    command: () => [...node('saxonjs'), ...sefs()],
  },
  {
    name: 'phive',
    label: 'phive 12 (full: BR-FR 1.3.0)',
    works: ['schema+en', 'full'],
    maxLines: 10_000,
    warm: JVM,
    needs: [installed.phive, installed.phiveClasses],
    command: () => java(installed.phiveClasses, installed.phive, 'Phive'),
  },
  {
    name: 'mustang',
    label: 'Mustang 2.25 (sheets of its choice)',
    works: ['schema+en'],
    maxLines: 200,
    warm: JVM,
    needs: [installed.mustang, installed.mustangClasses],
    command: () => java(installed.mustangClasses, installed.mustang, 'Mustang'),
  },
];

/** Those who write PDF, in the order of their table. They are given what `pdfFiles` lists. */
export function pdfPeers({ xml, request, large, model }: PdfFiles): readonly Peer[] {
  const common = { maxLines: 1000, warm: { runs: 400, ms: 6_000 } } as const;
  return [
    {
      ...common,
      name: 'ours',
      label: 'ours',
      works: PDF_WORKS,
      needs: [],
      command: () => [...node('pdf-ours'), xml, request, large],
    },
    {
      ...common,
      name: 'mustang',
      label: 'Mustang 2.25',
      works: ['attach', 'make'],
      needs: [installed.mustang, installed.mustangPdfClasses],
      command: () => [...java(installed.mustangPdfClasses, installed.mustang, 'MustangPdf'), xml],
    },
    {
      ...common,
      name: 'factur-x',
      label: 'factur-x 7.8 (PyPI)',
      works: ['attach'],
      needs: [installed.facturx],
      command: () => ['env', `PYTHONPATH=${installed.facturx}`, 'python3', peerFile('pdf-facturx.py'), xml],
    },
    ...(['node-zugferd', 'e-invoice-eu'] as const).map((name): Peer => ({
      ...common,
      name,
      label: name === 'node-zugferd' ? 'node-zugferd 0.1' : '@e-invoice-eu/core 2.3',
      works: ['make'],
      needs: [installed.npm],
      command: () => [...node('pdf-npm'), name, installed.npm, model],
    })),
  ];
}

/** Why a peer cannot take part; undefined when it can. */
export function absence({ needs }: Peer): string | undefined {
  const missing = needs.find((file) => !existsSync(file));
  return missing === undefined
    ? undefined
    : `not set up (npm run bench -- --setup), ${path.basename(missing)} is missing`;
}

/** One thread of work, and a collector that needs no second one. */
function java(classes: string, jars: string, program: string): string[] {
  const classPath = [classes, path.join(jars, '*')].join(path.delimiter);
  return ['java', '-Xss16m', '-Xmx2g', '-XX:+UseSerialGC', '-cp', classPath, program];
}

function schema(syntax: 'cii' | 'ubl'): string {
  const file = officialSchema(syntax === 'cii' ? 'cii-d22b' : 'ubl-invoice-2.1');
  if (!file) throw new Error('the official schemas are not set up');
  return file;
}

const SYNTAXES = ['cii', 'ubl'] as const;

function saxonWorks(): string[] {
  return SYNTAXES.flatMap((syntax) => {
    const [en, fr] = [officialSheet(`en16931-${syntax}`), officialSheet(`br-fr-${syntax}`)];
    return [
      ['schema', schema(syntax)],
      ['en', '-', en],
      ['full', schema(syntax), en, fr],
    ].map(([work, ...rest]) => [`${work}-${syntax}`, ...rest].join('|'));
  });
}

function sheets(work: string): string[] {
  return SYNTAXES.map(
    (syntax) => `${work}${syntax}=${path.join(installed.sheets, `en16931-${syntax}.xslt`)}`,
  );
}

function sefs(): string[] {
  return SYNTAXES.map((syntax) => `${syntax}=${path.join(installed.sef, `en16931-${syntax}.sef.json`)}`);
}

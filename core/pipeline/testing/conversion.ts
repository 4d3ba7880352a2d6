// An engine with a CII that is read, and a UBL that is written and judged.

import { EngineError } from '../../errors.ts';
import { complete, essence } from '../../invoice/index.ts';
import { sampleInvoice } from '../../invoice/testing/sample.ts';
import type {
  DocumentReading,
  EmbedOptions,
  Opened,
  Plugin,
  Recognised,
  SyntaxPlugin,
} from '../../plugin/index.ts';
import { Registry } from '../../registry/registry.ts';
import {
  bytes,
  everyValue,
  fakeContainer,
  fakeRuleset,
  fakeSyntax,
  invoiceXml,
  NAMESPACE,
  RECOGNISED,
} from '../../testing/plugins.ts';
import { convert, type ConvertRequest } from '../convert.ts';

export const CALL = { now: new Date('2026-11-21T09:00:00Z'), language: 'en' } as const;
export const READ = essence(complete(sampleInvoice({ number: 'F/1' }), []).invoice);
export const SOURCE = invoiceXml('<source/>');
export const PICTURE = bytes('%PDF picture');
const UBL = 'urn:test:other';

interface Setup {
  readonly reading?: Partial<DocumentReading>;
  /** Pointers that the result does not carry. */
  readonly uncarried?: readonly string[];
  readonly plugins?: readonly Plugin[];
  readonly opened?: Partial<Opened>;
  readonly recognised?: Partial<Recognised>;
}

export function engine({
  reading = {},
  uncarried = [],
  plugins = [],
  opened = {},
  recognised = {},
}: Setup = {}) {
  const embedded: { pdf: Uint8Array; xml: string; options: EmbedOptions }[] = [];
  const guidelines: unknown[] = [];
  const write =
    (root: string, leaves: readonly string[]): SyntaxPlugin['write'] =>
    (invoice, _profile, options) => {
      guidelines.push(options?.guideline);
      const carried = everyValue(invoice).filter((pointer) => !leaves.includes(pointer));
      return { bytes: bytes(root), pointers: [['/invoice/number'], carried] };
    };
  const cii = fakeSyntax({
    recognise: () => ({ ...RECOGNISED, ...recognised }),
    read: () => ({ invoice: READ, unread: [], beyond: false, ...reading }),
    write: write(`<invoice xmlns="${NAMESPACE}"><source/></invoice>`, []),
    terms: (path) => (path.endsWith('source') ? ['BT-18'] : []),
  });
  const ubl = fakeSyntax({
    id: 'ubl',
    detect: ({ uri }) => uri === UBL,
    write: write(`<other xmlns="${UBL}"><result/></other>`, uncarried),
  });
  const container = fakeContainer(
    { xml: SOURCE, xmlFilename: 'factur-x.xml', ...opened },
    {
      embed: async (pdf, xml, options) => {
        embedded.push({
          pdf: pdf instanceof Uint8Array ? pdf : pdf.write(),
          xml: Buffer.from(xml).toString(),
          options,
        });
        return { content: bytes('%PDF-A'), notes: [] };
      },
    },
  );
  const registry = new Registry([cii, ubl, container, ...plugins]);
  const run = (fields: Partial<ConvertRequest> = {}) => convert(registry, { ...REQUEST, ...fields }, CALL);
  const refused = async (fields: Partial<ConvertRequest> = {}): Promise<EngineError> =>
    EngineError.from(await run(fields).catch((error: unknown) => error), 'en');
  return { run, refused, embedded, guidelines };
}

export const REQUEST: ConvertRequest = {
  document: SOURCE,
  to: 'ubl-xml',
  profile: null,
  check: 'base',
  allowLoss: false,
  allowInvalid: false,
  explain: false,
  plausibility: false,
  withoutPlaces: false,
  pageLanguage: 'fr',
};

/** Finds this in documents with such a root. */
export const failing = (root: string, severity: 'fatal' | 'warning' = 'fatal') =>
  fakeRuleset('en', {
    run: (tree) =>
      tree.nameOf(tree.root).local === root
        ? [{ severity, rule: 'BR-1', message: 'No.', node: tree.root }]
        : [],
  });

// The service's own way of putting an invoice into a PDF, without HTTP: a call on a thread that can be killed, with the
// service's limits of time and memory.

import { readFileSync } from 'node:fs';
import { create } from '@bufbuild/protobuf';
import { ConnectError } from '@connectrpc/connect';
import { createRegistry } from '@conforme/core/main';
import { threaded } from '@conforme/core/server';
import { WORK_DEFAULTS } from '@conforme/core/settings';
import { EmbedRequestSchema, ErrorDetailSchema, PreviewXmlRequestSchema } from '@conforme/proto/v1';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { generateRequestCodec } from '@conforme/proto/schema/codec';
import { fixed } from '../../core/registry/live.ts';

/** What became of one PDF. */
export type Conversion =
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  /** Reasons are `RULE message`. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  | { readonly kind: 'crash'; readonly reasons: readonly string[] };

export interface Converter {
  /** The invoice that is attached. */
  readonly xml: Uint8Array;
  convert(pdf: Buffer): Promise<Conversion>;
  close(): Promise<void>;
}

/** Four times what the service gives a call: on a machine that does other work a slow file is no hang. */
const LONGEST_MS = 120_000;
const NOW = new Date('2026-01-01T00:00:00Z');
const EXAMPLE = new URL('../../examples/services.json', import.meta.url);

/** @param workers threads; files are converted one after another on each. */
export async function converter(workers = 1): Promise<Converter> {
  const work = threaded(fixed(await createRegistry()), {
    ...WORK_DEFAULTS,
    workers,
    timeLimitMs: LONGEST_MS,
  });
  const signal = new AbortController().signal;
  const { ok, faults } = readGenerateRequest(readFileSync(EXAMPLE, 'utf8'));
  if (!ok) throw new Error(JSON.stringify(faults));
  const { invoice, options } = generateRequestCodec.toMessage(ok);
  const asked = create(PreviewXmlRequestSchema, { invoice: invoice!, options: options! });
  const { xml } = await work.run(
    { method: 'previewXml', message: asked, now: NOW, language: 'en' },
    { signal },
  );
  const convert = async (pdf: Buffer): Promise<Conversion> => {
    const message = create(EmbedRequestSchema, { pdf, check: 'base', source: { case: 'xml', value: xml } });
    try {
      const call = { method: 'embed', message, now: NOW, language: 'en' } as const;
      return { kind: 'made', bytes: (await work.run(call, { signal })).content };
    } catch (thrown) {
      return failed(thrown);
    }
  };
  return { xml, convert, close: () => work.close() };
}

/** A refusal names its reasons; whatever else is thrown is a failure of ours. */
function failed(thrown: unknown): Conversion {
  const [detail] = thrown instanceof ConnectError ? thrown.findDetails(ErrorDetailSchema) : [];
  const findings = detail?.findings ?? [];
  if (detail?.code === 'invalid_input' && findings.length > 0)
    return { kind: 'refused', reasons: findings.map(({ rule, message }) => `${rule} ${message}`) };
  const limits = detail?.faults.flatMap(({ limit }) => limit ?? []) ?? [];
  if (limits.length > 0) return { kind: 'refused', reasons: limits.map((limit) => `limit ${limit}`) };
  return { kind: 'crash', reasons: [String((thrown as Error).stack)] };
}

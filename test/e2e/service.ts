import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORK_DEFAULTS, type WorkOptions } from '@conforme/core/settings';
import type { GenerateOptionsInput, InvoiceInput } from '@conforme/proto/schema';
import type { Log } from '../../scripts/log.ts';
import { settingsFrom, type Settings } from '../../scripts/settings.ts';
import { start, type Service } from '../../scripts/start.ts';

export const KEY = 'e2e-key';
export const BATCH_BYTES = 32 * 1024 * 1024;
export const EXAMPLES: string = join(import.meta.dirname, '../../examples');

/** A log that nobody reads. */
export const SILENT: Log = { info: () => {}, error: () => {}, flush: () => {} };

/**
 * As a quiet machine has it, but that a busy one takes its time: who tests the limit sets it. A second thread compiles all that the
 * first has compiled, and would only do what another test does meanwhile.
 */
const PATIENT: WorkOptions = { ...WORK_DEFAULTS, workers: 1, timeLimitMs: 600_000 };

/**
 * Without a thread that loads and compiles for one file of tests what theirs has at hand: for tests of what is answered. Threads are
 * tested by `work`, by all of test/contract, and by those whose documents are large, many or from afar.
 */
export const INLINE: Pick<Settings, 'work'> = { work: { ...PATIENT, workers: 0 } };

/** A whole service on free ports, as `npm start` composes it. */
export async function startService(
  coreUrl: string | null = null,
  plugins: readonly string[] = [],
  more: Partial<Settings> = {},
  log: Log = SILENT,
  say: (line: string) => void = () => {},
): Promise<Service> {
  const dataDir = mkdtempSync(join(tmpdir(), 'conforme-e2e-'));
  const doors = { host: '127.0.0.1', port: 0, grpcPort: 0, dataDir, devKey: KEY, maxDelayMs: 0, drainMs: 0 };
  const coreUrls = coreUrl === null ? [] : coreUrl.split(',');
  const settings = {
    ...settingsFrom({}),
    ...doors,
    coreUrls,
    plugins,
    batchMaxBytes: BATCH_BYTES,
    work: PATIENT,
    ...more,
  };
  const service = await start(settings, say, log);
  const close = async (): Promise<void> => {
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...service, close };
}

/** A request as the examples hold it, free to be spoiled. */
export interface Example {
  invoice: Mutable<InvoiceInput>;
  options: Mutable<GenerateOptionsInput>;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function exampleNames(): string[] {
  return readdirSync(EXAMPLES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

export function example(name: string): Example {
  return JSON.parse(readFileSync(join(EXAMPLES, `${name}.json`), 'utf8')) as Example;
}

/** POST with the development key. */
export function post(
  service: Service,
  path: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string>,
): Promise<Response> {
  const init = { method: 'POST', body, headers: { authorization: `Bearer ${KEY}`, ...headers } };
  return fetch(`${service.url}${path}`, init);
}

export function postJson(
  service: Service,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return post(service, path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

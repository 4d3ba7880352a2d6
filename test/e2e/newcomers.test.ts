import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cause, FindingDetail, PatchOperation, ValidationFault } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { patched } from './mistakes/mistake.ts';
import { NEWCOMERS, type Told } from './mistakes/newcomers.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

type Request = ReturnType<typeof example>;

const field = (pointer: string | undefined): string => (pointer ?? '').replace('/invoice/', '');

/** What no reader should meet: empty quotation marks, days as CII writes them, what a program left behind. */
const UNNATURAL = /""|“”|«\s*»|\b20\d{6}\b|undefined|null|NaN|[{}]/;

interface Refusal {
  readonly details: readonly (FindingDetail & ValidationFault)[];
  readonly causes?: readonly Cause[];
}

async function toldOf(request: Request, language: string): Promise<{ told: Told; patch: PatchOperation[] }> {
  const answer = await postJson(service, '/v1/invoices/generate', request, { 'accept-language': language });
  if (answer.status === 200) {
    const headers = { 'content-type': 'application/xml', 'accept-language': language };
    const path = '/v1/invoices/validate?plausibility=true&explain=true';
    const doubts = await post(service, path, await answer.text(), headers);
    const { findings } = (await doubts.json()) as { findings: FindingDetail[] };
    const ours = findings.filter(({ source }) => source === 'plausibility');
    expect(Number(answer.headers.get('x-facturx-warnings'))).toBe(ours.length);
    for (const { message, fix } of ours) expect(`${message} ${fix}`).not.toMatch(UNNATURAL);
    return { told: { doubts: ours.map(({ rule }) => rule!.replace('PLAUSIBLE-', '')) }, patch: [] };
  }
  const { details, causes } = (await answer.json()) as Refusal;
  for (const { message, msg, fix = '' } of details) expect(`${message ?? msg} ${fix}`).not.toMatch(UNNATURAL);
  const patch = (causes ?? details).flatMap((each) => (each.patch ?? []) as PatchOperation[]);
  const acts = causes?.map(({ finding, pointers }) => `${details[finding]!.rule} ${field(pointers[0])}`);
  const faults = details.map(({ type, pointer }) => `${type} ${field(pointer)}`);
  return { told: acts ? { acts } : { faults }, patch };
}

it('are fifty-eight', () => expect(NEWCOMERS).toHaveLength(58));

it.each(NEWCOMERS)('%s', async (_, spoil, { heals, ...expected }) => {
  const request = example('services');
  request.options.output = 'cii-xml';
  spoil(request.invoice, request.options);
  const { told, patch } = await toldOf(request, 'en');
  expect(told).toEqual(expected);
  expect((await toldOf(request, 'fr')).told).toEqual(expected);
  if (heals !== true) return;
  const mended = await postJson(service, '/v1/invoices/generate', patched(request, patch));
  expect(mended.status).toBe(200);
});

// Mistakes as people and programs make them: what is to be acted on, where, and whether the patches heal it; in both languages the same.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cause, FindingDetail, PatchOperation, ValidationFault } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import type { Document } from './mistakes/document.ts';
import { FORMS_OF_DOCUMENTS } from './mistakes/documents-forms.ts';
import { LED_OF_DOCUMENTS } from './mistakes/documents-led.ts';
import { PLACES_OF_DOCUMENTS } from './mistakes/documents-places.ts';
import { VALUES_OF_DOCUMENTS } from './mistakes/documents-values.ts';
import { VAT_OF_DOCUMENTS } from './mistakes/documents-vat.ts';
import { patched } from './mistakes/mistake.ts';
import { PRACTICE } from './mistakes/practice.ts';
import { ODD } from './mistakes/practice-odd.ts';
import { OBJECTS } from './mistakes/practice-objects.ts';
import { PARTIES } from './mistakes/practice-parties.ts';
import { REQUESTS } from './mistakes/practice-requests.ts';
import { TRADE } from './mistakes/practice-trade.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

const ASKED = [...PRACTICE, ...PARTIES, ...REQUESTS, ...OBJECTS, ...ODD, ...TRADE];
const DOCUMENTS = [
  ...FORMS_OF_DOCUMENTS,
  ...VALUES_OF_DOCUMENTS,
  ...VAT_OF_DOCUMENTS,
  ...LED_OF_DOCUMENTS,
  ...PLACES_OF_DOCUMENTS,
];

let service: Service;
const written = new Map<Document, string>();
beforeAll(async () => {
  service = await startService(null, [], INLINE);
  for (const document of new Set(DOCUMENTS.map(([, from]) => from))) {
    const [output, name] = document.split(' ') as ['cii-xml' | 'ubl-xml', string];
    const { invoice, options } = example(name);
    const request = { invoice, options: { ...options, output } };
    written.set(document, await (await postJson(service, '/v1/invoices/preview-xml', request)).text());
  }
});
afterAll(() => service.close());

/** What no reader should meet: empty quotation marks, what a program left behind. */
const UNNATURAL = /""|“”|«\s*»|undefined|\bnull\b|NaN|[{}]|\b(?:en|in) (?:CII|UBL)\b/;

type Detail = FindingDetail & ValidationFault;

interface Body {
  readonly details?: readonly Detail[];
  readonly findings?: readonly Detail[];
  readonly causes?: readonly Cause[];
  readonly message?: string;
}

function natural(details: readonly Detail[]): void {
  for (const { message, msg, fix } of details)
    expect(`${message ?? msg} ${fix ?? ''}`).not.toMatch(UNNATURAL);
}

/** The finding to act on of each cause. */
const acts = ({ causes = [] }: Body, details: readonly Detail[]): readonly Detail[] =>
  causes.map(({ finding }) => details[finding]!);

async function reported(
  request: ReturnType<typeof example>,
  language: string,
): Promise<[text: string, patch: readonly PatchOperation[]]> {
  const headers = { 'accept-language': language };
  const answer = await postJson(service, '/v1/invoices/generate', request, headers);
  if (answer.status === 200) {
    const path = '/v1/invoices/validate?plausibility=true&explain=true';
    const judged = (await (await post(service, path, await answer.text(), headers)).json()) as Body;
    const doubts = judged.findings!.filter(({ source }) => source === 'plausibility');
    natural(doubts);
    return [doubts.map(({ rule }) => rule!.replace('PLAUSIBLE-', 'doubt ')).join(', ') || 'fine', []];
  }
  const body = (await answer.json()) as Body;
  const details = body.details!;
  natural(details);
  const all = body.causes ? acts(body, details) : details;
  const text = all
    .map(({ rule, type, pointer }) => `${rule ?? type} ${pointer!.replace('/invoice/', '')}`)
    .join(', ');
  return [text, (body.causes ?? details).flatMap(({ patch }) => (patch ?? []) as PatchOperation[])];
}

it('are more than a hundred, and no two alike', () => {
  const names = ASKED.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length + DOCUMENTS.length).toBeGreaterThan(150);
});

it.each(ASKED.map((each) => [each[0], each] as const))('%s', async (_, each) => {
  const [, spoil, expected, base = 'services'] = each;
  const request = example(base);
  request.options.output = 'cii-xml';
  spoil(request.invoice, request.options);
  const [text, patch] = await reported(request, 'en');
  const [french, frenchPatch] = await reported(request, 'fr');
  const heals = async (operations: readonly PatchOperation[]): Promise<string> => {
    if (operations.length === 0) return '';
    const mended = await postJson(service, '/v1/invoices/generate', patched(request, operations));
    return mended.status === 200 ? ' – healed' : ' – patched';
  };
  expect(text + (await heals(patch))).toBe(expected);
  expect(french).toBe(text);
  if (patch.length > 0) expect(frenchPatch).toEqual(patch);
});

it.each(DOCUMENTS.map((each) => [each[0], each] as const))('%s', async (_, each) => {
  const [, from, spoil, expected, says] = each;
  const xml = spoil(written.get(from)!);
  const judge = async (language: string): Promise<Body> => {
    const path = '/v1/invoices/validate?plausibility=true&explain=true';
    return (await post(service, path, xml, { 'accept-language': language })).json() as Promise<Body>;
  };
  const [english, french] = [await judge('en'), await judge('fr')];
  const shown = ({ findings, message, ...body }: Body): string => {
    if (!findings) return `refused: ${message}`;
    natural(findings);
    const lines = String(xml).split('\n');
    const all = acts(body, findings).map(({ rule, line, column }) => {
      const [tag] = /^<[\w:]+/.exec(lines[line! - 1]!.slice(column! - 1)) ?? [''];
      return `${rule} ${tag}`;
    });
    return all.join(', ') || 'fine';
  };
  expect(shown(english)).toBe(expected);
  if (english.findings) expect(shown(french)).toBe(expected);
  if (says === undefined) return;
  const [first] = acts(english, english.findings!);
  expect(`${first!.message} ${first!.fix}`).toMatch(says);
});

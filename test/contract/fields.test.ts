// Every row of the tables of what may be sent, by real requests: what is required, what may be null, which values a field
// takes and refuses, what stands for what is left out, and where its term stands in the XML that is written.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractRows, type Row } from '../../proto/testing/contract-table.ts';
import { pointerOf } from '../../proto/schema/faults.ts';
import type { Service } from '../../scripts/start.ts';
import { postJson, startService } from '../e2e/service.ts';
import { placeOf } from './cii-places.ts';
import { CHOICES, sampleOf, WIDEST, WRONG } from './samples.ts';
import { valuesAt } from './values-at.ts';
import { changed, PLACES, wholeRequest, type Json, type Step } from './whole-request.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function preview(request: Json): Promise<Answer> {
  const answer = await postJson(service, '/v1/invoices/preview-xml', request);
  return { status: answer.status, text: await answer.text() };
}

/** The XML, or what was answered instead. */
async function xmlOf(request: Json): Promise<string> {
  const { text } = await preview(request);
  return text;
}

interface Fault {
  readonly pointer: string;
  readonly type: string;
  readonly loc: readonly Step[];
}

/** Types of the faults at or below a place; none for a request that is no 422. */
async function faultTypes(request: Json, path: readonly Step[]): Promise<readonly string[]> {
  const answer = await preview(request);
  if (answer.status !== 422) return [];
  const { details } = JSON.parse(answer.text) as { details: readonly Fault[] };
  const pointer = pointerOf(path);
  const here = details.filter((each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`));
  for (const each of here) expect(each.loc.slice(0, path.length + 1)).toEqual(['body', ...path]);
  return here.map(({ type }) => type);
}

const cases = contractRows().flatMap((row) =>
  (PLACES[row.object] ?? []).map((place, variant) => {
    const path = [...place, row.field];
    return { name: `${row.object}: ${row.field} (${pointerOf(path)})`, row, variant, path };
  }),
);

/** Seller-only fields exist on a buyer to be null (decision 36). */
const isSellerOnly = ({ terms }: Row): boolean => terms[0] === 'BT-33';

describe.each(cases)('$name', ({ row, path, variant }) => {
  const { request, value, written } = sampleOf(row, path, wholeRequest());
  const required = row.mark === '!';
  const refusedHere = variant === 1 && isSellerOnly(row);

  it('takes a value, and writes it where its term stands', async () => {
    const answer = await preview(changed(request, path, value));
    if (refusedHere) return expect(answer.status).toBe(422);
    expect(answer.status, answer.text).toBe(200);
    // EN 16931 has a term for the seller's tax registration alone.
    if (variant === 1 && row.terms[0] === 'BT-32') return;
    const term = row.terms.length > 1 ? row.terms[variant] : row.terms[0];
    if (term === undefined) return;
    const found = valuesAt(answer.text, placeOf(term));
    if (written === null) expect(found).not.toEqual([]);
    else if (row.kind in WIDEST) expect(found.map(Number)).toContain(Number(written));
    else expect(found).toContain(written);
  });

  it(required ? 'cannot be left out' : 'can be left out', async () => {
    const bare = changed(request, path, undefined);
    if (required) expect(await faultTypes(bare, path)).toEqual(['missing']);
    else expect((await preview(bare)).status).toBe(200);
  });

  it(row.mark === '?' ? 'may be null, which means left out' : 'may not be null', async () => {
    const none = changed(request, path, null);
    if (row.mark === '?') expect(await xmlOf(none)).toBe(await xmlOf(changed(request, path, undefined)));
    else expect(await faultTypes(none, path)).toHaveLength(1);
  });

  it('refuses what is none of its values, with its place', async () => {
    for (const wrong of WRONG[row.kind] ?? [])
      expect(await faultTypes(changed(request, path, wrong), path), JSON.stringify(wrong)).toHaveLength(1);
  });

  if (row.mark.startsWith('='))
    it('has its default', async () => {
      const fallback = row.kind === 'flag' ? row.mark === '=true' : row.mark.slice(1);
      const explicit = await preview(changed(request, path, fallback));
      expect(explicit.status).toBe(200);
      expect(explicit.text).toBe(await xmlOf(changed(request, path, undefined)));
    });

  if (row.kind in WIDEST)
    it('takes numbers and texts to the last digit', async () => {
      for (const wide of WIDEST[row.kind]!)
        expect(await faultTypes(changed(request, path, wide), path), JSON.stringify(wide)).toEqual([]);
    });

  if (row.kind === 'choice')
    it('takes every value of its list', async () => {
      for (const each of CHOICES[row.field]!)
        expect(await faultTypes(changed(request, path, each), path), each).toEqual([]);
    });
});

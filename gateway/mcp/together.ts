// Faults of a request and rules it breaks in one answer: an agent mends both at once.

import type { GenerateRequest, ValidationFault } from '@conforme/proto/schema';
import { ExactNumber } from '@conforme/proto/schema/decimals';
import { keysOf } from '@conforme/proto/schema/pointer';
import { acceptGenerateRequest, type Exact } from '@conforme/proto/schema/read';
import type { HttpError } from '../errors.ts';
import { fromEngine } from '../engine.ts';

type Members = { [name: string]: Members };

/** Texts that every invoice has, and that no rule holds against anything else. */
const STAND_INS: Readonly<Record<string, string>> = { number: '1', name: '1', item_name: '1' };

/**
 * The request as it may be meant: values that can be read in another form take the form that is asked for, others that are at fault
 * are left out, and a stand-in takes the place of a name that is missing.
 * @returns null where more than names is missing then: rules would judge another invoice than was meant.
 */
function withoutFaults(given: Exact, faults: readonly ValidationFault[]): GenerateRequest | null {
  const copy = copied(given) as unknown as Members;
  for (const { pointer, patch } of faults)
    for (const { path, value, from } of patch ?? [{ path: pointer, value: null }])
      if (from) move(copy, keysOf(from), keysOf(path));
      else put(copy, keysOf(path), value);
  return acceptGenerateRequest(copy as unknown as Exact).ok ?? null;
}

function copied(value: Exact): Exact {
  if (Array.isArray(value)) return value.map((item) => copied(item as Exact));
  if (value === null || typeof value !== 'object' || value instanceof ExactNumber) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copied(item as Exact)]));
}

const ownerOf = (whole: Members, keys: readonly string[]): Members | undefined =>
  keys.slice(0, -1).reduce<Members | undefined>((at, key) => at?.[key], whole);

/** To another name of the same object. */
function move(whole: Members, from: readonly string[], to: readonly string[]): void {
  const owner = ownerOf(whole, from);
  const [name, meant] = [from.at(-1) ?? '', to.at(-1) ?? ''];
  if (owner?.[name] === undefined) return;
  owner[meant] = owner[name];
  delete owner[name];
}

function put(whole: Members, keys: readonly string[], healed: string | number | boolean | null): void {
  const last = keys.at(-1) ?? '';
  const owner = ownerOf(whole, keys);
  if (typeof owner !== 'object' || owner === null) return;
  const value = healed ?? (Object.hasOwn(STAND_INS, last) ? STAND_INS[last]! : null);
  if (value !== null) owner[last] = value as unknown as Members;
  else if (!Array.isArray(owner)) delete owner[last];
}

/**
 * What rules find in the request beside its faults. A finding about a value that was left out would only repeat its fault.
 * @param judge makes the document, which is not wanted, or refuses
 * @returns findings as a refusal has them; none where the request cannot be judged without what is at fault.
 * @throws what is no refusal of the invoice.
 */
export async function findingsBeside(
  given: Exact,
  faults: readonly ValidationFault[],
  judge: (request: GenerateRequest) => Promise<unknown>,
): Promise<readonly object[]> {
  const request = withoutFaults(given, faults);
  if (request === null) return [];
  const refused = await judge(request).then(() => null, fromEngine);
  if (refused === null) return [];
  if (refused.status >= 500) throw refused;
  const leftOut = faults.filter(({ patch }) => !patch).map(({ pointer }) => pointer);
  return findingsOf(refused).filter(({ pointer }) => !leftOut.some((fault) => isOfOne(pointer ?? '', fault)));
}

function findingsOf({ code, details = [] }: HttpError): readonly { readonly pointer?: string | null }[] {
  return code === 'invalid_input' ? details : [];
}

/** One stands in the other, or they are the same. */
const isOfOne = (left: string, right: string): boolean =>
  left === right || left.startsWith(`${right}/`) || right.startsWith(`${left}/`);

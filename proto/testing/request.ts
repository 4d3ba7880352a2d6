// A correct request and a way to spoil it in one place.

import type { GenerateRequestInput } from '../schema/index.ts';

export function goodRequest(): GenerateRequestInput {
  return {
    invoice: {
      number: 'F-1',
      issue_date: '2026-11-21',
      seller: { name: 'Seller', siren: '732829320', address: { country: 'FR' } },
      buyer: { name: 'Buyer', address: { country: 'FR' } },
      lines: [
        { item_name: 'One', quantity: 1, unit_price: '10.00', vat_rate: 20 },
        { item_name: 'Two', quantity: '2', unit_price: 5, vat_rate: '5.5' },
      ],
    },
  };
}

type Step = string | number;
type Holder = Record<Step, unknown>;

/** The good request with one value replaced; undefined removes it. Missing parents are made as objects. */
export function requestWith(path: readonly Step[], value: unknown): unknown {
  const request = goodRequest() as unknown as Holder;
  let holder = request;
  for (const step of path.slice(0, -1)) holder = (holder[step] ??= {}) as Holder;
  const last = path.at(-1)!;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return request;
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestInputs } from '../testing/arbitrary.ts';
import { goodRequest, requestWith } from '../testing/request.ts';
import { invoiceCodec } from './codec.ts';
import { FRENCH_MENTIONS, type GenerateRequest } from './index.ts';
import { requestJsonSchema } from './json-schema.ts';
import { acceptGenerateRequest, exactFrom, readGenerateRequest, readInvoice } from './read.ts';
import { cases } from '../../test/cases.ts';

function read(request: unknown): GenerateRequest {
  const { ok, faults } = readGenerateRequest(JSON.stringify(request));
  if (!ok) throw new Error(JSON.stringify(faults));
  return ok;
}

describe('the canonical form', () => {
  const { invoice, options } = read(goodRequest());

  test('has every property: defaults filled, absent is null, lists and maps are empty', () => {
    expect(options).toEqual({
      profile: 'en16931',
      output: 'facturx-pdf',
      language: 'fr',
      check: 'fr-ctc',
      logo_url: null,
      accent_color: '#1f3a5f',
      footer_text: null,
      explain: false,
      plausibility: true,
      guideline: null,
    });
    expect(invoice).toMatchObject({
      type_code: '380',
      currency: 'EUR',
      operation_type: 'services',
      already_paid: false,
    });
    expect(invoice).toMatchObject({ due_date: null, delivery: null, totals: null, notes: [], charges: [] });
    expect(invoice.french_mentions).toEqual(FRENCH_MENTIONS);
    expect(invoice.seller).toMatchObject({ siret: null, global_ids: {}, contact: null, legal_info: null });
    expect(invoice.lines[0]).toMatchObject({
      id: null,
      unit_code: 'C62',
      vat_category: 'S',
      attributes: {},
      allowances: [],
    });
  });

  test('writes decimals as exact text, whether sent as number or as string', () => {
    expect(invoice.lines.map((line) => line.vat_rate)).toEqual(['20', '5.5']);
    const text = JSON.stringify(goodRequest())
      .replace('"quantity":1', '"quantity":1e2')
      .replace('"10.00"', '123456789012345.1234');
    const [line] = readGenerateRequest(text).ok!.invoice.lines;
    expect(line).toMatchObject({ quantity: '100', unit_price: '123456789012345.1234' });
  });

  test('never passes a number through a float', () => {
    const text = JSON.stringify(goodRequest())
      .replace('"10.00"', '0.1')
      .replace('"quantity":1', '"quantity":9007199254740.993001');
    expect(readGenerateRequest(text).ok!.invoice.lines[0]).toMatchObject({
      unit_price: '0.1',
      quantity: '9007199254740.993001',
    });
  });

  test('fills the defaults inside an object that was given in part', () => {
    const request = read(requestWith(['invoice', 'payment'], { iban: 'FR76' }));
    expect(request.invoice.payment).toMatchObject({ means_code: '30', iban: 'FR76', terms: null });
    const mentions = read(requestWith(['invoice', 'french_mentions'], { enabled: false })).invoice
      .french_mentions;
    expect(mentions).toEqual({ enabled: false, ...FRENCH_MENTIONS });
  });

  test.each([true, false, undefined])(
    'says whether the French mentions were switched (%s) or left out',
    (enabled) => {
      const french_mentions = enabled === undefined ? {} : { enabled };
      const { invoice } = read(requestWith(['invoice', 'french_mentions'], french_mentions));
      expect(invoice.french_mentions?.enabled).toBe(enabled);
      expect(invoiceCodec.fromMessage(invoiceCodec.toMessage(invoice)).french_mentions?.enabled).toBe(
        enabled,
      );
    },
  );

  test('takes an empty optional text as absent', () => {
    expect(read(requestWith(['invoice', 'buyer_reference'], '')).invoice.buyer_reference).toBeNull();
  });

  test('accepts the seller-only fields on a buyer when they are null', () => {
    expect(read(requestWith(['invoice', 'buyer', 'legal_info'], null)).invoice.buyer.legal_info).toBeNull();
  });

  test('a rate above 100 is judged by its pattern when sent as text', () => {
    expect(read(requestWith(['invoice', 'lines', 0, 'vat_rate'], '120')).invoice.lines[0]!.vat_rate).toBe(
      '120',
    );
  });

  test('what fr-ctc will refuse is still well-formed', () => {
    for (const [field, value] of [
      ['number', 'F.1'],
      ['type_code', '751'],
    ] as const) {
      expect(read(requestWith(['invoice', field], value)).invoice[field]).toBe(value);
    }
    expect(
      read(requestWith(['invoice', 'lines', 0, 'quantity'], '1.123456')).invoice.lines[0]!.quantity,
    ).toBe('1.123456');
  });

  test('owns its lists: two requests share nothing', () => {
    expect(read(goodRequest()).invoice.notes).not.toBe(read(goodRequest()).invoice.notes);
  });

  test('every accepted request reads to a form that reads to itself', () => {
    fc.assert(
      fc.property(requestInputs(), (request) => {
        const canonical = read(request);
        expect(read(canonical)).toEqual(canonical);
      }),
      { numRuns: 60 },
    );
  });
});

describe('readers agree', () => {
  test('text and parsed values give the same', () => {
    const parsed = acceptGenerateRequest(exactFrom(goodRequest()));
    expect(parsed.ok).toEqual(read(goodRequest()));
  });

  test('an invoice alone reads as within a request', () => {
    const { invoice } = goodRequest();
    expect(readInvoice(JSON.stringify(invoice)).ok).toEqual(read(goodRequest()).invoice);
  });
});

describe('the published schema judges as the reader does', () => {
  const ajv = new Ajv2020({ strict: true });
  // The CommonJS default export arrives as the namespace under nodenext.
  (addFormatsModule as unknown as (ajv: Ajv2020) => void)(ajv);
  const judge = ajv.compile(requestJsonSchema() as object);
  /** Conditions a JSON Schema of this contract does not state. */
  const beyond = new Set([
    'vat_rate_required',
    'terms_differ',
    'siret_contradicts_siren',
    'scheme_unknown',
    'string_control',
  ]);

  function agree(request: unknown): void {
    const faults = (readGenerateRequest(JSON.stringify(request)).faults ?? []).filter(
      (fault) => !beyond.has(fault.type),
    );
    expect({ request, valid: judge(request) }).toEqual({ request, valid: faults.length === 0 });
  }

  /** The published schema is that of the strictest options; others relax what the reader asks for. */
  const strict = requestInputs().map(({ invoice, options }) => ({
    invoice,
    options: { ...options, check: 'fr-ctc' as const, profile: 'extended' as const },
  }));

  test('on random accepted requests', () => {
    fc.assert(fc.property(strict, agree), { numRuns: 60, endOnFailure: true });
  });

  test('on requests with one random value replaced', () => {
    const wrong = fc.constantFrom(
      null,
      '',
      'x',
      '0',
      1,
      0,
      -1,
      101,
      true,
      [],
      {},
      [null],
      '2026-02-30',
      '1.23456',
      'EUR',
      'S',
    );
    fc.assert(
      fc.property(strict, wrong, fc.nat(), (request, value, seed) => agree(spoil(request, value, seed))),
      { numRuns: cases(400), endOnFailure: true },
    );
  });
});

/** Replaces one value, anywhere in the request, chosen by the seed. */
function spoil(request: unknown, value: unknown, seed: number): unknown {
  const copy = structuredClone(request);
  const places: [holder: Record<string, unknown>, key: string][] = [];
  const walk = (holder: Record<string, unknown>) => {
    for (const [key, child] of Object.entries(holder)) {
      places.push([holder, key]);
      if (typeof child === 'object' && child !== null) walk(child as Record<string, unknown>);
    }
  };
  walk(copy as Record<string, unknown>);
  const [holder, key] = places[seed % places.length]!;
  holder[key] = value;
  return copy;
}

test('a request of 1,000 lines is read in far less than 50 ms', () => {
  const request = goodRequest();
  const lines = Array.from({ length: 1000 }, (_, at) => ({
    ...request.invoice.lines[at % 2]!,
    attributes: { Colour: 'red' },
  }));
  const text = JSON.stringify({ invoice: { ...request.invoice, lines } });
  const times = Array.from({ length: 7 }, () => {
    const before = process.threadCpuUsage();
    expect(readGenerateRequest(text).ok).toBeDefined();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});

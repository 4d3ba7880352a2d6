import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../service.ts';
import { finding, validation } from '../testing/findings.ts';
import { amountDue, examine, make } from './live.ts';
import { itemTitle } from './items.ts';
import { blank, requestIn } from './starting.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A service that answers each path once in the order given, and notes what it was asked. */
function serve(answers: Readonly<Record<string, Answer>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const name = path.split('?')[0]!.split('/').at(-1)!;
    asked.push(`${name} ${'authorization' in (init.headers as object) ? 'keyed' : 'free'}`);
    const { status, body } = answers[name]!;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return asked;
}

const ledger = { balanced: true, steps: [] };
const previewed = (xml: string) => ({ xml, ledger });
const never = new AbortController().signal;
const request = { invoice: {}, options: {} };
const wrong = finding({ terms: ['BT-106'] });
const pointed = finding({ pointer: '/invoice/totals/line_total', patch: [] });

afterEach(() => vi.unstubAllGlobals());

describe('examine', () => {
  it('asks nothing that is counted while the invoice is right', async () => {
    const asked = serve({
      'preview-xml': { status: 200, body: previewed('<a/>') },
      validate: { status: 200, body: validation([]) },
    });
    expect(await examine(request, never)).toMatchObject({ valid: true, xml: '<a/>', findings: [], ledger });
    expect(asked).toEqual(['preview-xml free', 'validate free']);
  });

  it('asks generate for pointers and fixes once it knows that it will refuse', async () => {
    const asked = serve({
      'preview-xml': { status: 200, body: previewed('<b/>') },
      validate: { status: 200, body: validation([wrong]) },
      generate: { status: 400, body: { code: 'invalid_input', message: 'No.', details: [pointed] } },
    });
    expect(await examine(request, never)).toMatchObject({ valid: false, findings: [pointed], xml: '<b/>' });
    expect(asked).toHaveLength(3);
  });

  it('turns faults of the request into findings at their fields', async () => {
    const details = [
      { loc: ['body'], msg: 'number is required.', type: 'missing', pointer: '/invoice/number' },
    ];
    serve({
      'preview-xml': { status: 422, body: { code: 'validation_error', message: '1 fault.', details } },
    });
    const { findings, valid } = await examine(request, never);
    expect(valid).toBe(false);
    expect(findings).toEqual([
      {
        source: 'request',
        type: 'missing',
        severity: 'fatal',
        rule: null,
        message: 'number is required.',
        pointer: '/invoice/number',
      },
    ]);
  });

  it('asks for no verdict on a document that it has one on', async () => {
    const answers = {
      'preview-xml': { status: 200, body: previewed('<same/>') },
      validate: { status: 200, body: validation([]) },
    };
    const asked = serve(answers);
    await examine(request, never);
    expect(await examine({ ...request, options: { accent_color: '#000000' } }, never)).toMatchObject({
      valid: true,
    });
    expect(asked).toEqual(['preview-xml free', 'validate free', 'preview-xml free']);
  });

  it('shows the XML while it waits to be judged', async () => {
    serve({
      'preview-xml': { status: 200, body: previewed('<later/>') },
      validate: { status: 429, body: { code: 'rate_limited', message: 'Later.' } },
    });
    expect(await examine(request, never)).toMatchObject({
      xml: '<later/>',
      valid: null,
      failure: { status: 429 },
    });
  });

  it.each([401, 402, 429, 503])('lets %i through: that is no word about the invoice', async (status) => {
    serve({ 'preview-xml': { status, body: { code: 'x', message: 'm' } } });
    await expect(examine(request, never)).rejects.toThrow(ServiceError);
  });
});

describe('make', () => {
  it('gives back the very bytes', async () => {
    const envelope = {
      filename: 'F1.pdf',
      media_type: 'application/pdf',
      content_base64: Buffer.from('%PDF-é').toString('base64'),
      validation: validation([]),
    };
    serve({ generate: { status: 200, body: envelope } });
    const { document, request: of } = await make(request);
    expect([await document.text(), document.type, document.name, of]).toEqual([
      '%PDF-é',
      'application/pdf',
      'F1.pdf',
      request,
    ]);
  });
});

describe('amountDue', () => {
  it.each([
    [
      '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:DuePayableAmount>12.50</ram:DuePayableAmount>',
      { amount: '12.50', currency: 'EUR' },
    ],
    [
      '<cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode><cbc:PayableAmount currencyID="USD">1</cbc:PayableAmount>',
      { amount: '1', currency: 'USD' },
    ],
    ['<a/>', null],
  ])('reads %s', (xml, expected) => {
    expect(amountDue(xml)).toEqual(expected);
  });
});

describe('what an invoice starts from', () => {
  it('is a request, or the bare invoice in one', () => {
    expect(requestIn('{"invoice": {"number": "F1"}, "options": {}}')).toMatchObject({
      invoice: { number: 'F1' },
    });
    expect(requestIn('{"number": "F1"}')).toEqual({ invoice: { number: 'F1' }, options: {} });
    expect([requestIn('[]'), requestIn('<a/>'), requestIn('')]).toEqual([null, null, null]);
  });

  it('is blank but for the day', () => {
    expect(blank('2026-10-05')).toMatchObject({ invoice: { issue_date: '2026-10-05', lines: [{}] } });
  });

  it('names its lines by what they sell', () => {
    expect(itemTitle({ item_name: 'Chaise', quantity: '2', unit_price: 50 }, 0)).toBe('1 · Chaise · 2 × 50');
    expect([itemTitle({ text: 'Bonjour' }, 1), itemTitle(undefined, 2)]).toEqual(['2 · Bonjour', '3']);
  });
});

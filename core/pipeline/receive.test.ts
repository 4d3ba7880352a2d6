import { beforeAll, describe, expect, it } from 'vitest';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { createRegistry } from '../main.ts';
import type { Registry } from '../registry/registry.ts';
import { generate } from './generate.ts';
import { receive, type ReceiveRequest } from './receive.ts';

const INVOICE = {
  number: 'F-2026-7',
  issue_date: '2026-10-05',
  due_date: '2026-11-04',
  seller: { name: 'Atelier', siren: '732829320', vat_id: 'FR44732829320', address: { country: 'FR' } },
  buyer: {
    name: 'Client',
    siren: '404833048',
    electronic_address: '404833048_COMPTA',
    electronic_address_scheme: '0225',
    address: { country: 'FR' },
  },
  lines: [{ item_name: 'Conseil', quantity: '1', unit_price: '12.50', vat_rate: '20' }],
};

let registry: Registry;
const documents: Record<'pdf' | 'xml', Uint8Array> = { pdf: new Uint8Array(), xml: new Uint8Array() };
beforeAll(async () => {
  registry = await createRegistry();
  const call = { now: new Date('2026-10-05T00:00:00Z'), language: 'en' } as const;
  for (const [name, output] of [
    ['pdf', 'facturx-pdf'],
    ['xml', 'ubl-xml'],
  ] as const) {
    const { invoice, options } = readGenerateRequest(
      JSON.stringify({ invoice: INVOICE, options: { output } }),
    ).ok!;
    documents[name] = (await generate(registry, invoice, options, call)).content;
  }
});

const received = (given: Partial<ReceiveRequest> = {}) =>
  receive(registry, {
    document: documents.xml,
    ownAddresses: [],
    known: [],
    view: 'none',
    check: 'fr-ctc',
    asOf: '2026-10-06',
    language: 'en',
    pageLanguage: 'fr',
    ...given,
  });

it('says of a PDF what every call says, and shows it', async () => {
  const { validation, extracted, comparison, view } = await received({
    document: documents.pdf,
    view: 'html',
  });
  expect(validation).toMatchObject({ valid: true, flavor: 'factur-x' });
  expect(extracted.fields.number).toBe('F-2026-7');
  expect(comparison!.fields.find(({ term }) => term === 'BT-1')).toMatchObject({ verdict: 'same' });
  expect(view).toMatch(/^<!doctype html>[^]*F-2026-7/i);
});

it('compares nothing where there are no pages, and shows nothing where that is not wanted', async () => {
  expect(await received()).toMatchObject({ comparison: null, view: null, isDuplicate: false });
});

it('knows an invoice again by its key, in whichever syntax it comes', async () => {
  const { key } = await received();
  expect(key).toHaveLength(22);
  expect(await received({ document: documents.pdf, known: ['other', key!] })).toMatchObject({
    key,
    isDuplicate: true,
  });
  expect(await received({ known: ['other'] })).toMatchObject({ isDuplicate: false });
});

describe('the addressee', () => {
  it.each([
    [[], 'unknown', 'No address of yours was given.'],
    [['0225:404833048_COMPTA'], 'own', 'which is yours'],
    [['404833048_compta'], 'own', 'which is yours'],
    [['0225:404833048'], 'other_line', 'your SIREN, but none of your addresses'],
    [['0088:404833048_COMPTA'], 'other', 'none of your addresses'],
    [['0225:732829320'], 'other', 'none of your addresses'],
  ])('held against %j is %s', async (ownAddresses, verdict, words) => {
    const { addressee } = await received({ ownAddresses });
    expect(addressee).toMatchObject({ address: '404833048_COMPTA', scheme: '0225', verdict });
    expect(addressee.message).toContain(words);
  });
});

describe('the proposed statuses', () => {
  const proposed = async (given: Partial<ReceiveRequest>) =>
    (await received({ ownAddresses: ['404833048_COMPTA'], ...given })).proposedStatuses.map(
      ({ by, status, reasons }) => [
        by,
        status,
        ...reasons.map(({ code, fits }) => `${code} ${fits.join(' ')}`),
      ],
    );

  it('take in charge what nothing speaks against, and acknowledge it', async () => {
    const taken = [
      ['BY', '204'],
      ['WK', '202'],
    ];
    expect(await proposed({})).toEqual(taken);
    expect(await proposed({ ownAddresses: [], document: documents.pdf })).toEqual(taken);
    expect(await proposed({ ownAddresses: ['0225:404833048'] })).toEqual(taken);
  });

  it('refuse and reject a duplicate', async () => {
    const { key } = await received();
    expect(await proposed({ known: [key!] })).toEqual([
      ['BY', '210', 'DOUBLON BT-1'],
      ['WK', '213', 'DOUBLON BT-1'],
    ]);
  });

  it('refuse what is addressed to others, and route it anew', async () => {
    expect(await proposed({ ownAddresses: ['0225:732829320'] })).toEqual([
      ['BY', '210', 'DEST_ERR BT-49'],
      ['WK', '221', 'ROUTAGE_ERR BT-49'],
    ]);
  });

  it('refuse and reject what fails rules, with reasons that each may have', async () => {
    const wrong = Buffer.from(documents.xml)
      .toString()
      .replace('>15.00</cbc:PayableAmount>', '>16.00</cbc:PayableAmount>');
    expect(await proposed({ document: Buffer.from(wrong) })).toEqual([
      ['BY', '210', 'MONTANTTOTAL_ERR BR-CO-16'],
      ['WK', '213', 'MONTANTTOTAL_ERR BR-CO-16'],
    ]);
  });
});

it('refuses what is no invoice', async () => {
  await expect(received({ document: Buffer.from('<a/>') })).rejects.toMatchObject({
    code: 'not_an_einvoice',
  });
});

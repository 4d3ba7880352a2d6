import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { KEY, example, exampleNames, INLINE, post, postJson, startService } from './service.ts';

type Output = 'facturx-pdf' | 'cii-xml' | 'ubl-xml';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

async function made(name: string, output: Output, more: object = {}): Promise<Buffer> {
  const request = example(name);
  const options = { ...request.options, output, ...more };
  const answer = await postJson(service, '/v1/invoices/generate', { ...request, options });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const asked = (document: Buffer | string, query: string, headers = {}): Promise<Response> =>
  post(service, `/v1/invoices/convert?${query}`, document, headers);

async function converted(document: Buffer, query: string): Promise<Buffer> {
  const answer = await asked(document, query);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(answer.headers.get('x-conversion-losses')).toBe('0');
  return Buffer.from(await answer.arrayBuffer());
}

const textOf = (document: Buffer): string => document.toString('utf8');

async function extracted(document: Buffer): Promise<{ fields: object; pdf: object }> {
  const answer = await post(service, '/v1/invoices/extract?include_xml=false', document, {});
  return (await answer.json()) as { fields: object; pdf: object };
}

it('says which note is missing where one that is empty cannot be written in CII', async () => {
  const ubl = textOf(await made('services', 'ubl-xml')).replace(/(?<=<cbc:Note>#PMT#)[^<]+/, '');
  const answer = await asked(ubl, 'to=cii-xml&check=fr-ctc&allow_loss=true');
  expect(answer.status).toBe(400);
  const { details } = (await answer.json()) as { details: readonly object[] };
  expect(details).toMatchObject([
    { rule: 'BR-FR-05_BT-22_PMT', pointer: expect.stringMatching(/^\/invoice\/notes/) as unknown },
  ]);
});

it('lists what is doubtful about the source where that is asked for, at its elements, and counts as many for a file', async () => {
  const sound = textOf(await made('services', 'cii-xml', { plausibility: false }));
  const doubtful = sound.replace(/(?<=<ram:IBANID>)[^<]+/, 'FR7630006000011234567890188');
  const to = 'to=ubl-xml&plausibility=true';
  const [plain, file, listed] = [
    await asked(doubtful, 'to=ubl-xml'),
    await asked(doubtful, to),
    await asked(doubtful, to, { accept: 'application/json' }),
  ];
  const { warnings } = (await listed.json()) as { warnings: readonly object[] };
  expect(warnings).toMatchObject([
    {
      rule: 'PLAUSIBLE-IBAN',
      location: expect.stringMatching(/ram:IBANID$/) as unknown,
      line: 1 + doubtful.slice(0, doubtful.indexOf('<ram:IBANID>')).split('\n').length - 1,
    },
  ]);
  const counts = [plain, file].map(({ headers }) => headers.get('x-facturx-warnings'));
  expect(counts).toEqual(['0', '1']);
  expect(await file.text()).toBe(await plain.text());
});

describe('documents written by this service', () => {
  const NAMES = exampleNames().filter((name) => name !== 'intra-community-english');

  it.each(NAMES)('%s goes to the other syntax and comes back as it was', async (name) => {
    const [cii, ubl] = [await made(name, 'cii-xml'), await made(name, 'ubl-xml')];
    const check = `check=${example(name).options.check ?? 'fr-ctc'}`;
    expect(textOf(await converted(cii, `to=ubl-xml&${check}`))).toBe(textOf(ubl));
    expect(textOf(await converted(ubl, `to=cii-xml&${check}`))).toBe(textOf(cii));
  });

  it('become PDFs that are drawn, and PDFs become XML', async () => {
    const cii = await made('services', 'cii-xml');
    const pdf = await converted(cii, 'to=facturx-pdf&language=en');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const verdict = await post(service, '/v1/invoices/validate', pdf, {});
    expect(await verdict.json()).toMatchObject({ valid: true, pdf: { pdfa: '3B', facturx_xmp: 'EN 16931' } });
    expect(textOf(await converted(pdf, 'to=cii-xml'))).toBe(textOf(cii));
    expect(textOf(await converted(pdf, 'to=ubl-xml'))).toBe(textOf(await made('services', 'ubl-xml')));
  });

  it('keep their own picture from PDF to PDF', async () => {
    const pdf = await made('services', 'facturx-pdf', { footer_text: 'Drawn by the sender' });
    const extended = await converted(pdf, 'to=facturx-pdf&profile=extended');
    expect(await extracted(extended)).toMatchObject({
      profile: 'extended',
      pdf: { facturx_xmp: 'EXTENDED' },
    });
    const streams = (file: Buffer): number => file.toString('latin1').split('endstream').length;
    const redrawn = await converted(await made('services', 'cii-xml'), 'to=facturx-pdf&profile=extended');
    expect(Math.abs(extended.length - pdf.length)).toBeLessThan(1000);
    expect(streams(extended)).toBe(streams(pdf));
    expect(extended.length).not.toBe(redrawn.length);
  });
});

describe('what the result cannot carry', () => {
  it('is refused with the list, or counted', async () => {
    const cii = await made('goods-allowances-charges', 'cii-xml');
    const refused = await asked(cii, 'to=cii-xml&profile=basicwl', { 'accept-language': 'fr' });
    expect(refused.status).toBe(400);
    const { code, message, details } = (await refused.json()) as {
      code: string;
      message: string;
      details: object[];
    };
    expect([code, message]).toEqual(['lossy_conversion', expect.stringContaining('se perdraient')]);
    expect(details).toContainEqual({
      term: 'BT-153',
      location: expect.stringContaining(
        'ram:IncludedSupplyChainTradeLineItem[1]/ram:SpecifiedTradeProduct/ram:Name',
      ),
      value: expect.any(String),
      reason: expect.stringContaining("n'a pas de place"),
      target: 'basicwl (cii-xml)',
    });
    const envelope = { accept: 'application/json' };
    const allowed = await asked(cii, 'to=cii-xml&profile=basicwl&allow_loss=true', envelope);
    const body = (await allowed.json()) as { losses: object[]; source_valid: boolean };
    expect(allowed.headers.get('x-conversion-losses')).toBe(String(body.losses.length));
    expect(body.losses).toHaveLength(details.length);
    expect(body).toMatchObject({ profile: 'basicwl', output: 'cii-xml', source_valid: true });
  });

  it('costs nothing while it is refused', async () => {
    const used = async (): Promise<number> => {
      const usage = await fetch(`${service.url}/v1/usage`, { headers: { 'x-api-key': KEY } });
      return ((await usage.json()) as { used: number }).used;
    };
    const cii = await made('services', 'cii-xml');
    const before = await used();
    await asked(cii, 'to=cii-xml&profile=basicwl');
    expect(await used()).toBe(before);
    await converted(cii, 'to=ubl-xml');
    expect(await used()).toBe(before + 1);
  });
});

it('shows how the totals came about, where that was asked for', async () => {
  const cii = await made('services', 'cii-xml');
  const answer = await asked(cii, 'to=ubl-xml&explain=true', { accept: 'application/json' });
  const { ledger } = (await answer.json()) as { ledger: { balanced: boolean; steps: object[] } };
  expect(ledger.balanced).toBe(true);
  expect(ledger.steps).toContainEqual(expect.objectContaining({ term: 'BT-112', result: '11267.88' }));
});

describe('what one syntax requires and the other implies', () => {
  const without = (text: string, element: RegExp): Buffer => Buffer.from(text.replace(element, ''));

  it('is added: the total VAT in UBL', async () => {
    const cii = textOf(await made('services', 'cii-xml'));
    const silent = without(cii, /\s*<ram:TaxTotalAmount[^>]*>[^<]*<\/ram:TaxTotalAmount>/);
    const answer = await asked(silent, 'to=ubl-xml&check=base&allow_invalid=true');
    expect(await answer.text()).toContain('<cbc:TaxAmount currencyID="EUR">1877.98</cbc:TaxAmount>');
  });

  it('is named as a loss where its rules forbid it: the currency of accounting in CII', async () => {
    const ubl = textOf(await made('services', 'ubl-xml')).replace(
      /(<cbc:DocumentCurrencyCode>EUR<\/cbc:DocumentCurrencyCode>)/,
      '$1<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>',
    );
    const refused = await asked(ubl, 'to=cii-xml&check=base');
    expect(await refused.json()).toMatchObject({
      code: 'lossy_conversion',
      details: [{ term: 'BT-6', location: '/ubl:Invoice/cbc:TaxCurrencyCode', value: 'EUR' }],
    });
  });
});

describe('a source that fails rules', () => {
  it('is converted only where that is allowed, and said so', async () => {
    const broken = textOf(await made('services', 'cii-xml')).replace(
      /(<ram:DuePayableAmount>)[^<]*/,
      '$11.00',
    );
    const refused = await asked(broken, 'to=ubl-xml');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: 'invalid_input',
      details: expect.arrayContaining([expect.objectContaining({ rule: 'BR-CO-16' })]),
    });
    const allowed = await asked(broken, 'to=ubl-xml&allow_invalid=true');
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('x-conversion-source-valid')).toBe('false');
    expect(await allowed.text()).toContain('<cbc:PayableAmount currencyID="EUR">1.00</cbc:PayableAmount>');
  });
});

it('a document is written as it stands: nothing French comes to a German seller', async () => {
  const { invoice } = example('services') as { invoice: { seller: object; lines: object[] } };
  const seller = {
    name: 'Hansa Maschinenbau GmbH',
    vat_id: 'DE123456788',
    address: { line1: 'Speicherstr. 1', city: 'Hamburg', postal_code: '20457', country: 'DE' },
  };
  const request = {
    invoice: { ...invoice, seller, notes: [] },
    options: { output: 'cii-xml', check: 'base' },
  };
  const cii = await (await postJson(service, '/v1/invoices/generate', request)).text();
  expect(cii).not.toContain('SubjectCode');
  const ubl = textOf(await converted(Buffer.from(cii), 'to=ubl-xml&check=base'));
  expect(ubl).toContain('Hansa Maschinenbau GmbH');
  expect(ubl).not.toMatch(/<cbc:Note>#|ProfileID/);
});

describe('what the result may not say, though its source does', () => {
  const CHARGE = /(<ram:SpecifiedTradeAllowanceCharge>.*?<udt:Indicator>)true/s;

  it('is written in another form: a charge for transport as one of the document', async () => {
    const cii = textOf(await made('goods-allowances-charges', 'cii-xml', { profile: 'extended' }));
    expect(cii).toMatch(CHARGE);
    const asked = { ...example('goods-allowances-charges') };
    const { charges, ...rest } = asked.invoice as { charges: { amount: string; vat_rate: string }[] };
    const logistics = charges.map(({ amount, vat_rate: rate }) => ({
      description: 'Transport',
      amount,
      vat: [{ category: 'S', rate }],
    }));
    const request = {
      invoice: { ...rest, logistics_charges: logistics },
      options: { ...asked.options, output: 'cii-xml', profile: 'extended' },
    };
    const source = await (await postJson(service, '/v1/invoices/generate', request)).text();
    expect(source).toContain('<ram:SpecifiedLogisticsServiceCharge>');
    for (const query of ['to=ubl-xml', 'to=ubl-xml&profile=en16931&allow_loss=true']) {
      const ubl = await (await post(service, `/v1/invoices/convert?${query}`, source, {})).text();
      expect(ubl).toContain('<cbc:AllowanceChargeReason>Transport</cbc:AllowanceChargeReason>');
    }
  });

  it('is refused in plain words where the result cannot do without: lines', async () => {
    const lean = await made('services', 'cii-xml', { profile: 'basicwl' });
    const answer = await asked(lean, 'to=ubl-xml&allow_loss=true', { 'accept-language': 'fr' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('aucune ligne de facture (BG-25)'),
      details: [{ terms: ['BG-25'], pointer: '/invoice/lines' }],
    });
  });

  it('is left out and listed with the rule: the day of an order under an extension of others', async () => {
    const ubl = textOf(await made('services', 'ubl-xml'))
      .replace(/urn:cen\.eu:en16931:2017(?=<)/, '$&#conformant#urn:example.org:extension')
      .replace('</cac:OrderReference>', '<cbc:IssueDate>2026-01-02</cbc:IssueDate>$&');
    const envelope = { accept: 'application/json' };
    const answer = await asked(ubl, 'to=cii-xml&check=base', envelope);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { losses } = (await answer.json()) as { losses: object[] };
    expect(losses).toEqual([
      {
        term: null,
        location: '/ubl:Invoice/cac:OrderReference/cbc:IssueDate',
        value: '2026-01-02',
        reason: expect.stringContaining('(CII-DT-027)'),
        target: 'en16931 (cii-xml)',
      },
    ]);
  });
});

it('a CIUS stays what it is', async () => {
  const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
  const plain = textOf(await made('services', 'cii-xml'));
  const document = Buffer.from(plain.replace(/urn:cen\.eu:en16931:2017(?=<)/, XRECHNUNG));
  expect(textOf(await converted(document, 'to=ubl-xml'))).toContain(
    `<cbc:CustomizationID>${XRECHNUNG}</cbc:CustomizationID>`,
  );
});

it('refuses what is no invoice', async () => {
  const answer = await asked('<a/>', 'to=ubl-xml');
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'not_an_einvoice' }]);
});

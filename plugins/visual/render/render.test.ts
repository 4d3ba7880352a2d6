import type { PDFDict } from '@cantoo/pdf-lib';
import { BLANK_CONTACT, BLANK_DELIVERY, BLANK_LINE_ADJUSTMENT } from '@conforme/core/invoice';
import { document, note, preceding } from '@conforme/core/invoice/testing';
import { load } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { placesOf, stringOf, textOf } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { invoice, line, look, PAYMENT, seller, totals } from '../testing/invoice.ts';
import { render } from './index.ts';

type Over = Parameters<typeof invoice>[0];

async function drawn(over: Over, options = {}): Promise<string> {
  return textOf(await render(invoice(over), look(options))).join('\n');
}

describe('render', () => {
  it('shows the whole invoice in French', async () => {
    const text = await drawn({});
    for (const part of [
      'Facture',
      'FA-2026-0042',
      '1er mars 2026',
      '31 mars 2026',
      'Atelier du Rhône SAS',
      'SIREN 552 100 554',
    ])
      expect(text).toContain(part);
    for (const part of [
      '2\njours',
      '650,00',
      '20 %',
      'Total HT',
      '1 560,00 €',
      'FR76 3000 6000 0112 3456 7890 189',
      '\n1 / 1',
    ])
      expect(text).toContain(part);
  });

  it('shows it in English', async () => {
    const text = await drawn({}, { language: 'en' });
    for (const part of [
      'Invoice',
      '1 March 2026',
      '2\ndays',
      'Total excl. VAT',
      '€1,560.00',
      'SEPA credit transfer',
      'Amount due',
    ])
      expect(text).toContain(part);
  });

  it('shows everything a line can say', async () => {
    const full = line({
      item_description: 'Description longue',
      note: 'Livré en deux fois',
      seller_item_id: 'S-1',
      buyer_item_id: 'B-1',
      standard_item_id: '3012345678900',
      standard_item_id_scheme: '0160',
      origin_country: 'DE',
      attributes: { Couleur: 'bleu' },
      period_start: '2026-02-01',
      period_end: '2026-02-28',
      order_line_reference: '10',
      buyer_accounting_reference: '6226',
      gross_unit_price: '700.00',
      price_discount: '50.00',
      price_base_quantity: '100',
      price_base_unit_code: 'KGM',
      allowances: [
        {
          ...BLANK_LINE_ADJUSTMENT,
          amount: '10.00',
          base_amount: '100.00',
          percentage: '10.00',
          reason: 'Promotion',
        },
      ],
      charges: [{ ...BLANK_LINE_ADJUSTMENT, amount: '5.00', reason_code: 'FC' }],
    });
    const text = (await drawn({ lines: [full] })).replaceAll('\n', ' ');
    for (const part of [
      'Description longue',
      'Livré en deux fois',
      'Réf. S-1',
      'Réf. client B-1',
      'GTIN 3012345678900',
    ])
      expect(text).toContain(part);
    for (const part of [
      'Allemagne',
      'Couleur : bleu',
      '01/02 – 28/02/2026',
      'Ligne de commande 10',
      'par 100 kg',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Remise 10 % sur 100,00 € (Promotion) : −10,00 €');
    expect(text).toContain('Frais (Transport) : +5,00 €');
    expect(text).toContain('Prix brut 700,00 € · remise 50,00 €');
  });

  it('shows exemptions, prepayment, rounding and the accounting currency', async () => {
    const exempt = {
      category: 'AE',
      rate: '0.00',
      taxable_amount: '1.00',
      tax_amount: '0.00',
      exemption_reason: 'Art. 283',
      exemption_reason_code: null,
    };
    const sums = totals({
      prepaid: '100.00',
      rounding: '-0.03',
      tax_total_accounting: '240.00',
      allowance_total: '12.00',
      vat_breakdown: [exempt as never],
    });
    const text = await drawn(
      { totals: sums, currency: 'USD', vat_accounting_currency: 'EUR' },
      { language: 'en' },
    );
    for (const part of [
      'Reverse charge',
      'Art. 283',
      'Already paid',
      '−USD 100.00',
      'Rounding',
      'VAT in EUR',
      '€240.00',
      '−USD 12.00',
    ])
      expect(text).toContain(part);
  });

  it('shows parties, delivery, references and documents', async () => {
    const delivery = {
      ...BLANK_DELIVERY,
      name: 'Entrepôt',
      location_id: '301',
      location_id_scheme: '0088',
      address: invoice().buyer.address,
      actual_date: '2026-02-27',
    };
    const text = await drawn({
      seller: seller({
        trading_name: 'Rhône Web',
        legal_info: 'RCS Lyon',
        siren: null,
        legal_registration_id: 'HRB 1',
        global_ids: { '0088': '42' },
        contact: {
          ...BLANK_CONTACT,
          department: 'Service clients',
          phone: '+33',
          email: 'a@b.example',
        },
      }),
      delivery,
      contract_reference: 'CT-1',
      preceding_invoices: [preceding({ number: 'FA-1', issue_date: '2026-01-05' })],
      additional_documents: [document({ id: 'BL-1', description: 'Bon', url: 'https://x.example' })],
      notes: [note({ text: 'Une mention' })],
      payment_terms: 'Trente jours. '.repeat(20),
    });
    for (const part of [
      'Rhône Web',
      'RCS Lyon',
      'HRB 1',
      'GLN 42',
      'Service clients · +33',
      'Entrepôt',
      'GLN 301',
      'CT-1',
    ])
      expect(text).toContain(part);
    for (const part of [
      '5 janvier 2026',
      'BL-1 · Bon · https://x.example',
      'Une mention',
      'CONDITIONS DE PAIEMENT',
      '27 février 2026',
    ])
      expect(text).toContain(part);
  });

  it('shows the mandate of a direct debit', async () => {
    const payment = {
      ...PAYMENT,
      means_code: '59',
      iban: null,
      mandate_reference: 'M-1',
      creditor_reference_id: 'C-1',
      debited_iban: 'DE89370400440532013000',
    };
    const text = await drawn({ payment });
    for (const part of ['Prélèvement SEPA', 'M-1', 'C-1', 'DE89 3704 0044 0532 0130 00'])
      expect(text).toContain(part);
  });

  it('shows a code that fills in the transfer, and none for a credit note', async () => {
    expect(await drawn({})).toContain('Payer par QR code');
    expect(await drawn({ type_code: '381' })).not.toContain('Payer par QR code');
  });

  it('keeps the code when the facts of the payment fill more than a page', async () => {
    const remittance_information = 'x '.repeat(100);
    const account_name = 'mot '.repeat(200);
    const text = await drawn({ payment: { ...PAYMENT, remittance_information, account_name } });
    expect(text).toContain('Payer par QR code');
  });

  it('sets a footer on every page, and one too long for it with the notes', async () => {
    expect(await drawn({}, { footerText: 'Pied de page' })).toContain('Pied de page');
    const long = await drawn({}, { footerText: 'texte '.repeat(500) });
    expect(long.match(/texte/g)).toHaveLength(500);
  });

  it('sets what is too long for its place with the notes, losing nothing', async () => {
    const words = (name: string): string => Array.from({ length: 900 }, (_, i) => `${name}${i}`).join(' ');
    const pages = textOf(
      await render(
        invoice({
          buyer_reference: words('ref'),
          seller: seller({ name: words('nom'), legal_info: words('info') }),
        }),
        look(),
      ),
    );
    const text = pages.join(' ').replaceAll('\n', ' ');
    for (const word of [...words('ref').split(' '), ...words('nom').split(' '), ...words('info').split(' ')])
      expect(text).toContain(word);
    expect(text).toContain('…');
  });

  it('draws nothing outside the page', async () => {
    const long = 'x'.repeat(3000);
    const pdf = await render(
      invoice({
        contract_reference: long,
        notes: [note({ text: long })],
        lines: [line({ id: long, unit_code: long, item_name: long })],
      }),
      look({ footerText: long }),
    );
    for (const [x, y] of placesOf(pdf)) {
      expect(x).toBeGreaterThanOrEqual(40);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(830);
    }
  });

  it('keeps characters the font lacks as text', async () => {
    expect(await drawn({ notes: [note({ text: '你好 😀' })] })).toContain('你好 😀');
  });

  it('carries language, title and structure', async () => {
    const { catalog, context } = load(await render(invoice(), look({ language: 'en' })));
    expect(stringOf(catalog, 'Lang')).toBe('en');
    expect(stringOf(context.lookup(context.trailerInfo.Info) as PDFDict, 'Title')).toBe(
      'Invoice FA-2026-0042',
    );
    const tree = catalog.lookup(N('StructTreeRoot')) as PDFDict;
    expect(String(tree.lookup(N('Type')))).toBe('/StructTreeRoot');
  });

  it('is the same file for the same invoice', async () => {
    const [a, b] = [await render(invoice(), look()), await render(invoice(), look())];
    expect(Buffer.from(a).equals(b)).toBe(true);
  });

  it('stays far below 100 kB for ten lines', async () => {
    const lines = Array.from({ length: 10 }, (_, i) => line({ id: String(i + 1) }));
    expect((await render(invoice({ lines }), look())).length).toBeLessThan(40_000);
  });
});

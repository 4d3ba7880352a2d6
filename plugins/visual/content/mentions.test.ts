import { note } from '@conforme/core/invoice/testing';
import { describe, expect, it } from 'vitest';
import { invoice, line, look, seller, totals } from '../testing/invoice.ts';
import { exemptionName } from './exemptions.ts';
import { contentOf } from './index.ts';

type Over = Parameters<typeof invoice>[0];

const fr = (over: Over = {}, options = {}) => contentOf(invoice(over), look(options));
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const factsOf = (over: Over): Record<string, string> =>
  Object.fromEntries(fr(over).facts.map(([label, value]) => [label, plain(value)]));

const exempt = (over: object) =>
  totals({
    vat_breakdown: [
      {
        ...totals().vat_breakdown[0]!,
        category: 'E',
        rate: '0.00',
        tax_amount: '0.00',
        exemption_reason: null,
        exemption_reason_code: null,
        ...over,
      },
    ],
  });

const vatText = (over: object, whole: Over = {}): string[] =>
  fr({ ...whole, totals: exempt(over) }).vat.rows[0]!.paragraphs.map(({ text }) => plain(text));

describe('what the law asks for in words', () => {
  it.each([
    ['S1', 'Prestation de services'],
    ['B1', 'Livraison de biens'],
    ['M1', 'Opération mixte'],
    ['S2', 'Prestation de services, facture déjà payée'],
    ['B4', 'Livraison de biens, facture définitive après acompte'],
  ])('the category of operation of %s', (business_process, words) => {
    expect(factsOf({ business_process })).toMatchObject({ Opération: words });
  });

  it('leaves other processes as they are', () => {
    const urn = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
    expect(factsOf({ business_process: urn })).toMatchObject({ 'Cadre de facturation': urn });
  });

  it('VAT that does not apply', () => {
    expect(vatText({ exemption_reason_code: 'VATEX-FR-FRANCHISE' })).toEqual([
      'TVA non applicable, art. 293 B du CGI',
    ]);
  });

  it.each([
    ['AE', {}, ['Autoliquidation']],
    ['K', {}, ['Livraison intracommunautaire, art. 262 ter, I du CGI']],
    ['G', { exemption_reason_code: 'VATEX-EU-G' }, ['Exportation, art. 262, I du CGI']],
    ['E', { exemption_reason_code: 'VATEX-FR-CGI261-4' }, ['Exonéré, art. 261-4 du CGI']],
    ['E', { exemption_reason: 'Exonération de TVA, art. 261' }, ['Exonération de TVA, art. 261']],
    ['E', { exemption_reason: 'Assurance' }, ['Exonéré', 'Assurance']],
    ['E', { exemption_reason_code: 'VATEX-??' }, ['Exonéré', 'VATEX-??']],
  ])('why no VAT is charged in category %s, %j', (category, reason, words) => {
    expect(vatText({ category, ...reason })).toEqual(words);
  });

  it('names the directive where the seller is not French', () => {
    const { address } = invoice().seller;
    const abroad = seller({ siren: null, address: { ...address, country: 'DE' } });
    expect(vatText({ category: 'K' }, { seller: abroad })).toEqual([
      'Livraison intracommunautaire, art. 138 de la directive 2006/112/CE',
    ]);
  });

  it.each([
    ['VATEX-EU-132-1I', 'art. 132, § 1, point i) de la directive 2006/112/CE'],
    ['VATEX-EU-143-1FA', 'art. 143, § 1, point f bis) de la directive 2006/112/CE'],
    ['VATEX-EU-79-C', 'art. 79, point c) de la directive 2006/112/CE'],
    ['VATEX-FR-CGI261D-1BIS', 'art. 261 D, 1° bis du CGI'],
    ['VATEX-FR-CGI275', 'art. 275 du CGI'],
    ['VATEX-EU-F', 'Régime particulier – Biens d’occasion'],
    ['constructor', ''],
  ])('the law that %s names', (code, words) => {
    expect(plain(exemptionName(code, 'fr', true))).toBe(words);
  });

  it('the option to owe VAT when invoiced, of a French seller of services', () => {
    const option = 'Option pour le paiement de la taxe d’après les débits';
    expect(fr({ tax_point_code: '5' }).notes).toEqual([option]);
    expect(factsOf({ tax_point_code: '5' })).not.toHaveProperty('Fait générateur de la TVA');
    expect(fr({ tax_point_code: '72' }).notes).toEqual([]);
    expect(fr({ tax_point_code: '5', business_process: 'B1' }).notes).toEqual([]);
  });

  it('a single taxable person', () => {
    const notes = [note({ subject_code: 'TXD', text: 'MEMBRE_ASSUJETTI_UNIQUE' })];
    expect(fr({ notes }).notes).toEqual(['Membre d’un assujetti unique']);
  });

  it('says in the lines what the rate means', () => {
    const lines = ['E', 'AE', 'K', 'G', 'O', 'Z'].map((vat_category) =>
      line({ vat_category: vat_category as 'E', vat_rate: '0' }),
    );
    expect(fr({ lines }).lines!.rows.map(({ vat }) => plain(vat))).toEqual([
      'Exonéré',
      'Autoliquidation',
      'Intra-UE',
      'Export',
      'Hors champ',
      '0 %',
    ]);
  });
});

describe('notes', () => {
  const late = [
    note({ subject_code: 'PMT', text: "Indemnité d'office" }),
    note({ text: 'Merci' }),
    note({ subject_code: 'PMD', text: 'Pénalités.' }),
    note({ subject_code: 'AAB', text: 'Sans escompte' }),
  ];

  it('of late payment are one paragraph, the last', () => {
    expect(fr({ notes: late }).notes).toEqual(['Merci', 'Indemnité d’office. Pénalités. Sans escompte']);
  });

  it('of late payment are not drawn on a credit note', () => {
    expect(fr({ notes: late, type_code: '381' }).notes).toEqual(['Merci']);
  });
});

describe('the seller', () => {
  it('issues nothing: the client of a self-billed invoice does', () => {
    const { title, parties } = fr({ type_code: '389' });
    expect([title, parties[0]!.label]).toEqual(['Autofacturation', 'Vendeur']);
  });

  it('is named once, unless a logo or a trading name stands in the letterhead', () => {
    const names = (over: Over, options = {}): string[] =>
      fr(over, options)
        .parties[0]!.paragraphs.filter(({ weight }) => weight === 'name')
        .map(({ text }) => text);
    const logo = { bytes: new Uint8Array(), mediaType: 'image/png' };
    expect(names({})).toEqual([]);
    expect(names({}, { logo })).toEqual(['Atelier du Rhône SAS']);
    expect(names({ seller: seller({ trading_name: 'Rhône' }) })).toEqual(['Atelier du Rhône SAS']);
    expect(names({ seller: seller({ name: 'N'.repeat(131) }) })).toEqual(['N'.repeat(131)]);
  });

  it.each([
    [null, 'Atelier du Rhône SAS · SIREN 552 100 554 · TVA FR83552100554'],
    [
      'SAS au capital de 1 000 €',
      'Atelier du Rhône SAS au capital de 1 000 € · SIREN 552 100 554 · TVA FR83552100554',
    ],
    ['RCS Lyon', 'Atelier du Rhône SAS · RCS Lyon · SIREN 552 100 554 · TVA FR83552100554'],
  ])('is at the foot who it is in law, with %j', (legal_info, words) => {
    expect(plain(fr({ seller: seller({ legal_info }) }).identity)).toBe(words);
  });

  it('is at the foot who it is in law, in however many words', () => {
    const legal_info = 'a '.repeat(500_000);
    expect(fr({ seller: seller({ legal_info }) }).identity).toContain(
      'SIREN 552 100 554'.replaceAll(' ', '\u00a0'),
    );
  });

  it('has its electronic address at the foot where it is not the SIREN', () => {
    const own = seller({ electronic_address: '552100554_COMPTA' });
    expect(fr({ seller: own }).identity).toContain('552100554_COMPTA');
  });
});

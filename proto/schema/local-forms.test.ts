import { expect, it } from 'vitest';
import { requestWith } from '../testing/request.ts';
import {
  localBoolean,
  localChoice,
  localDay,
  localDays,
  localDecimal,
  localQuantity,
  localText,
} from './local-forms.ts';
import { FORMS } from './forms.ts';
import { readGenerateRequest } from './read.ts';
import { isDay } from './values.ts';

it.each([
  ['620,00', '620.00'],
  ['20%', '20'],
  ['20 %', '20'],
  ['5,5 %', '5.5'],
  ['1 234,50', '1234.50'],
  ['1\u202f234,50 €', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['1.234.567,8', '1234567.8'],
  ['620 euros', '620'],
  ['€ 620', '620'],
  ['EUR 1.234,56', '1234.56'],
  ['-12,5', '-12.5'],
])('reads %s', (text, expected) => expect(localDecimal(text)).toBe(expected));

it.each(['1,234', '1.234.567', '1,234,567', 'ten', '', '%', '1,2,3', '12.34.56,7', '1 EUR 2'])(
  'does not guess %j',
  (text) => expect(localDecimal(text)).toBeNull(),
);

it.each([
  ['05/10/2026', ['2026-10-05', '2026-05-10']],
  ['5.1.2026', ['2026-01-05', '2026-05-01']],
  ['13/10/2026', ['2026-10-13']],
  ['10-13-2026', ['2026-10-13']],
  ['01/01/2026', ['2026-01-01']],
  ['20261005', ['2026-10-05']],
  ['2026/10/5', ['2026-10-05']],
  ['31/02/2026', []],
  ['05/10/26', ['2026-10-05', '2026-05-10']],
  ['2026-10-05T00:00:00Z', ['2026-10-05']],
  ['2026-10-05+02:00', ['2026-10-05']],
  ['2026-10-05-11:00', ['2026-10-05']],
  ['2026-10-05Z', ['2026-10-05']],
  ['20261005093000', ['2026-10-05']],
  ['202610051', []],
  ['2026-10-05 13:45', ['2026-10-05']],
  ['5 octobre 2026', ['2026-10-05']],
  ['lundi 1er févr. 2026', ['2026-02-01']],
  ['le 5 août 2026', ['2026-08-05']],
  ['Monday, October 5th, 2026', ['2026-10-05']],
  ['05-OCT-26', ['2026-10-05']],
  ['5. Oktober 2026', ['2026-10-05']],
  ['31 février 2026', []],
  // June and July in French.
  ['5 jui 2026', []],
  ['octobre 2026', []],
  ['soon', []],
  // The year first or last: none is certain.
  ['261005', ['2026-10-05', '2005-10-26']],
  ['051026', ['2026-10-05', '2026-05-10', '2005-10-26']],
  ['26-10-05', ['2026-10-05', '2005-10-26']],
  // Of who writes signs between, the year is the last unless that were long past.
  ['28/10/26', ['2026-10-28']],
  ['28-10-17', ['2017-10-28']],
  ['12/03/14', ['2014-03-12', '2014-12-03']],
  ['263112', []],
])('reads %s as days', (text, expected) => expect(localDays(text, isDay)).toEqual(expected));

it.each([
  ['oui', 'true'],
  ['False', 'false'],
  [' NON ', 'false'],
  ['peut-être', null],
])('reads %s as %s', (text, expected) => expect(localBoolean(text)).toBe(expected));

it('takes the French order in French, and none of two in English', () => {
  const days = ['2026-10-05', '2026-05-10'];
  expect([localDay(days, 'fr'), localDay(days, 'en')]).toEqual(['2026-10-05', null]);
  expect(localDay(['2026-10-13'], 'en')).toBe('2026-10-13');
  expect(localDay([], 'fr')).toBeNull();
  expect(localDay(['2026-10-05', '2005-10-26'], 'fr')).toBeNull();
});

it.each([
  [
    ['invoice', 'due_date'],
    '04/11/2026',
    /Did you mean 2026-11-04 or 2026-04-11\?$/,
    /Vouliez-vous dire .*2026-11-04 \?$/,
  ],
  [
    ['invoice', 'lines', 0, 'unit_price'],
    '1450,00',
    /Did you mean 1450\.00\?$/,
    /Vouliez-vous dire 1450\.00 \?$/,
  ],
])('at %j %s is asked about as what was meant', (path, value, english, french) => {
  const request = JSON.stringify(requestWith(path, value));
  expect(readGenerateRequest(request, { language: 'en' }).faults![0]!.msg).toMatch(english);
  expect(readGenerateRequest(request, { language: 'fr' }).faults![0]!.msg).toMatch(french);
});

it.each([
  ['999 510 217', FORMS.siren, '999510217'],
  ['999.510.217', FORMS.siren, '999510217'],
  ['999 510 217 00012', FORMS.siren, '999510217'],
  ['FR 24 999510217', FORMS.siren, '999510217'],
  ['BE0999510217', FORMS.siren, null],
  ['999510217', FORMS.siret, null],
  ['999 511 876 00016', FORMS.siret, '99951187600016'],
  [' F-2026-42 ', FORMS.number, 'F-2026-42'],
  // Another number is another invoice.
  ['2026 42', FORMS.number, null],
  ['99951021', FORMS.siren, null],
])('reads %j as a text', (text, { pattern }, expected) =>
  expect(localText(text, new RegExp(pattern, 'u'))).toBe(expected),
);

it('a SIRET in the place of a SIREN brings the SIREN it begins with', () => {
  const text = JSON.stringify(requestWith(['invoice', 'seller', 'siren'], '999 510 217 00012'));
  const [fault] = readGenerateRequest(text, { language: 'fr' }).faults!;
  expect(fault).toMatchObject({
    msg: "La valeur n'a pas la forme attendue : neuf chiffres. Vouliez-vous dire 999510217 ?",
    patch: [{ op: 'replace', path: '/invoice/seller/siren', value: '999510217' }],
  });
});

it('takes a choice in another case', () => {
  expect(localChoice(' s', ['S', 'AE'])).toBe('S');
  expect(localChoice('X', ['S', 'AE'])).toBeNull();
});

it('takes a choice by what it is called, in either language', () => {
  const labels = { '380': { en: 'Invoice', fr: 'Facture' }, '381': { en: 'Credit note', fr: 'Avoir' } };
  const choices = Object.keys(labels);
  expect(
    ['avoir', 'credit_note', 'FACTURE', 'note'].map((text) => localChoice(text, choices, labels)),
  ).toEqual(['381', '381', '380', null]);
});

it.each([
  [['invoice', 'buyer', 'address', 'country'], 'Allemagne', 'DE'],
  [['invoice', 'buyer', 'address', 'country'], 'ÉTATS-UNIS', 'US'],
  [['invoice', 'buyer', 'address', 'country'], 'Österreich', 'AT'],
  [['invoice', 'buyer', 'address', 'country'], 'FRA', 'FR'],
  [['invoice', 'currency'], 'euros', 'EUR'],
  [['invoice', 'currency'], '€', 'EUR'],
  [['invoice', 'currency'], 'franc suisse', 'CHF'],
  [['invoice', 'lines', 0, 'vat_category'], 'Autoliquidation', 'AE'],
  [['invoice', 'type_code'], 'avoir', '381'],
  [['invoice', 'type_code'], "facture d'avoir", '381'],
  [['invoice', 'operation_type'], 'service', 'services'],
  [['invoice', 'lines', 0, 'vat_category'], 'standard', 'S'],
])('at %j takes the name %s as the code %s', (path, name, code) => {
  const { faults = [] } = readGenerateRequest(JSON.stringify(requestWith(path, name)), { language: 'fr' });
  expect(faults).toMatchObject([{ patch: [{ op: 'replace', value: code }] }]);
  expect(faults[0]!.msg).toMatch(new RegExp(` Vouliez-vous dire ${code} \\?$`));
});

it.each([
  ['12 jours', ['12', 'jours']],
  ['12,5 m²', ['12.5', 'm²']],
  ['1 234,5kg', ['1234.5', 'kg']],
  ['jours', null],
  ['12 x 3', null],
])('of the quantity %s takes the number', (text, expected) => expect(localQuantity(text)).toEqual(expected));

it('asks for the number of a quantity without its unit, which has a field of its own', () => {
  const text = JSON.stringify(requestWith(['invoice', 'lines', 0, 'quantity'], '12 jours'));
  const [fault] = readGenerateRequest(text, { language: 'fr' }).faults!;
  expect(fault!.msg).toMatch(/Vouliez-vous dire 12, avec l'unité dans unit_code \?$/);
  expect(fault).not.toHaveProperty('patch');
});

it.each(['99951187', '999511876', '999 511 876', 999511876])(
  'names the SIREN %j given as a SIRET',
  (siret) => {
    const buyer = { name: 'Buyer', siren: '999511876', siret, address: { country: 'FR' } };
    const text = JSON.stringify(requestWith(['invoice', 'buyer'], buyer));
    const [fault] = readGenerateRequest(text, { language: 'fr' }).faults!;
    const isSiren = String(siret).length > 8;
    expect(fault).toMatchObject({
      type: 'string_pattern',
      msg: isSiren
        ? "999511876 est un SIREN, à donner dans siren ; un SIRET y ajoute les cinq chiffres de l'établissement."
        : "La valeur n'a pas la forme attendue : quatorze chiffres.",
    });
    expect(fault!.patch).toEqual(
      isSiren
        ? [
            { op: 'remove', path: '/invoice/buyer/siret', value: null },
            { op: 'add', path: '/invoice/buyer/siren', value: '999511876' },
          ]
        : undefined,
    );
  },
);

it('does not overwrite another SIREN with the one given as a SIRET', () => {
  const text = JSON.stringify(requestWith(['invoice', 'seller', 'siret'], '999510217'));
  const [fault] = readGenerateRequest(text, { language: 'en' }).faults!;
  expect(fault!.msg).toMatch(/^999510217 is a SIREN and belongs in siren;/);
  expect(fault).not.toHaveProperty('patch');
});

it.each([
  [['invoice', 'buyer', 'address', 'country'], 'Korea'],
  [['invoice', 'buyer', 'address', 'country'], 'Europe'],
  [['invoice', 'currency'], 'dollar'],
])('at %j does not guess %s', (path, name) => {
  const { faults } = readGenerateRequest(JSON.stringify(requestWith(path, name)), { language: 'fr' });
  expect(faults![0]).not.toHaveProperty('patch');
});

it.each([
  ['fr_ctc', ['base', 'fr-ctc'], 'fr-ctc'],
  ['pdf', ['facturx-pdf', 'cii-xml', 'ubl-xml'], 'facturx-pdf'],
  ['UBL', ['facturx-pdf', 'cii-xml', 'ubl-xml'], 'ubl-xml'],
  ['xml', ['facturx-pdf', 'cii-xml', 'ubl-xml'], null],
  ['fr-FR', ['fr', 'en'], 'fr'],
  ['basic', ['basicwl', 'en16931'], null],
  ['?', ['S', 'Z'], null],
])('of choices, takes %j as the one that is meant', (text, choices, expected) =>
  expect(localChoice(text, choices)).toBe(expected),
);

it.each([
  [['invoice', 'type_code'], 380, '"380"', '380'],
  [['invoice', 'seller', 'siren'], 999510217, '"999510217"', '999510217'],
  [['invoice', 'due_date'], 20261104, '2026-11-04', '2026-11-04'],
])('at %j takes the number %s as the text that is meant', (path, number, named, value) => {
  const { faults = [] } = readGenerateRequest(JSON.stringify(requestWith(path, number)), { language: 'en' });
  expect(faults).toMatchObject([{ patch: [{ op: 'replace', value }] }]);
  expect(faults[0]!.msg).toContain(`Did you mean ${named}?`);
});

it('asks which of two numbers is meant', () => {
  const [fault] = readGenerateRequest(
    JSON.stringify(requestWith(['invoice', 'lines', 0, 'unit_price'], '1,234')),
    {
      language: 'fr',
    },
  ).faults!;
  expect(fault!.msg).toMatch(/Vouliez-vous dire 1234 ou 1\.234 \?$/);
  expect(fault).not.toHaveProperty('patch');
});

it('takes for a day what the calendar has, in ten figures and hyphens', () => {
  const days = ['2026-01-31', '2024-02-29', '2000-02-29', '0000-02-29', '9999-12-31', '2026-04-30'];
  const others = [
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-10',
    '2026-01-00',
    '2026-01-32',
  ];
  const malformed = [
    '',
    '2026-1-31',
    '2026/01/31',
    '2026-01-3x',
    '+026-01-31',
    '2026-01-31 ',
    '2026-01-31\n',
    '２０２６-01-31',
  ];
  expect([...days, ...others, ...malformed].filter(isDay)).toEqual(days);
});

// Every kind of mistake with the exact place the caller is told.

import { describe, expect, test } from 'vitest';
import { goodRequest, requestWith } from '../testing/request.ts';
import { faultAt, pointerOf } from './faults.ts';
import { wordsOf } from './forms.ts';
import { readGenerateRequest, readInvoice } from './read.ts';
import { cpuMsOf } from '../../test/cpu.ts';

type Path = readonly (string | number)[];

const faultsOf = (request: unknown) => readGenerateRequest(JSON.stringify(request)).faults ?? [];
const I = 'invoice';
const L0 = [I, 'lines', 0] as const;
/** As it comes in JSON: in a literal it would be the prototype. */
const PROTO: unknown = JSON.parse('{"__proto__":"x"}');

/** path, value put there (undefined removes), type of the fault, place of the fault when it is not the path */
const MISTAKES: readonly (readonly [path: Path, value: unknown, type: string, at?: Path])[] = [
  [[I], undefined, 'missing'],
  [[I], 'text', 'object_type'],
  [[I], null, 'object_type'],
  [[I, 'number'], undefined, 'missing'],
  [[I, 'number'], null, 'string_type'],
  [[I, 'number'], 42, 'string_type'],
  [[I, 'number'], '', 'string_too_short'],
  [[I, 'number'], 'N'.repeat(36), 'string_too_long'],
  [[I, 'number'], 'F 1', 'string_pattern'],
  [[I, 'number'], 'F+1', 'string_pattern'],
  [[I, 'number'], 'É1', 'string_pattern'],
  [[I, 'number'], 'F-1\n', 'string_pattern'],
  [[I, 'issue_date'], undefined, 'missing'],
  [[I, 'issue_date'], '2026-02-29', 'date'],
  [[I, 'issue_date'], '2026-13-01', 'date'],
  [[I, 'issue_date'], '2026-00-10', 'date'],
  [[I, 'issue_date'], '20260110', 'date'],
  [[I, 'issue_date'], '2026-01-00', 'date'],
  [[I, 'issue_date'], '2026-04-31', 'date'],
  [[I, 'issue_date'], '1900-02-29', 'date'],
  [[I, 'issue_date'], '2026-01-10T00:00:00Z', 'date'],
  [[I, 'due_date'], 'soon', 'date'],
  [[I, 'due_date'], '', 'date'],
  [[I, 'type_code'], '999', 'enum'],
  [[I, 'type_code'], 380, 'enum'],
  [[I, 'type_code'], null, 'enum'],
  [[I, 'currency'], 'EURO', 'string_too_long'],
  [[I, 'currency'], 'EU', 'string_too_short'],
  [[I, 'operation_type'], 'Goods', 'enum'],
  [[I, 'already_paid'], 'true', 'boolean_type'],
  [[I, 'already_paid'], 1, 'boolean_type'],
  [[I, 'french_mentions'], null, 'object_type'],
  [[I, 'french_mentions', 'enabled'], null, 'boolean_type'],
  [[I, 'notes'], { text: 'x' }, 'list_type'],
  [[I, 'notes'], ['x'], 'object_type', [I, 'notes', 0]],
  [[I, 'notes'], [{ subject_code: 'AAI' }], 'missing', [I, 'notes', 0, 'text']],
  [[I, 'notes'], [{ text: 'bell \u0007' }], 'string_control', [I, 'notes', 0, 'text']],
  [[I, 'buyer_reference'], 'half \uD800', 'string_control'],
  [[I, 'seller'], undefined, 'missing'],
  [[I, 'seller', 'name'], undefined, 'missing'],
  [[I, 'seller', 'siren'], '12345678', 'string_pattern'],
  [[I, 'seller', 'siren'], 732829320, 'string_type'],
  [[I, 'seller', 'siret'], '1234567890123', 'string_pattern'],
  [[I, 'seller', 'siret'], '90123456700018', 'siret_contradicts_siren'],
  [[I, 'seller', 'address'], undefined, 'missing'],
  [[I, 'seller', 'address', 'country'], 'FRA', 'string_too_long'],
  [[I, 'seller', 'address', 'zip'], '1', 'extra_forbidden'],
  [[I, 'seller', 'global_ids'], [], 'object_type'],
  [[I, 'seller', 'global_ids'], { '0088': 1 }, 'string_type', [I, 'seller', 'global_ids', '0088']],
  [[I, 'seller', 'global_ids'], null, 'object_type'],
  [
    [I, 'seller', 'electronic_address'],
    'box 7',
    'scheme_unknown',
    [I, 'seller', 'electronic_address_scheme'],
  ],
  [[I, 'buyer', 'legal_info'], 'SARL', 'seller_only'],
  [[I, 'buyer', 'legal_info'], '1', 'seller_only'],
  [[I, 'payee'], { siret: '90123456700018' }, 'stands_elsewhere', [I, 'payee', 'siret']],
  [[I, 'buyer', 'contact'], { telex: '1' }, 'extra_forbidden', [I, 'buyer', 'contact', 'telex']],
  [[I, 'delivery', 'actual_date'], '21/11/2026', 'date'],
  [[I, 'delivery', 'address'], {}, 'missing', [I, 'delivery', 'address', 'country']],
  [[I, 'payment', 'means_code'], null, 'string_type'],
  [[I, 'preceding_invoices'], [{}], 'missing', [I, 'preceding_invoices', 0, 'number']],
  [[I, 'additional_documents'], [{ id: null }], 'string_type', [I, 'additional_documents', 0, 'id']],
  [[I, 'allowances'], [{ amount: 1 }], 'vat_rate_required', [I, 'allowances', 0]],
  [[I, 'charges'], [{ vat_rate: 20 }], 'missing', [I, 'charges', 0, 'amount']],
  [[I, 'lines'], undefined, 'missing'],
  [[I, 'lines'], [], 'too_short'],
  [[I, 'lines'], {}, 'list_type'],
  [[...L0, 'quantity'], undefined, 'missing'],
  [[...L0, 'quantity'], null, 'decimal_type'],
  [[...L0, 'quantity'], true, 'decimal_type'],
  [[...L0, 'quantity'], '', 'decimal'],
  [[...L0, 'quantity'], 'ten', 'decimal'],
  [[...L0, 'quantity'], '1,5', 'decimal'],
  [[...L0, 'quantity'], 0.0000001, 'decimal'],
  [[...L0, 'unit_price'], 0.00001, 'decimal'],
  [[...L0, 'unit_price'], 1e15, 'decimal'],
  [[...L0, 'vat_rate'], 100.5, 'less_than_equal'],
  [[...L0, 'vat_rate'], -1, 'greater_than_equal'],
  [[...L0, 'vat_rate'], '1000', 'decimal'],
  [[...L0, 'vat_rate'], null, 'vat_rate_required', L0],
  [[...L0, 'vat_category'], 's', 'enum'],
  [[...L0, 'attributes'], { Colour: null }, 'string_type', [...L0, 'attributes', 'Colour']],
  [[...L0, 'attributes'], { 'a\u0000': 'x' }, 'string_control', [...L0, 'attributes', 'a\u0000']],
  [[...L0, 'attributes'], PROTO, 'stands_elsewhere', [...L0, 'attributes', '__proto__']],
  [[...L0, 'allowances'], [{ amount: '1.00001' }], 'decimal', [...L0, 'allowances', 0, 'amount']],
  [[...L0, 'a/b~c'], 1, 'extra_forbidden'],
  [[I, 'totals'], {}, 'missing', [I, 'totals', 'line_total']],
  [['options', 'profile'], 'basic', 'enum'],
  [['options', 'output'], 'pdf', 'enum'],
  [['options', 'accent_color'], 'red', 'string_pattern'],
  [['options', 'accent_color'], '#12345', 'string_pattern'],
  [['options'], null, 'object_type'],
  [['options', 'watermark'], true, 'extra_forbidden'],
  [['extra'], 1, 'extra_forbidden'],
];

const mistakes = MISTAKES.map(([path, value, type, at = path]) => ({
  path,
  value,
  type,
  at,
  place: path.join('.'),
}));

test.each(mistakes)('$place = $value is $type', ({ path, value, type, at }) => {
  const faults = faultsOf(requestWith(path, value));
  expect(faults[0]).toMatchObject({ type, loc: ['body', ...at], pointer: pointerOf(at) });
  expect(faults[0]!.msg.length).toBeGreaterThan(10);
});

test('all faults of a request are reported at once', () => {
  const request = {
    invoice: { seller: { address: {} }, lines: [{ quantity: 'x' }], zzz: 1 },
    options: { check: '' },
  };
  expect(faultsOf(request).map(({ pointer, type }) => `${pointer} ${type}`)).toEqual([
    '/invoice/number missing',
    '/invoice/issue_date missing',
    '/invoice/seller/name missing',
    '/invoice/seller/address/country missing',
    '/invoice/buyer missing',
    '/invoice/lines/0/item_name missing',
    '/invoice/lines/0/quantity decimal',
    '/invoice/lines/0/unit_price missing',
    '/invoice/lines/0 vat_rate_required',
    '/invoice/zzz extra_forbidden',
    '/options/check enum',
  ]);
});

describe('faults over several fields', () => {
  test('different payment terms are named in both places, equal ones are fine', () => {
    const request = requestWith([I, 'payment_terms'], '30 days') as { invoice: { payment?: object } };
    request.invoice.payment = { terms: '60 days' };
    expect(faultsOf(request).map((fault) => fault.pointer)).toEqual([
      '/invoice/payment_terms',
      '/invoice/payment/terms',
    ]);
    request.invoice.payment = { terms: '30 days' };
    expect(faultsOf(request)).toEqual([]);
  });

  test.each([
    ['a@b.fr', 0],
    ['732829320_X', 0],
    ['12345678', 1],
  ])('electronic address %s without scheme: %i faults', (address, count) => {
    expect(faultsOf(requestWith([I, 'buyer', 'electronic_address'], address))).toHaveLength(count);
  });

  test('a rate at fault is not also missing', () => {
    expect(faultsOf(requestWith([...L0, 'vat_rate'], 'x')).map((fault) => fault.type)).toEqual(['decimal']);
  });

  test('other categories need no rate', () => {
    expect(
      faultsOf(requestWith(L0, { item_name: 'a', quantity: 1, unit_price: 1, vat_category: 'E' })),
    ).toEqual([]);
  });
});

describe('text that is no JSON', () => {
  test('is one fault at the body', () => {
    expect(readGenerateRequest('{').faults).toMatchObject([
      { loc: ['body'], pointer: '', type: 'json_invalid' },
    ]);
    expect(readGenerateRequest('['.repeat(200)).faults).toMatchObject([
      { loc: ['body'], type: 'json_too_deep' },
    ]);
  });

  test('in a part of a form it is a fault of that part', () => {
    const settings = { prefix: ['invoice_json'] };
    expect(readInvoice('{', settings).faults).toMatchObject([
      { loc: ['body', 'invoice_json'], pointer: '/invoice_json' },
    ]);
    const loc = ['body', 'invoice_json', 'number'];
    expect(readInvoice('{}', settings).faults?.[0]).toMatchObject({ loc, pointer: '/invoice_json/number' });
  });
});

describe('the language of the messages', () => {
  const message = (options: unknown, language?: 'fr' | 'en') => {
    const text = JSON.stringify({ options });
    return readGenerateRequest(text, language ? { language } : {}).faults?.[0]?.msg;
  };

  test.each([
    [{}, undefined, 'invoice est obligatoire.'],
    [{ language: 'fr' }, undefined, 'invoice est obligatoire.'],
    [{ language: 'en' }, undefined, 'invoice is required.'],
    [{ language: 'de' }, undefined, 'invoice est obligatoire.'],
    [{ language: 'en' }, 'fr', 'invoice est obligatoire.'],
    [null, 'en', 'invoice is required.'],
  ] as const)('options %j, asked for %s', (options, language, expected) => {
    expect(message(options, language)).toBe(expected);
  });

  test('a misspelt name is answered with the right one', () => {
    const faults = readGenerateRequest(JSON.stringify(requestWith([I, 'seller', 'vatId'], 'x')), {
      language: 'en',
    }).faults;
    expect(faults?.[0]?.msg).toBe('vatId is not a field of Party. Did you mean vat_id?');
  });
});

test('a form is told in words, not as a regular expression', () => {
  const text = JSON.stringify(requestWith([I, 'seller', 'siren'], '12'));
  const messages = (['en', 'fr'] as const).map(
    (language) => readGenerateRequest(text, { language }).faults?.[0]?.msg,
  );
  expect(messages).toEqual([
    'The value does not have the expected form: nine digits.',
    "La valeur n'a pas la forme attendue : neuf chiffres.",
  ]);
  expect(() => wordsOf('^x$')).toThrow(/has no words/);
});

test('names on the prototype are not fields', () => {
  const text = JSON.stringify(goodRequest()).replace('{', '{"__proto__":{"invoice":1},"constructor":1,');
  expect(readGenerateRequest(text).faults?.map(({ pointer }) => pointer)).toEqual([
    '/__proto__',
    '/constructor',
  ]);
});

test.each([
  [[...L0, 'attributes'], 'further_attributes'],
  [[I, 'seller', 'global_ids'], 'further_ids'],
])('what %j cannot hold is directed to %s', (path, list) => {
  expect(faultsOf(requestWith(path, PROTO))[0]?.msg).toContain(`utilisez ${list}.`);
});

test('messages speak French on request, and never the same as English', () => {
  for (const [path, value] of MISTAKES) {
    const text = JSON.stringify(requestWith(path, value));
    const [english, french] = (['en', 'fr'] as const).map((language) =>
      readGenerateRequest(text, { language }),
    );
    expect(french!.faults?.map((fault) => fault.pointer)).toEqual(
      english!.faults?.map((fault) => fault.pointer),
    );
    expect(french!.faults?.[0]?.msg).not.toBe(english!.faults?.[0]?.msg);
  }
});

test('a hostile body is neither answered at length nor read to its end', () => {
  const items = `{"invoice":{"lines":[${'{},'.repeat(9_999)}{}]}}`;
  const names = `{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join()}}`;
  const took = cpuMsOf(() => {
    for (const body of [items, names]) expect(readGenerateRequest(body).faults).toHaveLength(1001);
  });
  expect(took).toBeLessThan(5_000);
});

test('millions of faults are not answered with millions of entries', () => {
  const faults = faultsOf(
    requestWith(
      [I, 'lines'],
      Array.from({ length: 5000 }, () => 1),
    ),
  );
  expect(faults).toHaveLength(1001);
  expect(faults.at(-1)).toMatchObject({ type: 'too_many_faults', loc: ['body'] });
});

describe('a sentence that counts', () => {
  test.each([
    ['string_too_short', ['1'], 'At least 1 character is needed.', 'Il faut au moins 1 caractère.'],
    ['string_too_short', ['2'], 'At least 2 characters are needed.', 'Il faut au moins 2 caractères.'],
    ['string_too_long', ['1'], 'At most 1 character is allowed.', '1 caractère au plus.'],
    ['string_too_long', ['35'], 'At most 35 characters are allowed.', '35 caractères au plus.'],
    ['too_short', ['1'], 'At least 1 item is needed.', 'Il faut au moins 1 élément.'],
  ] as const)('%s %j', (type, values, english, french) => {
    expect(faultAt([], type, values, 'en').msg).toBe(english);
    expect(faultAt([], type, values, 'fr').msg).toBe(french);
  });
});

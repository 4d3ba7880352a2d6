import { beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '../main.ts';
import type { Language } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { DAY, twoRates, type Written } from './testing/two-rates.ts';
import { validate } from './validate.ts';

let registry: Registry;
let written: Written;

beforeAll(async () => {
  registry = await createRegistry();
  written = await twoRates(registry);
});

interface Change {
  readonly output: keyof Written;
  readonly rule: string;
  readonly pattern: RegExp;
  readonly by: string;
}

/** What the finding of a rule advises, and the element at its line and column with its value. */
async function advised({ output, rule, pattern, by }: Change, language: Language = 'en') {
  const xml = written[output].replace(pattern, by);
  expect(xml).not.toBe(written[output]);
  const wanted = { check: 'base', language, explain: true, asOf: DAY } as const;
  const { findings } = await validate(registry, Buffer.from(xml), wanted);
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ fix, line, column }) => ({
      fix,
      at: /^<[\w:]+[^>]*>[^<]*/.exec(xml.split('\n')[line! - 1]!.slice(column! - 1))?.[0],
    }));
}

const LINE_TOTAL: Change = {
  output: 'cii-xml',
  rule: 'BR-CO-13',
  pattern: /(HeaderMonetarySummation>\s*<ram:LineTotalAmount>)[^<]*/,
  by: '$1130.00',
};

it('a rule leads nowhere in a document where a rate has more digits than numbers have', async () => {
  const xml = written['cii-xml']
    .replace(LINE_TOTAL.pattern, LINE_TOTAL.by)
    .replaceAll(/(<ram:RateApplicablePercent>)[^<]*/g, `$1${'.'.padEnd(5000, '1')}`);
  const wanted = { check: 'base', language: 'en', explain: true, asOf: DAY } as const;
  const { findings } = await validate(registry, Buffer.from(xml), wanted);
  const found = findings.filter(({ rule }) => rule === LINE_TOTAL.rule);
  expect(found).toMatchObject([{ fix: expect.not.stringContaining('120.00') }]);
});

describe('a rule that compares values of a document leads to the one that is wrong', () => {
  it.each<[string, Change, string, string]>([
    [
      'the line total, not the total that is the sum of the right one',
      LINE_TOTAL,
      'Set ram:LineTotalAmount (BT-106) to 120.00.',
      '<ram:LineTotalAmount>130.00',
    ],
    [
      'the same in UBL',
      {
        output: 'ubl-xml',
        rule: 'BR-CO-13',
        pattern: /(LegalMonetaryTotal>\s*<cbc:LineExtensionAmount [^>]*>)[^<]*/,
        by: '$1130.00',
      },
      'Set cbc:LineExtensionAmount (BT-106) to 120.00.',
      '<cbc:LineExtensionAmount currencyID="EUR">130.00',
    ],
    [
      'the row of the VAT breakdown',
      {
        output: 'ubl-xml',
        rule: 'BR-CO-14',
        pattern:
          /(<cac:TaxSubtotal>\s*<cbc:TaxableAmount [^>]*>20.00<\/cbc:TaxableAmount>\s*<cbc:TaxAmount [^>]*>)[^<]*/,
        by: '$12.10',
      },
      'Set cbc:TaxAmount (BT-117) of row 2 of the VAT breakdown to 1.10.',
      '<cbc:TaxAmount currencyID="EUR">2.10',
    ],
    [
      'the base of a row whose tax is right',
      { output: 'cii-xml', rule: 'BR-S-09', pattern: /(<ram:BasisAmount>)20\.00/, by: '$190.00' },
      'Set ram:BasisAmount (BT-116) of the row to 20.00.',
      '<ram:BasisAmount>90.00',
    ],
  ])('%s', async (_, change, fix, at) => {
    expect(await advised(change)).toEqual([{ fix, at }]);
  });

  it('in French', async () => {
    expect(await advised(LINE_TOTAL, 'fr')).toMatchObject([
      { fix: 'Mettez ram:LineTotalAmount (BT-106) à 120.00.' },
    ]);
  });

  it('and says what the rule says where nothing can be computed again', async () => {
    const [found] = await advised({
      output: 'cii-xml',
      rule: 'BR-CO-10',
      pattern: /(LineMonetarySummation>\s*)<ram:LineTotalAmount>[^<]*<\/ram:LineTotalAmount>/,
      by: '$1',
    });
    expect(found).toEqual({
      fix: 'Set ram:LineTotalAmount (BT-106) to 20.00.',
      at: '<ram:LineTotalAmount>120.00',
    });
  });
});

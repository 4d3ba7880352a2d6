import { beforeAll, describe, expect, test } from 'vitest';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { GENERATE_EXAMPLE } from '@conforme/proto/schema/example';
import { createRegistry } from '../main.ts';
import type { Registry } from '../registry/registry.ts';
import { generate, preview, type Generated } from './generate.ts';
import { validate } from './validate.ts';

const CALL = { now: new Date('2026-10-05T09:00:00Z'), language: 'en' } as const;
const JUDGED = { check: 'base', language: 'en', explain: false, asOf: '2026-10-05' } as const;

let registry: Registry;
beforeAll(async () => {
  registry = await createRegistry();
});

function made(how: typeof generate, options: object, invoice: object = {}): Promise<Generated> {
  const { ok, faults } = readGenerateRequest(
    JSON.stringify({
      invoice: { ...GENERATE_EXAMPLE.invoice, ...invoice },
      options: { ...GENERATE_EXAMPLE.options, output: 'cii-xml', ...options },
    }),
  );
  if (!ok) throw new Error(JSON.stringify(faults));
  return how(registry, ok.invoice, ok.options, CALL);
}

describe('a written invoice', () => {
  test.each([
    ['generate', generate],
    ['preview', preview],
  ])('comes with its ledger where %s is asked to explain, and without it otherwise', async (_, how) => {
    expect((await made(how, {})).ledger).toBeNull();
    const { ledger, invoice } = await made(how, { explain: true });
    expect(ledger!.balanced).toBe(true);
    expect(ledger!.steps.at(-1)).toMatchObject({
      term: 'BT-115',
      result: invoice.totals.amount_due,
      given: false,
      rules: [
        { rule: 'BR-CO-16', holds: true },
        { rule: 'BR-DEC-18', holds: true },
      ],
    });
  });

  test('names the rules of its output and profile', async () => {
    const rulesFor = async (options: object): Promise<string[]> => {
      const { ledger } = await made(generate, { explain: true, ...options });
      return ledger!.steps.find(({ term }) => term === 'BT-106')!.rules.map(({ rule }) => rule);
    };
    expect(await rulesFor({ output: 'ubl-xml' })).toContain('BR-CO-10');
    expect(await rulesFor({ profile: 'extended' })).toContain('BR-FXEXT-CO-10');
    expect(await rulesFor({ profile: 'extended-ctc-fr' })).toContain('BR-FREXT-CO-10');
  });
});

describe('a document of somebody else', () => {
  const moved = async (): Promise<Uint8Array> => {
    const { content } = await made(preview, {});
    const text = new TextDecoder().decode(content);
    const at = /<ram:CalculatedAmount>([\d.]+)</.exec(text)!;
    const more = (Number(at[1]) + 0.02).toFixed(2);
    return new TextEncoder().encode(text.replace(at[0], `<ram:CalculatedAmount>${more}<`));
  };

  test('has its ledger where validate is asked for it', async () => {
    const document = await moved();
    expect((await validate(registry, document, JUDGED)).ledger).toBeNull();
    const { ledger, findings } = await validate(registry, document, { ...JUDGED, ledger: true });
    expect(ledger!.balanced).toBe(false);
    const off = ledger!.steps.filter(({ difference }) => difference !== '0.00');
    expect(off.map(({ term, difference, given }) => [term, difference, given])).toEqual([
      ['BT-117', '0.02', true],
      ['BT-110', '-0.02', true],
    ]);
    const failing = off.flatMap(({ rules }) =>
      rules.filter(({ holds }) => holds === false).map(({ rule }) => rule),
    );
    expect(failing).toEqual(findings.filter(({ severity }) => severity === 'fatal').map(({ rule }) => rule));
  });

  test('says of a rule what the rule found, also where it looks at more than amounts', async () => {
    const { content } = await made(preview, {});
    const text = new TextDecoder().decode(content).replace(/(<ram:TaxTotalAmount currencyID=")EUR/, '$1USD');
    const { ledger, findings } = await validate(registry, new TextEncoder().encode(text), {
      ...JUDGED,
      ledger: true,
    });
    expect(findings.map(({ rule }) => rule)).toContain('BR-CO-15');
    const gross = ledger!.steps.find(({ term }) => term === 'BT-112')!;
    expect(gross.difference).toBe('0.00');
    expect(gross.rules.find(({ rule }) => rule === 'BR-CO-15')).toMatchObject({ holds: false });
  });

  test('has it too where its schema keeps the rules from running', async () => {
    const text = new TextDecoder()
      .decode(await moved())
      .replace('<ram:ChargeAmount>', '<ram:Unknown/><ram:ChargeAmount>');
    const { ledger, checksSkipped } = await validate(registry, new TextEncoder().encode(text), {
      ...JUDGED,
      ledger: true,
    });
    expect(checksSkipped).toContain('schematron:base');
    expect(ledger!.steps.at(-1)).toMatchObject({
      term: 'BT-115',
      rules: [{ rule: 'BR-CO-16' }, { rule: 'BR-DEC-18' }],
    });
  });
});

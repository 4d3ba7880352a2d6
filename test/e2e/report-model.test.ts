import { createRegistry } from '@conforme/core/main';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { validate } from '../../core/pipeline/validate.ts';
import { payments, transactions } from '../../rules/packs/flux10/testing/documents.ts';

async function model() {
  const registry = await createRegistry();
  const report = registry.all('message').find(({ id }) => id === 'flux10')!.model!;
  return { registry, report };
}

describe('the model of an e-reporting file', () => {
  it.each([
    ['transactions', transactions],
    ['payments', payments],
  ])('reads all of a file of %s, and writes it as it was', async (_, xml) => {
    const { registry, report } = await model();
    await report.load();
    const tree = parse(Buffer.from(xml));
    const { message, unread } = report.read(tree);
    expect(unread).toEqual([]);
    const { bytes } = report.write(message, '/message');
    const told = (text: string): string =>
      text
        .replace(/<\?xml[^>]*>/, '')
        .replace(/>\s+</g, '><')
        .trim();
    expect(told(Buffer.from(bytes).toString('utf8'))).toBe(told(xml));
    const options = { check: 'fr-ctc', language: 'en', explain: false, asOf: '2026-11-23' } as const;
    expect(await validate(registry, bytes, options)).toMatchObject({ valid: true, flavor: 'ereporting' });
  });

  it('writes an indicator that no term names, and lists what it has no place for', async () => {
    const { report } = await model();
    await report.load();
    const { bytes } = report.write(
      { transactions: { invoices: [{ adjustments: [{ is_charge: false, amount: '5.00' }] }] } },
      '/message',
    );
    const text = Buffer.from(bytes).toString('utf8');
    expect(text).toContain('<AllowanceCharge ChargeIndicator="false">');
    const foreign = text
      .replace('ChargeIndicator="false"', 'ChargeIndicator="no"')
      .replace('<Amount>', '<Own/>$&');
    expect(report.read(parse(Buffer.from(foreign))).unread).toHaveLength(2);
  });

  it('is not written before its fields are there', async () => {
    const { report } = await model();
    expect(() => report.write({}, '')).toThrow(Error);
  });
});

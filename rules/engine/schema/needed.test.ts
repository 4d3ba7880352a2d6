import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@conforme/engine/xml';
import { expect, it, vi } from 'vitest';
import { loadSchema } from './index.ts';

const schema = loadSchema(fileURLToPath(new URL('../../packs/cii-d22b', import.meta.url)));
const fixture = readFileSync(new URL('testing/invoice.xml', import.meta.url), 'utf8');

/** Of the first finding on the fixture without a piece of it. */
function fixWithout(piece: RegExp): string {
  expect(fixture).toMatch(piece);
  const [found] = schema.validate(parse(Buffer.from(fixture.replace(piece, ''))));
  return schema.explain(found!.kind, 'en', found!.values)!.fix;
}

it('a group that may be left out is advised to be removed with what it lacks', () => {
  expect(fixWithout(/<ram:ChargeAmount>50.00<\/ram:ChargeAmount>/)).toMatch(
    /if the whole group is not needed, remove ram:NetPriceProductTradePrice\.$/,
  );
});

it('one that is required is not, below the document element either', () => {
  const fix = fixWithout(/<ram:ApplicableHeaderTradeDelivery>.*<\/ram:ApplicableHeaderTradeDelivery>/s);
  expect(fix).toMatch(/^Add ram:ApplicableHeaderTradeDelivery to rsm:SupplyChainTradeTransaction /);
  expect(fix).not.toContain('remove');
});

it('is found out without walking all that stand beside an element for each that is reported', () => {
  const line = '<ram:IncludedSupplyChainTradeLineItem/>';
  const tree = parse(
    Buffer.from(fixture.replace('<ram:ApplicableHeaderTradeAgreement', line.repeat(500) + '$&')),
  );
  const steps = vi.spyOn(tree, 'nextSibling');
  expect(schema.validate(tree)).toHaveLength(500);
  expect(steps.mock.calls.length).toBeLessThan(20 * tree.count);
});

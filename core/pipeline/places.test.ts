import { expect, test } from 'vitest';
import { EngineError } from '../errors.ts';
import { sampleInvoice, sampleOf } from '../invoice/testing/sample.ts';
import type { ProducedProfile } from '../plugin/index.ts';
import { Registry } from '../registry/registry.ts';
import { everyValue, fakeSyntax, invoiceXml } from '../testing/plugins.ts';
import { generate } from './generate.ts';

const INVOICE = { ...sampleInvoice(), buyer_reference: 'R-1', tender_reference: 'T-1' };
const CALL = { now: new Date('2026-11-22'), language: 'en' } as const;
const PROFILES: readonly ProducedProfile[] = ['basicwl', 'en16931', 'extended'];

/** BASIC WL has no tender, only EXTENDED a buyer reference. */
const LACKING: Readonly<Record<string, RegExp>> = {
  basicwl: /tender_reference|buyer_reference|lines|rounding/,
  en16931: /buyer_reference|order|attributes/,
  extended: /order\/line_id/,
};
const syntax = fakeSyntax({
  profiles: new Map(PROFILES.map((profile) => [profile, `urn:${profile}`])),
  write: (invoice, profile) => ({
    bytes: invoiceXml(),
    pointers: [[], everyValue(invoice).filter((pointer) => !LACKING[profile]!.test(pointer))],
  }),
});

async function generated(profile: 'basicwl' | 'en16931' | 'extended', properties = {}) {
  const options = {
    profile,
    output: 'cii-xml',
    language: 'fr',
    check: 'base',
    logo_url: null,
    accent_color: '#000000',
    footer_text: null,
    explain: false,
    plausibility: false,
    guideline: null,
  } as const;
  return generate(new Registry([syntax]), { ...INVOICE, ...properties }, options, CALL);
}

test('a value without a place is refused at the caller’s field, with the profiles that have one', async () => {
  const refusal: unknown = await generated('en16931').catch((thrown: unknown) => thrown);
  expect(refusal).toBeInstanceOf(EngineError);
  expect(refusal).toMatchObject({
    code: 'invalid_input',
    message: 'Profile en16931 of cii-xml has no place for 1 value of the invoice.',
    findings: [
      {
        severity: 'fatal',
        pointer: '/invoice/buyer_reference',
        terms: ['BT-10'],
        message: 'buyer_reference has no place in profile en16931 of cii-xml.',
        fix: 'Choose a profile that carries it: extended (facturx-pdf, cii-xml). Or leave the field out.',
      },
    ],
  });
});

test('a profile that has every place passes', async () => {
  expect((await generated('extended')).warnings).toEqual([]);
});

test('BASIC WL leaves terms of EN 16931 out with a warning, and refuses all others', async () => {
  await expect(generated('basicwl')).rejects.toMatchObject({ code: 'invalid_input' });
  const { warnings } = await generated('basicwl', { buyer_reference: null });
  expect(warnings).toMatchObject([{ severity: 'warning', pointer: '/invoice/tender_reference' }]);
});

test('BASIC WL refuses a rounding, which the amount due is made of', async () => {
  const plain = { buyer_reference: null, tender_reference: null };
  await expect(generated('basicwl', { ...plain, rounding_amount: '0.01' })).rejects.toMatchObject({
    findings: [
      {
        pointer: '/invoice/rounding_amount',
        message: 'totals/rounding has no place in profile basicwl of cii-xml.',
        fix: expect.stringContaining('en16931 (') as string,
      },
    ],
  });
  const { warnings } = await generated('basicwl', { ...plain, rounding_amount: '0.00' });
  expect(warnings).toMatchObject([{ severity: 'warning', pointer: '/invoice/rounding_amount' }]);
});

test('a value of a line is never advised to go where no lines are written', async () => {
  const { lines } = sampleOf([{ attributes: { colour: 'red' }, order: { number: 'CMD-1', line_id: '10' } }]);
  await expect(generated('en16931', { buyer_reference: null, lines })).rejects.toMatchObject({
    findings: [
      {
        pointer: '/invoice/lines/0/attributes',
        fix: expect.stringMatching(/: extended \([^;]*\)\. Or/) as string,
      },
      { pointer: '/invoice/lines/0/order', fix: expect.not.stringContaining('basicwl') as string },
    ],
  });
  await expect(generated('extended', { lines })).rejects.toMatchObject({
    findings: [
      {
        pointer: '/invoice/lines/0/order/line_id',
        fix: 'Give it in order_line_reference (BT-132), and leave the field out.',
      },
    ],
  });
});

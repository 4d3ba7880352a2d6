import { expect, it } from 'vitest';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import { plausibility } from './plausible.ts';

const KNOWN = {
  syntax: 'cii',
  flavor: 'factur-x',
  profile: 'en16931',
  guideline: 'urn:cen.eu:en16931:2017',
} as const;

it('lists the first thousand doubts and counts the others', async () => {
  const sound = sampleInvoice({ due_date: '2026-11-04' });
  const line = { ...sound.lines[0]!, net_amount: '1.00' };
  const lines = Array.from({ length: 1_500 }, (_, at) => ({ ...line, id: String(at) }));
  const doubts = await plausibility({ ...sound, lines }, KNOWN, { asOf: sound.issue_date, language: 'en' });
  expect(doubts).toHaveLength(1_001);
  expect(doubts[0]).toMatchObject({
    source: 'plausibility',
    severity: 'warning',
    pointer: '/invoice/lines/0/net_amount',
  });
  expect(doubts.at(-1)).toMatchObject({
    severity: 'info',
    rule: null,
    message: expect.stringMatching(/^500 further .*PLAUSIBLE-LINE-AMOUNT 1500/),
  });
});

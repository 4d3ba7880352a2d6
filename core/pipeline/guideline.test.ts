import { expect, it } from 'vitest';
import { profileOf } from '../plugin/profiles.ts';
import { unknownGuideline } from './guideline.ts';

const EN = 'urn:cen.eu:en16931:2017';
const EXTENDED = `${EN}#conformant#urn:factur-x.eu:1p0:extended`;

const doubtsOf = (guideline: string | null) =>
  unknownGuideline({
    syntax: 'cii',
    flavor: 'factur-x',
    guideline,
    profile: guideline === null ? null : profileOf(guideline),
  });

it.each([
  [`${EN}#conformant#urn:factur-x.eu:1p0:extend`, EXTENDED],
  [`${EN}#`, EN],
  ['urn:cen.eu:en16931:2107', EN],
  ['urn:factur-x.eu:1p0:basic-wl', 'urn:factur-x.eu:1p0:basicwl'],
  [
    `${EN}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc`,
    `${EN}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`,
  ],
])('%s: asks for %s', (guideline, meant) => {
  const [doubt] = doubtsOf(guideline);
  expect(doubt).toMatchObject({ rule: 'PLAUSIBLE-GUIDELINE', terms: ['BT-24'] });
  expect(doubt!.fix.en).toMatch(`Did you mean ${meant}? `);
  expect(doubt!.fix.fr).toMatch(`Vouliez-vous dire ${meant}\u00a0? `);
});

it.each(['urn:foo', 'x'.repeat(10_000)])('%s: is like none', (guideline) => {
  expect(doubtsOf(guideline)[0]?.fix.en).toMatch(/^Check/);
});

it('says as much of an endless one as fits a sentence', () => {
  const { message } = doubtsOf('x'.repeat(10_000))[0]!;
  expect(message.en.length).toBeLessThan(300);
  expect(message.fr.length).toBeLessThan(300);
});

it.each([
  null,
  EN,
  EXTENDED,
  'urn:cen.eu:en16931:2017:compliant:factur-x.eu:1p0:basic',
  `${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
  `${EN}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.0`,
  `${EN}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
  `${EN}#compliant#urn:fdc:nen.nl:nlcius:v1.0`,
  `${EN}#conformant#urn:UBL.BE:1.0.0.20180214`,
])('%s: is no matter of doubt', (guideline) => expect(doubtsOf(guideline)).toEqual([]));

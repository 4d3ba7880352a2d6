import { describe, expect, it, test } from 'vitest';
import { facturxProfileOf, PROFILE_TABLE, profileOf, profilesOf, RECOGNISED_PROFILES } from './profiles.ts';

const EN = 'urn:cen.eu:en16931:2017';

test.each([
  ['urn:factur-x.eu:1p0:minimum', 'minimum'],
  ['urn:zugferd.de:2p0:minimum', 'minimum'],
  ['urn:factur-x.eu:1p0:basicwl', 'basicwl'],
  ['urn:zugferd.de:2p0:basicwl', 'basicwl'],
  [`${EN}#compliant#urn:factur-x.eu:1p0:basic`, 'basic'],
  [`${EN}#compliant#urn:zugferd.de:2p0:basic`, 'basic'],
  [`${EN}:compliant:factur-x.eu:1p0:basic`, 'basic'],
  [EN, 'en16931'],
  [`${EN}#conformant#urn:factur-x.eu:1p0:extended`, 'extended'],
  [`${EN}#conformant#urn:zugferd.de:2p0:extended`, 'extended'],
  [`${EN}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`, 'extended-ctc-fr'],
  [`${EN}#compliant#urn.cpro.gouv.fr:1p0:en16931-ctc-fr`, 'en16931'],
  [`${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'en16931'],
  [`${EN}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`, 'en16931'],
  [`${EN}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, 'en16931'],
  ['urn:peppol:pint:billing-1@eu-1', null],
  ['OIOUBL-2.02', null],
  ['urn:example:unknown', null],
  ['urn:ferd:CrossIndustryDocument:invoice:1p0:comfort', null],
  ['', null],
])('%s is %s', (guideline, profile) => {
  expect(profileOf(guideline)).toBe(profile);
});

it.each(RECOGNISED_PROFILES)('%s is recognised by its own guideline', (profile) => {
  expect(profileOf(PROFILE_TABLE[profile].guideline)).toBe(profile);
});

describe('what is produced', () => {
  it.each([
    ['facturx-pdf', ['basicwl', 'en16931', 'extended', 'extended-ctc-fr']],
    ['cii-xml', ['basicwl', 'en16931', 'extended', 'extended-ctc-fr']],
    ['ubl-xml', ['en16931', 'extended-ctc-fr']],
  ] as const)('as %s is %j', (output, profiles) => expect(profilesOf(output)).toEqual(profiles));
});

it('EXTENDED-CTC-FR is EXTENDED inside a PDF, and every other profile itself (decision 15)', () => {
  expect(RECOGNISED_PROFILES.filter((profile) => facturxProfileOf(profile) !== profile)).toEqual([
    'extended-ctc-fr',
  ]);
  expect(facturxProfileOf('extended-ctc-fr')).toBe('extended');
});

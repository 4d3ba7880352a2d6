import { expect, it } from 'vitest';
import type { DocumentContainer, Flavor, Profile } from './index.ts';
import { judgedAs, type JudgedAs } from './judged-as.ts';

const EN = 'urn:cen.eu:en16931:2017';

const ROWS: readonly (readonly [Flavor, Profile | null, string | null, DocumentContainer, JudgedAs])[] = [
  ['factur-x', 'minimum', 'urn:factur-x.eu:1p0:minimum', 'xml', 'facturx'],
  ['factur-x', 'basicwl', 'urn:factur-x.eu:1p0:basicwl', 'pdf', 'facturx'],
  ['factur-x', 'basic', `${EN}#compliant#urn:factur-x.eu:1p0:basic`, 'xml', 'facturx'],
  ['factur-x', 'extended', `${EN}#conformant#urn:factur-x.eu:1p0:extended`, 'xml', 'facturx'],
  ['factur-x', 'en16931', EN, 'pdf', 'facturx'],
  ['factur-x', 'en16931', EN, 'xml', 'en16931'],
  ['factur-x', 'en16931', `${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'pdf', 'en16931'],
  ['factur-x', 'en16931', `${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'xml', 'en16931'],
  [
    'factur-x',
    'extended-ctc-fr',
    `${EN}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`,
    'pdf',
    'extended-ctc-fr',
  ],
  [
    'factur-x',
    'extended-ctc-fr',
    `${EN}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`,
    'xml',
    'extended-ctc-fr',
  ],
  ['factur-x', null, 'urn:unknown', 'pdf', 'en16931'],
  ['factur-x', null, null, 'xml', 'en16931'],
  ['ubl-2.1-invoice', 'en16931', EN, 'xml', 'en16931'],
  [
    'ubl-2.1-creditnote',
    'extended-ctc-fr',
    `${EN}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`,
    'xml',
    'extended-ctc-fr',
  ],
  ['ubl-2.1-invoice', 'extended', `${EN}#conformant#urn:factur-x.eu:1p0:extended`, 'xml', 'en16931'],
];

it.each(ROWS)(
  '%s of profile %s (%s) in %s is judged as %s',
  (flavor, profile, guideline, container, expected) => {
    expect(judgedAs({ flavor, profile, guideline }, container)).toBe(expected);
  },
);

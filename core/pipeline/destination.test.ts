import { describe, expect, it } from 'vitest';
import type { OutputFormat } from '@conforme/proto/schema';
import type { Profile } from '../plugin/index.ts';
import { destinationOf } from './destination.ts';

const EN = 'urn:cen.eu:en16931:2017';
const XRECHNUNG = `${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const PINT = 'urn:peppol:pint:billing-1@eu-1';

const to = (profile: Profile | null, output: OutputFormat, guideline: string | null = null) =>
  destinationOf({ profile, guideline }, output, null).profile;

describe('without a profile', () => {
  it.each([
    ['en16931', 'ubl-xml', 'en16931'],
    ['extended', 'cii-xml', 'extended'],
    ['extended-ctc-fr', 'ubl-xml', 'extended-ctc-fr'],
    ['basicwl', 'facturx-pdf', 'basicwl'],
  ] as const)('%s stays what it is where %s has it', (own, output, profile) =>
    expect(to(own, output)).toBe(profile),
  );

  it.each([
    ['minimum', 'cii-xml', 'basicwl'],
    ['minimum', 'ubl-xml', 'en16931'],
    ['basicwl', 'ubl-xml', 'en16931'],
    ['basic', 'cii-xml', 'en16931'],
    ['extended', 'ubl-xml', 'extended-ctc-fr'],
    [null, 'ubl-xml', 'en16931'],
  ] as const)('%s becomes, in %s, the smallest that holds as much: %s', (own, output, profile) =>
    expect(to(own, output)).toBe(profile),
  );

  it.each([
    ['en16931', XRECHNUNG],
    [null, PINT],
  ] as const)('a CIUS of %s keeps its guideline', (profile, guideline) => {
    expect(destinationOf({ profile, guideline }, 'ubl-xml', null)).toMatchObject({ guideline });
  });

  it.each([
    ['en16931', EN],
    ['basic', `${EN}:compliant:factur-x.eu:1p0:basic`],
    [null, null],
  ] as const)('the guideline of %s is that of the profile', (profile, guideline) => {
    expect(destinationOf({ profile, guideline }, 'cii-xml', null)).toMatchObject({ guideline: null });
  });
});

it('a profile that is asked for has its own guideline', () => {
  const source = { profile: 'en16931', guideline: XRECHNUNG } as const;
  const destination = destinationOf(source, 'cii-xml', 'extended');
  expect(destination).toEqual({ profile: 'extended', output: 'cii-xml', guideline: null });
});

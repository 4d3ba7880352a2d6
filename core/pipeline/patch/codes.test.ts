import { expect, it } from 'vitest';
import { codesOf } from '@conforme/rules/packs/codes';
import { createRegistry } from '../../main.ts';
import { meantCode, rightCode } from './codes.ts';
import { CODE_LISTS, FACTURX_LISTS, type CodeList } from './spellings.ts';

it.each([
  ['BR-CL-14', 'fr', 'FR'],
  ['BR-CL-14', 'UK', 'GB'],
  ['BR-CL-14', 'el', 'GR'],
  ['BR-CL-04', 'eur', 'EUR'],
  ['BR-CL-23', 'jour', 'DAY'],
  ['BR-CL-23', 'hur', 'HUR'],
  ['BR-CL-23', 'Heures', 'HUR'],
  ['BR-CL-23', ' day ', 'DAY'],
  ['BR-CL-23', 'm²', 'MTK'],
  ['BR-CL-25', 'em', 'EM'],
  ['BR-CL-25', 'SIREN', '0225'],
  ['BR-CL-21', 'GTIN', '0160'],
  ['BR-CL-22', 'vatex-eu-ae', 'VATEX-EU-AE'],
  ['BR-CL-22', 'art. 293 B du CGI', 'VATEX-FR-FRANCHISE'],
  ['BR-CL-16', 'Virement', '30'],
  ['BR-CL-16', 'carte', '48'],
  ['BR-CL-08', 'aai', 'AAI'],
  ['BR-CL-14', 'Allemagne', 'DE'],
  ['BR-CL-04', '€', 'EUR'],
  ['BR-CL-18', 'Standard', 'S'],
  ['BR-FR-08_BT-23', 's1', 'S1'],
])('%s: %j is %s', (rule, value, code) => expect(meantCode({ rule }, value)).toBe(code));

it.each([
  ['BR-CL-14', 'XX'],
  ['BR-CL-14', 'FR'],
  ['BR-CL-23', 'constructor'],
  ['BR-CL-16', 'XX'],
  ['BR-CO-10', 'fr'],
])('%s: %j is none that can be known', (rule, value) => expect(meantCode({ rule }, value)).toBeNull());

it.each([
  ['not(string(.)) or . = $iso-3166-1', 'fr', 'FR'],
  ['not(string(@unitCode)) or @unitCode = $unece-rec20-rec21', 'heures', 'HUR'],
  ['not(string(@currencyID)) or @currencyID = $iso-4217-facturx', 'eur', 'EUR'],
  ['not(string(@schemeID)) or @schemeID = $eas-facturx', 'SIREN', '0225'],
  ['not(string(@schemeID)) or @schemeID = $party-scheme', 'SIRET', '0009'],
  ['not(string(.)) or . = $iso-3166-1', 'XX', null],
  ['not(string(@format)) or @format = $preceding-date-format', 'fr', null],
  ["not(string(.)) or . = ('29', '5', '72')", 'fr', null],
  ['count(ram:ID) = 1', 'fr', null],
])('a rule of Factur-X, %s: %j is %s', (test, value, code) => {
  expect(meantCode({ rule: 'FX-0036', test }, value)).toBe(code);
  expect(meantCode({ rule: 'OTHER-1', test }, value)).toBeNull();
});

it('knows lists that there are, and codes that they hold', () => {
  for (const { list, spellings = {} } of [CODE_LISTS, FACTURX_LISTS].flatMap(Object.values) as CodeList[]) {
    expect(codesOf(list).size).toBeGreaterThan(0);
    for (const code of Object.values(spellings)) expect(codesOf(list), list).toContain(code);
  }
});

/** What in a sentence has the form of a code, and is the name of something. */
const NO_CODE = /^(?:BT-\d+(?:-\d+)?|SIREN|SIRET|GLN|GTIN|SEPA|EU|CGI|B|293|France)$/;

it.each(['en', 'fr'] as const)('are shown codes that the list holds, in %s', async (language) => {
  const registry = await createRegistry();
  const rulesets = registry.all('ruleset').filter(({ id }) => id.startsWith('en16931'));
  expect(rulesets.length).toBeGreaterThan(1);
  for (const { explain, rules } of rulesets)
    for (const { id } of rules) {
      const { list } = CODE_LISTS[id] ?? {};
      const [, examples] =
        /(?:for instance|par exemple) (.*)\.$/.exec(explain(id, language, [])?.fix ?? '') ?? [];
      if (list === undefined || examples === undefined) continue;
      const codes = examples.replaceAll(/\([^)]*\)/g, '').match(/[A-Z0-9][A-Z0-9-]*\b|[a-z]+\/[a-z]+/g) ?? [];
      expect(codes.length, id).toBeGreaterThan(0);
      for (const code of codes)
        if (!NO_CODE.test(code)) expect(codesOf(list), `${id} ${code}`).toContain(code);
    }
});

it('replaces the value, or the key of an entry', () => {
  expect(rightCode({ rule: 'BR-CL-14' }, '/invoice/buyer/address/country', 'fr')).toEqual([
    { op: 'replace', path: '/invoice/buyer/address/country', value: 'FR' },
  ]);
  expect(rightCode({ rule: 'BR-CL-10' }, '/invoice/buyer/global_ids/SIRET', '99951021700014')).toEqual([
    { op: 'remove', path: '/invoice/buyer/global_ids/SIRET' },
    { op: 'add', path: '/invoice/buyer/global_ids/0009', value: '99951021700014' },
  ]);
  expect(rightCode({ rule: 'BR-CL-14' }, '/invoice/buyer/address/country', undefined)).toBeNull();
});

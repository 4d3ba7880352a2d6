import { expect, it } from 'vitest';
import { codesOf } from '@conforme/rules/packs/codes';
import { meantCode, rightCode } from './codes.ts';
import { CODE_LISTS } from './spellings.ts';

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
  ['BR-CL-08', 'aai', 'AAI'],
  ['BR-FR-08_BT-23', 's1', 'S1'],
])('%s: %j is %s', (rule, value, code) => expect(meantCode(rule, value)).toBe(code));

it.each([
  ['BR-CL-14', 'XX'],
  ['BR-CL-14', 'FR'],
  ['BR-CL-23', 'constructor'],
  ['BR-CL-16', 'XX'],
  ['BR-CO-10', 'fr'],
])('%s: %j is none that can be known', (rule, value) => expect(meantCode(rule, value)).toBeNull());

it('knows lists that there are, and codes that they hold', () => {
  for (const { list, spellings = {} } of Object.values(CODE_LISTS))
    for (const code of Object.values(spellings)) expect(codesOf(list), list).toContain(code);
  for (const { list } of Object.values(CODE_LISTS)) expect(codesOf(list).size).toBeGreaterThan(0);
});

it('replaces the value, or the key of an entry', () => {
  expect(rightCode('BR-CL-14', '/invoice/buyer/address/country', 'fr')).toEqual([
    { op: 'replace', path: '/invoice/buyer/address/country', value: 'FR' },
  ]);
  expect(rightCode('BR-CL-10', '/invoice/buyer/global_ids/SIRET', '99951021700014')).toEqual([
    { op: 'remove', path: '/invoice/buyer/global_ids/SIRET' },
    { op: 'add', path: '/invoice/buyer/global_ids/0009', value: '99951021700014' },
  ]);
  expect(rightCode('BR-CL-14', '/invoice/buyer/address/country', undefined)).toBeNull();
});

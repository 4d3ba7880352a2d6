import { expect, test } from 'vitest';
import { FULL_PARTY, PARTY } from '../invoice/testing/index.ts';
import { legalId } from './legal-id.ts';
import { read, toy, written, type ToyTarget } from './testing/toy.ts';

const rows = [legalId<ToyTarget>(toy.tag('t:ID'))];
const other = { ...PARTY, legal_registration_id: 'HRB 1', legal_registration_scheme: '0106' };

test.each([
  ['a SIREN', FULL_PARTY, '<t:ID schemeID="0002">999510217</t:ID>'],
  ['another register’s', other, '<t:ID schemeID="0106">HRB 1</t:ID>'],
  ['none', PARTY, ''],
])('%s is written', (_, party, expected) => {
  expect(written(rows, party)).toBe(expected);
});

test.each([
  ['<ID schemeID=" 0002 "> 999510217\n</ID>', '999510217', null, null],
  ['<ID schemeID="0002">12 34</ID>', null, '12 34', '0002'],
  ['<ID>999510217</ID>', null, '999510217', null],
  ['', null, null, null],
])('%j is read', (content, siren, id, scheme) => {
  const expected = { siren, legal_registration_id: id, legal_registration_scheme: scheme };
  expect(read(rows, content, PARTY)).toMatchObject(expected);
});

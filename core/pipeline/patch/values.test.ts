import { expect, it } from 'vitest';
import { meantDay, meantValue } from './values.ts';

it.each([
  ['11 267,88', 'xs:decimal', '11267.88'],
  ['620.00 €', 'xs:decimal', '620.00'],
  ['1,234', 'xs:decimal', null],
  ['05/10/2026', 'xs:date', '2026-10-05'],
  ['2026-10-05T00:00:00', 'xs:date', '2026-10-05'],
  ['20261005', 'xs:date', '2026-10-05'],
  ['2026-11-31', 'xs:date', null],
  ['5', 'xs:boolean', null],
])('%s is as %s %s', (text, type, meant) =>
  expect(meantValue(['BT-9', 'cbc:DueDate', text, type], 'fr')).toBe(meant),
);

it.each([
  ['CII-DT-097', '2026-10-05', '20261005'],
  ['BR-FR-03_BT-2', '05/10/2026', '20261005'],
  ['BR-FR-03_BT-2', '19261005', null],
  ['BR-FR-03_BT-2', '261005', '20261005 ou 20051026'],
  ['CII-DT-097', '20261305', null],
  ['CII-DT-097', '2026-10-05+02:00', '20261005'],
  ['CII-DT-097', '202610051200', '20261005'],
  ['BR-FR-02_BT-1', '2026-10-05', null],
])('%s: %s is %s', (rule, text, meant) => expect(meantDay(rule, text, 'fr', 'cii')).toBe(meant));

it.each([
  ['2026-10-05+02:00', '2026-10-05'],
  ['2026-10-05Z', '2026-10-05'],
  ['2026-10-05', null],
  ['1926-10-05Z', null],
  ['05/10/26', '2026-10-05 or 2026-05-10'],
  ['2026-13-05Z', null],
])('in UBL, %s is %s', (text, meant) => expect(meantDay('BR-FR-03_BT-2', text, 'en', 'ubl')).toBe(meant));

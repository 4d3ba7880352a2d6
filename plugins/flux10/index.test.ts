import { schemaSaying } from '@conforme/core/syntax/testing';
import { parse } from '@conforme/engine/xml';
import { expect, it } from 'vitest';
import { flux10Message } from './index.ts';

const flux10 = flux10Message(schemaSaying(), {});
const PROFILE = 'urn.cpro.gouv.fr:1p0:ereporting';

it('knows its document element by its name, in no namespace', () => {
  expect(flux10.detect({ uri: '', local: 'Report' })).toBe(true);
  expect(flux10.detect({ uri: 'urn:example', local: 'Report' })).toBe(false);
  expect(flux10.detect({ uri: '', local: 'Invoice' })).toBe(false);
});

it.each([
  [
    `<TransactionsReport><Invoice><BusinessProcess><TypeID>${PROFILE}</TypeID></BusinessProcess></Invoice></TransactionsReport>`,
    PROFILE,
  ],
  ['<PaymentsReport/>', null],
])('names the profile (TT-29) of its first invoice', (body, guideline) => {
  const root = { uri: '', local: 'Report' };
  expect(flux10.recognise(parse(Buffer.from(`<Report>${body}</Report>`)))).toEqual({
    syntax: 'flux10',
    flavor: 'ereporting',
    profile: null,
    guideline,
    root,
  });
});

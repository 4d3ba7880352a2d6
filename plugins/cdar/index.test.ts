import { schemaSaying } from '@conforme/core/syntax/testing';
import { parse } from '@conforme/engine/xml';
import { expect, it } from 'vitest';
import { cdarMessage } from './index.ts';

const UNCEFACT = 'urn:un:unece:uncefact:data:standard:';
const ROOT = {
  uri: `${UNCEFACT}CrossDomainAcknowledgementAndResponse:100`,
  local: 'CrossDomainAcknowledgementAndResponse',
};
const cdar = cdarMessage(schemaSaying(), {});

const status = (context: string): Uint8Array =>
  Buffer.from(
    `<a:${ROOT.local} xmlns:a="${ROOT.uri}" xmlns="${UNCEFACT}ReusableAggregateBusinessInformationEntity:100">${context}</a:${ROOT.local}>`,
  );

it('knows its document element by name and namespace', () => {
  expect(cdar.detect(ROOT)).toBe(true);
  expect(cdar.detect({ ...ROOT, uri: '' })).toBe(false);
  expect(cdar.detect({ ...ROOT, local: 'CrossIndustryInvoice' })).toBe(false);
});

it.each([
  ['<a:ExchangedDocumentContext>%</a:ExchangedDocumentContext>', 'urn.cpro.gouv.fr:1p0:CDV:invoice'],
  ['', null],
])('is recognised by it, with the profile (MDT-3) where it has one', (context, guideline) => {
  const id = `<GuidelineSpecifiedDocumentContextParameter><ID> ${guideline} </ID></GuidelineSpecifiedDocumentContextParameter>`;
  expect(cdar.recognise(parse(status(context.replace('%', id))))).toEqual({
    syntax: 'cdar',
    flavor: 'cdar',
    profile: null,
    guideline,
    root: ROOT,
  });
});

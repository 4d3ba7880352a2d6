import type { MessagePlugin } from '@conforme/core/plugin';
import { messageOf } from '@conforme/core/message';
import type { Schema } from '@conforme/engine/schema';

const UNCEFACT = 'urn:un:unece:uncefact:data:standard:';

/** Prefix → URI of CDAR D22B, in the order they are declared. */
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['rsm', `${UNCEFACT}CrossDomainAcknowledgementAndResponse:100`],
  ['ram', `${UNCEFACT}ReusableAggregateBusinessInformationEntity:100`],
  ['udt', `${UNCEFACT}UnqualifiedDataType:100`],
  ['qdt', `${UNCEFACT}QualifiedDataType:100`],
]);

/** UN/CEFACT Cross Domain Acknowledgement and Response D22B: what became of an invoice, from platform to platform and to the State. */
export function cdarMessage(schema: Schema): MessagePlugin {
  return messageOf({
    id: 'cdar',
    version: '1.0.0',
    flavor: 'cdar',
    called: { en: 'a life-cycle status (CDAR)', fr: 'un statut du cycle de vie (CDAR)' },
    sources: ['schematron:cdar', 'schematron:etat'],
    namespaces: NAMESPACES,
    roots: ['rsm:CrossDomainAcknowledgementAndResponse'],
    guideline: ['rsm:ExchangedDocumentContext', 'ram:GuidelineSpecifiedDocumentContextParameter', 'ram:ID'],
    schema,
  });
}

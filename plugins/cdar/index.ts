import type { MessagePlugin } from '@conforme/core/plugin';
import { messageOf, type ModelFormat, type Spelling } from '@conforme/core/message';
import type { Schema } from '@conforme/engine/schema';

const UNCEFACT = 'urn:un:unece:uncefact:data:standard:';

/** Prefix → URI of CDAR D22B, in the order they are declared. */
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['rsm', `${UNCEFACT}CrossDomainAcknowledgementAndResponse:100`],
  ['ram', `${UNCEFACT}ReusableAggregateBusinessInformationEntity:100`],
  ['udt', `${UNCEFACT}UnqualifiedDataType:100`],
  ['qdt', `${UNCEFACT}QualifiedDataType:100`],
]);

/** UNTDID 2379, 102: CCYYMMDD. What is no day is left as it stands. */
const DAY: Spelling = {
  write: (value) => value.replaceAll('-', ''),
  read: (content) => content.replace(/^(\d{4})(\d{2})(\d{2})(?:000000)?$/, '$1-$2-$3'),
  attributes: { format: '102' },
};

/** UNTDID 2379, 204: CCYYMMDDHHMMSS. */
const TIME: Spelling = {
  write: (value) => value.replace(/[-:T]/g, ''),
  read: (content) => content.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3T$4:$5:$6'),
  attributes: { format: '204' },
};

const spellingOf: NonNullable<ModelFormat['spellingOf']> = ({ isDay, isTime }) =>
  isDay ? DAY : isTime ? TIME : null;

/** UN/CEFACT Cross Domain Acknowledgement and Response D22B: what became of an invoice, from platform to platform and to the State. */
export function cdarMessage(schema: Schema, fields: ModelFormat['fields']): MessagePlugin {
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
    model: { fields, spellingOf },
  });
}

import type { MessagePlugin } from '@conforme/core/plugin';
import { messageOf, type MessageFormat } from '@conforme/core/message';
import type { Schema } from '@conforme/engine/schema';
import { extractOf } from './extract.ts';

const UNCEFACT = 'urn:un:unece:uncefact:data:standard:';
const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Header data, from 1 September 2026; with lines, from 1 September 2027. */
export type Level = 'base' | 'full';
export const LEVELS: readonly Level[] = ['base', 'full'];

/** The vocabularies an extract is written in: those of the invoice it is of. */
export type Vocabulary = 'cii' | 'ubl';
export const VOCABULARIES: readonly Vocabulary[] = ['cii', 'ubl'];

/**
 * Where extracts say their level (BT-24). Those that repeat the profile of the invoice say it by their file name alone (S1.06),
 * and look like invoices.
 */
export const PROFILES: Readonly<Record<Level, string>> = {
  base: 'urn.cpro.gouv.fr:1p0:einvoicingextract#Base',
  full: 'urn.cpro.gouv.fr:1p0:einvoicingextract#Full',
};

const CALLED: Readonly<Record<Level, MessageFormat['called']>> = {
  base: { en: 'a base extract of an invoice (Flux 1)', fr: 'un extrait de facture (Flux 1, socle)' },
  full: { en: 'a full extract of an invoice (Flux 1)', fr: 'un extrait de facture (Flux 1, complet)' },
};

const WRITTEN: Readonly<Record<Vocabulary, Pick<MessageFormat, 'namespaces' | 'roots' | 'guideline'>>> = {
  cii: {
    namespaces: new Map([
      ['rsm', `${UNCEFACT}CrossIndustryInvoice:100`],
      ['ram', `${UNCEFACT}ReusableAggregateBusinessInformationEntity:100`],
      ['udt', `${UNCEFACT}UnqualifiedDataType:100`],
      ['qdt', `${UNCEFACT}QualifiedDataType:100`],
    ]),
    roots: ['rsm:CrossIndustryInvoice'],
    guideline: ['rsm:ExchangedDocumentContext', 'ram:GuidelineSpecifiedDocumentContextParameter', 'ram:ID'],
  },
  ubl: {
    namespaces: new Map([
      ['ubl', `${OASIS}Invoice-2`],
      ['cn', `${OASIS}CreditNote-2`],
      ['cac', `${OASIS}CommonAggregateComponents-2`],
      ['cbc', `${OASIS}CommonBasicComponents-2`],
    ]),
    roots: ['ubl:Invoice', 'cn:CreditNote'],
    guideline: ['cbc:CustomizationID'],
  },
};

/** What the French State receives of an invoice (Flux 1), of one level and in one vocabulary, under the document element of an invoice. */
export function flux1Message(level: Level, vocabulary: Vocabulary, schema: Schema): MessagePlugin {
  return messageOf({
    id: `flux1-${level}-${vocabulary}`,
    version: '1.0.0',
    flavor: 'flux1',
    called: CALLED[level],
    sources: ['schematron:flux1', 'schematron:etat'],
    ...WRITTEN[vocabulary],
    claims: (guideline) => guideline === PROFILES[level],
    schema,
    extract: {
      syntax: vocabulary,
      level,
      filePrefix: level === 'base' ? 'Base_' : 'Full_',
      take: (tree) =>
        extractOf(tree, {
          isFull: level === 'full',
          profile: PROFILES[level],
          namespaces: WRITTEN[vocabulary].namespaces,
        }),
    },
  });
}

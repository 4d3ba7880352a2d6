import type { Exemption, MessagePlugin } from '@conforme/core/plugin';
import { messageOf, type ModelFormat, type Spelling } from '@conforme/core/message';
import type { Schema } from '@conforme/engine/schema';
import type { Tree } from '@conforme/engine/xml';

/** MDT-40. */
const CREATOR_ROLE = ['ExchangedDocument', 'IssuerTradeParty', 'RoleCode'];

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

/** MDT-3 of flows, data of Flux 1 and 10, the directory, messages (S1.06). */
const TECHNICAL = new Set(
  ['flux', 'einvoicingF1', 'ereportingF10', 'annuaire', 'messageCDV'].map(
    (about) => `urn.cpro.gouv.fr:1p0:CDV:${about}`,
  ),
);

/** Statuses of the portal (decision 51): BR-FR-CDV-02 takes those of invoices alone. */
const PORTAL: Exemption = {
  source: 'schematron:cdar',
  isFor: (tree, { guideline }) => TECHNICAL.has(guideline ?? '') && textAt(tree, CREATOR_ROLE) === 'DFH',
  reason: {
    en: 'BR-FR-CDV judges statuses of invoices (BR-FR-CDV-02), and this is one of the portal of the State; this check was not run.',
    fr: "BR-FR-CDV contrôle les statuts de factures (BR-FR-CDV-02), et celui-ci est un statut du portail public ; ce contrôle n'a pas été exécuté.",
  },
};

/** By local names: the schema check has seen to their namespaces. */
function textAt(tree: Tree, path: readonly string[]): string {
  const at = path.reduce(
    (node, name) =>
      node < 0 ? node : (tree.children(node).find((child) => tree.nameOf(child).local === name) ?? -1),
    tree.root,
  );
  return at < 0 ? '' : tree.text(at).trim();
}

/** UN/CEFACT Cross Domain Acknowledgement and Response D22B: what became of an invoice, from platform to platform and to the State. */
export function cdarMessage(schema: Schema, fields: ModelFormat['fields']): MessagePlugin {
  return messageOf({
    id: 'cdar',
    version: '1.0.0',
    flavor: 'cdar',
    called: { en: 'a life-cycle status (CDAR)', fr: 'un statut du cycle de vie (CDAR)' },
    sources: ['schematron:cdar', 'schematron:etat'],
    exemption: PORTAL,
    namespaces: NAMESPACES,
    roots: ['rsm:CrossDomainAcknowledgementAndResponse'],
    guideline: ['rsm:ExchangedDocumentContext', 'ram:GuidelineSpecifiedDocumentContextParameter', 'ram:ID'],
    schema,
    model: { fields, spellingOf },
  });
}

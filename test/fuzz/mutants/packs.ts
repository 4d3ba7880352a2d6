// Which of our packs and schema tables have official artefacts at hand, and where those lie.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageSchemas, messageSheets } from '../../oracle/reform.ts';
import { officialSchema, officialSheet } from '../../oracle/setup.ts';

export const SYNTAXES = ['cii', 'ubl', 'cdar', 'flux10'] as const;
export type Syntax = (typeof SYNTAXES)[number];

/** A stylesheet or an entry file of a schema beside ours. */
export interface Official {
  readonly name: string;
  readonly syntax: Syntax;
  /** Below rules/packs. */
  readonly ours: string;
  readonly file: string;
  /** Local name of the document elements that a schema judges. */
  readonly root?: string;
}

/** Where a pack of ours lies. */
export const folderOf = ({ ours }: Official): string =>
  path.resolve(import.meta.dirname, '../../../rules/packs', ours);

/** Sheets by URL, some inside a jar; assertions without names are known by pattern and number. */
export function sheetsOf(checkouts: string | null): Official[] {
  const invoices = (['cii', 'ubl'] as const).flatMap((syntax) =>
    ['en16931', 'br-fr', 'extended-ctc-fr'].map((name): Official => {
      return {
        name: `${name}-${syntax}`,
        syntax,
        ours: `${name}/${syntax}`,
        file: officialSheet(`${name}-${syntax}`),
      };
    }),
  );
  // Of BASIC the package carries an older sheet than the one our pack follows.
  const profiles = ['minimum', 'basicwl', 'en16931', 'extended'].map((name): Official => {
    return {
      name: `facturx-${name}`,
      syntax: 'cii',
      ours: `facturx/${name}`,
      file: officialSheet(`facturx-${name}`),
    };
  });
  const messages: Official[] = [
    { name: 'cdar 1.4.0', syntax: 'cdar', ours: 'cdar/rules-1.4.0', file: urlOf(messageSheets.cdar) },
    { name: 'flux10', syntax: 'flux10', ours: 'flux10', file: urlOf(messageSheets.flux10) },
  ];
  return [...invoices, ...profiles, ...messages, ...(checkouts ? checkedOut(checkouts) : [])];
}

const urlOf = (file: string): string => pathToFileURL(file).href;
const FRANCE = 'phax+phive-rules/phive-rules-france/src/main/resources/external';

/** Releases that no registry package carries. */
function checkedOut(checkouts: string): Official[] {
  const sheets = path.join(checkouts, FRANCE, 'schematron');
  const row = (name: string, syntax: Syntax, ours: string, file: string): Official => {
    return { name, syntax, ours, file: urlOf(path.join(sheets, file)) };
  };
  const statuses = [
    ['1.2.0', 'rules-1.2.0', '20251114'],
    ['1.3.0', 'rules-1.3.0', '20260216'],
    ['1.3.1', 'rules-1.3.1', '20260430'],
    ['1.4.0.03', 'rules', '20260804'],
  ] as const;
  const ctc = 'ctc/1.4.0.03/xslt/20260804_';
  return [
    ...statuses.map(([version, folder, date]) =>
      row(
        `cdar ${version}`,
        'cdar',
        `cdar/${folder}`,
        `ctc/${version}/xslt/${date}_BR-FR-CDV-Schematron-CDAR_V${version}.xslt`,
      ),
    ),
    ...(['cii', 'ubl'] as const).flatMap((syntax) => {
      const upper = syntax.toUpperCase();
      const extract = (stage: string, official: string): Official =>
        row(
          `flux1-${stage}-${syntax}`,
          syntax,
          `flux1/${syntax}-${stage}`,
          `flux1/0.2/xslt/PPF_Flux1_${upper}_1_8_${official}_v0_2.xslt`,
        );
      return [
        row(
          `br-fr-${syntax} 1.4.0.03`,
          syntax,
          `br-fr/${syntax}-1.4.0.03`,
          `${ctc}BR-FR-Flux2-Schematron-${upper}_V1.4.0.03.xslt`,
        ),
        row(
          `extended-ctc-fr-${syntax} 1.4.0.03`,
          syntax,
          `extended-ctc-fr/${syntax}-1.4.0.03`,
          `${ctc}EXTENDED-CTC-FR-${upper}-V1.4.0.03.xslt`,
        ),
        extract('base', 'DEMARRAGE'),
        extract('full', 'CIBLE'),
      ];
    }),
  ];
}

export function schemasOf(checkouts: string | null): Official[] {
  const row = (syntax: Syntax, root: string, name: string, ours: string, file: string): Official => {
    return { name, syntax, root, ours, file };
  };
  const invoice = 'CrossIndustryInvoice';
  return [
    row('cii', invoice, 'cii-d22b', 'cii-d22b', entry('cii-d22b')),
    ...['minimum', 'basicwl', 'basic', 'en16931', 'extended'].map((profile) =>
      row('cii', invoice, `facturx-${profile}`, `facturx/${profile}/schema`, entry(`facturx-${profile}`)),
    ),
    row('ubl', 'Invoice', 'ubl-invoice', 'ubl-2.1', entry('ubl-invoice-2.1')),
    row('ubl', 'CreditNote', 'ubl-creditnote', 'ubl-2.1', entry('ubl-creditnote-2.1')),
    row('cdar', 'CrossDomainAcknowledgementAndResponse', 'cdar', 'cdar/schema', messageSchemas.cdar),
    row('flux10', 'Report', 'flux10', 'flux10/schema', messageSchemas.flux10),
    ...(checkouts ? extracts(path.join(checkouts, FRANCE, 'schemas/flux1/0.2'), row) : []),
  ];
}

function entry(name: string): string {
  const file = officialSchema(name);
  if (file === undefined) throw new Error(`the oracle is not set up: there is no ${name}`);
  return file;
}

type Row = (syntax: Syntax, root: string, name: string, ours: string, file: string) => Official;

function extracts(folder: string, row: Row): Official[] {
  const stages = [
    ['base', 'demarrage', 'F1BASE'],
    ['full', 'cible', 'F1FULL'],
  ] as const;
  return stages.flatMap(([stage, name, prefix]) => {
    const cii = `cii-${name}/uncefact/data/standard/${prefix}_CrossIndustryInvoice_100pD22B.xsd`;
    const ubl = (document: string): string => {
      const files = ['_', '-'].map((dash) =>
        path.join(folder, `ubl-${name}/${prefix}_UBL${dash}${document}-2.1.xsd`),
      );
      return files.find((file) => existsSync(file)) ?? files[0]!;
    };
    return [
      row(
        'cii',
        'CrossIndustryInvoice',
        `flux1-${stage}-cii`,
        `flux1/cii-${stage}/schema`,
        path.join(folder, cii),
      ),
      row('ubl', 'Invoice', `flux1-${stage}-invoice`, `flux1/ubl-${stage}/schema`, ubl('invoice')),
      row('ubl', 'CreditNote', `flux1-${stage}-creditnote`, `flux1/ubl-${stage}/schema`, ubl('CreditNote')),
    ];
  });
}

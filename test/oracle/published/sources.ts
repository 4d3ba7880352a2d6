// Which published sources are compared, and with what: the publisher's own stylesheet, or SchXslt2's where there is none.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { registryFolder } from './registry.ts';

export interface Source {
  readonly name: string;
  /** The root .sch file. */
  readonly schema: string;
  /** The publisher's own stylesheet of it; null: made by SchXslt2. */
  readonly sheet: string | null;
  readonly syntax: 'cii' | 'ubl' | 'order' | 'any';
  /** Under which name the conformance folder records verdicts of its stylesheet, where it does. */
  readonly record?: string;
}

type Row = readonly [
  name: string,
  syntax: Source['syntax'],
  schema: string,
  sheet: string | null,
  record?: string | undefined,
];

/** Paths inside the registry package. Its ZUGFeRD 2.5.0 is Factur-X 1.09. */
const registry: readonly Row[] = [
  ...['MINIMUM', 'BASIC-WL', 'BASIC', 'EN16931', 'EXTENDED'].map((profile): Row => {
    const file = `ZF_250/FACTUR-X_${profile}`;
    const record = `facturx-${profile.replace('-', '').toLowerCase()}`;
    return [`Factur-X 1.09 ${profile}`, 'cii', `schematron/${file}.sch`, `xslt/${file}.xslt`, record];
  }),
  ...['12', '20', '21', '22', '23'].map((version): Row => {
    const file = `XR_${version}/XRechnung-CII-validation`;
    return [`XRechnung ${[...version].join('.')} CII`, 'cii', `schematron/${file}.sch`, `xslt/${file}.xslt`];
  }),
  ...['basic', 'comfort', 'extended'].map((profile): Row => {
    const file = `OX_10/${profile}/SCRDMCCBDACIOMessageStructure_100pD20B_${profile.toUpperCase()}`;
    return [`Order-X 1.0 ${profile}`, 'order', `schematron/${file}.sch`, `xslt/${file}.xslt`];
  }),
];

const fnfe = (
  name: string,
  folder: string,
  syntax: Source['syntax'],
  file: string,
  sheet: string | null = file,
): Row => {
  const base = `Tiime-PDP+fnfempe-france-rfe/FNFE_RFE_INVOICE/${folder}`;
  return [name, syntax, `${base}/schematron/${file}.sch`, sheet && `${base}/2xslt/${sheet}.xslt`];
};
const phive = (
  name: string,
  syntax: Source['syntax'],
  set: string,
  file: string,
  sheet: string,
  record?: string,
): Row => {
  const base = `phax+phive-rules/phive-rules-${set}/src`;
  const sources = `${base}/test/resources/external/rule-source/${file}.sch`;
  return [name, syntax, sources, `${base}/main/resources/external/schematron/${sheet}.xslt`, record];
};

/** Paths in a folder of checked-out repositories, each called OWNER+NAME. */
const repositories: readonly Row[] = [
  ...(['cii', 'ubl'] as const).flatMap((syntax): Row[] => {
    const [upper, base] = [syntax.toUpperCase(), `ConnectingEurope+eInvoicing-EN16931/${syntax}`];
    const sheet = `${base}/xslt/EN16931-${upper}-validation.xslt`;
    return [
      [
        `EN 16931 1.3.16 ${upper}`,
        syntax,
        `${base}/schematron/EN16931-${upper}-validation.sch`,
        sheet,
        `en16931-${syntax}`,
      ],
      [
        `EN 16931 1.3.16 ${upper}, preprocessed`,
        syntax,
        `${base}/schematron/preprocessed/EN16931-${upper}-validation-preprocessed.sch`,
        sheet,
      ],
    ];
  }),
  fnfe('BR-FR 1.4.0 CII', 'CII/EN16931', 'cii', 'BR-FR-Flux2-Schematron-CII'),
  fnfe('BR-FR 1.4.0 CII, warning', 'CII/EN16931', 'cii', 'BR-FR-Flux2-Schematron-CII_WARNING'),
  fnfe('BR-FR 1.4.0 UBL', 'UBL/EN16931', 'ubl', 'BR-FR-Flux2-Schematron-UBL'),
  fnfe('BR-FR 1.4.0 UBL, warning', 'UBL/EN16931', 'ubl', 'BR-FR-Flux2-Schematron-UBL_WARNING'),
  fnfe('EXTENDED-CTC-FR 1.4.0 CII', 'CII/EXTENDED-CTC-FR', 'cii', 'EXTENDED-CTC-FR-CII'),
  fnfe('EXTENDED-CTC-FR 1.4.0 UBL', 'UBL/EXTENDED-CTC-FR', 'ubl', 'EXTENDED-CTC-FR-UBL'),
  // The stylesheets beside the first two are of other rules (BR-FX-EN-04, BR-FXEXT-Z-08rev).
  fnfe('Factur-X BASICWL of FNFE', 'Factur-X/BASICWL', 'cii', 'Factur-X_BASICWL', null),
  fnfe('Factur-X EN16931 of FNFE', 'Factur-X/EN16931', 'cii', 'Factur-X_EN16931', null),
  fnfe('Factur-X EXTENDED of FNFE', 'Factur-X/EXTENDED', 'cii', 'Factur-X_EXTENDED'),
  ...(['CII', 'UBL'] as const).flatMap((upper): Row[] => {
    const syntax = upper === 'CII' ? 'cii' : 'ubl';
    const [ctc, folder] = ['ctc/1.4.0.03', 'ctc/1.4.0.03/xslt'];
    const [flux2, extended] = [
      `20260804_BR-FR-Flux2-Schematron-${upper}_V1.4.0.03`,
      `20260804_EXTENDED-CTC-FR-${upper}-V1.4.0.03`,
    ];
    const kosit = `itplr-kosit+xrechnung-schematron/src/validation/schematron/${syntax}/XRechnung-${upper}-validation.sch`;
    const three = `XRechnung-${upper}-validation`;
    return [
      phive(
        `BR-FR 1.4.0.03 ${upper}`,
        syntax,
        'france',
        `${ctc}/${flux2}`,
        `${folder}/${flux2}`,
        `br-fr-${syntax}@1.4.0.03`,
      ),
      phive(
        `EXTENDED-CTC-FR 1.4.0.03 ${upper}`,
        syntax,
        'france',
        `${ctc}/${extended}`,
        `${folder}/${extended}`,
        `extended-ctc-fr-${syntax}@1.4.0.03`,
      ),
      phive(`XRechnung 3.0.2 ${upper}`, syntax, 'xrechnung', `3.0.2/${syntax}/${three}`, `3.0.2/${three}`),
      [`XRechnung 3.0 ${upper}, newest`, syntax, kosit, null],
      [
        `Peppol BIS 3 ${upper}`,
        syntax,
        `OpenPEPPOL+peppol-bis-invoice-3/rules/sch/PEPPOL-EN16931-${upper}.sch`,
        null,
      ],
      [
        `Peppol CEN ${upper}`,
        syntax,
        `OpenPEPPOL+peppol-bis-invoice-3/rules/sch/CEN-EN16931-${upper}.sch`,
        null,
      ],
    ];
  }),
  ...['CEN-EN16931-UBL', 'PEPPOL-EN16931-UBL', 'PEPPOL-EN16931-UBL-SB'].map((file) =>
    phive(`${file} 2026.5`, 'ubl', 'peppol', `openpeppol/2026.5/${file}`, `openpeppol/2026.5/xslt/${file}`),
  ),
];

/** Those of the registry and, where `checkouts` is a folder of repositories, all that are there. */
export function sourcesOf(checkouts: string | null): Source[] {
  const at = (root: string, [name, syntax, schema, sheet, record]: Row): Source => {
    const files = { schema: path.join(root, schema), sheet: sheet && path.join(root, sheet) };
    return { name, syntax, ...files, ...(record && { record }) };
  };
  const found = checkouts ? repositories.map((row) => at(checkouts, row)) : [];
  const missing = found.find(({ schema }) => !existsSync(schema));
  if (missing) throw new Error(`${missing.name}: there is no ${missing.schema}`);
  return [...registry.map((row) => at(registryFolder, row)), ...found];
}

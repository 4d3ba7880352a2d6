// Schemas and folders of them, written as publishers write theirs.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRelease, type Release, type ReleaseOptions } from '../release/release.ts';

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const RAM = 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100';
export const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

export const NS: Readonly<Record<string, string>> = {
  cii: `<ns prefix="rsm" uri="${CII}"/><ns prefix="ram" uri="${RAM}"/>`,
  ubl: `<ns prefix="ubl" uri="${UBL}Invoice-2"/><ns prefix="cn" uri="${UBL}CreditNote-2"/><ns prefix="cbc" uri="${UBL}CommonBasicComponents-2"/>`,
  order: `<ns prefix="ubl" uri="${UBL}Order-2"/><ns prefix="cbc" uri="${UBL}CommonBasicComponents-2"/>`,
};

/** @param kind of `NS`, or the `ns` elements themselves. */
export const sch = (kind: string, inside: string, before = '', title = 'Rules'): string =>
  `<?xml version="1.0"?>${before}<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><title>${title}</title>${NS[kind] ?? kind}${inside}</schema>`;
export const rule = (context: string, asserts: Readonly<Record<string, string>>, more = ''): string =>
  `<pattern>${more}<rule context="${context}">${Object.entries(asserts)
    .map(([id, test]) => `<assert id="${id}" flag="fatal" test="${test}">${id}</assert>`)
    .join('')}</rule></pattern>`;

/** What is read of a folder with these files. @throws as `readRelease` */
export function readFiles(
  files: Readonly<Record<string, string>>,
  options: Partial<ReleaseOptions> = {},
): Release {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    return readRelease(folder, { name: 'release', ...options });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

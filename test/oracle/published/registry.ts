// Schematron sources of publishers that registry packages carry, and SchXslt2 for those published without a stylesheet.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, fill } from '../setup.ts';

const validator = 'org.mustangproject:validator:2.25.0';
const schxslt = 'name.dmaus.schxslt:schxslt2:1.7';

const folderOf = (artefact: string): string => path.join(cache, artefact.replaceAll(':', '-'));

/** Where the sources lie once fetched: `schematron/…` and their compiled sheets `xslt/…`. */
export const registryFolder = folderOf(validator);

export function transpilerUrl(): string {
  return pathToFileURL(path.join(folderOf(schxslt), 'content/transpile.xsl')).href;
}

export function setUpPublished(): void {
  for (const artefact of [validator, schxslt])
    fill(folderOf(artefact), (target) => unpacked(artefact, target));
}

/** Kept off the class path of the oracle: only what they carry is read. */
function unpacked(artefact: string, target: string): string[][] {
  const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';
  const unzip = `import glob, zipfile; [zipfile.ZipFile(j).extractall('${target}') for j in glob.glob('${target}/jar/*.jar')]`;
  return [
    ['mvn', '-q', '-B', copy, `-Dartifact=${artefact}`, `-DoutputDirectory=${target}/jar`],
    ['python3', '-c', unzip],
  ];
}

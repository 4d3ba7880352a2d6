// The page at `/` of the service as a page of the site, where the engine in the browser answers it: documents are checked, read,
// converted and written without a service, and stay on the computer of their reader.

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineHere } from '@conforme/core/engine';
import { invoiceJsonSchema, optionsJsonSchema } from '@conforme/proto/schema/json-schema';
import { engineClient } from '@conforme/proto/engine-client';
import { openApiDocument } from '../../gateway/openapi/document.ts';
import { inFrench } from '../../gateway/openapi/french.ts';
import { ENDPOINTS } from '../../gateway/routes/index.ts';
import { exampleDocuments } from '../../gateway/page/examples.ts';
import { spoken } from '../../gateway/page/app/language/spoken.ts';
import { buildBrowser } from '../build-browser.ts';
import { pageExamples } from '../examples.ts';
import { besidePage, bundlePage, shellOf } from '../build-page.ts';
import { licencesOf } from '../library-code.ts';
import { checkOf } from './frame.ts';
import { LANGUAGES } from './words.ts';

/** The script that begins. */
const FIRST = 'scripts/site/browser/check.ts';
const DOCUMENTS = ['facturx.pdf', 'faults.xml', 'valid.xml'];

/**
 * What the page may do: run scripts of its site, and ask that for files. The worker of the engine is the one script it starts by
 * its address, which Trusted Types have to let through.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types conforme',
].join('; ');

/** @param folder the site's */
export async function buildCheckPage(folder: string): Promise<void> {
  const page = path.join(folder, 'page');
  mkdirSync(path.join(page, 'documents'), { recursive: true });
  const write = (name: string, content: string | Uint8Array): void =>
    writeFileSync(path.join(page, name), content);
  const { script, style, needed, scripts, metafile } = await bundlePage(FIRST);
  for (const [name, content] of scripts) write(name, content);
  write('style.css', style);
  cpSync(path.join(folder, 'icon.svg'), path.join(page, 'icon.svg'));
  write('LICENSES-OF-OTHERS', licencesOf(metafile));
  for (const [name, content] of besidePage()) write(name, content);
  for (const language of LANGUAGES) {
    write(`schema.invoice.${language}.json`, JSON.stringify(invoiceJsonSchema(language)));
    write(`schema.options.${language}.json`, JSON.stringify(optionsJsonSchema(language)));
    const { title, site } = spoken[language];
    const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
    const files = { script, needed, style: 'style.css', icon: 'icon.svg', at: '../page/' };
    const shell = shellOf({ ...files, lang: language, title, noscript: site.noscript, policy });
    mkdirSync(path.join(folder, language), { recursive: true });
    writeFileSync(path.join(folder, checkOf(language)), shell);
  }
  const description = JSON.stringify(openApiDocument(ENDPOINTS, pageExamples()));
  write('openapi.json', description);
  write('openapi.fr.json', JSON.stringify(inFrench(JSON.parse(description))));
  await writeDocuments(write);
  await buildBrowser(path.join(folder, 'engine'));
}

/** Examples are made by the engine of the day, as the service makes them. */
async function writeDocuments(write: (name: string, content: Uint8Array) => void): Promise<void> {
  const engine = engineClient(await engineHere([]));
  const request = besidePage().get('services.json')!;
  const documents = exampleDocuments(engine, () => request);
  for (const name of DOCUMENTS) write(`documents/${name}`, (await documents(name)!).content);
}

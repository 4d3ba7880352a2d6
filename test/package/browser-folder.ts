// The folder that the package makes for browsers, in Chromium: documents judged, read and written as Node does.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { conforme } from '@conforme/library';
import { launchChromium } from '../browser/browser.ts';
import { spoiled } from '../browser/documents.ts';
import { called, openEngine, serveFiles } from '../browser/engine.ts';

const REQUEST = readFileSync(path.join(import.meta.dirname, '../../examples/services.json'), 'utf8');
/** Bytes, compressed, up to the first verdict: the bound of the issue. */
const MOST = 1_500_000;

/** As it comes through a message. */
const plain = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));

/** @throws AssertionError where an answer differs, or more is fetched than may be */
export async function comparedInBrowser(folder: string): Promise<void> {
  const files = await serveFiles(folder, true);
  const browser = await launchChromium();
  try {
    const page = await openEngine(browser, files);
    const { xml } = await conforme.preview(REQUEST);
    const options = { explain: true } as const;
    assert.deepEqual(
      await called(page, 'validate', xml, options),
      plain(await conforme.validate(xml, options)),
    );
    const gzip = files.served.reduce((sum, each) => sum + each.gzip, 0);
    process.stdout.write(`first verdict of CII in a browser: ${gzip} bytes, compressed\n`);
    assert.ok(gzip <= MOST);
    const wrong = spoiled(xml);
    assert.deepEqual(
      await called(page, 'validate', wrong, options),
      plain(await conforme.validate(wrong, options)),
    );
    const { content } = await conforme.generate(REQUEST);
    for (const call of ['validate', 'extract', 'compare'] as const)
      assert.deepEqual(await called(page, call, content), plain(await conforme[call](content)));
    const drawn = (await called(page, 'generate', REQUEST)) as { readonly content: string };
    const { valid } = await conforme.validate(new Uint8Array(Buffer.from(drawn.content, 'base64')));
    assert.equal(valid, true);
  } finally {
    await browser.close();
    await files.close();
  }
}

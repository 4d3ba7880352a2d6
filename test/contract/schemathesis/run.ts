// `node test/contract/schemathesis/run.ts [--examples N | --seconds N] [--seed N]`: Schemathesis against a running service, by
// its own description, with a key. Installs it into .cache once; needs Python 3.10 with venv. Exit 1 with any violation.
// --examples: so many cases of each operation, however long they take, the same ones for the same seed. --seconds: as many
// as the time allows, which no other machine repeats.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFormat } from '@conforme/proto/schema';
import { zip } from '../../../gateway/testing/zip.ts';
import { example, exampleNames, type Example } from '../../e2e/service.ts';
import { serve, type Served } from '../../e2e/process.ts';
import { boundOf, CACHE, fuzz, install } from './tool.ts';

const DOCUMENTS = join(CACHE, 'documents');
const KEY = 'schemathesis';

/** A PDF and an XML of each example, and all of them in a zip: without documents, only refusals would be tried. */
async function produceDocuments({ url }: Served): Promise<void> {
  rmSync(DOCUMENTS, { recursive: true, force: true });
  mkdirSync(DOCUMENTS, { recursive: true });
  for (const name of exampleNames().filter((each) => each !== 'two-hundred-lines')) {
    writeFileSync(join(DOCUMENTS, `${name}.json`), JSON.stringify(example(name).invoice));
    for (const [output, kind] of OUTPUTS) {
      const document = await produce(url, example(name), output);
      if (document) writeFileSync(join(DOCUMENTS, `${name}.${kind}`), document);
    }
  }
  const entries = readdirSync(DOCUMENTS).map((name) => ({
    name,
    content: readFileSync(join(DOCUMENTS, name)),
  }));
  writeFileSync(join(DOCUMENTS, 'all.zip'), zip(entries));
}

const OUTPUTS = [
  ['facturx-pdf', 'pdf'],
  ['cii-xml', 'cii.xml'],
  ['ubl-xml', 'ubl.xml'],
] as const;

/** Null where the example cannot be written in this syntax. */
async function produce(
  url: string,
  { invoice, options }: Example,
  output: OutputFormat,
): Promise<Buffer | null> {
  const headers = { 'content-type': 'application/json', 'x-api-key': KEY };
  const body = JSON.stringify({ invoice, options: { ...options, output } });
  const answer = await fetch(`${url}/v1/invoices/generate`, { method: 'POST', headers, body });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}

const bound = boundOf();
install();
// Where calls are slow because the machine is, the service would give up on them: a 503 that tells of no fault.
const patient = { CONFORME_CALL_TIME_LIMIT_MS: '300000' };
const served = await serve({ plugins: [], env: { CONFORME_DEV_KEY: KEY, ...patient } });
try {
  await produceDocuments(served);
  fuzz(
    {
      url: `${served.url}/openapi.json`,
      authorization: `Bearer ${KEY}`,
      config: 'schemathesis.toml',
      hooks: 'hooks.py',
      documents: DOCUMENTS,
    },
    bound,
  );
} finally {
  await served.close();
}

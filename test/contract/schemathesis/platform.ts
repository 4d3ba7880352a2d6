// `node test/contract/schemathesis/platform.ts [--examples N | --seconds N] [--seed N]`: Schemathesis against `conforme platform`, by
// its own description, as one of its accounts. Exit 1 with any violation. See run.ts.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { payments, transactions } from '../../../rules/packs/flux10/testing/documents.ts';
import { BUYER, invoiceXml, SECRET, SELLER, statusXml, tokenOf } from '../../e2e/local-platform.ts';
import { freePort } from '../../free-port.ts';
import { boundOf, CACHE, fuzz, install } from './tool.ts';

const DOCUMENTS = join(CACHE, 'documents-of-platform');
const COMMAND = resolve(import.meta.dirname, '../../../scripts/conforme.mjs');
const SIRET = `${BUYER}00016`;

/** So that some searches find something. */
const ENTRIES = {
  sirens: [{ siren: BUYER, businessName: 'Moulins', administrativeStatus: 'A' }],
  sirets: [{ siret: SIRET, siren: BUYER, name: 'Moulins', facilityType: 'P' }],
  routingCodes: [{ routingIdentifier: 'A1', siret: SIRET, routingCodeName: 'Compta' }],
  lines: [{ addressingIdentifier: BUYER, siren: BUYER, platformType: 'WK', directoryLineStatus: 'Enabled' }],
};

/** A file of each syntax that a flow may have, PDF aside. */
async function produceDocuments(): Promise<string> {
  rmSync(DOCUMENTS, { recursive: true, force: true });
  mkdirSync(DOCUMENTS, { recursive: true });
  const files = {
    'invoice.xml': await invoiceXml('S-1'),
    'status.xml': await statusXml('S-1', '205'),
    'transactions.xml': transactions,
    'payments.xml': payments,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(DOCUMENTS, name), content);
  const directory = join(CACHE, 'directory.json');
  writeFileSync(directory, JSON.stringify(ENTRIES));
  return directory;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolved) => setTimeout(resolved, 100));
  }
  throw new Error('the platform does not answer');
}

const bound = boundOf();
install();
const port = String(await freePort());
const args = ['platform', '--port', port, '--secret', SECRET, '--directory', await produceDocuments()];
const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
const url = `http://127.0.0.1:${port}`;
try {
  await answers(url);
  const token = await tokenOf({ url, close: async () => {} }, SELLER);
  fuzz(
    {
      url: `${url}/openapi.json`,
      authorization: `Bearer ${token}`,
      config: 'platform.toml',
      hooks: 'platform_hooks.py',
      documents: DOCUMENTS,
    },
    bound,
  );
} finally {
  const ended = once(child, 'close');
  child.kill();
  await ended;
}

// The examples, and invoices that say more than they do, as they are drawn.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { complete, type CompleteInvoice } from '../../core/invoice/index.ts';
import type { Logo, Look } from '../../core/plugin/index.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { readGenerateRequest } from '../../proto/schema/read.ts';

export interface Example {
  readonly name: string;
  readonly invoice: CompleteInvoice;
  readonly look: Omit<Look, 'language'>;
}

const FOLDERS = [path.join(import.meta.dirname, '../../examples'), path.join(import.meta.dirname, 'drawn')];

export function examples(): Example[] {
  return FOLDERS.flatMap((folder) =>
    globSync('*.json', { cwd: folder })
      .sort()
      .map((file) => exampleIn(path.join(folder, file))),
  );
}

/** Logos of those that have one, beside their request. */
const LOGOS: Readonly<Record<string, readonly [file: string, mediaType: Logo['mediaType']]>> = {
  'reverse-charge': ['logo.jpg', 'image/jpeg'],
  debits: ['logo.svg', 'image/svg+xml'],
};

function logoOf(name: string): Logo | null {
  const [file, mediaType] = LOGOS[name] ?? [];
  if (!file || !mediaType) return null;
  return { bytes: readFileSync(path.join(import.meta.dirname, 'drawn', file)), mediaType };
}

function exampleIn(file: string): Example {
  const { ok, faults } = readGenerateRequest(readFileSync(file, 'utf8'));
  if (!ok) throw new Error(`${file}: ${JSON.stringify(faults)}`);
  const { accent_color: accentColor, footer_text: footerText } = ok.options;
  const { invoice } = complete(ok.invoice, [completeFrench]);
  const name = path.basename(file, '.json');
  return { name, invoice, look: { accentColor, footerText, logo: logoOf(name) } };
}

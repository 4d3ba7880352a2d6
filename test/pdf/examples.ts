// The examples, and invoices that say more than they do, as they are drawn.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { complete, type CompleteInvoice } from '../../core/invoice/index.ts';
import type { Look } from '../../core/plugin/index.ts';
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

function exampleIn(file: string): Example {
  const { ok, faults } = readGenerateRequest(readFileSync(file, 'utf8'));
  if (!ok) throw new Error(`${file}: ${JSON.stringify(faults)}`);
  const { accent_color: accentColor, footer_text: footerText } = ok.options;
  const { invoice } = complete(ok.invoice, [completeFrench]);
  return { name: path.basename(file, '.json'), invoice, look: { accentColor, footerText, logo: null } };
}

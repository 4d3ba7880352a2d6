import { GENERATE_EXAMPLE } from '@conforme/proto/schema/example';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { previewed } from '../pipeline/generate.ts';
import type { Registry } from '../registry/registry.ts';
import type { InvoiceChanges, Variant } from './kit.ts';

const EN16931 = 'urn:cen.eu:en16931:2017';

/** The example of the API description, changed and written; the syntaxes are loaded. @throws Error naming the fields that do not fit. */
export function invoiceXml(
  registry: Registry,
  changes: InvoiceChanges = {},
  { syntax = 'cii', guideline = EN16931 }: Variant = {},
): string {
  const invoice = { ...GENERATE_EXAMPLE.invoice, ...changes };
  const options = { ...GENERATE_EXAMPLE.options, output: `${syntax}-xml` };
  const read = readGenerateRequest(JSON.stringify({ invoice, options }));
  if (read.faults) throw new Error(read.faults.map(({ pointer, msg }) => `${pointer}: ${msg}`).join('\n'));
  const call = { now: new Date(), language: 'en' } as const;
  const { content } = previewed(registry, read.ok.invoice, read.ok.options, call);
  return new TextDecoder().decode(content).replace(`>${EN16931}<`, () => `>${escaped(guideline)}<`);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

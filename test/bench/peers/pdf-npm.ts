// Two peers of npm that make XML of a model of their own and attach it to a PDF; neither draws a page or runs a rule here.
// Arguments: node-zugferd or e-invoice-eu, the folder they are installed in, the model's file.

import { createRequire } from 'node:module';
import path from 'node:path';
import { asEInvoiceEu, asZugferd, readModel } from './pdf-model.ts';
import { serve, type Work } from './serve.ts';

const [peer, folder, file] = process.argv.slice(2);
const require = createRequire(path.join(folder!, 'index.js'));
const model = readModel(file!);
// What they print would stand among the answers.
console.log = console.info = console.warn = () => {};

function zugferd(): Work {
  const { zugferd: invoicerOf } = require('node-zugferd') as { zugferd(options: object): Invoicer };
  const { EN16931: profile } = require('node-zugferd/profile/en16931') as { EN16931: unknown };
  const invoicer = invoicerOf({ profile, strict: false, logger: { disabled: true } });
  const data = asZugferd(model);
  return async ({ bytes }) => {
    await invoicer.create(data).embedInPdf(bytes, { metadata: { title: 'Invoice' } });
    return 0;
  };
}

interface Invoicer {
  create(data: object): { embedInPdf(pdf: Uint8Array, options: object): Promise<Uint8Array> };
}

function eInvoiceEu(): Work {
  const { InvoiceService } = require('@e-invoice-eu/core') as {
    InvoiceService: new (logger: object) => { generate(invoice: object, options: object): Promise<unknown> };
  };
  const service = new InvoiceService(console);
  const invoice = asEInvoiceEu(model);
  const common = { format: 'Factur-X-EN16931', lang: 'en', noWarnings: true };
  return async ({ bytes }) => {
    const pdf = { buffer: bytes, filename: 'invoice.pdf', mimetype: 'application/pdf' };
    await service.generate(structuredClone(invoice), { ...common, pdf });
    return 0;
  };
}

await serve({ make: peer === 'node-zugferd' ? zugferd() : eInvoiceEu() });

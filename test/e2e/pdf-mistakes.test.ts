// What comes in the place of a PDF, and PDFs that are no e-invoice: at each door that takes one, the contract's error and a way on, in
// the words of the reader.

import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { SMALL } from '@conforme/pdf/testing/png';
import type { ErrorOut } from '@conforme/proto/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zip } from '../../gateway/testing/zip.ts';
import type { Service } from '../../scripts/start.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
let xml: Blob;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
  const { invoice } = example('services');
  const answer = await postJson(service, '/v1/invoices/preview-xml', { invoice });
  xml = await answer.blob();
});
afterAll(() => service.close());

type Change = (doc: PDFDocument) => void;

async function pdf(change: Change = () => {}): Promise<Buffer> {
  const doc = await PDFDocument.create();
  doc.addPage([200, 200]);
  change(doc);
  return Buffer.from(await doc.save({ useObjectStreams: false }));
}

const N = PDFName.of;
const locked: Change = (doc) =>
  doc.encrypt({ userPassword: 'u', ownerPassword: 'o', algorithm: 'AES-128', allowWeakCryptography: true });
const portfolio: Change = (doc) => {
  void doc.attach(new Uint8Array([1]), 'annexe.pdf');
  doc.catalog.set(N('Collection'), doc.context.obj({ Type: 'Collection', View: 'D' }));
};
const dynamicForm: Change = (doc) => {
  const { context, catalog } = doc;
  const form = context.register(context.flateStream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'));
  catalog.set(N('AcroForm'), context.obj({ Fields: [], XFA: form }));
  catalog.set(N('NeedsRendering'), context.obj(true));
};
const signed: Change = (doc) => {
  const { context, catalog } = doc;
  const signature = context.register(context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite' }));
  const page = doc.getPage(0);
  const shape = { Type: 'Annot', Subtype: 'Widget', Rect: [0, 0, 0, 0], F: 132, P: page.ref };
  const field = context.register(context.obj({ ...shape, FT: 'Sig', V: signature }));
  page.node.set(N('Annots'), context.obj([field]));
  catalog.set(N('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }));
};

const READERS = ['validate', 'extract', 'compare', 'receive'] as const;
type Door = 'embed' | (typeof READERS)[number];

/** @returns status and code, and all that is said in this language: message, and fixes of the findings */
async function sent(door: Door, bytes: Buffer, language: string) {
  const headers = { 'accept-language': language };
  const answer = await post(service, `/v1/invoices/${door}`, bodyFor(door, bytes), headers);
  const type = answer.headers.get('content-type') ?? '';
  const out = (type.startsWith('application/json') ? await answer.json() : {}) as Partial<ErrorOut>;
  const fixes = (out.details ?? []).map(({ fix }) => (fix as string | null | undefined) ?? '');
  return { status: answer.status, code: out.code, text: [out.message, ...fixes].join(' ') };
}

function bodyFor(door: Door, bytes: Buffer): FormData | Blob {
  if (door !== 'embed') return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
  const form = new FormData();
  form.append('pdf', new Blob([new Uint8Array(bytes)]), 'facture.pdf');
  form.append('xml', xml, 'facture.xml');
  return form;
}

interface Mistake {
  readonly what: string;
  readonly bytes: () => Promise<Buffer> | Buffer;
  /** What embed and what readers say is to be done, in English and French; null where it is taken. */
  readonly embed: readonly [RegExp, RegExp] | null;
  readonly read: readonly [RegExp, RegExp];
  readonly code?: 'invalid_input';
}

const EXPORT = [/Export or print it to PDF/, /imprimez-le en PDF/] as const;
const ASK = [/Ask its sender for the e-invoice/, /Demandez la facture électronique à son émetteur/] as const;
const EMBED = [
  /attach the data of the invoice to that/,
  /joignez à celui-ci les données de la facture/,
] as const;
const UNLOCK = [/Save the document without a password/, /sans mot de passe/] as const;
const text = (latin1: string) => (): Buffer => Buffer.from(latin1, 'latin1');

const MISTAKES: readonly Mistake[] = [
  { what: 'a password', bytes: () => pdf(locked), embed: UNLOCK, read: UNLOCK, code: 'invalid_input' },
  {
    what: 'nothing',
    bytes: () => Buffer.alloc(0),
    embed: [/Send the visual invoice/, /Envoyez la facture visuelle/],
    read: [/Send the PDF or XML itself/, /Envoyez le PDF ou le XML lui-même/],
  },
  {
    what: 'a PDF in a zip',
    bytes: async () => Buffer.from(zip([{ name: 'a.pdf', content: await pdf() }])),
    embed: EXPORT,
    read: [/can be checked one by one/, /se contrôle pièce par pièce/],
  },
  { what: 'a portfolio', bytes: () => pdf(portfolio), embed: null, read: ASK },
  {
    what: 'a signed PDF',
    bytes: () => pdf(signed),
    embed: [/Send flatten=true/, /flatten=true/],
    read: ASK,
  },
  {
    what: 'a dynamic form',
    bytes: () => pdf(dynamicForm),
    embed: [/print the filled document to PDF/, /imprimez le document rempli/],
    read: ASK,
  },
  { what: 'a PNG', bytes: () => SMALL, embed: EXPORT, read: ASK },
  { what: 'a picture of a telephone', bytes: text('\0\0\0\x18ftypheic\0\0\0\0'), embed: EXPORT, read: ASK },
  { what: 'a WebP', bytes: text('RIFF\x10\0\0\0WEBPVP8 '), embed: EXPORT, read: ASK },
  { what: 'RTF', bytes: text('{\\rtf1 Facture}'), embed: EXPORT, read: EMBED },
  { what: 'an older Word file', bytes: text('\xd0\xcf\x11\xe0\xa1\xb1'), embed: EXPORT, read: EMBED },
];

describe('in the place of an e-invoice', () => {
  it.each(MISTAKES)('$what is refused with a way on', async ({ bytes, embed, read, code }) => {
    const content = await bytes();
    for (const [at, language] of ['en', 'fr'].entries()) {
      for (const door of READERS) {
        const refused = await sent(door, content, language);
        expect(refused, door).toMatchObject({ status: 400, code: code ?? 'not_an_einvoice' });
        expect(refused.text, door).toMatch(read[at]!);
      }
      const given = await sent('embed', content, language);
      if (embed === null) expect(given.status).toBe(200);
      else {
        expect(given).toMatchObject({ status: 400, code: 'invalid_input' });
        expect(given.text).toMatch(embed[at]!);
      }
    }
  });

  it('a PDF that only its owner may change is read, and says that PDF/A allows no encryption', async () => {
    const content = new Uint8Array(await xml.arrayBuffer());
    const bytes = await pdf((doc) => {
      void doc.attach(content, 'factur-x.xml', { mimeType: 'text/xml' });
      doc.encrypt({
        userPassword: '',
        ownerPassword: 'o',
        algorithm: 'AES-128',
        allowWeakCryptography: true,
      });
    });
    const answer = await post(service, '/v1/invoices/validate', bodyFor('validate', bytes), {});
    const { findings } = (await answer.json()) as { findings: readonly { rule: string | null }[] };
    expect(findings.map(({ rule }) => rule)).toContain('PDF-A-03');
    expect((await sent('embed', bytes, 'en')).status).toBe(200);
  });
});

import { readFileSync } from 'node:fs';
import { benchDocuments, pdfFiles } from './corpus.ts';
import { requestFor } from './service.ts';

/** A request that every checkout is asked, and how often. */
export interface CheckoutCall {
  readonly name: string;
  readonly path: string;
  readonly type: string;
  readonly body: Uint8Array;
  /** Requests of a slice: so few that some slice meets no neighbour. */
  readonly slice: number;
  readonly warmUp: number;
}

/** What may not become dearer from one release to the next: calls on the small CII, and on ten lines in JSON. */
export function checkoutCalls(): CheckoutCall[] {
  const { file } = benchDocuments().find(({ name }) => name === 'small-cii')!;
  const { request } = pdfFiles();
  const xml = { type: 'application/xml', body: readFileSync(file), warmUp: 8_000 };
  const json = { path: 'generate', type: 'application/json' };
  return [
    { ...xml, name: 'validate, base', path: 'validate?check=base', slice: 1_000 },
    { ...xml, name: 'validate, fr-ctc', path: 'validate?check=fr-ctc', slice: 1_000 },
    { ...xml, name: 'convert to UBL', path: 'convert?to=ubl-xml&check=fr-ctc', slice: 400 },
    { ...xml, name: 'extract', path: 'extract', slice: 500 },
    { ...xml, name: 'extract without XML', path: 'extract?include_xml=false', slice: 500 },
    { ...json, name: 'generate CII', body: requestFor(request, 'cii-xml'), slice: 200, warmUp: 5_000 },
    { ...json, name: 'generate Factur-X', body: requestFor(request, 'facturx-pdf'), slice: 40, warmUp: 600 },
  ];
}

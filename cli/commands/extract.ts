import { extractCodec } from '@conforme/proto/schema/codec';
import type { Run } from '../command.ts';
import { put } from './files.ts';
import { ofDocument } from './of-document.ts';

/** `conforme extract`. The XML goes out as text in UTF-8, as the service gives it. */
export const extract: Run = (given, world) =>
  ofDocument(given, world, 'extract', async (engine, document, language) => {
    const asXml = given.has('xml');
    const answer = await engine.extract({ document, includeXml: asXml, language });
    const extracted = extractCodec.fromMessage(answer.document!);
    const text = asXml ? extracted.xml! : `${JSON.stringify(extracted, null, 2)}\n`;
    await put(text, given.text('output') ?? '-', world);
  });

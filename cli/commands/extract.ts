import { ConnectError } from '@connectrpc/connect';
import { extractCodec } from '@conforme/proto/schema/codec';
import type { Run } from '../command.ts';
import { engineClient } from '../documents/judge.ts';
import { exitOf } from '../documents/outcome.ts';
import { refusalOf } from '../documents/refusal.ts';
import { complain } from './complain.ts';
import { bytesOf, oneFile, put } from './files.ts';
import { langOf, pluginsOf } from './given.ts';
import { EXIT } from '../exit.ts';

/** `conforme extract`. The XML goes out as text in UTF-8, as the service gives it. */
export const extract: Run = async (given, world) => {
  const name = oneFile(given, 'extract');
  const language = langOf(given, world);
  const document = await bytesOf(name, 'extract', world);
  const engine = engineClient(await world.engine(pluginsOf(given, world)));
  const asXml = given.has('xml');
  try {
    const answer = await engine.extract({ document, includeXml: asXml, language });
    const extracted = extractCodec.fromMessage(answer.document!);
    const text = asXml ? extracted.xml! : `${JSON.stringify(extracted, null, 2)}\n`;
    await put(text, given.text('output') ?? '-', world);
    return EXIT.ok;
  } catch (thrown) {
    if (!(thrown instanceof ConnectError)) throw thrown;
    const refusal = refusalOf(thrown);
    await complain(refusal, { name, language, asJson: false }, world);
    return exitOf(refusal, 'fatal');
  }
};

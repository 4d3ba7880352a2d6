import { ConnectError } from '@connectrpc/connect';
import type { Language } from '@conforme/proto/schema';
import { engineClient, type EngineClient } from '@conforme/proto/engine-client';
import { exitOf } from '../documents/outcome.ts';
import { refusalOf } from '../documents/refusal.ts';
import { EXIT, type Exit } from '../exit.ts';
import type { Given } from '../options.ts';
import type { World } from '../world.ts';
import { complain } from './complain.ts';
import { bytesOf, oneFile } from './files.ts';
import { langOf, pluginsOf } from './given.ts';

type Work = (engine: EngineClient, document: Uint8Array<ArrayBuffer>, language: Language) => Promise<void>;

/** Reads the one document a command is about, and tells why the engine could do nothing with it. */
export async function ofDocument(given: Given, world: World, command: string, work: Work): Promise<Exit> {
  const name = oneFile(given, command);
  const language = langOf(given, world);
  const document = await bytesOf(name, command, world);
  const engine = engineClient(await world.engine(pluginsOf(given, world)));
  try {
    await work(engine, document, language);
    return EXIT.ok;
  } catch (thrown) {
    if (!(thrown instanceof ConnectError)) throw thrown;
    const refusal = refusalOf(thrown);
    await complain(refusal, { name: name === '-' ? 'stdin' : name, language, asJson: false }, world);
    return exitOf(refusal, 'fatal');
  }
}

import { findingCodec, validationCodec } from '@conforme/proto/schema/codec';
import { nextLines } from '@conforme/proto/schema/status-text';
import type { NextOut } from '@conforme/proto/schema/statuses';
import type { GenerateStatusResponse } from '@conforme/proto/v1/statuses';
import type { Run } from '../command.ts';
import { engineClient } from '@conforme/proto/engine-client';
import { EXIT, UsageError, type Exit } from '../exit.ts';
import type { Given } from '../options.ts';
import { oneOf } from '../platform/settings.ts';
import type { World } from '../world.ts';
import { complain, faceOf, tellFindings, type Telling } from './complain.ts';
import { bytesOf, oneFile, put } from './files.ts';
import { guarded, speaking } from './generate.ts';
import { langOf, narrowed, pluginsOf } from './given.ts';
import { ofDocument } from './of-document.ts';
import { listOf, statusText } from './status-request.ts';

const VERBS: Readonly<Record<string, Run>> = { generate: generated, extract: extracted, next: following };

/** `conforme status generate FILE`, `conforme status extract FILE`, `conforme status next [FILE …]`. */
export const status: Run = (given, world) => {
  const [verb = '', ...rest] = given.rest;
  return VERBS[oneOf(Object.keys(VERBS), verb, 'status', 'status')]!(narrowed(given, rest), world);
};

const asJson = (given: Given): boolean => given.text('format') === 'json';

async function generated(given: Given, world: World): Promise<Exit> {
  const name = oneFile(given, 'status');
  const language = langOf(given, world);
  const telling = { name: name === '-' ? 'stdin' : name, language, asJson: asJson(given) };
  const read = statusText(await bytesOf(name, 'status', world), given, language);
  if ('complaint' in read) {
    await complain(read.complaint, telling, world);
    return EXIT.notAnInvoice;
  }
  return guarded(read, telling, world, async () => {
    const engine = engineClient(await world.engine(pluginsOf(given, world)));
    const request = new TextEncoder().encode(read.text);
    const answer = await engine.generateStatus({ request }, speaking(language));
    const file = await put(answer.content, given.text('output') ?? answer.filename, world);
    await tellMade(answer, file, telling, world);
  });
}

async function tellMade(
  { filename, message, number, validation, warnings, rulesets }: GenerateStatusResponse,
  file: string | null,
  telling: Telling,
  world: World,
): Promise<void> {
  const found = warnings.map(findingCodec.fromMessage);
  if (telling.asJson) {
    const body = {
      filename: file ?? filename,
      media_type: 'application/xml',
      message: objectIn(message),
      validation: validationCodec.fromMessage(validation!),
      warnings: found.map(faceOf),
      rulesets,
    };
    return world[file === null ? 'err' : 'out'].write(`${JSON.stringify(body, null, 2)}\n`);
  }
  await tellFindings(found, { ...telling, name: file ?? filename }, world);
  const { name } = objectIn(message) as { readonly name: string | null };
  if (file !== null) await world.err.write(`${[`${file}: cdar`, name, number].filter(Boolean).join(', ')}\n`);
}

const objectIn = (json: Uint8Array): object => JSON.parse(new TextDecoder().decode(json)) as object;

function extracted(given: Given, world: World): Promise<Exit> {
  return ofDocument(given, world, 'status', async (engine, document, language) => {
    const { body } = await engine.extractStatus({ document, language });
    await put(`${JSON.stringify(objectIn(body), null, 2)}\n`, given.text('output') ?? '-', world);
  });
}

/** The files are statuses; without them `--history` names them. */
async function following(given: Given, world: World): Promise<Exit> {
  const [language, history] = [langOf(given, world), listOf(given, 'history')];
  if (history.length > 0 && given.rest.length > 0)
    throw new UsageError('status next takes files, or --history, not both', 'status');
  const base64 = async (name: string): Promise<string> =>
    Buffer.from(await bytesOf(name, 'status', world)).toString('base64');
  const [actor, invoice] = [given.text('actor'), given.text('invoice')];
  const request = {
    history,
    messages_base64: await Promise.all(given.rest.map(base64)),
    ...(actor !== undefined && { actor }),
    ...(invoice !== undefined && { document_base64: await base64(invoice) }),
  };
  const telling = { name: given.rest.join(' ') || 'history', language, asJson: asJson(given) };
  let isWrong = false;
  const exit = await guarded({ placed: (finding) => finding }, telling, world, async () => {
    const engine = engineClient(await world.engine(pluginsOf(given, world)));
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const out = objectIn((await engine.nextStatuses({ request: bytes }, speaking(language))).body) as NextOut;
    isWrong = out.findings.some(({ severity }) => severity === 'fatal');
    await world.out.write(
      telling.asJson
        ? `${JSON.stringify(out, null, 2)}\n`
        : nextLines(out, language)
            .map((line) => `${line}\n`)
            .join(''),
    );
  });
  return exit === EXIT.ok && isWrong ? EXIT.findings : exit;
}

import { ConnectError } from '@connectrpc/connect';
import type { Language } from '@conforme/proto/schema';
import {
  findingCodec,
  generateRequestCodec,
  ledgerCodec,
  totalsCodec,
  validationCodec,
} from '@conforme/proto/schema/codec';
import { ledgerText } from '@conforme/proto/schema/ledger-text';
import type { GenerateResponse } from '@conforme/proto/v1';
import type { Run } from '../command.ts';
import { engineClient, type EngineClient } from '@conforme/proto/engine-client';
import { refusalOf } from '../documents/refusal.ts';
import { EXIT, type Exit } from '../exit.ts';
import type { Given } from '../options.ts';
import type { World } from '../world.ts';
import { complain, complaintOf, faceOf, tellFindings, type FindingDetail, type Telling } from './complain.ts';
import { oneFile, put, textOf } from './files.ts';
import { langOf, pluginsOf } from './given.ts';
import { readRequest, type ReadRequest } from './request.ts';

/** `conforme generate`. */
export const generate: Run = (given, world) =>
  written(given, world, 'generate', async (engine, { request, placed }, telling, call) => {
    const answer = await engine.generate(generateRequestCodec.toMessage(request), call);
    const file = await put(answer.content, given.text('output') ?? answer.filename, world);
    const warnings = answer.warnings.map(findingCodec.fromMessage).map(placed);
    if (telling.asJson) await world[file === null ? 'err' : 'out'].write(jsonOf(answer, file, warnings));
    else if (!given.has('quiet')) await tellWritten(file, answer, warnings, telling, world);
  });

/** `conforme preview`. */
export const preview: Run = (given, world) =>
  written(given, world, 'preview', async (engine, { request }, _, call) => {
    const { invoice, options } = generateRequestCodec.toMessage(request);
    const { xml } = await engine.previewXml({ invoice, options }, call);
    await put(xml, given.text('output') ?? '-', world);
  });

type CallOptions = Parameters<EngineClient['generate']>[1];
type Write = (engine: EngineClient, read: ReadRequest, telling: Telling, call: CallOptions) => Promise<void>;

/** Reads the request, has it written, and tells why it was not. */
async function written(given: Given, world: World, command: string, write: Write): Promise<Exit> {
  const name = oneFile(given, command);
  const language = langOf(given, world);
  const telling = { name: name === '-' ? 'stdin' : name, language, asJson: given.text('format') === 'json' };
  const read = readRequest(await textOf(name, command, world), given, language);
  if ('complaint' in read) {
    await complain(read.complaint, telling, world);
    return read.exit;
  }
  const engine = engineClient(await world.engine(pluginsOf(given, world)));
  return guarded(read.ok, telling, world, () => write(engine, read.ok, telling, speaking(language)));
}

/** Findings in the reader's language, whatever that of the invoice is. */
export function speaking(language: Language): { headers: { 'accept-language': string } } {
  return { headers: { 'accept-language': language } };
}

/** Refusals of the engine are reported; failures here are rethrown. */
export async function guarded(
  { placed }: Pick<ReadRequest, 'placed'>,
  telling: Telling,
  world: World,
  work: () => Promise<void>,
): Promise<Exit> {
  try {
    await work();
    return EXIT.ok;
  } catch (thrown) {
    if (!(thrown instanceof ConnectError)) throw thrown;
    const { complaint, exit } = complaintOf(refusalOf(thrown), placed);
    await complain(complaint, telling, world);
    return exit;
  }
}

async function tellWritten(
  file: string | null,
  { profile, output, totals, ledger }: GenerateResponse,
  warnings: readonly FindingDetail[],
  telling: Telling,
  world: World,
): Promise<void> {
  await tellFindings(warnings, telling, world);
  if (file === null) return;
  const due = totals?.amountDue ? `, BT-115 ${totals.amountDue}` : '';
  await world.err.write(`${file}: ${output}, ${profile}${due}\n`);
  if (ledger) await world.err.write(`\n${ledgerText(ledgerCodec.fromMessage(ledger), telling.language)}\n`);
}

type Produced = Omit<GenerateResponse, '$typeName' | '$unknown'>;

/** The envelope of the HTTP API, with the document left where it was written. */
export function jsonOf(
  answer: Produced,
  file: string | null,
  warnings: readonly FindingDetail[],
  more: object = {},
): string {
  const { filename, mediaType, profile, output, totals, validation, rulesets, ledger } = answer;
  const body = {
    filename: file ?? filename,
    media_type: mediaType,
    profile,
    output,
    totals: totalsCodec.fromMessage(totals!),
    validation: validationCodec.fromMessage(validation!),
    ...more,
    warnings: warnings.map(faceOf),
    rulesets,
    ...(ledger && { ledger: ledgerCodec.fromMessage(ledger) }),
  };
  return `${JSON.stringify(body, null, 2)}\n`;
}

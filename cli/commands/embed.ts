import { findingCodec, invoiceCodec } from '@conforme/proto/schema/codec';
import type { Run } from '../command.ts';
import { engineClient, type EngineClient } from '@conforme/proto/engine-client';
import { UsageError } from '../exit.ts';
import type { Given } from '../options.ts';
import type { World } from '../world.ts';
import { complain, faceOf, tellFindings, type FindingDetail, type Telling } from './complain.ts';
import { bytesOf, put, textOf } from './files.ts';
import { guarded, speaking } from './generate.ts';
import { langOf, pluginsOf } from './given.ts';
import { readRequest, type Requested } from './request.ts';

type EmbedMessage = Parameters<EngineClient['embed']>[0];

/** `conforme embed`. */
export const embed: Run = async (given, world) => {
  const { pdf, xml, json } = named(given);
  const telling: Telling = {
    name: json ?? pdf,
    language: langOf(given, world),
    asJson: given.text('format') === 'json',
  };
  const read =
    json === undefined ? null : readRequest(await textOf(json, 'embed', world), given, telling.language);
  if (read && 'complaint' in read) {
    await complain(read.complaint, telling, world);
    return read.exit;
  }
  const source = xml === undefined ? invoiceOf(read!) : xmlOf(await bytesOf(xml, 'embed', world), given);
  const [flatten, plausibility] = [given.has('flatten'), !given.has('no-plausibility')];
  const message = { ...source, pdf: await bytesOf(pdf, 'embed', world), flatten, plausibility };
  const inText = read && 'ok' in read ? read.ok.placed : (finding: FindingDetail) => finding;
  const placed = (finding: FindingDetail) => atOption(inText(finding));
  const engine = engineClient(await world.engine(pluginsOf(given, world)));
  return guarded({ placed }, telling, world, async () => {
    const answer = await engine.embed(message, speaking(telling.language));
    const file = await put(answer.content, given.text('output') ?? answer.filename, world);
    const warnings = answer.warnings.map(findingCodec.fromMessage).map(placed);
    const { profile, rulesets } = answer;
    await tellEmbedded({ file, profile, rulesets, warnings }, telling, given, world);
  });
};

/** A file is named by its option: the engine knows parts of a request. */
function atOption(finding: FindingDetail): FindingDetail {
  const { pointer } = finding;
  return pointer === '/pdf' || pointer === '/xml'
    ? { ...finding, pointer: `--${pointer.slice(1)}` }
    : finding;
}

/** That a file is probably meant for, by the end of its name. */
const optionOf = (name: string): string =>
  OPTIONS.find((option) => name.toLowerCase().endsWith(option.replace('--', '.'))) ?? OPTIONS.join(' or ');

const OPTIONS = ['--pdf', '--xml', '--json'];

function named({ text, rest }: Given): { pdf: string; xml: string | undefined; json: string | undefined } {
  const [pdf, xml, json] = [text('pdf'), text('xml'), text('json')];
  if (rest[0] !== undefined)
    throw new UsageError(
      `embed names its files by options; did you mean ${optionOf(rest[0])} ${rest[0]}?`,
      'embed',
    );
  if (pdf === undefined) throw new UsageError('embed needs --pdf FILE', 'embed');
  if ((xml === undefined) === (json === undefined))
    throw new UsageError('embed needs either --xml FILE or --json FILE, and not both', 'embed');
  return { pdf, xml, json };
}

function invoiceOf(read: Requested): EmbedMessage {
  if (!('ok' in read)) throw new Error('an invoice that was not read is not embedded');
  const { invoice, options } = read.ok.request;
  const { profile, check, language } = options;
  return { source: { case: 'invoice', value: invoiceCodec.toMessage(invoice) }, profile, check, language };
}

function xmlOf(xml: Uint8Array<ArrayBuffer>, { text }: Given): EmbedMessage {
  const check = text('check');
  const language = text('language');
  return { source: { case: 'xml', value: xml }, ...(check && { check }), ...(language && { language }) };
}

interface Embedded {
  /** Where the document was put; null: on standard output. */
  readonly file: string | null;
  readonly profile: string;
  readonly rulesets: readonly string[];
  readonly warnings: readonly FindingDetail[];
}

async function tellEmbedded(
  { file, profile, rulesets, warnings }: Embedded,
  telling: Telling,
  given: Given,
  world: World,
): Promise<void> {
  if (telling.asJson) {
    const body = { filename: file, profile, warnings: warnings.map(faceOf), rulesets };
    return world[file === null ? 'err' : 'out'].write(`${JSON.stringify(body, null, 2)}\n`);
  }
  if (given.has('quiet')) return;
  await tellFindings(warnings, telling, world);
  if (file !== null) await world.err.write(`${file}: facturx-pdf, ${profile}\n`);
}

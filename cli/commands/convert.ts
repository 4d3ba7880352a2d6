import { ConnectError } from '@connectrpc/connect';
import type { Loss, OutputFormat } from '@conforme/proto/schema';
import { findingCodec, ledgerCodec, lossCodec } from '@conforme/proto/schema/codec';
import { ledgerText } from '@conforme/proto/schema/ledger-text';
import { UNTOLD } from '@conforme/proto/schema/findings';
import type { ConvertResponse } from '@conforme/proto/v1';
import type { Run } from '../command.ts';
import { engineClient } from '@conforme/proto/engine-client';
import { refusalOf, type EngineRefusal } from '../documents/refusal.ts';
import { EXIT, UsageError, type Exit } from '../exit.ts';
import type { Given } from '../options.ts';
import type { World } from '../world.ts';
import { complain, exitOfWriting, tellFindings, type FindingDetail, type Telling } from './complain.ts';
import { bytesOf, oneFile, put } from './files.ts';
import { jsonOf } from './generate.ts';
import { langOf, pluginsOf } from './given.ts';

/** `conforme convert`. */
export const convert: Run = async (given, world) => {
  const name = oneFile(given, 'convert');
  const language = langOf(given, world);
  const telling = { name: name === '-' ? 'stdin' : name, language, asJson: given.text('format') === 'json' };
  const to = outputOf(given);
  const document = await bytesOf(name, 'convert', world);
  const engine = engineClient(await world.engine(pluginsOf(given, world)));
  const profile = given.text('profile');
  const pageLanguage = given.text('language');
  try {
    const answer = await engine.convert({
      document,
      to,
      check: given.text('check') ?? 'fr-ctc',
      ...(profile !== undefined && { profile }),
      ...(pageLanguage !== undefined && { pageLanguage }),
      allowLoss: given.has('allow-loss'),
      allowInvalid: given.has('allow-invalid'),
      explain: given.has('explain'),
      plausibility: !given.has('no-plausibility'),
      language,
    });
    await tell(answer, given, telling, world);
    return EXIT.ok;
  } catch (thrown) {
    if (!(thrown instanceof ConnectError)) throw thrown;
    return refused(refusalOf(thrown), telling, world);
  }
};

/** A name that ends in .pdf needs no other word. */
function outputOf(given: Given): OutputFormat {
  const to = given.text('to') as OutputFormat | undefined;
  if (to !== undefined) return to;
  if (given.text('output')?.toLowerCase().endsWith('.pdf')) return 'facturx-pdf';
  throw new UsageError('convert needs --to, or a name after -o that ends in .pdf', 'convert');
}

async function tell(answer: ConvertResponse, given: Given, telling: Telling, world: World): Promise<void> {
  const file = await put(answer.content, given.text('output') ?? answer.filename, world);
  const losses = answer.losses.map(lossCodec.fromMessage);
  const warnings = answer.warnings.map(findingCodec.fromMessage);
  if (telling.asJson) {
    const more = { source_valid: answer.sourceValid, losses };
    return world[file === null ? 'err' : 'out'].write(jsonOf(answer, file, warnings, more));
  }
  if (given.has('quiet')) return;
  const listed = losses.map((loss) => asFinding(loss, 'warning'));
  await tellFindings([...listed, ...warnings], telling, world);
  if (file !== null) await world.err.write(`${file}: ${answer.output}, ${answer.profile}\n`);
  const { ledger } = answer;
  if (ledger) await world.err.write(`\n${ledgerText(ledgerCodec.fromMessage(ledger), telling.language)}\n`);
}

/** What would be lost is reported as losses, in JSON as objects. */
async function refused(refusal: EngineRefusal, telling: Telling, world: World): Promise<Exit> {
  const { code, message, losses, findings } = refusal;
  if (telling.asJson && losses.length > 0) {
    await world.out.write(`${JSON.stringify({ code, message, details: losses }, null, 2)}\n`);
    return EXIT.findings;
  }
  const listed = [...findings, ...losses.map((loss) => asFinding(loss, 'fatal'))];
  await complain({ code, message, findings: listed }, telling, world);
  const isUnreadable = code === 'invalid_input' && findings.every(({ rule }) => rule === null);
  return isUnreadable ? EXIT.notAnInvoice : exitOfWriting(code);
}

function asFinding(loss: Loss, severity: 'fatal' | 'warning'): FindingDetail {
  const { term, location, value, reason } = loss;
  return {
    ...UNTOLD,
    source: 'conversion',
    severity,
    rule: term,
    message: `${location}: ${value}. ${reason}`,
    location,
    terms: term === null ? [] : [term],
  };
}

import type { Run } from '../command.ts';
import { inputsOf, type Input, type Inputs } from '../documents/inputs.ts';
import type { Question } from '../documents/judge.ts';
import { count, emptySummary, exitOf, type Judged, type Summary } from '../documents/outcome.ts';
import { MAX_BYTES } from '../documents/read.ts';
import { judgedByWorkers, judgedHere, MANY } from '../documents/spread.ts';
import { EXIT, UsageError, worst, type Exit } from '../exit.ts';
import type { Given } from '../options.ts';
import { Progress } from '../progress.ts';
import { makerOf } from '../report/make.ts';
import type { Format, ReportSettings } from '../report/report.ts';
import { summaryLine } from '../report/text.ts';
import { WORDS } from '../report/words.ts';
import { isFolder, targetOf, type Target } from '../target.ts';
import type { World } from '../world.ts';
import { hasColour, langOf, pluginsOf } from './given.ts';

/** `conforme validate`. */
export const validate: Run = async (given, world) => {
  const found = inputsOf(given.rest, world.cwd, 'validate');
  const settings = settingsOf(given, world, found);
  const format = (given.text('format') ?? 'text') as Format;
  const output = given.text('output');
  const toFolder = output !== undefined && isFolder(output, world.cwd);
  if (format === 'svrl' && found.inputs.length > 1 && !toFolder)
    throw new UsageError(
      'SVRL is a report of one document: of several, give a folder (--output DIR/)',
      'validate',
    );
  // What goes into a folder is a report for each document, as if it had been named alone.
  const own = toFolder ? { ...settings, single: true, documents: 1 } : settings;
  const make = await makerOf(format);
  const target = targetOf(output, format, () => make(own), world);
  await target.begin();
  const failOn = given.text('fail-on') === 'warning' ? 'warning' : 'fatal';
  const { summary, exit } = await follow(
    judgedOf(found.inputs, given, world, questionOf(given, world, format)),
    {
      target,
      world,
      failOn,
      progress: progressOf(found.inputs, given, world),
    },
  );
  await target.end(summary);
  const isAside = output !== undefined && output !== '-';
  if (isAside && !settings.quiet)
    await world.err.write(`${summaryLine(summary, WORDS[settings.language])}\n`);
  return summary.interrupted ? EXIT.interrupted : exit;
};

function settingsOf(given: Given, world: World, { inputs, single }: Inputs): ReportSettings {
  const toTerminal = given.text('output') === undefined || given.text('output') === '-';
  return {
    language: langOf(given, world),
    version: world.version,
    explain: given.has('explain'),
    colour: toTerminal && hasColour(world.out, world.env),
    quiet: given.has('quiet'),
    documents: inputs.length,
    single,
  };
}

/** The published verdict has no lines, and a report without them need not request them. */
function questionOf(given: Given, world: World, format: Format): Question {
  const asOf = given.text('as-of');
  const role = given.text('role');
  const treatment = given.text('treatment');
  const maxFindings = given.text('max-findings');
  const worded = given.has('explain') || !['json', 'ndjson'].includes(format);
  return {
    check: given.text('check') ?? 'fr-ctc',
    language: langOf(given, world),
    explain: worded,
    plausibility: worded && !given.has('no-plausibility'),
    ledger: given.has('ledger'),
    ...(asOf !== undefined && { asOf }),
    ...(role !== undefined && { role }),
    ...(treatment !== undefined && { treatment }),
    ...(maxFindings !== undefined && { maxFindings: Number(maxFindings) }),
  };
}

/** A few where the command runs, many on all cores. */
async function* judgedOf(
  inputs: readonly Input[],
  given: Given,
  world: World,
  question: Question,
): AsyncGenerator<Judged> {
  const plugins = pluginsOf(given, world);
  const stdin = (): Promise<Uint8Array> => world.stdin(MAX_BYTES);
  const engine = () => world.judge(plugins);
  if (inputs.length < MANY) return yield* judgedHere(inputs, await engine(), question, stdin);
  const workers = await world.workers(plugins, Number(given.text('jobs') ?? world.cores));
  try {
    yield* judgedByWorkers(inputs, workers, question, stdin, engine);
  } finally {
    await workers.close();
  }
}

function progressOf(inputs: readonly Input[], given: Given, { err }: World): Progress | null {
  return inputs.length >= MANY && err.isTerminal && !given.has('quiet')
    ? new Progress(err, inputs.length)
    : null;
}

interface Following {
  readonly target: Target;
  readonly world: World;
  readonly failOn: 'fatal' | 'warning';
  readonly progress: Progress | null;
}

/** Reports each document as it comes, until the last or Ctrl-C. */
async function follow(
  judged: AsyncGenerator<Judged>,
  { target, world, failOn, progress }: Following,
): Promise<{ readonly summary: Summary; readonly exit: Exit }> {
  const summary = emptySummary();
  const started = performance.now();
  let exit: Exit = EXIT.ok;
  const left = new Promise<'left'>((resolve) => {
    const { interrupted } = world;
    if (interrupted.aborted) resolve('left');
    interrupted.addEventListener('abort', () => resolve('left'), { once: true });
  });
  for (;;) {
    const next = await Promise.race([judged.next(), left]);
    if (next === 'left' || next.done === true) {
      summary.interrupted = next === 'left';
      break;
    }
    const { outcome } = next.value;
    count(summary, outcome);
    exit = worst(exit, exitOf(outcome, failOn));
    if (world.out.isTerminal) await progress?.clear();
    await target.document(next.value);
    await progress?.at(summary.documents, summary.invalid + summary.refused);
  }
  await progress?.clear();
  // Not waited for: what stands still over a document cannot hear it, and the process ends anyway.
  void judged.return(undefined);
  summary.milliseconds = performance.now() - started;
  return { summary, exit };
}

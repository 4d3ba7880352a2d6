import path from 'node:path';
import type { Language } from '@conforme/proto/schema';
import type { CalendarOut, ReportingOut, ReportingRequest } from '@conforme/proto/schema/ereporting';
import { readReportingRequest } from '@conforme/proto/schema/read-reporting';
import { calendarCodec, reportingOut, reportingRequestCodec } from '@conforme/proto/schema/reporting-codec';
import type { Run } from '../command.ts';
import { engineClient } from '@conforme/proto/engine-client';
import { EXIT, UsageError, type Exit } from '../exit.ts';
import type { Given } from '../options.ts';
import { WORDS } from '../report/words.ts';
import type { World } from '../world.ts';
import { complain, type Telling } from './complain.ts';
import { oneFile, put, textOf } from './files.ts';
import { guarded, speaking } from './generate.ts';
import { langOf, narrowed, pluginsOf } from './given.ts';
import { faulty, placedAsGiven } from './request.ts';

/** `conforme ereporting generate FILE`, `conforme ereporting calendar REGIME [YEAR]`. */
export const ereporting: Run = (given, world) => {
  const [what, ...rest] = given.rest;
  if (what === 'generate') return generated(narrowed(given, rest), world);
  if (what === 'calendar') return calendar(narrowed(given, rest), world);
  throw new UsageError('ereporting needs generate FILE, or calendar REGIME', 'ereporting');
};

const asJson = (given: Given): boolean => given.text('format') === 'json';

async function generated(given: Given, world: World): Promise<Exit> {
  const name = oneFile(given, 'ereporting');
  const language = langOf(given, world);
  const text = await textOf(name, 'ereporting', world);
  const telling = { name: name === '-' ? 'stdin' : name, language, asJson: asJson(given) };
  const read = readReportingRequest(text, { language });
  const placed = placedAsGiven(text);
  if (read.faults) {
    await complain(faulty(read.faults, placed, language), telling, world);
    return EXIT.findings;
  }
  return guarded({ placed }, telling, world, () => written(read.ok, given, telling, world));
}

async function written(
  request: ReportingRequest,
  given: Given,
  telling: Telling,
  world: World,
): Promise<void> {
  const { language } = telling;
  const engine = engineClient(await world.engine(pluginsOf(given, world)));
  const message = { request: reportingRequestCodec.toMessage(request), language };
  const { reports } = await engine.generateReports(message, speaking(language));
  const out = reportingOut(reports!);
  const folder = given.text('output') ?? '.';
  for (const file of out.files)
    await put(Buffer.from(file.content_base64, 'base64'), path.join(folder, file.filename), world);
  if (telling.asJson)
    return void (await world.out.write(`${JSON.stringify(withoutContent(out, folder), null, 2)}\n`));
  await world.err.write(summary(out, folder, language));
}

/** The answer of the HTTP API, with the files left where they were written. */
const withoutContent = ({ files, left_out }: ReportingOut, folder: string): object => ({
  files: files.map(({ content_base64: _, ...file }) => ({
    ...file,
    filename: path.join(folder, file.filename),
  })),
  left_out,
});

const SAYS = {
  en: {
    files: (count: number) => `${count} sums explained`,
    none: 'nothing to report',
    leftOut: 'not reported',
  },
  fr: {
    files: (count: number) => `${count} sommes expliquées`,
    none: 'rien à déclarer',
    leftOut: 'non déclaré',
  },
} as const;

function summary({ files, left_out }: ReportingOut, folder: string, language: Language): string {
  const says = SAYS[language];
  const { colon } = WORDS[language];
  const lines = [
    ...files.map(
      ({ filename, data, steps }) => `${path.join(folder, filename)}: ${data}, ${says.files(steps.length)}`,
    ),
    ...(files.length === 0 ? [says.none] : []),
    ...left_out.map(
      ({ pointer, number, reason }) => `  ${says.leftOut}${colon}${number ?? pointer}, ${reason}`,
    ),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

async function calendar(given: Given, world: World): Promise<Exit> {
  const [regime, year, ...more] = given.rest;
  if (regime === undefined || more.length > 0)
    throw new UsageError('ereporting calendar needs a VAT regime, and at most a year', 'ereporting');
  const language = langOf(given, world);
  const telling = { name: 'calendar', language, asJson: asJson(given) };
  return guarded({ placed: (finding) => finding }, telling, world, async () => {
    const engine = engineClient(await world.engine(pluginsOf(given, world)));
    const answer = await engine.getReportingCalendar(
      { regime, ...(year && { year }), language },
      speaking(language),
    );
    const out = calendarCodec.fromMessage(answer.calendar!);
    await world.out.write(asJson(given) ? `${JSON.stringify(out, null, 2)}\n` : periods(out));
  });
}

/** A row for each period: what of, its days, and by when. */
const periods = ({ periods: all, source }: CalendarOut): string =>
  [
    ...all.map(({ data, start, end, to_platform, to_state }) =>
      [data.padEnd(12), start, end, to_platform, to_state].join('  '),
    ),
    source,
  ]
    .map((line) => `${line}\n`)
    .join('');

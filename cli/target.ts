import { createWriteStream, mkdirSync, statSync, writeFileSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { reasonOf } from './documents/read.ts';
import { count, emptySummary, type Judged, type Summary } from './documents/outcome.ts';
import { EXTENSIONS, type Format, type Report } from './report/report.ts';
import type { World } from './world.ts';

/** Where the report of a run goes, document by document. */
export interface Target {
  begin(): Promise<void>;
  document(judged: Judged): Promise<void>;
  end(summary: Summary): Promise<void>;
}

/** A folder is one that exists, or a name that ends like one. */
export function isFolder(output: string, cwd: string): boolean {
  if (/[/\\]$/.test(output)) return true;
  return statSync(path.resolve(cwd, output), { throwIfNoEntry: false })?.isDirectory() === true;
}

/** What `begin` throws, when the file or folder cannot be written, names it. */
export function targetOf(
  output: string | undefined,
  format: Format,
  makeReport: () => Report,
  world: World,
): Target {
  if (output === undefined || output === '-')
    return streamTarget(makeReport(), (text) => world.out.write(text));
  if (isFolder(output, world.cwd))
    return folderTarget(path.resolve(world.cwd, output), format, makeReport, world.cwd);
  return fileTarget(path.resolve(world.cwd, output), makeReport());
}

function streamTarget(report: Report, write: (text: string) => Promise<void>): Target {
  const written = async (text: string): Promise<void> => {
    if (text !== '') await write(text);
  };
  return {
    begin: () => written(report.begin()),
    document: (judged) => written(report.document(judged)),
    end: (summary) => written(report.end(summary)),
  };
}

function fileTarget(file: string, report: Report): Target {
  let stream: WriteStream | null = null;
  const target = streamTarget(report, async (text) => {
    if (!stream!.write(text)) await once(stream!, 'drain');
  });
  return {
    ...target,
    begin: async () => {
      stream = createWriteStream(file);
      await once(stream, 'open').catch((error: unknown) => refuse(file, error));
      await target.begin();
    },
    end: async (summary) => {
      await target.end(summary);
      stream!.end();
      await finished(stream!);
    },
  };
}

/** Each document has a whole report of its own. */
function folderTarget(folder: string, format: Format, makeReport: () => Report, cwd: string): Target {
  return {
    begin: async () => {
      try {
        mkdirSync(folder, { recursive: true });
      } catch (error) {
        refuse(folder, error);
      }
    },
    document: async (judged) => {
      const file = path.join(folder, `${placeBelow(judged.name, cwd)}${EXTENSIONS[format]}`);
      const report = makeReport();
      const summary = emptySummary();
      count(summary, judged.outcome);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, [report.begin(), report.document(judged), report.end(summary)].join(''));
    },
    end: async () => {},
  };
}

/** The report of `in/a.xml` lies at `in/a.xml.json`; what lies outside the current folder keeps its path from the root. */
function placeBelow(name: string, cwd: string): string {
  const absolute = path.resolve(cwd, name);
  const relative = path.relative(cwd, absolute);
  const inside = !relative.startsWith('..') && !path.isAbsolute(relative);
  return inside ? relative : path.relative(path.parse(absolute).root, absolute);
}

function refuse(file: string, error: unknown): never {
  throw new Error(`${file} cannot be written: ${reasonOf(error)}`, { cause: error });
}

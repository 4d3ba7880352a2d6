// Our Java programs in JVMs of their own. Each is compiled once, not at every start, which took three seconds of CPU.

import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cache, fill, jars } from './setup.ts';

const SOURCES = path.join(import.meta.dirname, 'java');

/**
 * Java's second compiler pays after about so many documents: 120 of them under two sheets (en16931-cii, br-fr-cii) took 18.6 s of CPU
 * with it and 7.3 s without, and the sheets alone 7.0 s and 3.3 s.
 */
const MANY = 500;

/** Where the classes of a program are, named by what they were made of. */
function classesOf(program: string): string {
  const source = path.join(SOURCES, `${program}.java`);
  const made = createHash('sha256').update(path.basename(jars)).update(readFileSync(source));
  const folder = path.join(cache, `classes-${program}-${made.digest('hex').slice(0, 12)}`);
  fill(folder, (target) => [['javac', '-nowarn', '-d', target, '-cp', path.join(jars, '*'), source]]);
  return folder;
}

/** Starts a program, which reads what to do from its standard input. @param lines about how many it will read */
export function startJava(program: string, args: readonly string[], lines: number): ChildProcess {
  const compilers = lines < MANY ? ['-XX:TieredStopAtLevel=1'] : [];
  const classes = [classesOf(program), path.join(jars, '*')].join(path.delimiter);
  const given = ['-Xss16m', '-Xmx2g', '-XX:+UseSerialGC', ...compilers, '-cp', classes, program, ...args];
  return spawn('java', given, { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Runs one of our Java programs over files and gives its lines as they come. */
export async function* runJava(
  program: string,
  args: readonly string[],
  files: readonly string[],
): AsyncGenerator<string> {
  const child = startJava(program, args, files.length);
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  child.stdin!.end(files.map((file) => `${path.resolve(file)}\n`).join(''));
  let rest = '';
  for await (const chunk of child.stdout!.setEncoding('utf8')) {
    const lines = `${rest}${chunk as string}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  const status = await ended;
  if (status !== 0) throw new Error(`${program} ended with status ${status}`);
}

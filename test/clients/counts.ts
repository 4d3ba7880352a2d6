// How many tests passed, as the test tools of other languages say at their end.

import { spawnSync } from 'node:child_process';

/** Bytes; Node's own bound is 1 MiB, which the paths of a longer folder can pass. */
const MOST_SAID = 64 * 1024 * 1024;

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };
const ONE_PASSED: Counts = { ...NOTHING, passed: 1 };
const ONE_FAILED: Counts = { ...NOTHING, failed: 1 };

export function added(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** What is not there is skipped and said, so that a stage without it does not look whole. */
export function skipped(what: string, why: string): Counts {
  process.stdout.write(`skipped: ${what}: ${why}\n`);
  return { ...NOTHING, skipped: 1 };
}

/** One test: it passes when the command ends well. */
export function one(what: string, act: () => void): Counts {
  try {
    act();
    process.stdout.write(`passed: ${what}\n`);
    return ONE_PASSED;
  } catch (error) {
    process.stdout.write(`FAILED: ${what}: ${(error as Error).message}\n`);
    return ONE_FAILED;
  }
}

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Many tests of a tool that counts them; one that ends badly and counts no failure has one, one that counts nothing too. */
export function counted({ program, args, cwd, env }: Command, read: (said: string) => Counts): Counts {
  const done = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: MOST_SAID,
  });
  const said = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ? String(done.error) : ''}`;
  process.stdout.write(`${said.trim()}\n`);
  const counts = read(said);
  const isHollow = counts.passed + counts.failed === 0;
  return (done.status !== 0 && counts.failed === 0) || isHollow ? added(counts, ONE_FAILED) : counts;
}

/** Of each class what Surefire reports: `<testsuite … tests="2" errors="0" skipped="0" failures="0">`. */
export function ofSurefire(reports: readonly string[]): Counts {
  return reports
    .map((report) => {
      const head = /<testsuite\b[^>]*>/.exec(report)?.[0] ?? '';
      const count = (name: string): number => Number(new RegExp(` ${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
      const [failed, left] = [count('errors') + count('failures'), count('skipped')];
      return { passed: count('tests') - failed - left, failed, skipped: left };
    })
    .reduce(added, NOTHING);
}

/** `OK (17 tests, 63 assertions)`, or `Tests: 18, Assertions: 65, Failures: 1, Skipped: 1.` */
export function ofPhpUnit(said: string): Counts {
  const whole = /^OK \((\d+) tests?/m.exec(said)?.[1];
  if (whole !== undefined) return { ...NOTHING, passed: Number(whole) };
  const line = /^Tests: .*$/m.exec(said)?.[0] ?? '';
  const count = (name: string): number => Number(new RegExp(`${name}: (\\d+)`).exec(line)?.[1] ?? 0);
  const [failed, skipped] = [count('Errors') + count('Failures') + count('Risky'), count('Skipped')];
  return { passed: count('Tests') - failed - skipped, failed, skipped };
}

/** `2 failed, 23 passed, 1 skipped in 4.41s` */
export function ofPytest(said: string): Counts {
  const line = /^.*\b\d+ (?:passed|failed|errors?)\b.* in [\d.]+s/m.exec(said)?.[0] ?? '';
  const count = (name: string): number => Number(new RegExp(`(\\d+) ${name}`).exec(line)?.[1] ?? 0);
  return {
    passed: count('passed'),
    failed: count('failed') + count('errors?'),
    skipped: count('skipped'),
  };
}

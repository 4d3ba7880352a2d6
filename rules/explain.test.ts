import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const explain = (...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'explain.ts'), ...args], { encoding: 'utf8' });

describe('npm run explain', () => {
  it('leads from a rule of a pack to its Schematron, its analysis and its code', () => {
    const { stdout, status } = explain('BR-CO-10', '--pack', 'en16931-cii');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^BR-CO-10 of en16931-cii@[\d.]+ \(fatal\), totals\.sch:\d+$/m);
    expect(stdout).toMatch(/^ {2}test {4}.*LineTotalAmount/m);
    expect(stdout).toMatch(/^ {2}general eq: boolean$/m);
    expect(stdout).toMatch(/^After guard\n(?: .*\n)* +path: .* ← guard/m);
    expect(stdout).toMatch(/^ {2}const BR_CO_10__\d+ = \(function/m);
  });

  it('shows the plain code when no pass runs', () => {
    const { stdout, status } = explain('BR-CO-10', '--pack', 'en16931-cii', '--passes', 'none');
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/^After |←|x_indexed|x_says|x_hasDown/m);
  });

  it('says so when no pack has the rule, and how it is used', () => {
    expect(explain('BR-NONE', '--pack', 'en16931-cii')).toMatchObject({
      status: 1,
      stdout: 'no pack has a rule BR-NONE\n',
    });
    expect(explain().status).toBe(2);
  });
});

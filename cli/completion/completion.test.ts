import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { bash, zsh } from './bash.ts';
import { fish } from './fish.ts';
import { powershell } from './powershell.ts';

const folder = mkdtempSync(join(tmpdir(), 'conforme-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));

function has(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}

function fileWith(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, script);
  return path;
}

const english = (sentence: string): string => sentence;

describe.runIf(has('bash'))('bash, where it is installed', () => {
  const path = fileWith('bash', bash());
  const complete = (...words: string[]): string[] => {
    const script = `source "${path}"; COMP_WORDS=(conforme "$@"); COMP_CWORD=$#; _conforme; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8' })
      .trim()
      .split('\n');
  };

  it('completes commands, their options, and values', () => {
    expect(complete('')).toEqual(COMMANDS.map(({ name }) => name));
    expect(complete('val')).toEqual(['validate']);
    expect(complete('validate', '--ch')).toEqual(['--check']);
    expect(complete('validate', '--check', '')).toEqual(['base', 'fr-ctc', 'fr-ctc+etat']);
  });
});

describe.runIf(has('zsh'))('zsh, where it is installed', () => {
  it('reads it', () => {
    const script = `${zsh()}\nfunctions _conforme > /dev/null && echo read`;
    expect(execFileSync('zsh', ['-f', '-c', script], { encoding: 'utf8' })).toContain('read');
  });
});

describe.runIf(has('fish'))('fish, where it is installed', () => {
  const path = fileWith('fish', fish(english));
  const complete = (line: string): string[] =>
    execFileSync('fish', ['--no-config', '-c', `source ${path}; complete -C '${line}'`], { encoding: 'utf8' })
      .trim()
      .split('\n');

  it('completes commands, their options, and values, with what they are for', () => {
    expect(complete('conforme val')).toEqual([
      'validate\tjudge invoices: files, folders, patterns, standard input',
    ]);
    expect(complete('conforme validate --ch')).toEqual([expect.stringMatching(/^--check\t./)]);
    expect(complete('conforme validate --check ').map((row) => row.split('\t')[0])).toEqual([
      'base',
      'fr-ctc',
      'fr-ctc+etat',
    ]);
  });
});

describe('fish', () => {
  it('is in the language of the person, with quotes escaped', () => {
    expect(fish((sentence) => `l'${sentence}`)).toContain("-a validate -d 'l\\'judge invoices");
  });
});

describe('PowerShell', () => {
  it('is given commands, the options of each, and values', () => {
    const script = powershell();
    expect(script).toContain("'validate' = @('--help', '--check'");
    expect(script).toContain("'--check' = @('base', 'fr-ctc', 'fr-ctc+etat')");
    expect(script.split('{').length).toBe(script.split('}').length);
  });
});

// Renders every example and lets the official oracles judge: veraPDF passes each PDF as PDF/A-3b, the EN 16931 and BR-FR
// artefacts say nothing about each XML. Ends with the closing line `N passed, N failed, N skipped`.
//   node test/oracle/examples.ts [OUTDIR]

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { closingLine } from '../reporter.ts';
import { runSheets } from './official.ts';
import { officialSheet, setUpOracle } from './setup.ts';
import { judgePdfs } from './verapdf.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = path.resolve(process.argv[2] ?? path.join(root, '.cache/examples'));
const counts = { passed: 0, failed: 0, skipped: 0 };

function note(ok: boolean, what: string): void {
  counts[ok ? 'passed' : 'failed'] += 1;
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${what}\n`);
}

/** The files each example must have become. */
function render(): { pdfs: string[]; xmls: string[] } {
  mkdirSync(out, { recursive: true });
  const { status } = spawnSync(process.execPath, ['test/e2e/render-examples.ts', out], {
    cwd: root,
    stdio: 'inherit',
  });
  note(status === 0, 'test/e2e/render-examples.ts');
  const names = globSync('*.json', { cwd: path.join(root, 'examples') }).map((file) =>
    path.basename(file, '.json'),
  );
  note(names.length >= 6, `${names.length} examples, at least 6`);
  const files = (extension: string): string[] =>
    names.sort().map((name) => path.join(out, `${name}.${extension}`));
  return { pdfs: existing(files('pdf')), xmls: existing(files('xml')) };
}

function existing(files: readonly string[]): string[] {
  for (const file of files) if (!existsSync(file)) note(false, `${file} was not written`);
  return files.filter((file) => existsSync(file));
}

async function judge(): Promise<void> {
  setUpOracle();
  const { pdfs, xmls } = render();
  for await (const { file, pass, messages, failures, error } of judgePdfs(pdfs)) {
    const reasons = failures.map((clause, index) => `\n       ${clause}: ${messages[index]}`).join('');
    note(pass, `veraPDF 3b ${path.basename(file)}${error ? ` ${error}` : reasons}`);
  }
  const sheets = { 'en16931-cii': officialSheet('en16931-cii'), 'br-fr-cii': officialSheet('br-fr-cii') };
  for await (const { file, pack, aborted, findings = [] } of runSheets(sheets, xmls, true)) {
    const reasons = findings
      .map(({ rule, location, text }) => `\n       ${rule} ${location}: ${text}`)
      .join('');
    note(
      !aborted && findings.length === 0,
      `${pack} ${path.basename(file)}${aborted ? ` aborted: ${aborted}` : reasons}`,
    );
  }
}

await judge();
process.stdout.write(`\n${closingLine(counts)}\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;

import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** What is made, and by what. */
const RULES = ['rules/dist/manifest.json', 'rules/build.ts'] as const;
const PAGE = ['gateway/page/dist', 'scripts/build-page.ts'] as const;

/**
 * Makes what a fresh clone does not have yet; what is there is taken as it is (npm run build looks whether it is still right).
 * @param withPage the page too, for the service
 * @throws Error when it cannot be made
 */
export function requireBuilt(withPage = false): void {
  for (const [made, maker] of withPage ? [RULES, PAGE] : [RULES]) {
    if (existsSync(join(ROOT, made))) continue;
    process.stderr.write(`conforme: making ${made}, this once\n`);
    const { spawnSync } = process.getBuiltinModule('node:child_process');
    // Standard output belongs to the command: it may be a document, or MCP.
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    const { status } = spawnSync(process.execPath, [join(ROOT, maker)], { cwd: ROOT, stdio: [...stdio] });
    if (status !== 0) throw new Error(`${made} cannot be made; npm run build says why`);
  }
}

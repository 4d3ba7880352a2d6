// `npm run usage -- [--month YYYY-MM] [--json]`: what each account has used.

import { parseArgs } from 'node:util';
import { openAdministration } from '@conforme/gateway/accounts';
import { accountCommand, ON_TERMINAL, plural, Usage, type Say } from './account-command.ts';
import { table } from './table.ts';

const USAGE = `npm run usage -- [--month YYYY-MM] [--json]
    what each account has used in a month (UTC), by default the current one`;

const OPTIONS = { month: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

/** @returns the exit status: 0, 1 when it cannot be done, 2 when it is not understood. */
export function usage(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  say: Say = ON_TERMINAL,
): Promise<number> {
  return accountCommand(USAGE, env, say, async (settings) => {
    const { month, json } = parseArgs({ args: [...args], options: OPTIONS }).values;
    if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      throw new Usage(`--month is not a month: ${month}`);
    const administration = await openAdministration(settings);
    try {
      const entries = await administration.usage(month);
      if (json) return say.out(JSON.stringify(entries, null, 2));
      const rows = entries.map(({ account, label, plan, used, quota, remaining }) => ({
        account,
        label,
        plan,
        used,
        quota: quota ?? 'not configured',
        remaining: remaining ?? '-',
      }));
      say.out(`${table(rows)}${plural(rows.length, 'account')}`);
    } finally {
      await administration.close();
    }
  });
}

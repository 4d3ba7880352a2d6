// `npm run keys -- create|list|revoke|rotate …`: API keys, beside a service that runs or without one.

import { parseArgs } from 'node:util';
import { openAdministration } from '@conforme/gateway/accounts';
import type { Administration, NewKey } from '@conforme/gateway/accounts/administration';
import { accountCommand, ON_TERMINAL, plural, Usage, type Say } from './account-command.ts';
import { table } from './table.ts';

const USAGE = `npm run keys -- create --plan PLAN --label TEXT
    an account with its first key, which is shown once
npm run keys -- create --account ID
    one more key of an account there is
npm run keys -- list [--json]
npm run keys -- revoke KEY_ID
npm run keys -- rotate KEY_ID [--overlap HOURS]
    a new key of the same account; the old one stays valid for so long (24 hours)
A running service sees each change within two seconds. DATA_DIR, DATABASE_URL and CONFORME_PLANS say where, as for the service.`;

const OPTIONS = {
  plan: { type: 'string' },
  label: { type: 'string' },
  account: { type: 'string' },
  overlap: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** @returns the exit status: 0, 1 when it cannot be done, 2 when it is not understood. */
export function keys(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  say: Say = ON_TERMINAL,
): Promise<number> {
  return accountCommand(USAGE, env, say, async (settings) => {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [verb = '', id, ...more] = positionals;
    const command = COMMANDS[verb];
    if (!command || more.length > 0 || command.takesId !== (id !== undefined)) throw new Usage();
    const run = command.prepare(values, id ?? '');
    const administration = await openAdministration(settings);
    try {
      await run(administration, say);
    } finally {
      await administration.close();
    }
  });
}

type Run = (administration: Administration, say: Say) => Promise<void>;

/** All that can be wrong with the words is found before anything is opened. */
const COMMANDS: Readonly<
  Record<string, { readonly takesId: boolean; prepare(given: Given, id: string): Run }>
> = {
  create: { takesId: false, prepare: create },
  list: { takesId: false, prepare: list },
  revoke: { takesId: true, prepare: revoke },
  rotate: { takesId: true, prepare: rotate },
};

function create({ plan, label, account }: Given): Run {
  const isNew = plan !== undefined && label !== undefined && account === undefined;
  const isMore = plan === undefined && label === undefined && account !== undefined;
  if (!isNew && !isMore) throw new Usage();
  return async (administration, say) =>
    show(await administration.create(isNew ? { plan, label } : { account: account! }), say);
}

function list({ json }: Given): Run {
  return async (administration, say) => {
    const entries = (await administration.list()).map(({ hash: _hash, ...entry }) => entry);
    if (json) return say.out(JSON.stringify(entries, null, 2));
    const rows = entries.map((key) => ({
      key: key.id,
      begins: key.hint,
      state: key.state === 'expires' ? `until ${key.expires!}` : key.state,
      plan: key.plan,
      label: key.label,
      account: key.account,
      created: key.created.slice(0, 10),
      'last used': key.lastUsed ?? 'never',
    }));
    say.out(`${table(rows)}${plural(rows.length, 'key')}`);
  };
}

function revoke(_given: Given, id: string): Run {
  return async (administration, say) => {
    await administration.revoke(id);
    say.out(`${id} is revoked`);
  };
}

const HOUR_MS = 3_600_000;

function rotate({ overlap = '24' }: Given, id: string): Run {
  if (!/^\d{1,4}$/.test(overlap)) throw new Usage(`--overlap is not a number of hours: ${overlap}`);
  return async (administration, say) => {
    show(await administration.rotate(id, Number(overlap) * HOUR_MS), say);
    say.out(`${id} stays valid for ${plural(Number(overlap), 'hour')}`);
  };
}

/** The key alone on its line of standard output, so that a script can take it. */
function show({ key, id, account }: NewKey, say: Say): void {
  say.note(`${id} of ${account}; the key is shown this once:`);
  say.out(key);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keys } from './keys.ts';
import { usage } from './usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'conforme-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMMANDS = { keys, usage };

async function run(name: keyof typeof COMMANDS, ...args: string[]) {
  const [out, notes]: [string[], string[]] = [[], []];
  const say = { out: (line: string) => void out.push(line), note: (line: string) => void notes.push(line) };
  const status = await COMMANDS[name](args, { DATA_DIR: folder }, say);
  return { status, out: out.join('\n'), notes: notes.join('\n') };
}

interface Listed {
  readonly id: string;
  readonly state: string;
  readonly hint: string;
  readonly account: string;
}

const listed = async (): Promise<Listed[]> => JSON.parse((await run('keys', 'list', '--json')).out);

describe('npm run keys', () => {
  it('creates a key, alone on its line, and lists it without it', async () => {
    const { status, out, notes } = await run('keys', 'create', '--plan', 'free', '--label', 'Menuiserie');
    expect(status).toBe(0);
    expect(out).toMatch(/^cfm_[0-9A-Za-z]{49}$/);
    expect(notes).toMatch(/^key_[0-9a-f]{12} of acc_\S+; /);
    const list = await run('keys', 'list');
    expect(list.out).toMatch(/key_[0-9a-f]{12} +cfm_....… +valid +free +Menuiserie +acc_.* never\n1 key$/);
    expect(list.out).not.toContain(out);
    const [{ hint, ...entry }] = (await listed()) as [Listed];
    expect(out.startsWith(hint.slice(0, -1))).toBe(true);
    expect(Object.keys(entry)).not.toContain('hash');
  });

  it('rotates with an overlap, and revokes once', async () => {
    const [{ id, account }] = (await listed()) as [Listed];
    const rotated = await run('keys', 'rotate', id, '--overlap', '2');
    expect(rotated.out).toMatch(new RegExp(`^cfm_\\w{49}\n${id} stays valid for 2 hours$`));
    const keysNow = await listed();
    expect(keysNow.map(({ state }) => state).sort()).toEqual(['expires', 'valid']);
    expect(new Set(keysNow.map((key) => key.account))).toEqual(new Set([account]));
    expect(await run('keys', 'rotate', id)).toMatchObject({
      status: 1,
      notes: expect.stringMatching(/replaced/),
    });
    expect(await run('keys', 'revoke', id)).toMatchObject({ status: 0, out: `${id} is revoked` });
    expect(await run('keys', 'revoke', id)).toMatchObject({ status: 1, notes: `${id} was revoked before` });
    const more = await run('keys', 'create', '--account', account);
    expect(more.status).toBe(0);
    expect(await listed()).toHaveLength(3);
  });

  it.each([
    [['create', '--plan', 'gold', '--label', 'x'], /no plan gold; there are free/],
    [['create', '--account', 'acc_no'], /no account acc_no/],
    [['revoke', 'key_no'], /no key key_no/],
    [['rotate', 'key_no'], /no key key_no/],
  ])('says why %j cannot be done', async (args, why) => {
    expect(await run('keys', ...args)).toMatchObject({
      status: 1,
      out: '',
      notes: expect.stringMatching(why),
    });
  });

  it.each([
    [[]],
    [['sell']],
    [['create']],
    [['create', '--plan', 'free']],
    [['create', '--plan', 'free', '--label', 'x', '--account', 'y']],
    [['revoke']],
    [['revoke', 'a', 'b']],
    [['list', 'a']],
    [['list', '--yaml']],
    [['rotate', 'a', '--overlap', '1d']],
  ])('shows how it is used for %j', async (args) => {
    expect(await run('keys', ...args)).toMatchObject({
      status: 2,
      out: '',
      notes: expect.stringContaining('npm run keys -- create --plan PLAN'),
    });
  });
});

describe('npm run usage', () => {
  it('shows each account with its month', async () => {
    const { status, out } = await run('usage');
    expect(status).toBe(0);
    expect(out).toMatch(/acc_\S+ +Menuiserie +free +0 +50 +50\n1 account$/);
    expect(JSON.parse((await run('usage', '--month', '2026-02', '--json')).out)).toMatchObject([
      { month: '2026-02', plan: 'free', used: 0, quota: 50, remaining: 50 },
    ]);
  });

  it.each([[['--month', '2026-13']], [['now']]])('shows how it is used for %j', async (args) => {
    expect(await run('usage', ...args)).toMatchObject({ status: 2 });
  });
});

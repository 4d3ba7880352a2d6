import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SqliteFile } from './sqlite-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sqlite-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (file: string): SqliteFile<never> => new SqliteFile({ file, migrations: [], statements: {} });

it('makes the folders its file is to stand in', () => {
  const file = path.join(folder, 'a/b/c.db');
  open(file).close();
  expect(existsSync(file)).toBe(true);
});

it('writes nothing to a file that was deleted, moved away or replaced under it, and goes on when it is back', () => {
  const [place, away] = [path.join(folder, 'here'), path.join(folder, 'away')];
  const file = path.join(place, 'a.db');
  const add = 'insert into t (n) values (1) returning (select count(*) from t) as others';
  const store = new SqliteFile({
    file,
    migrations: ['create table t (n integer)'],
    statements: { add, all: 'select n from t' },
  });
  store.run('add');
  renameSync(place, away);
  const ways = [() => store.run('add'), () => store.rows('add'), () => store.row('all'), () => store.touch()];
  for (const way of [...ways, () => store.atomically(() => {})])
    expect(way).toThrow(/was deleted or replaced/);
  open(file).close();
  expect(ways[0]).toThrow(expect.objectContaining({ errcode: 14 }));
  rmSync(place, { recursive: true });
  renameSync(away, place);
  store.run('add');
  expect(store.rows('all')).toHaveLength(2);
  copyFileSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
  expect(ways[0]).toThrow(/was deleted or replaced/);
  store.close();
});

// In a process of its own: what tries for ever cannot be ended from the same thread.
it.runIf(process.platform === 'linux')(
  'says that no folder can be made there, and does not try for ever',
  () => {
    const module = JSON.stringify(new URL('sqlite-file.ts', import.meta.url).href);
    const options = `{ file: '/proc/conforme/a.db', migrations: [], statements: {} }`;
    const code = `const { SqliteFile } = await import(${module}); new SqliteFile(${options});`;
    const { stderr, signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
      timeout: 60_000,
      killSignal: 'SIGKILL',
    });
    expect(signal).toBeNull();
    expect(stderr).toContain("ENOENT: no such file or directory, mkdir '/proc/conforme'");
  },
  90_000,
);

// The files of jobs on a disk that has no room: callers are told to come again, and nothing is left of what they sent.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HttpError } from '../errors.ts';
import { SqliteFile } from '../sqlite-file.ts';
import { ORDER } from '../testing/jobs.ts';
import { testGate } from '../testing/accounts.ts';
import { embeddedJobs } from './embedded.ts';
import type { JobEngine } from './engine.ts';
import { Jobs } from './jobs.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'conforme-full-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const FULL = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)
  insert into t select randomblob(1000) from n`;

/** In a file that may not grow, as on a full disk. */
function small(): SqliteFile<'bound' | 'fill'> {
  const statements = { bound: 'pragma max_page_count = 10', fill: FULL };
  const file = new SqliteFile({ file: ':memory:', migrations: ['create table t (x)'], statements });
  file.row('bound');
  return file;
}

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return null;
}

it('a transaction that SQLite has taken back itself, as for want of room, fails with the reason', () => {
  const statements = { add: 'insert or rollback into t values (1)' };
  const file = new SqliteFile({ file: ':memory:', migrations: ['create table t (x unique)'], statements });
  const twice = (): unknown => file.atomically(() => [file.run('add'), file.run('add')]);
  for (let tries = 0; tries < 2; tries++)
    expect(thrownBy(twice)).toMatchObject({ message: 'UNIQUE constraint failed: t.x' });
  file.close();
});

it('a file that cannot be opened is named', () => {
  const file = path.join(folder, 'jobs.db');
  writeFileSync(file, 'no database'.repeat(1_000));
  expect(() => embeddedJobs(folder)).toThrow(`${file}: file is not a database`);
});

it.each<[string, (place: JobEngine) => void]>([
  ['of SQLite', ({ store }) => (store.begin = () => Promise.reject(thrownBy(() => small().run('fill'))))],
  [
    'of files',
    ({ documents }) =>
      (documents.write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))),
  ],
  [
    'of both',
    ({ documents, store }) => {
      documents.write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
      store.remove = () => Promise.reject(new Error('what comes of it'));
    },
  ],
])('an order for which there is no room %s is refused for the moment', async (_what, fill) => {
  const place = embeddedJobs(folder);
  fill(place);
  const gate = await testGate({ keys: ['k'] });
  const [runner, messenger] = [{ wake: () => {} }, {}];
  const jobs = new Jobs({
    place,
    gate,
    runner,
    messenger,
    reaches: () => true,
    now: Date.now,
    retentionMs: 1,
  } as never);
  const documents = async function* () {
    yield { name: 'a.xml', content: Buffer.from('<a/>') };
  };
  const refusal = await jobs.submit(ORDER, documents()).catch((thrown: unknown) => thrown);
  expect(refusal).toBeInstanceOf(HttpError);
  expect(refusal).toMatchObject({ status: 503, code: 'accounts_unavailable' });
  await place.close();
});

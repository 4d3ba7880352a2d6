// node test/accounts/with-postgres.ts COMMAND…: runs it while a PostgreSQL server of its own is there, and ends as it ends.

import { spawn } from 'node:child_process';
import { startPostgres } from './postgres.ts';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('usage: node test/accounts/with-postgres.ts COMMAND…');

const server = await startPostgres();
const env = { ...process.env, CONFORME_TEST_DATABASE_URL: server.url };
const child = spawn(command, args, { stdio: 'inherit', env });
const status = await new Promise<number>((resolve, reject) => {
  child.once('error', reject).once('close', (code) => resolve(code ?? 1));
}).finally(() => server.stop());
process.exitCode = status;

// `node:fs` in a browser: reads files of the engine's folder from the server it came from. Only a worker may wait for them.

import { Buffer } from './buffer.ts';
import { addressOf } from './place.ts';

export function readFileSync(path: string): Buffer;
export function readFileSync(path: string, encoding: 'utf8'): string;
export function readFileSync(path: string, encoding?: 'utf8'): Buffer | string {
  const asked = new XMLHttpRequest();
  asked.open('GET', addressOf(path), false);
  asked.responseType = encoding === undefined ? 'arraybuffer' : 'text';
  asked.send();
  if (asked.status !== 200) throw new Error(`${path} cannot be read: HTTP ${asked.status}`);
  return encoding === undefined ? Buffer.from(asked.response as ArrayBuffer) : (asked.response as string);
}

let filesCache: ReadonlySet<string> | undefined;

/** Of files and folders, by the list that the build leaves beside them: what is not there need not be asked for. */
export function existsSync(path: string): boolean {
  filesCache ??= withFolders(JSON.parse(readFileSync('/files.json', 'utf8')) as readonly string[]);
  return filesCache.has(path);
}

function withFolders(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files);
  for (const file of files)
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1))
      all.add(file.slice(0, at));
  return all;
}

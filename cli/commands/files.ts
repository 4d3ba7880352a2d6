import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_BYTES, readDocument, reasonOf, unnameable } from '../documents/read.ts';
import { UsageError } from '../exit.ts';
import type { Given } from '../options.ts';
import type { World } from '../world.ts';

/** The one file a command works on. @throws UsageError when there is none, or more. */
export function oneFile({ rest }: Given, command: string): string {
  const [file, more] = rest;
  if (file === undefined) throw new UsageError(`${command} needs a file, or - for standard input`, command);
  if (more !== undefined) throw new UsageError(`${command} takes one file, and ${more} is another`, command);
  return file;
}

/** @throws UsageError for a name that leads nowhere; Error for a file that cannot be read. */
export async function bytesOf(name: string, command: string, world: World): Promise<Uint8Array<ArrayBuffer>> {
  try {
    if (name === '-') return (await world.stdin(MAX_BYTES)) as Uint8Array<ArrayBuffer>;
    const file = path.resolve(world.cwd, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) throw new UsageError(`there is no file ${name}${unnameable(name)}`, command);
    if (stat.isDirectory())
      throw new UsageError(`${name} is a folder, and ${command} takes one file`, command);
    return await readDocument(file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new Error(`${name} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

/** @throws Error when it is no text of UTF-8. */
export async function textOf(name: string, command: string, world: World): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(name, command, world));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(`${name} is no text in UTF-8`, { cause: error });
  }
}

/** @returns the name of the file, or null when it went to standard output. @throws Error when it cannot be written. */
export async function put(content: Uint8Array | string, name: string, world: World): Promise<string | null> {
  if (name === '-') {
    await world.out.write(content);
    return null;
  }
  try {
    writeFileSync(path.resolve(world.cwd, name), content);
  } catch (error) {
    throw new Error(`${name} cannot be written: ${reasonOf(error)}`, { cause: error });
  }
  return name;
}

// Unpacks what a publisher offers for download: a zip, and the zips inside it that hold Schematron (KoSIT's bundle).

import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry } from 'yauzl';

/** Far above any release, and far below what fills a disk. */
const MOST = { entries: 50_000, bytes: 1024 ** 3, depth: 3 };

/** What is left for all archives of one release. */
interface Room {
  entries: number;
  bytes: number;
}

/** @throws Error naming the archive, for one that is damaged, encrypted or too large. */
export async function unzip(file: string, into: string): Promise<void> {
  await unpack(file, into, { entries: MOST.entries, bytes: MOST.bytes }, MOST.depth);
}

async function unpack(file: string, into: string, room: Room, depth: number): Promise<void> {
  for (const archive of await written(file, into, room)) {
    // Names stand in an archive uncompressed.
    if (depth > 1 && readFileSync(archive).includes('.sch'))
      await unpack(archive, archive.replace(/\.zip$/i, ''), room, depth - 1);
    rmSync(archive);
  }
}

/** Gives the archives inside. */
async function written(file: string, into: string, room: Room): Promise<readonly string[]> {
  const archives: string[] = [];
  try {
    const zip = await openPromise(file);
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      takeRoom(room, entry);
      // The reader has refused names that lead out of the archive, and holds an entry to the size it states.
      const target = path.join(into, entry.fileName);
      mkdirSync(path.dirname(target), { recursive: true });
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target));
      if (/\.zip$/i.test(target)) archives.push(target);
    }
  } catch (error) {
    throw new Error(`${path.basename(file)} cannot be unpacked: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return archives;
}

function takeRoom(room: Room, { uncompressedSize }: Entry): void {
  room.entries--;
  room.bytes -= uncompressedSize;
  if (room.entries < 0) throw new Error(`it has more than ${MOST.entries} entries`);
  if (room.bytes < 0) throw new Error(`it holds more than ${MOST.bytes / 1024 ** 2} MB`);
}

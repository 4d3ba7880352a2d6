import { write, writeSync } from 'node:fs';

/** How bytes get to a file descriptor: node:fs, but for tests. */
export interface Ways {
  write(
    fd: number,
    bytes: Buffer,
    done: (failure: NodeJS.ErrnoException | null, written: number) => void,
  ): void;
  writeSync(fd: number, bytes: Buffer): number;
  /** This thread waits. */
  sleep(ms: number): void;
}

const SLEEPING = new Int32Array(new SharedArrayBuffer(4));
const NODE: Ways = { write, writeSync, sleep: (ms) => void Atomics.wait(SLEEPING, 0, 0, ms) };

/**
 * Lines of requests are written together: a write for each would be the dearest part of it. What could be lost is the last
 * fifth of a second, when the process is killed outright. A write wakes another thread, so a busy service makes few and large ones,
 * none of them more than an empty pipe takes.
 */
const [TOGETHER, PIECE, SOON_MS] = [48_000, 64_000, 200];
/** A reader that takes nothing makes the service hold so much; what comes then is lost. */
const MOST = 16 * 1024 * 1024;
/** Between two attempts to write to a reader that is slow, and how many of them a flush waits for. */
const [SLOW_MS, ATTEMPTS] = [100, 50];

/**
 * Bytes on their way to a file descriptor. A service outlives whoever reads its log, and a full disk below it: what cannot be written
 * is let go, and the next lines are tried. Only a slow reader is waited for.
 */
export class Output {
  readonly #fd: number;
  readonly #ways: Ways;
  #waiting: Buffer[] = [];
  #bytes = 0;
  #writing = false;
  /** The last write found a reader that took nothing. */
  #slow = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(fd: number, ways: Ways = NODE) {
    this.#fd = fd;
    this.#ways = ways;
  }

  write(text: string): void {
    if (this.#bytes >= MOST) return;
    const bytes = Buffer.from(text);
    this.#waiting.push(bytes);
    this.#bytes += bytes.length;
    if (this.#bytes >= TOGETHER && !this.#slow) this.#begin();
    else this.#soon(SOON_MS);
  }

  /** What can be written now is; with `waiting`, a slow reader is given time for the rest while this thread does nothing else. */
  flushSync(waiting: boolean): void {
    let attempts = waiting ? 0 : ATTEMPTS - 1;
    for (let piece = this.#next(); piece !== null; piece = this.#next())
      try {
        this.#giveBack(piece.subarray(this.#ways.writeSync(this.#fd, piece)));
      } catch (failure) {
        if (!isSlow(failure)) continue;
        this.#giveBack(piece);
        if (++attempts === ATTEMPTS) return this.#soon(SLOW_MS);
        this.#ways.sleep(SLOW_MS);
      }
  }

  #begin(): void {
    if (this.#writing) return;
    const piece = this.#next();
    if (piece === null) return;
    this.#writing = true;
    this.#ways.write(this.#fd, piece, (failure, written) => {
      this.#writing = false;
      this.#slow = failure !== null && isSlow(failure);
      const rest = this.#slow ? piece : piece.subarray(failure === null ? written : piece.length);
      this.#giveBack(rest);
      if (this.#slow) this.#soon(SLOW_MS);
      else if (rest.length > 0 || this.#bytes >= TOGETHER) this.#begin();
      else if (this.#bytes > 0) this.#soon(SOON_MS);
    });
  }

  /** The timer keeps no process that has nothing else to do: whoever ends one flushes. */
  #soon(ms: number): void {
    if (this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#begin();
    }, ms).unref();
  }

  /** What one write takes of all that waits. */
  #next(): Buffer | null {
    const pieces: Buffer[] = [];
    let room = PIECE;
    for (let first = this.#waiting[0]; first !== undefined && room > 0; first = this.#waiting[0]) {
      const taken = first.subarray(0, room);
      if (taken.length < first.length) this.#waiting[0] = first.subarray(taken.length);
      else this.#waiting.shift();
      pieces.push(taken);
      room -= taken.length;
    }
    this.#bytes -= PIECE - room;
    if (pieces.length > 1) return Buffer.concat(pieces);
    return pieces[0] ?? null;
  }

  #giveBack(rest: Buffer): void {
    if (rest.length === 0) return;
    this.#waiting.unshift(rest);
    this.#bytes += rest.length;
  }
}

function isSlow(failure: unknown): boolean {
  const { code } = failure as NodeJS.ErrnoException;
  return code === 'EAGAIN' || code === 'EBUSY';
}

import type { Sink } from './world.ts';

/** Often enough to look alive, seldom enough to cost nothing. */
const EVERY_MS = 100;
const WIDTH = 24;

/** How far a long run is, on one line of the terminal that is written over. */
export class Progress {
  readonly #err: Sink;
  readonly #total: number;
  readonly #started = performance.now();
  #drawnAt = -Infinity;
  #isVisible = false;

  constructor(err: Sink, total: number) {
    this.#err = err;
    this.#total = total;
  }

  async at(done: number, failed: number): Promise<void> {
    const now = performance.now();
    if (now - this.#drawnAt < EVERY_MS) return;
    this.#drawnAt = now;
    this.#isVisible = true;
    const line = progressLine(done, this.#total, failed, now - this.#started);
    await this.#err.write(`\r\u001b[K${line.slice(0, Math.max(this.#err.columns - 1, 0))}`);
  }

  /** Makes room for other lines; the bar comes back with the next step. */
  async clear(): Promise<void> {
    if (!this.#isVisible) return;
    this.#isVisible = false;
    this.#drawnAt = -Infinity;
    await this.#err.write('\r\u001b[K');
  }
}

/** "[########                ]  3412/10000  34 %  612/s  11 s left  7 failed". */
export function progressLine(done: number, total: number, failed: number, milliseconds: number): string {
  const share = total === 0 ? 1 : done / total;
  const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH);
  const perSecond = milliseconds > 0 ? (done / milliseconds) * 1000 : 0;
  const left = perSecond > 0 ? `  ${Math.ceil((total - done) / perSecond)} s left` : '';
  const bad = failed > 0 ? `  ${failed} failed` : '';
  return `[${bar}]  ${done}/${total}  ${Math.floor(share * 100)} %  ${Math.round(perSecond)}/s${left}${bad}`;
}

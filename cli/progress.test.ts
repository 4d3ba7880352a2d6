import { describe, expect, it } from 'vitest';
import { Progress, progressLine } from './progress.ts';

describe('progress', () => {
  it('tells how far, how fast and how long still', () => {
    expect(progressLine(2_500, 10_000, 3, 5_000)).toBe(
      '[######                  ]  2500/10000  25 %  500/s  15 s left  3 failed',
    );
    expect(progressLine(0, 10, 0, 0)).toBe('[                        ]  0/10  0 %  0/s');
    expect(progressLine(10, 10, 0, 1_000)).toBe('[########################]  10/10  100 %  10/s  0 s left');
  });

  it('writes over one line, not at every step, and leaves nothing behind', async () => {
    const written: string[] = [];
    const sink = {
      isTerminal: true,
      columns: 20,
      write: async (text: unknown) => void written.push(String(text)),
    };
    const progress = new Progress(sink, 100);
    await progress.clear();
    expect(written).toEqual([]);
    for (let done = 1; done <= 50; done++) await progress.at(done, 0);
    expect(written.length).toBeLessThan(10);
    expect(written[0]!.startsWith('\r\u001b[K[')).toBe(true);
    expect(written[0]).toHaveLength('\r\u001b[K'.length + 19);
    await progress.clear();
    expect(written.at(-1)).toBe('\r\u001b[K');
  });
});

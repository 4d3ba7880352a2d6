import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { Durations, Tally } from './tally.ts';

describe('a tally', () => {
  it('counts by all its labels', async () => {
    const registry = new Registry();
    const tally = new Tally(registry, { name: 'calls_total', help: 'Calls.' }, ['method', 'code']);
    tally.inc('a', 'ok');
    tally.inc('a', 'ok');
    tally.inc('a', 'bad');
    expect(await registry.metrics()).toBe(
      '# HELP calls_total Calls.\n# TYPE calls_total counter\n' +
        'calls_total{method="a",code="ok"} 2\ncalls_total{method="a",code="bad"} 1\n',
    );
  });

  it('of a name that is taken is refused', () => {
    const registry = new Registry();
    const named = { name: 'n', help: 'N.' };
    new Tally(registry, named, ['a']).inc('x');
    expect(() => new Tally(registry, named, ['a'])).toThrow('already been registered');
  });
});

describe('durations', () => {
  it('fill every bucket that is not smaller, and are summed', async () => {
    const registry = new Registry();
    const durations = new Durations(registry, { name: 'd', help: 'D.' }, 'of', [0.25, 1]);
    for (const seconds of [0.25, 0.5, 2]) durations.observe('x', seconds);
    durations.observe('y', 1);
    expect((await registry.metrics()).split('\n').filter((line) => !line.startsWith('#'))).toEqual([
      'd_bucket{le="0.25",of="x"} 1',
      'd_bucket{le="1",of="x"} 2',
      'd_bucket{le="+Inf",of="x"} 3',
      'd_sum{of="x"} 2.75',
      'd_count{of="x"} 3',
      'd_bucket{le="0.25",of="y"} 0',
      'd_bucket{le="1",of="y"} 1',
      'd_bucket{le="+Inf",of="y"} 1',
      'd_sum{of="y"} 1',
      'd_count{of="y"} 1',
      '',
    ]);
  });
});

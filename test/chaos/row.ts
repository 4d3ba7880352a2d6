// One row: something happens under load, and what clients saw is held against what was counted.

import type { Cluster } from './cluster.ts';
import { CALL_LIMIT_MS } from './cluster.ts';
import type { Call, Outcome, Result } from './calls.ts';
import { Load } from './load.ts';

export interface Row {
  readonly name: string;
  /** Outcomes that cannot be spared a client here, besides `ok`. */
  readonly bears?: readonly Outcome[];
  /** How long a request may take beyond the deadline of a call, in ms: as long as what answers it is frozen. */
  readonly longer?: number;
  readonly happens: (cluster: Cluster, load: Load) => Promise<void>;
}

export interface Told {
  readonly name: string;
  readonly faults: readonly string[];
  readonly figures: string;
  /** Nothing but calls that got no answer or none in time, which a machine that does much else may be the cause of. */
  readonly isOfTime?: boolean;
}

export interface Plan {
  readonly clients: number;
  readonly before: number;
  readonly after: number;
}

/** A call, its second try's way, and what a machine that does much else adds. */
const LIMIT_MS = CALL_LIMIT_MS + 2_000 + 5_000;

const GRAVE: ReadonlySet<Outcome> = new Set(['wrong', 'hung']);

export async function play(row: Row, cluster: Cluster, calls: readonly Call[], plan: Plan): Promise<Told> {
  const urls = cluster.gateways.map(({ url }) => url);
  const before = total(await cluster.counted());
  const load = new Load({ urls, key: cluster.key, calls, clients: plan.clients });
  const faults: string[] = [];
  try {
    await load.answered(plan.before);
    await row.happens(cluster, load);
    await load.answered(plan.after);
  } catch (thrown) {
    faults.push((thrown as Error).message);
  }
  const results = await load.stop();
  const counted = total(await cluster.counted()) - before;
  const miscounted = countFaults(results, counted);
  const isGrave = faults.length + miscounted.length > 0 || results.some(({ outcome }) => GRAVE.has(outcome));
  faults.push(...faultsIn(row, results), ...miscounted);
  return { name: row.name, faults, figures: figuresOf(results, counted), isOfTime: !isGrave };
}

export function faultsIn({ bears = [], longer = 0 }: Row, results: readonly Result[]): string[] {
  const borne = new Set<Outcome>(['ok', ...bears]);
  const bad = results.filter(({ outcome }) => !borne.has(outcome));
  const late = results.filter(({ ms }) => ms > LIMIT_MS + longer);
  return [
    ...bad.slice(0, 3).map(({ call, outcome, said }) => `${call.name} ${outcome}: ${said}`),
    ...(bad.length > 3 ? [`and ${bad.length - 3} more`] : []),
    ...late.map(({ call, ms }) => `${call.name} took ${Math.round(ms)} ms`),
  ];
}

/**
 * Every answer is counted once, no error is, and of a broken connection nobody knows. A count whose answer came too late is
 * taken back, after others may have been told higher numbers: so many numbers may come twice (docs/accounts.md).
 */
export function countFaults(results: readonly Result[], counted: number): string[] {
  const sum = (of: (result: Result) => number): number => results.reduce((all, each) => all + of(each), 0);
  const answered = sum((each) => each.counted);
  const unknown = sum(({ outcome, call }) => (outcome === 'broken' || outcome === 'hung' ? call.counts : 0));
  const takenBack = sum(({ call, counted, outcome }) => (outcome === 'refused' ? call.counts - counted : 0));
  const numbers = results.flatMap(({ number }) => (number === null ? [] : [number]));
  const twice = numbers.length - new Set(numbers).size;
  return [
    ...(counted < answered ? [`${answered} answered, ${counted} counted: some are lost`] : []),
    ...(counted > answered + unknown
      ? [`${answered} answered, ${counted} counted: errors are charged, or answers twice`]
      : []),
    ...(twice > takenBack
      ? [`${twice} numbers were told twice, ${takenBack} counts can have been taken back`]
      : []),
  ];
}

export function total(months: ReadonlyMap<string, number>): number {
  return [...months.values()].reduce((sum, used) => sum + used, 0);
}

export function figuresOf(results: readonly Result[], counted: number): string {
  const of = (outcome: Outcome): number => results.filter((each) => each.outcome === outcome).length;
  const walls = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): number => Math.round(walls[Math.ceil(walls.length * share) - 1] ?? 0);
  const outcomes = `${of('ok')} ok, ${of('refused')} refused, ${of('broken')} broken`;
  return `${outcomes}; ${counted} counted; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}

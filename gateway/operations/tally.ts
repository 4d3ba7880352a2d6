import type { Registry } from 'prom-client';

type Metric = Parameters<Registry['registerMetric']>[0];
type Labels = Readonly<Record<string, string | number>>;

/** What a registry asks a metric for when it is read. */
interface Value {
  readonly labels: Labels;
  readonly value: number;
  readonly metricName?: string;
}

export interface Named {
  readonly name: string;
  readonly help: string;
}

/**
 * A counter by labels. That of prom-client checks names and values of labels each time, its histogram as well, and a
 * request is counted in two of one and six of the other.
 */
export class Tally<L extends string> {
  readonly #names: readonly L[];
  readonly #root: Count = { value: 0, below: new Map() };

  constructor(registry: Registry, named: Named, names: readonly L[]) {
    this.#names = names;
    publish(registry, named, 'counter', () => this.#valuesOf(this.#root, []));
  }

  /** @param values of the labels, in their order. */
  inc(...values: readonly string[]): void {
    let count = this.#root;
    for (const value of values) {
      let next = count.below.get(value);
      if (!next) count.below.set(value, (next = { value: 0, below: new Map() }));
      count = next;
    }
    count.value++;
  }

  #valuesOf({ value, below }: Count, values: readonly string[]): Value[] {
    if (values.length === this.#names.length) return [{ labels: labelled(this.#names, values), value }];
    return [...below].flatMap(([own, next]) => this.#valuesOf(next, [...values, own]));
  }
}

/** By the value of a label, by that of the next, and so on: a text made of all values would be made for each request. */
interface Count {
  value: number;
  readonly below: Map<string, Count>;
}

/** Durations by one label, in buckets. */
export class Durations {
  readonly #named: Named;
  readonly #label: string;
  readonly #bounds: readonly number[];
  readonly #rows = new Map<string, { readonly counts: number[]; sum: number }>();

  /** @param bounds of the buckets in seconds, in growing order. */
  constructor(registry: Registry, named: Named, label: string, bounds: readonly number[]) {
    this.#named = named;
    this.#label = label;
    this.#bounds = bounds;
    publish(registry, named, 'histogram', () => [...this.#rows.keys()].flatMap((of) => this.#valuesOf(of)));
  }

  observe(of: string, seconds: number): void {
    let row = this.#rows.get(of);
    if (!row) this.#rows.set(of, (row = { counts: [...this.#bounds, Infinity].map(() => 0), sum: 0 }));
    let bucket = 0;
    while (bucket < this.#bounds.length && seconds > this.#bounds[bucket]!) bucket++;
    row.counts[bucket]!++;
    row.sum += seconds;
  }

  /** A bucket holds all that took no longer, as Prometheus wants it. */
  #valuesOf(of: string): Value[] {
    const { name } = this.#named;
    const { counts, sum } = this.#rows.get(of)!;
    let count = 0;
    const buckets = counts.map((own, at): Value => {
      count += own;
      const le = this.#bounds[at] ?? '+Inf';
      return { labels: { le, [this.#label]: of }, value: count, metricName: `${name}_bucket` };
    });
    const labels = { [this.#label]: of };
    return [
      ...buckets,
      { labels, value: sum, metricName: `${name}_sum` },
      { labels, value: count, metricName: `${name}_count` },
    ];
  }
}

function labelled(names: readonly string[], values: readonly string[]): Labels {
  return Object.fromEntries(names.map((name, at) => [name, values[at]!]));
}

/** The type of the registry names its own classes; of a metric it asks no more than this. */
function publish(registry: Registry, named: Named, type: string, values: () => Value[]): void {
  const metric = {
    ...named,
    type,
    aggregator: 'sum',
    get: async () => ({ ...named, type, values: values() }),
  };
  registry.registerMetric(metric as unknown as Metric);
}

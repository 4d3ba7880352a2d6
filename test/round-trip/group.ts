// The same thing in many documents, as one line.

/** One document's occurrence of something. */
export interface Occurrence {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
}

interface Group {
  readonly key: string;
  readonly documents: number;
  readonly places: number;
  /** Two, of different documents. */
  readonly samples: readonly string[];
}

/** Most frequent first. */
export function grouped(occurrences: readonly Occurrence[]): Group[] {
  const groups = [...Map.groupBy(occurrences, ({ key }) => key)].map(([key, all]): Group => {
    const first = new Map<string, Occurrence>();
    for (const each of all) if (!first.has(each.name)) first.set(each.name, each);
    const samples = [...first.values()].slice(0, 2).map(({ name, detail }) => `${name} (${detail})`);
    return { key, documents: first.size, places: all.length, samples };
  });
  return groups.sort((a, b) => b.documents - a.documents || b.places - a.places || (a.key < b.key ? -1 : 1));
}

export function printGroups(title: string, occurrences: readonly Occurrence[]): void {
  const groups = grouped(occurrences);
  const documents = new Set(occurrences.map(({ name }) => name)).size;
  console.log(`\n${title}: ${documents} documents, ${occurrences.length} places, ${groups.length} kinds`);
  for (const { key, documents: count, places, samples } of groups) {
    console.log(`  ${String(count).padStart(4)} documents ${String(places).padStart(5)} places  ${key}`);
    for (const sample of samples) console.log(`         ${sample}`);
  }
}

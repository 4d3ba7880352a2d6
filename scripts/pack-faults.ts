// What is wrong with a release, in lines for people.

const FAULT = /^(?<pack>pack [^,:]+), (?<rule>[^:]+): (?<reason>.*?)(?: \([^()]*:\d+:\d+\))?$/s;
/** So many rules are named each, with its place. */
const FEW = 3;

/** What many rules of a pack have in common (a file that is not there) is said of the first, and of how many more. */
export function folded(faults: readonly string[]): string[] {
  const alike = Map.groupBy(faults, (fault) => {
    const { pack, reason } = FAULT.exec(fault)?.groups ?? {};
    return pack === undefined ? fault : `${pack}: ${reason}`;
  });
  return [...alike.values()].flatMap((all) => {
    const [first] = all as [string];
    const { rule } = FAULT.exec(first)?.groups ?? {};
    if (rule === undefined) return [first];
    if (all.length <= FEW) return all;
    return [first.replace(rule, () => `${rule} and ${all.length - 1} more of its rules`)];
  });
}

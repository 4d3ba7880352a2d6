// Findings under their causes, as people read them: apart from the schemas, so that a browser can have it alone.

/** A finding to act on, and those that go with it. */
export interface Folded<F> {
  readonly finding: F;
  readonly also: readonly F[];
  readonly patch: readonly object[] | null;
}

/** Findings under their causes; those without one follow, each by itself. */
export function folded<F>(
  findings: readonly F[],
  causes: readonly {
    readonly finding: number;
    readonly also: readonly number[];
    readonly patch: readonly object[] | null;
  }[],
): readonly Folded<F>[] {
  const under = causes.map(({ finding, also, patch }) => ({
    finding: findings[finding]!,
    also: also.map((at) => findings[at]!),
    patch,
  }));
  const folded = new Set(causes.flatMap(({ finding, also }) => [finding, ...also]));
  const rest = findings.filter((_, at) => !folded.has(at));
  return [...under, ...rest.map((finding) => ({ finding, also: [], patch: null }))];
}

/** How many go with a finding, and their rules: "3 more findings (BR-61, BR-S-02)". */
export function companionsIn(
  also: readonly { readonly rule?: string | null }[],
  language: 'fr' | 'en',
): string {
  const rules = [...new Set(also.flatMap(({ rule }) => rule ?? []))].join(', ');
  const more =
    language === 'fr'
      ? `${also.length} autre${also.length === 1 ? '' : 's'} constat${also.length === 1 ? '' : 's'} de même cause`
      : `${also.length} more finding${also.length === 1 ? '' : 's'} of the same cause`;
  return rules === '' ? more : `${more} (${rules})`;
}

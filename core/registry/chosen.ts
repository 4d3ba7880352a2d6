import type { Recognised, RuleContext, RulesetPlugin } from '../plugin/index.ts';

type BySource = Map<string, readonly RulesetPlugin[]>;

/** All that a ruleset may choose documents by, but for the day. */
type Kind = Recognised & Omit<RuleContext, 'date'>;

const MOST_KINDS = 8;
/** Longer than those of all profiles; a document may name anything. */
const LONGEST_GUIDELINE = 256;

/** The rulesets that judge the kinds of documents seen last: a service mostly sees few, and to ask each ruleset takes 1 µs. */
export class Chosen {
  readonly #kinds: { readonly kind: Kind; readonly bySource: BySource }[] = [];

  /** What was chosen for such a document, by source, to be added to. */
  of(recognised: Recognised, context: RuleContext): BySource {
    for (const { kind, bySource } of this.#kinds) if (isOf(kind, recognised, context)) return bySource;
    const bySource: BySource = new Map();
    const { syntax, flavor, profile, guideline } = recognised;
    const { role, treatment, container } = context;
    if (guideline !== null && guideline.length > LONGEST_GUIDELINE) return bySource;
    this.#kinds.push({ kind: { syntax, flavor, profile, guideline, role, treatment, container }, bySource });
    if (this.#kinds.length > MOST_KINDS) this.#kinds.shift();
    return bySource;
  }
}

function isOf(kind: Kind, { syntax, flavor, profile, guideline }: Recognised, context: RuleContext): boolean {
  return (
    kind.profile === profile &&
    kind.syntax === syntax &&
    kind.flavor === flavor &&
    kind.container === context.container &&
    kind.role === context.role &&
    kind.treatment === context.treatment &&
    kind.guideline === guideline
  );
}

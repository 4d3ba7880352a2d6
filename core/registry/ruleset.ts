import type { Tree } from '@conforme/rules/xml';
import type {
  Finding,
  Language,
  Recognised,
  RuleContext,
  RuleRef,
  RulesetPlugin,
  RuleText,
} from '../plugin/index.ts';

/** A loaded rule pack, as much of it as a ruleset needs. */
export interface JudgingPack {
  readonly version: string;
  readonly validity: RulesetPlugin['validity'];
  readonly hash?: string | null;
  readonly rules: readonly RuleRef[];
  load(): Promise<void>;
  run(tree: Tree, context: RuleContext, most?: number): readonly Finding[];
  terms(rule: string): readonly string[];
  explain(rule: string, language: Language, values: readonly string[]): RuleText | null;
}

export interface RulesetOptions {
  readonly id: string;
  readonly source: string;
  applies(recognised: Recognised, context: RuleContext): boolean;
}

/** A ruleset that is nothing but a pack. */
export function schematronRuleset(pack: JudgingPack, { id, source, applies }: RulesetOptions): RulesetPlugin {
  return Object.freeze({
    kind: 'ruleset',
    id,
    version: pack.version,
    requires: [],
    source,
    validity: pack.validity,
    hash: pack.hash ?? null,
    get rules() {
      return pack.rules;
    },
    applies,
    load: () => pack.load(),
    run: (tree: Tree, context: RuleContext, most?: number) => pack.run(tree, context, most),
    terms: (rule: string) => pack.terms(rule),
    explain: (rule: string, language: Language, values: readonly string[]) =>
      pack.explain(rule, language, values),
  });
}

import type { Completer, Completion, Party } from '@conforme/core/invoice';
import { syntaxOf } from '@conforme/core/plugin';
import type {
  Finding,
  Language,
  Recognised,
  RuleContext,
  RulesetPlugin,
  RuleText,
} from '@conforme/core/plugin';
import type { Tree } from '@conforme/rules/xml';
import { addMentions, mentionField } from './mentions.ts';
import { addAccountingCurrency, addAddresses } from './parties.ts';
import { deriveProcess } from './process.ts';

/** The loaded BR-FR pack, as much of it as the ruleset needs. */
export interface FrenchPack {
  readonly id: string;
  readonly version: string;
  /** `cii` or `ubl`. */
  readonly syntax: string;
  readonly source: string;
  readonly validity: RulesetPlugin['validity'];
  readonly hash?: string | null;
  readonly rules: RulesetPlugin['rules'];
  load(): Promise<void>;
  run(tree: Tree, context: RuleContext): readonly Finding[];
  terms(rule: string): readonly string[];
  explain(rule: string, language: Language, values: readonly string[]): RuleText | null;
}

/** Each touches another part of the invoice, so their order does not matter. */
const COMPLETERS: readonly Completer[] = [deriveProcess, addMentions];

/**
 * What French law requires and the invoice implies. A foreign seller's invoice gets none of it unless the French rules judge
 * it or the request switches the mentions on itself (decision 42).
 */
export function completeFrench(completion: Completion, isAsked = true): Completion {
  // Only ever from a field that exists for it (decision 33), so it surprises no caller.
  const accounted = addAccountingCurrency(completion);
  const { seller, french_mentions: mentions } = completion.invoice;
  if (!isAsked && !isFrench(seller) && mentions.enabled !== true) return accounted;
  const completed = COMPLETERS.reduce((current, completer) => completer(current), accounted);
  // Whoever declines the mentions where they are not required gets no address either: the invoice stays as it is.
  return isAsked || mentions.enabled !== false ? addAddresses(completed) : completed;
}

function isFrench({ siren, address }: Party): boolean {
  return address.country === 'FR' || siren !== null;
}

/** MINIMUM carries too little for the French rules to judge (decision 11). */
function applies(syntax: string, { flavor, profile }: Recognised): boolean {
  return syntaxOf(flavor) === syntax && profile !== 'minimum';
}

/** The rules of the French e-invoicing reform (XP Z12-012, BR-FR) over one syntax. */
export function frCtcRuleset(pack: FrenchPack): RulesetPlugin {
  return Object.freeze({
    kind: 'ruleset',
    id: pack.id,
    version: pack.version,
    requires: [pack.syntax],
    source: pack.source,
    validity: pack.validity,
    hash: pack.hash ?? null,
    get rules() {
      return pack.rules;
    },
    load: () => pack.load(),
    applies: (recognised: Recognised) => applies(pack.syntax, recognised),
    complete: completeFrench,
    run: (tree: Tree, context: RuleContext) => pack.run(tree, context),
    terms: (rule: string) => pack.terms(rule),
    fields: (rule: string) => [mentionField(rule)].filter((field) => field !== null),
    explain: (rule: string, language: Language, values: readonly string[]) =>
      pack.explain(rule, language, values),
  });
}

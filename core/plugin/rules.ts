// What authors of rules see of the engine: documents as they were recognised, findings, rules.

import type { Bilingual, Check, Language, Profile, Severity } from '@conforme/proto/schema/choices';
import type { Name, Tree } from '@conforme/engine/xml';

/**
 * Syntax and document kind, as `ValidationOut.flavor` names them. Messages have one of their own; of `other` we know nothing, and only
 * third parties' rules judge it.
 */
export type Flavor = 'factur-x' | 'ubl-2.1-invoice' | 'ubl-2.1-creditnote' | MessageFlavor | 'other';

/** Messages beside the invoice: life-cycle statuses, e-reporting, extracts. */
export type MessageFlavor = 'cdar' | 'ereporting' | 'flux1';

/** One result of a check about a document. A finding is not an error: the check ran. */
export interface Finding {
  readonly severity: Severity;
  readonly rule: string | null;
  /** English sentence with the actual values filled in. */
  readonly message: string;
  /** The same for each reader, where no words of its rule say it (a container's findings). */
  readonly said?: Bilingual;
  /** The node it is about; absent when it is about the document or the file as a whole. */
  readonly node?: number;
  /** The actual values of the message, in order; other languages put the same values into their own sentence. */
  readonly values?: readonly string[];
  /** The values in French, where one is words: why it could not be found. */
  readonly french?: readonly string[];
  /** The expression that did not hold, when a rule has one. */
  readonly test?: string;
  /** Why the rule could not be evaluated here; the message states that, and not what the rule demands. */
  readonly error?: string;
  /** Business terms, where the check knows better than the rule's own list (a schema finding at an element). */
  readonly terms?: readonly string[];
  /** How many findings of its rule it stands for, beyond those that are listed; 1 when left out. */
  readonly times?: number;
}

/** What every plugin has. */
export interface PluginBase {
  readonly id: string;
  readonly version: string;
  /** Ids of plugins that must be registered too. */
  readonly requires: readonly string[];
}

/** Whether a document travels inside a PDF or alone. */
export type DocumentContainer = 'pdf' | 'xml';

/** What a document was recognised to be. */
export interface Recognised {
  /** The id of its syntax or message, as rule packs name theirs; null for what we know neither of. */
  readonly syntax: string | null;
  readonly flavor: Flavor;
  readonly profile: Profile | null;
  /** BT-24 as it stands in the document; of another document, what stands in its place there. */
  readonly guideline: string | null;
  /** The document element of what is no invoice; absent for invoices. */
  readonly root?: Name;
}

/** What rules may know besides the document; they see it as external variables. */
export interface RuleContext {
  readonly role: string;
  readonly treatment: string;
  /** YYYY-MM-DD: which packs are in force. */
  readonly date: string;
  readonly container: DocumentContainer;
}

/** Title, explanation, fix and sentence of a rule in one language. */
export interface RuleText {
  readonly title: string;
  readonly message: string;
  readonly explanation: string;
  readonly fix: string;
  readonly reference: string;
}

/**
 * What an element is called in a document, by the term it carries (`ram:LineTotalAmount` by BT-106); null where the document has no such
 * place. Who sent JSON reads names of the request instead.
 */
export type ElementNames = (term: string) => string | null;

/** A rule as a ruleset lists it; its severity when it fires. */
export interface RuleRef {
  readonly id: string;
  readonly severity: Severity;
}

/** An assertion as its source has it; a rule may have several. */
export interface WrittenRule extends RuleRef {
  readonly context: string;
  readonly test: string;
  /** Variables (`$name`), functions and keys that both stand on, at any depth, by name. */
  readonly definitions: ReadonlyMap<string, string>;
  /** Lists of codes, likewise. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

/** What judges some documents by rules. */
export interface Judge extends PluginBase {
  readonly kind: 'ruleset';
  /** `schematron:base`, `schematron:fr-ctc`, or `schematron:<id>` for a third party's. */
  readonly source: string;
  /** First and last day (YYYY-MM-DD) it judges; null: open. */
  readonly validity: { readonly from: string | null; readonly to: string | null };
  /** SHA-256 of its sources and compiler, hexadecimal; null where it was not computed. Two with one hash judge alike. */
  readonly hash?: string | null;
  /** Every rule it holds, once. */
  readonly rules: readonly RuleRef[];
  /** The checks that run it, for a third party's; all when left out. */
  readonly checks?: readonly Check[];
  /** Sources of ours that do not judge the documents it judges, for a third party's CIUS. */
  readonly replaces?: readonly string[];
  /** Document elements, `{uri}Name` or `{uri}*`, that it judges instead of invoices, for a third party's. */
  readonly roots?: readonly string[];
  /** Its assertions as they are written, in its order; absent where they are code. */
  written?(): readonly WrittenRule[];
  applies(recognised: Recognised, context: RuleContext): boolean;
  /** Lazily loads what `run` needs. Called before every run, so it must be idempotent. */
  load?(): Promise<void>;
  /** `most`: findings that are listed; those beyond them may be counted, one a rule (`times`). */
  run(tree: Tree, context: RuleContext, most?: number): readonly Finding[];
  /** Findings of its own schema, for a third party's; where one is fatal, its rules do not run. `most` as of `run`. */
  structure?(tree: Tree, most?: number): readonly Finding[];
  /** The business terms a rule is about; empty for an unknown rule. */
  terms(rule: string): readonly string[];
  /** The one of these that a finding says is at fault by its values; null where it does not say. */
  blames?(rule: string, values: readonly string[]): string | null;
  /** Values of a rule's findings that no document changes, such as a limit, by number from 0. */
  constants?(rule: string): Readonly<Record<number, string>>;
  /** The words for one of its findings, its values filled in. With `names`, its fix is for who sent a document. */
  explain(rule: string, language: Language, values: readonly string[], names?: ElementNames): RuleText | null;
}

/**
 * What a third party's module exports (or a list of them, or a function making either): a ruleset, of which what can be
 * derived from the rest may be left out. Its source is `schematron:<id>`; it judges, and completes nothing.
 */
export type ThirdPartyRuleset = Pick<Judge, 'id' | 'version' | 'rules' | 'run'> &
  Partial<
    Pick<
      Judge,
      | 'requires'
      | 'validity'
      | 'applies'
      | 'checks'
      | 'replaces'
      | 'roots'
      | 'terms'
      | 'constants'
      | 'explain'
    >
  >;

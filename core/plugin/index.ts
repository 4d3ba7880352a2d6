import type {
  Bilingual,
  Check,
  Language,
  OutputFormat,
  ProducedProfile,
  Profile,
  Severity,
} from '@conforme/proto/schema';
import { LIMITS } from '@conforme/proto/schema/limits';
import type { Name, Tree } from '@conforme/engine/xml';
import type { CompleteInvoice, Completion, Invoice, ReadInvoice } from '../invoice/index.ts';
import type { Contained, DrawnPages, EmbedOptions } from './contained.ts';

export { LIMITS };
export { InputError, LimitError, type InputFault } from './errors.ts';
export type { Contained, ContainerNote, DrawnPages, EmbedOptions } from './contained.ts';
export { phrasebook, type Phrases } from './phrases.ts';
export type { Bilingual, Check, Language, OutputFormat, ProducedProfile, Profile, Severity };

/** Syntax and document kind, as `ValidationOut.flavor` names them; `other` is no invoice, and only third parties' rules judge it. */
export type Flavor = 'factur-x' | 'ubl-2.1-invoice' | 'ubl-2.1-creditnote' | 'other';

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
  /** The expression that did not hold, when a rule has one. */
  readonly test?: string;
  /** Why the rule could not be evaluated here; the message states that, and not what the rule demands. */
  readonly error?: string;
  /** Business terms, where the check knows better than the rule's own list (a schema finding at an element). */
  readonly terms?: readonly string[];
  /** How many findings of its rule it stands for, beyond those that are listed; 1 when left out. */
  readonly times?: number;
}

interface PluginBase {
  readonly id: string;
  readonly version: string;
  /** Ids of plugins that must be registered too. */
  readonly requires: readonly string[];
}

/** Whether a document travels inside a PDF or alone. */
export type DocumentContainer = 'pdf' | 'xml';

/** What a document was recognised to be. */
export interface Recognised {
  /** The id of its syntax, as rule packs name theirs; null for what is no invoice. */
  readonly syntax: string | null;
  readonly flavor: Flavor;
  readonly profile: Profile | null;
  /** BT-24 as it stands in the document; of another document, what stands in its place there. */
  readonly guideline: string | null;
  /** The document element of what is no invoice; absent for invoices. */
  readonly root?: Name;
}

/**
 * An XML document as written, and for each of its elements, in document order, the JSON Pointers into the
 * complete invoice (`/invoice/lines/0/quantity`) of the values it carries; empty for pure structure.
 */
export interface Written {
  readonly bytes: Uint8Array;
  readonly pointers: readonly (readonly string[])[];
}

export interface WriteOptions {
  /** BT-24 of a CIUS or an extension, instead of the profile's own (decision 45). */
  readonly guideline?: string | null;
}

/** What was read of a document, and what was not. */
export interface DocumentReading {
  readonly invoice: ReadInvoice;
  /** Elements (each with everything inside) and attributes that the model has no place for, in document order; empty is a promise. */
  readonly unread: readonly number[];
  /** Does it hold terms that its own profile has no place for? */
  readonly beyond: boolean;
}

/** An invoice syntax: recognises, checks the structure of, writes and reads documents. */
export interface SyntaxPlugin extends PluginBase {
  readonly kind: 'syntax';
  /** What is produced in it: in a container, if any, and alone. */
  readonly outputs: readonly OutputFormat[];
  /** Produced profile → guideline URN (BT-24). */
  readonly profiles: ReadonlyMap<ProducedProfile, string>;
  /** True when a document with this element at its root is of this syntax. Looks at the name, nothing else. */
  detect(root: Name): boolean;
  recognise(tree: Tree): Recognised;
  /**
   * The schema check (`xsd`); which schema judges depends on the profile and on where the document travels (decision 11).
   * @param most findings that are listed; those beyond them may be counted, one a kind (`times`).
   */
  structure(
    tree: Tree,
    recognised: Recognised,
    container: DocumentContainer,
    most?: number,
  ): readonly Finding[];
  /** Lazily loads what `write` and `read` need. Called before every use of either, so it must be idempotent. */
  load?(): Promise<void>;
  /** Total: a complete invoice always serialises; what the profile has no place for is not written, and has no pointer then. */
  write(invoice: CompleteInvoice, profile: ProducedProfile, options?: WriteOptions): Written;
  /** Lenient: reads what is there. A strict reading leaves unread what the document's own profile has no place for. */
  read(tree: Tree, strict?: boolean): DocumentReading;
  /** The words for one of its structure findings. */
  explain(rule: string, language: Language, values: readonly string[]): RuleText | null;
  /** The business terms at a location without positions; empty where its schema knows none. */
  terms(path: string): readonly string[];
  /** The other way round: where documents with this root have a term; null where they have none. */
  placeOf(term: string, root: string): string | null;
  /** Prefixes for locations, URI → prefix. */
  readonly prefixes: ReadonlyMap<string, string>;
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

/** A rule pack in force for some documents. */
export interface RulesetPlugin extends PluginBase {
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
  applies(recognised: Recognised, context: RuleContext): boolean;
  /**
   * Fills in what its law requires and the invoice implies. Idempotent; cannot fail.
   * @param isAsked whether its check is among those of the request.
   */
  complete?(completion: Completion, isRequested: boolean): Completion;
  /** Lazily loads what `run` needs. Called before every run, so it must be idempotent. */
  load?(): Promise<void>;
  /** `most`: findings that are listed; those beyond them may be counted, one a rule (`times`). */
  run(tree: Tree, context: RuleContext, most?: number): readonly Finding[];
  /** Findings of its own schema, for a third party's; where one is fatal, its rules do not run. `most` as of `run`. */
  structure?(tree: Tree, most?: number): readonly Finding[];
  /** The business terms a rule is about; empty for an unknown rule. */
  terms(rule: string): readonly string[];
  /** The fields of a request (`/invoice/…`) that a rule requires, where its terms alone would not identify them. */
  fields?(rule: string, invoice: Invoice): readonly string[];
  /** The words for one of its findings, its values filled in. With `names`, its fix is for who sent a document. */
  explain(rule: string, language: Language, values: readonly string[], names?: ElementNames): RuleText | null;
}

/** What the law of a source does besides judging: its packs judge. */
export type Law = Pick<RulesetPlugin, 'source' | 'complete' | 'fields'>;

/**
 * What a third party's module exports (or a list of them, or a function making either): a ruleset, of which what can be
 * derived from the rest may be left out. Its source is `schematron:<id>`; it judges, and completes nothing.
 */
export type ThirdPartyRuleset = Pick<RulesetPlugin, 'id' | 'version' | 'rules' | 'run'> &
  Partial<
    Pick<
      RulesetPlugin,
      'requires' | 'validity' | 'applies' | 'checks' | 'replaces' | 'roots' | 'terms' | 'explain'
    >
  >;

/** What `ValidationOut.pdf` shows. */
export interface PdfFacts {
  readonly pages: number;
  readonly attachments: readonly string[];
  /** PDF/A part and conformance as the XMP claims them, e.g. `3B`. */
  readonly pdfa: string | null;
  /** The Factur-X ConformanceLevel of the XMP. */
  readonly facturx_xmp: string | null;
}

/** What came out of a container. `xml` is null when no invoice is attached. */
export interface Opened {
  readonly xml: Uint8Array | null;
  readonly xmlFilename: string | null;
  readonly facts: PdfFacts;
  readonly findings: readonly Finding[];
}

/** Left, bottom, right and top in points, in the coordinates of a page (ISO 32000-1, 8.3.2.3). */
export type Box = readonly [number, number, number, number];

/** What people can read on a page of a container. */
export interface PageText {
  /** From the top down; a tab stands where a new column begins. Each UTF-16 unit of the text has its place. */
  readonly lines: readonly { readonly text: string; readonly boxes: readonly Box[] }[];
  /** False where fonts do not say what they show, or a part of the page cannot be read. */
  readonly legible: boolean;
}

/** The rules of a container's own check, listed and explained beside the packs. */
export type ContainerRules = Pick<
  RulesetPlugin,
  'id' | 'version' | 'source' | 'validity' | 'rules' | 'terms' | 'explain'
>;

/** A file format that carries an invoice inside. */
export interface ContainerPlugin extends PluginBase {
  readonly kind: 'container';
  readonly rulebook?: ContainerRules;
  detect(bytes: Uint8Array): boolean;
  /** @throws InputError when the file cannot be read. */
  extract(file: Uint8Array): Promise<Opened>;
  /** The text of its pages; left out where it has none. @throws InputError when the file cannot be read. */
  pages?(file: Uint8Array): Promise<readonly PageText[]>;
  /** Always PDF/A-3b. @throws InputError naming page, object and reason when the file cannot become it. */
  embed(pdf: Uint8Array | DrawnPages, xml: Uint8Array, options: EmbedOptions): Promise<Contained>;
}

/** The seller's picture, as it was fetched: PNG, JPEG or SVG, at most the size the contract allows. */
export interface Logo {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/svg+xml';
}

/** How the pages of an invoice look: language, colour, footer and logo. */
export interface Look {
  readonly language: Language;
  /** `#rrggbb`. */
  readonly accentColor: string;
  readonly footerText: string | null;
  readonly logo: Logo | null;
  /** A copy of a document that remains the original; the page states it. */
  readonly isCopy?: boolean;
}

/** Shows an invoice to people. Both ways say the same, in the same words. */
export interface RendererPlugin extends PluginBase {
  readonly kind: 'renderer';
  /** A PDF. @throws InputError for a logo that cannot be drawn. */
  render(invoice: CompleteInvoice, look: Look): Promise<Uint8Array>;
  /** The same before it is written; left out where it draws files only. */
  draw?(invoice: CompleteInvoice, look: Look): Promise<DrawnPages>;
  /** One HTML file in UTF-8 that needs no other and runs no script. Logos are left out. */
  renderHtml(invoice: CompleteInvoice, look: Look): Promise<Uint8Array>;
  /** JSON Pointer (`/invoice/…`) of every text with characters that no font has and the PDF spells out → those, each once. */
  undrawable(invoice: CompleteInvoice): Promise<ReadonlyMap<string, readonly string[]>>;
}

export type Plugin = SyntaxPlugin | RulesetPlugin | ContainerPlugin | RendererPlugin;

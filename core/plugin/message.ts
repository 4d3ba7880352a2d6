import type { Bilingual, Language } from '@conforme/proto/schema';
import type { Name, Tree } from '@conforme/engine/xml';
import type { Draft } from '../invoice/index.ts';
import type { Written } from './written.ts';
import type { DocumentContainer, Finding, MessageFlavor, PluginBase, Recognised, RuleText } from './rules.ts';

/** How documents of one format are recognised, held to their structure and spoken of. */
export interface DocumentFormat extends PluginBase {
  /** True when a document with this element at its root may be of this format. Looks at the name, nothing else. */
  detect(root: Name): boolean;
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
  /** The words for one of its structure findings. */
  explain(rule: string, language: Language, values: readonly string[]): RuleText | null;
  /** The business terms at a location without positions; empty where its schema knows none. */
  terms(path: string): readonly string[];
  /** The other way round: where documents with this root have a term; null where they have none. */
  placeOf(term: string, root: string): string | null;
  /** Prefixes for locations, URI → prefix. */
  readonly prefixes: ReadonlyMap<string, string>;
}

/** Documents of a message that one source does not judge. */
export interface Exemption {
  readonly source: string;
  readonly isFor: (tree: Tree, recognised: Recognised) => boolean;
  readonly reason: Bilingual;
}

/** A message beside the invoice: a status, a report, an extract. Judged by its schema and its packs, those whose `syntax` is its id. */
export interface MessagePlugin extends DocumentFormat {
  readonly kind: 'message';
  /** What its documents are recognised as. */
  readonly flavor: MessageFlavor;
  /** What it is, as a sentence calls it: `a life-cycle status (CDAR)`. */
  readonly called: Bilingual;
  /** Sources of its packs, in the order they run, whatever check was asked for. */
  readonly sources: readonly string[];
  /** One of them whose rules say themselves that they are not about some of its documents. */
  readonly exemption?: Exemption;
  /** With `root`, since it is no invoice. Null where the document has the root of a message and is none: an invoice, say. */
  recognise(tree: Tree): Recognised | null;
  /** Where it is made of an invoice. */
  readonly extract?: InvoiceExtract;
  /** Writes and reads it; left out where it is only judged. */
  readonly model?: MessageModel;
}

/** A message as an object of the contract, and back. */
export interface MessageModel {
  /** Brings in what `write` and `read` need. Called before every use of either, so it must be idempotent. */
  load(): Promise<void>;
  /** @param at JSON Pointer of the object in the request: what the pointers of the elements begin with. @throws InputError. */
  write(message: object, at: string): Written;
  /** Lenient: every key of the object is there. */
  read(tree: Tree): MessageReading;
}

export interface MessageReading {
  readonly message: Draft;
  /** Elements and attributes that the object has no place for; empty is a promise. */
  readonly unread: readonly number[];
}

/** How a message is taken out of an invoice that is written in the same vocabulary. */
export interface InvoiceExtract {
  /** The syntax of the invoices. */
  readonly syntax: string;
  readonly level: string;
  /** Begins the name of its files (S1.06). */
  readonly filePrefix: string;
  take(tree: Tree): ExtractTaken;
}

export interface ExtractTaken {
  readonly bytes: Uint8Array;
  readonly leftOut: readonly LeftOut[];
  readonly supplied: readonly Supplied[];
  /** Terms it cannot do without. */
  readonly lacking: readonly TermLacking[];
}

/** An element or attribute of the invoice, with everything inside. */
export interface LeftOut {
  readonly node: number;
  readonly reason: Bilingual;
}

/** A value that the invoice does not state. */
export interface Supplied {
  readonly term: string;
  readonly value: string;
  /** The element of the invoice it stands below. */
  readonly node: number;
  readonly reason: Bilingual;
}

export interface TermLacking {
  readonly term: string;
  /** Where it would stand. */
  readonly path: string;
}

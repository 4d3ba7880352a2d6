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
import type { Tree } from '@conforme/engine/xml';
import type { CompleteInvoice, Completion, Invoice, ReadInvoice } from '../invoice/index.ts';
import type { Contained, DrawnPages, EmbedOptions } from './contained.ts';
import type { DocumentFormat, MessagePlugin } from './message.ts';
import type { Written } from './written.ts';
import type { Finding, Judge, PluginBase, Recognised } from './rules.ts';

export { LIMITS };
export { InputError, LimitError, type InputFault } from './errors.ts';
export type { Contained, ContainerNote, DrawnPages, EmbedOptions } from './contained.ts';
export type {
  DocumentFormat,
  Exemption,
  ExtractTaken,
  InvoiceExtract,
  LeftOut,
  MessageModel,
  MessagePlugin,
  MessageReading,
  Supplied,
  TermLacking,
} from './message.ts';
export type * from './rules.ts';
export type { Written } from './written.ts';
export { phrasebook, type Phrases } from './phrases.ts';
export { XML_PHRASES } from './xml-phrases.ts';
export type { Bilingual, Check, Language, OutputFormat, ProducedProfile, Profile, Severity };

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
export interface SyntaxPlugin extends DocumentFormat {
  readonly kind: 'syntax';
  /** What is produced in it: in a container, if any, and alone. */
  readonly outputs: readonly OutputFormat[];
  /** Produced profile → guideline URN (BT-24). */
  readonly profiles: ReadonlyMap<ProducedProfile, string>;
  recognise(tree: Tree): Recognised;
  /** Lazily loads what `write` and `read` need. Called before every use of either, so it must be idempotent. */
  load?(): Promise<void>;
  /** Total: a complete invoice always serialises; what the profile has no place for is not written, and has no pointer then. */
  write(invoice: CompleteInvoice, profile: ProducedProfile, options?: WriteOptions): Written;
  /** Lenient: reads what is there. A strict reading leaves unread what the document's own profile has no place for. */
  read(tree: Tree, strict?: boolean): DocumentReading;
}

/** A rule pack in force for some documents. */
export interface RulesetPlugin extends Judge {
  /**
   * Fills in what its law requires and the invoice implies. Idempotent; cannot fail.
   * @param isAsked whether its check is among those of the request.
   */
  complete?(completion: Completion, isRequested: boolean): Completion;
  /** The fields of a request (`/invoice/…`) that a rule requires, where its terms alone would not identify them. */
  fields?(rule: string, invoice: Invoice): readonly string[];
}

/** What the law of a source does besides judging: its packs judge. */
export type Law = Pick<RulesetPlugin, 'source' | 'complete' | 'fields'>;

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

export type Plugin = SyntaxPlugin | MessagePlugin | RulesetPlugin | ContainerPlugin | RendererPlugin;

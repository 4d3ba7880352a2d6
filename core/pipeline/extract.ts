import type { GenerateOptions } from '@conforme/proto/schema';
import { isProduced, PROFILE_TABLE, profilesOf } from '@conforme/proto/schema/profiles';
import { requestOf, type InvoiceRequest, type ReadInvoice } from '../invoice/index.ts';
import type { Flavor, OutputFormat, PdfFacts, Profile, Recognised, SyntaxPlugin } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { open, type OpenedDocument } from './open.ts';
import { staged } from './stage.ts';
import { unreadValues, type Unread } from './unread.ts';

export interface Extracted {
  readonly flavor: Flavor;
  readonly profile: Profile | null;
  readonly guideline: string | null;
  readonly xmlFilename: string | null;
  readonly fields: ReadInvoice;
  /** What generate takes to make the same document again, and the options it takes with it. */
  readonly invoice: InvoiceRequest;
  readonly options: Pick<GenerateOptions, 'profile' | 'output' | 'guideline'>;
  /** What `invoice` does not hold of the document; empty is a promise (decision 43). */
  readonly unread: readonly Unread[];
  readonly pdf: PdfFacts | null;
  /** The XML as text, whatever its encoding was; decoded for who wants it. */
  readonly xmlText: () => string;
}

/** Document → the fields of the contract. Reads what is there, judges nothing. */
export async function extract(registry: Registry, bytes: Uint8Array): Promise<Extracted> {
  const opened = await open(registry, bytes);
  try {
    await opened.syntax.load?.();
    return staged('read', () => read(opened));
  } finally {
    opened.tree.release();
  }
}

function read({ recognised, xmlFilename, pdf, syntax, tree }: OpenedDocument): Extracted {
  const reading = syntax.read(tree);
  // What its own profile has no place for cannot be generated in that profile again.
  const strict = reading.beyond ? syntax.read(tree, true) : reading;
  const { flavor, profile, guideline } = recognised;
  const { bytes } = tree;
  return {
    flavor,
    profile,
    guideline,
    xmlFilename,
    pdf,
    xmlText: () => bytes.toString('utf8'),
    fields: reading.invoice,
    invoice: requestOf(strict.invoice),
    options: optionsFor(recognised, outputOf(syntax, pdf !== null)),
    unread: unreadValues(tree, syntax, strict.unread),
  };
}

/** What makes a document of this sort again. */
function outputOf({ outputs }: SyntaxPlugin, isPdf: boolean): OutputFormat {
  return outputs.find((output) => (output === 'facturx-pdf') === isPdf) ?? outputs[0]!;
}

/** A profile that is not produced is written as EN 16931, under its guideline; one of a CIUS or an extension is retained (decision 45). */
function optionsFor({ profile, guideline }: Recognised, output: OutputFormat): Extracted['options'] {
  const produced = profilesOf(output).find((candidate) => candidate === profile) ?? 'en16931';
  const isRetained =
    profile !== null &&
    isProduced(profile) &&
    (profile !== produced || guideline !== PROFILE_TABLE[profile].guideline);
  return {
    profile: produced,
    output,
    guideline: profile === null || isRetained ? guideline : null,
  };
}

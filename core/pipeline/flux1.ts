import { EngineError } from '../errors.ts';
import type { ExtractTaken, InvoiceExtract, Language, MessagePlugin } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { legalDay } from './day.ts';
import { fileNameOf } from './file-name.ts';
import { failedRules } from './listed.ts';
import { judgeMessage, type MessageResult } from './message-result.ts';
import { open, type OpenedDocument } from './open.ts';
import type { ReportedFinding } from './reported.ts';
import { staged } from './stage.ts';
import { unreadValues, type Unread } from './unread.ts';
import type { Judgement, Validation } from './validate.ts';

/** What an extract is called for with; `document` is XML or a PDF, whole. */
export interface Flux1Request {
  readonly document: Uint8Array;
  readonly level: string;
  readonly language: Language;
  readonly now: Date;
}

/** A value of the invoice, and why the State does not receive it as it is. */
export interface Difference extends Unread {
  readonly reason: string;
}

/** The extract of an invoice for the State, with the verdict on it. */
export interface Flux1Extract {
  readonly filename: string;
  readonly content: Uint8Array;
  readonly level: string;
  readonly syntax: string;
  /** BT-1. */
  readonly number: string;
  readonly leftOut: readonly Difference[];
  /** Values that the invoice does not state. */
  readonly supplied: readonly Difference[];
  readonly validation: Validation;
  readonly warnings: readonly ReportedFinding[];
}

type Extracting = MessagePlugin & { readonly extract: InvoiceExtract };

/**
 * Invoice → the extract that the State receives of it (Flux 1), in its own syntax, judged as `validate` judges extracts.
 * @throws EngineError `invalid_input` naming the terms that the invoice lacks, with the findings on what was made of it
 */
export async function flux1(registry: Registry, request: Flux1Request): Promise<Flux1Extract> {
  const source = await open(registry, request.document);
  try {
    return await extracted(registry, source, request);
  } finally {
    source.tree.release();
  }
}

async function extracted(
  registry: Registry,
  source: OpenedDocument,
  request: Flux1Request,
): Promise<Flux1Extract> {
  const { syntax, tree } = source;
  const message = registry
    .all('message')
    .find(({ extract }) => extract?.level === request.level && extract.syntax === syntax.id) as Extracting;
  await syntax.load?.();
  const { invoice } = staged('read', () => syntax.read(tree));
  const taken = staged('write', () => message.extract.take(tree));
  const result: MessageResult = {
    message,
    xml: taken.bytes,
    refusal: (judgement, findings) => refusal(judgement, taken, findings),
  };
  const context = { language: request.language, asOf: legalDay(request.now) };
  const { validation, warnings } = await judgeMessage(registry, result, context);
  const number = invoice.number ?? '';
  return {
    filename: `${message.extract.filePrefix}${fileNameOf(number || 'invoice')}.xml`,
    content: taken.bytes,
    level: request.level,
    syntax: syntax.id,
    number,
    leftOut: taken.leftOut.flatMap(({ node, reason }) =>
      unreadValues(tree, syntax, [node]).map((value) => ({ ...value, reason: reason[request.language] })),
    ),
    supplied: taken.supplied.map(({ node, term, value, reason }) => {
      const location = syntax.placeOf(term, tree.nameOf(tree.root).local) ?? '';
      return { location, name: tree.qname(node), term, value, reason: reason[request.language] };
    }),
    validation,
    warnings,
  };
}

function refusal(
  judgement: Judgement,
  { lacking }: ExtractTaken,
  findings: readonly ReportedFinding[],
): EngineError {
  const terms = [...new Set(lacking.map(({ term }) => term))].join(', ');
  const count = failedRules(judgement);
  const messages =
    terms === ''
      ? {
          en: `The extract of this invoice fails ${count} rule${count === 1 ? '' : 's'} of Flux 1.`,
          fr: `L'extrait de cette facture ne respecte pas ${count} règle${count === 1 ? '' : 's'} du flux 1.`,
        }
      : {
          en: `The invoice lacks ${terms}, without which there is no extract for the State (Flux 1).`,
          fr: `Il manque à la facture ${terms}, sans quoi il n'y a pas d'extrait pour l'État (flux 1).`,
        };
  return new EngineError('invalid_input', messages, findings);
}

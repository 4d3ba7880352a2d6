// Answers of the engine as bodies of the HTTP contract. Whoever writes them, the gateway or the thread that did the work, writes the same.

import type {
  ExtractResponse,
  GenerateResponse,
  PreviewXmlResponse,
  ReceiveResponse,
  ValidateResponse,
} from '../gen/conforme/v1/engine_pb.ts';
import type { ExtractFlux1Response } from '../gen/conforme/v1/reporting_pb.ts';
import {
  causeCodec,
  comparisonCodec,
  differenceCodec,
  extractCodec,
  findingCodec,
  ledgerCodec,
  lossCodec,
  receptionCodec,
  totalsCodec,
  validationCodec,
} from './codec.ts';
import type { ConvertJsonOut, ExtractOut, GenerateJsonOut, Ledger, ValidationOut } from './index.ts';
import { documentFinding, requestFinding } from './findings.ts';
import { explained, whole } from './verdict.ts';

/** ValidationOut as published; with `explain` each finding carries what decision 5 adds. The ledger is there on request. */
export function validationOut(
  {
    validation,
    details,
    causes,
    ledger,
  }: Pick<ValidateResponse, 'validation' | 'details' | 'causes' | 'ledger'>,
  explain: boolean,
): object {
  const judged = {
    validation: validationCodec.fromMessage(validation!),
    details: details.map(findingCodec.fromMessage),
    causes: causes.map(causeCodec.fromMessage),
    ledger: ledger ? ledgerCodec.fromMessage(ledger) : null,
  };
  return explained(judged, explain);
}

export function verdictOf(message: Parameters<typeof validationCodec.fromMessage>[0]): ValidationOut {
  return whole(validationCodec.fromMessage(message));
}

/** ReceivedOut as published. */
export function receivedOut(answer: ReceiveResponse): object {
  const { validation, details, causes, comparison, document, reception, view } = answer;
  return {
    reception: receptionCodec.fromMessage(reception!),
    validation: validationOut({ validation, details, causes, ledger: undefined }, true),
    comparison: comparison ? comparisonCodec.fromMessage(comparison) : null,
    document: extractOut({ document }),
    view: view ?? null,
  };
}

export function extractOut({ document }: Pick<ExtractResponse, 'document'>): ExtractOut {
  return extractCodec.fromMessage(document!);
}

/** An answer with a produced document, whichever call made it. */
export type Produced = Omit<GenerateResponse, '$typeName' | '$unknown'>;

export function envelopeOf(generated: Produced): GenerateJsonOut & { ledger?: Ledger } {
  const { filename, media_type, profile, output, ...rest } = withoutContent(generated);
  const content_base64 = Buffer.from(generated.content).toString('base64');
  return { filename, media_type, profile, output, content_base64, ...rest };
}

/** GenerateJsonOut; explained (decision 5), what `X-Facturx-Warnings` counts stands there in words. */
export function generatedOut(generated: Produced): ReturnType<typeof envelopeOf> & { warnings?: object[] } {
  const envelope = envelopeOf(generated);
  if (!envelope.ledger) return envelope;
  return { ...envelope, warnings: generated.warnings.map(findingCodec.fromMessage).map(requestFinding) };
}

/** The envelope of a document that travels beside it. */
export function withoutContent(
  generated: Produced,
): Omit<GenerateJsonOut, 'content_base64'> & { ledger?: Ledger } {
  const { ledger } = generated;
  return {
    filename: generated.filename,
    media_type: generated.mediaType,
    profile: generated.profile,
    output: generated.output,
    totals: totalsCodec.fromMessage(generated.totals!),
    validation: verdictOf(generated.validation!),
    ...(ledger && { ledger: ledgerCodec.fromMessage(ledger) }),
  };
}

/** What was written from another document, with what it does not say of that. */
export function envelopeWithLosses(
  produced: Produced & {
    readonly sourceValid: boolean;
    readonly losses: Parameters<typeof lossCodec.fromMessage>[0][];
  },
): ConvertJsonOut {
  const losses = produced.losses.map(lossCodec.fromMessage);
  const warnings = produced.warnings.map(findingCodec.fromMessage).map(documentFinding);
  return { ...envelopeOf(produced), source_valid: produced.sourceValid, losses, warnings };
}

/** The XML, with the ledger where that was requested. */
export function explainedXml({ filename, profile, output, xml, ledger }: PreviewXmlResponse) {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(xml);
  return {
    filename,
    profile,
    output,
    xml: text,
    ...(ledger && { ledger: ledgerCodec.fromMessage(ledger) }),
  };
}

/** What an extract for the State comes with. */
export function flux1Facts({ filename, level, syntax, leftOut, supplied, validation }: ExtractFlux1Response) {
  return {
    filename,
    media_type: 'application/xml',
    level,
    syntax,
    left_out: leftOut.map(differenceCodec.fromMessage),
    supplied: supplied.map(differenceCodec.fromMessage),
    validation: verdictOf(validation!),
  };
}

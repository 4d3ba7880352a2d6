// Answers of the engine as bodies of the HTTP contract. Whoever writes them, the gateway or the thread that did the work, writes the same.

import type {
  ExtractResponse,
  GenerateResponse,
  PreviewXmlResponse,
  ValidateResponse,
} from '../gen/conforme/v1/engine_pb.ts';
import {
  causeCodec,
  extractCodec,
  findingCodec,
  ledgerCodec,
  lossCodec,
  totalsCodec,
  validationCodec,
} from './codec.ts';
import { documentFinding } from './findings.ts';
import type { ExtractOut, GenerateJsonOut, Ledger } from './index.ts';

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
  return {
    ...validationCodec.fromMessage(validation!),
    ...(explain && {
      findings: details.map(findingCodec.fromMessage).map(documentFinding),
      causes: causes.map(causeCodec.fromMessage),
    }),
    ...(ledger && { ledger: ledgerCodec.fromMessage(ledger) }),
  };
}

export function extractOut({ document }: Pick<ExtractResponse, 'document'>): ExtractOut {
  return extractCodec.fromMessage(document!);
}

/** An answer with a produced document, whichever call made it. */
export type Produced = Omit<GenerateResponse, '$typeName' | '$unknown'>;

export function envelopeOf(generated: Produced): GenerateJsonOut & { ledger?: Ledger } {
  const { ledger } = generated;
  return {
    filename: generated.filename,
    media_type: generated.mediaType,
    profile: generated.profile,
    output: generated.output,
    content_base64: Buffer.from(generated.content).toString('base64'),
    totals: totalsCodec.fromMessage(generated.totals!),
    validation: validationCodec.fromMessage(generated.validation!),
    ...(ledger && { ledger: ledgerCodec.fromMessage(ledger) }),
  };
}

/** What was written from another document, with what it does not say of that. */
export function envelopeWithLosses(
  produced: Produced & {
    readonly sourceValid: boolean;
    readonly losses: Parameters<typeof lossCodec.fromMessage>[0][];
  },
) {
  const losses = produced.losses.map(lossCodec.fromMessage);
  return { ...envelopeOf(produced), source_valid: produced.sourceValid, losses };
}

/** The XML with the requested ledger. */
export function explainedXml({ filename, profile, output, xml, ledger }: PreviewXmlResponse): object {
  const text = Buffer.from(xml).toString('utf8');
  return { filename, profile, output, xml: text, ledger: ledgerCodec.fromMessage(ledger!) };
}

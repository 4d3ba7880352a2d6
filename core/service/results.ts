import { create } from '@bufbuild/protobuf';
import {
  CompareResponseSchema,
  ConvertResponseSchema,
  EmbedResponseSchema,
  ExtractResponseSchema,
  GenerateResponseSchema,
  GetRuleResponseSchema,
  InvoiceIdentitySchema,
  DiffRulesetsResponseSchema,
  ListRulesetsResponseSchema,
  PreviewXmlResponseSchema,
  ReceiveResponseSchema,
  RenderResponseSchema,
  ValidateResponseSchema,
  type CompareResponse,
  type ConvertResponse,
  type EmbedResponse,
  type ExtractResponse,
  type GenerateResponse,
  type GetRuleResponse,
  type DiffRulesetsResponse,
  type ListRulesetsResponse,
  type PreviewXmlResponse,
  type ReceiveResponse,
  type RenderResponse,
  type ValidateResponse,
} from '@conforme/proto/v1';
import type {
  ExtractOut,
  GenerateOptions,
  PictureField,
  PictureVerdict,
  RuleOut,
  RulesetOut,
} from '@conforme/proto/schema';
import {
  causeCodec,
  comparisonCodec,
  extractCodec,
  findingCodec,
  ledgerCodec,
  lossCodec,
  receptionCodec,
  ruleCodec,
  rulesetCodec,
  rulesetDiffCodec,
  totalsCodec,
  validationCodec,
} from '@conforme/proto/schema/codec';
import type { RulesetDiffOut } from '@conforme/proto/schema/ruleset-diff';
import { extractText } from '@conforme/proto/schema/whole';
import type { ComparedDocument } from '../pipeline/compare.ts';
import type { Converted } from '../pipeline/convert.ts';
import type { Embedded } from '../pipeline/embed.ts';
import type { Extracted } from '../pipeline/extract.ts';
import type { Generated } from '../pipeline/generate.ts';
import type { Received } from '../pipeline/receive.ts';
import type { Rendered } from '../pipeline/render.ts';
import { causesOf } from '../pipeline/causes.ts';
import type { Cause, ReportedFinding } from '../pipeline/reported.ts';
import type { Validation } from '../pipeline/validate.ts';
import { bodyOf } from './body.ts';
import type { Box } from '../plugin/index.ts';
import { causeOut, findingDetail, rulesetName, verdictOut } from './judging.ts';

type FindingMessage = ReturnType<typeof findingCodec.toMessage>;

export function generateResponse(generated: Generated, options: GenerateOptions): GenerateResponse {
  return create(GenerateResponseSchema, {
    filename: generated.filename,
    mediaType: generated.mediaType,
    profile: options.profile,
    output: options.output,
    content: bytes(generated.content),
    totals: totalsCodec.toMessage(generated.invoice.totals),
    validation: validationMessage(generated.validation),
    warnings: generated.warnings.map(findingMessage),
    rulesets: generated.validation.rulesets.map(rulesetName),
    ...ledgerOf(generated),
  });
}

export function previewResponse(generated: Generated, options: GenerateOptions): PreviewXmlResponse {
  const { filename, content } = generated;
  const { profile, output } = options;
  const ledger = ledgerOf(generated);
  return create(PreviewXmlResponseSchema, { filename, xml: bytes(content), profile, output, ...ledger });
}

export function embedResponse(embedded: Embedded): EmbedResponse {
  return create(EmbedResponseSchema, {
    filename: embedded.filename,
    content: bytes(embedded.content),
    profile: embedded.profile,
    validation: validationMessage(embedded.validation),
    warnings: embedded.warnings.map(findingMessage),
    rulesets: embedded.validation.rulesets.map(rulesetName),
  });
}

export function validateResponse(validation: Validation, explain: boolean): ValidateResponse {
  const answer = create(ValidateResponseSchema);
  answer.validation = validationMessage(validation);
  answer.rulesets = validation.rulesets.map(rulesetName);
  if (explain) {
    answer.details = validation.findings.map(findingMessage);
    answer.causes = causesOf(validation.findings).map(causeMessage);
  }
  if (validation.identity) answer.identity = create(InvoiceIdentitySchema, validation.identity);
  if (validation.ledger) answer.ledger = ledgerCodec.toMessage(validation.ledger);
  return answer;
}

function ledgerOf({ ledger }: Pick<Validation, 'ledger'>): {
  ledger?: ReturnType<typeof ledgerCodec.toMessage>;
} {
  return ledger === null ? {} : { ledger: ledgerCodec.toMessage(ledger) };
}

export function extractResponse(extracted: Extracted, includeXml: boolean): ExtractResponse {
  return create(ExtractResponseSchema, {
    document: extractCodec.toMessage(extractFacts(extracted, includeXml)),
  });
}

/** As the body of the contract. @throws LimitError `answer_bytes` */
export function extractAsText(extracted: Extracted, includeXml: boolean): ExtractResponse {
  const facts = extractFacts(extracted, includeXml);
  return create(ExtractResponseSchema, {
    number: facts.fields.number ?? '',
    body: bodyOf(() => extractText(facts)),
  });
}

/** In the words of the contract. */
function extractFacts(extracted: Extracted, includeXml: boolean): ExtractOut {
  return {
    flavor: extracted.flavor,
    profile: extracted.profile,
    guideline: extracted.guideline,
    xml_filename: extracted.xmlFilename,
    fields: extracted.fields,
    pdf: extracted.pdf,
    xml: includeXml ? extracted.xmlText() : null,
    invoice: extracted.invoice,
    options: extracted.options,
    unread: extracted.unread,
  };
}

export function renderResponse({ content, warnings, ...shown }: Rendered): RenderResponse {
  return create(RenderResponseSchema, {
    ...shown,
    content: bytes(content),
    warnings: warnings.map(findingMessage),
  });
}

/** Field by field, as the answer with a verdict: an initialiser would be copied, 0.4 us of 2.6. */
export function convertResponse(converted: Converted): ConvertResponse {
  const answer = create(ConvertResponseSchema);
  answer.filename = converted.filename;
  answer.mediaType = converted.mediaType;
  answer.profile = converted.profile;
  answer.output = converted.output;
  answer.content = bytes(converted.content);
  answer.totals = totalsCodec.toMessage(converted.invoice.totals);
  answer.validation = validationMessage(converted.validation);
  answer.warnings = converted.warnings.map(findingMessage);
  answer.rulesets = converted.validation.rulesets.map(rulesetName);
  answer.sourceValid = converted.sourceValid;
  answer.losses = converted.losses.map(lossCodec.toMessage);
  if (converted.ledger) answer.ledger = ledgerCodec.toMessage(converted.ledger);
  return answer;
}

export function compareResponse(compared: ComparedDocument): CompareResponse {
  const { fields, pages, textPages, number } = compared;
  const countOf = (verdict: PictureVerdict): number =>
    fields.filter((field) => field.verdict === verdict).length;
  return create(CompareResponseSchema, {
    number: number ?? '',
    comparison: comparisonCodec.toMessage({
      fields: fields.map(({ box, ...field }) => ({ ...field, box: box && pageBox(box) })),
      summary: {
        same: countOf('same'),
        different: countOf('different'),
        not_found: countOf('not_found'),
        pages,
        text_pages: textPages,
      },
    }),
  });
}

export function receiveResponse(received: Received): ReceiveResponse {
  const {
    validation: judged,
    comparison,
    extracted,
    view,
    key,
    isDuplicate,
    addressee,
    proposedStatuses,
  } = received;
  const { validation, rulesets, details, causes } = validateResponse(judged, true);
  const { document } = extractResponse(extracted, false);
  return create(ReceiveResponseSchema, {
    validation: validation!,
    rulesets,
    details,
    causes,
    document: document!,
    reception: receptionCodec.toMessage({
      key,
      duplicate: isDuplicate,
      addressee,
      proposed_statuses: proposedStatuses,
    }),
    ...(comparison && { comparison: compareResponse(comparison).comparison! }),
    ...(view !== null && { view }),
  });
}

/** In whole points, none of it cut off. */
function pageBox([left, bottom, right, top]: Box): NonNullable<PictureField['box']> {
  return {
    left: Math.floor(left),
    bottom: Math.floor(bottom),
    right: Math.ceil(right),
    top: Math.ceil(top),
  };
}

export function rulesetsResponse(rulesets: readonly RulesetOut[]): ListRulesetsResponse {
  return create(ListRulesetsResponseSchema, { rulesets: rulesets.map(rulesetCodec.toMessage) });
}

export function rulesetDiffResponse(diff: RulesetDiffOut): DiffRulesetsResponse {
  return create(DiffRulesetsResponseSchema, { diff: rulesetDiffCodec.toMessage(diff) });
}

export function ruleResponse(rule: RuleOut): GetRuleResponse {
  return create(GetRuleResponseSchema, { rule: ruleCodec.toMessage(rule) });
}

/** A finding with everything that is known of it (decision 4); what is not is null. */
export function findingMessage(finding: ReportedFinding): FindingMessage {
  return findingCodec.toMessage(findingDetail(finding));
}

export function causeMessage(cause: Cause): ReturnType<typeof causeCodec.toMessage> {
  return causeCodec.toMessage(causeOut(cause));
}

export function validationMessage(validation: Validation): ReturnType<typeof validationCodec.toMessage> {
  return validationCodec.toMessage(verdictOut(validation));
}

/** protobuf-es wants bytes over a plain ArrayBuffer; a Node Buffer is one in fact. */
export function bytes(content: Uint8Array): Uint8Array<ArrayBuffer> {
  return content as Uint8Array<ArrayBuffer>;
}

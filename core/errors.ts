import type { Bilingual, ErrorCode, Language, Loss } from '@conforme/proto/schema';
import { unitOf, messageOf } from '@conforme/proto/schema/limits';
import { XmlError } from '@conforme/engine/xml';
import { InputError, LimitError } from './plugin/index.ts';
import type { Cause, ReportedFinding } from './pipeline/reported.ts';
import { malformed } from './malformed.ts';

/** The closed catalogue without what doors refuse before the engine is asked; the gateway maps each to its HTTP status. */
export type EngineErrorCode = Exclude<
  ErrorCode,
  | 'api_key_required'
  | 'invalid_api_key'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'accounts_unavailable'
>;

interface EngineErrorOptions extends ErrorOptions {
  readonly losses?: readonly Loss[];
  readonly causes?: readonly Cause[];
  readonly passed?: LimitError | null;
}

/** The one error that leaves the pipelines. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;
  /** What it tells the caller; as an error among errors it speaks English. */
  readonly messages: Bilingual;
  readonly findings: readonly ReportedFinding[];
  /** What the findings come from, where they are those of a judgement. */
  readonly causes: readonly Cause[];
  /** Of `lossy_conversion`. */
  readonly losses: readonly Loss[];
  /** The limit behind `too_large` and `validation_error`. */
  readonly passed: LimitError | null;

  constructor(
    code: EngineErrorCode,
    messages: Bilingual,
    findings: readonly ReportedFinding[] = [],
    { losses = [], causes = [], passed = null, ...options }: EngineErrorOptions = {},
  ) {
    super(messages.en, options);
    this.code = code;
    this.messages = messages;
    this.findings = findings;
    this.losses = losses;
    this.causes = causes;
    this.passed = passed;
  }

  /**
   * Turns anything thrown into an `EngineError`; an unforeseen error becomes `internal_error`, and its text does not leave the process.
   * @param language of findings that are not in words yet
   */
  static from(thrown: unknown, language: Language): EngineError {
    if (thrown instanceof EngineError) return thrown;
    if (thrown instanceof InputError) return fromInputError(thrown, language);
    if (thrown instanceof LimitError) return fromLimitError(thrown);
    if (thrown instanceof XmlError) return fromXmlError(thrown, language);
    return failure(thrown);
  }
}

/** The engine's own fault: the caller learns no more than that. */
export function failure(cause: unknown): EngineError {
  const messages = {
    en: 'The engine failed on this document.',
    fr: 'Le moteur a échoué sur ce document.',
  };
  return new EngineError('internal_error', messages, [], { cause });
}

function fromLimitError(passed: LimitError): EngineError {
  const { limit } = passed;
  const code = unitOf(limit) === 'bytes' ? 'too_large' : 'validation_error';
  return new EngineError(code, messageOf(limit), [], { cause: passed, passed });
}

function fromInputError(error: InputError, language: Language): EngineError {
  const findings = error.findings.map(({ source, rule, message, pointer, fix }) => ({
    source,
    severity: 'fatal' as const,
    rule,
    message: message[language],
    location: null,
    test: null,
    ...(pointer === undefined ? {} : { pointer, pointers: [pointer] }),
    ...(fix === undefined ? {} : { fix: fix[language] }),
  }));
  return new EngineError('invalid_input', error.messages, findings, { cause: error });
}

function fromXmlError(error: XmlError, language: Language): EngineError {
  const messages = malformed(error);
  const finding: ReportedFinding = {
    source: 'xsd',
    severity: 'fatal',
    rule: null,
    message: messages[language],
    location: null,
    test: null,
    line: error.line,
    column: error.column,
  };
  return new EngineError('invalid_input', messages, [finding], { cause: error });
}

import { XmlError } from '@conforme/rules/xml';
import { InputError } from './plugin/index.ts';
import type { ReportedFinding } from './pipeline/report.ts';

/** The engine's closed catalogue of refusals; the gateway maps each to its HTTP status (service.md, Errors). */
export type EngineErrorCode =
  | 'invalid_input'
  | 'unsupported_profile'
  | 'not_an_einvoice'
  | 'not_found'
  | 'render_error'
  | 'schematron_unavailable'
  | 'internal_error';

/** The one error that leaves the pipelines. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;
  readonly findings: readonly ReportedFinding[];

  constructor(
    code: EngineErrorCode,
    message: string,
    findings: readonly ReportedFinding[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.findings = findings;
  }

  /** Turns anything thrown into an `EngineError`; what nobody foresaw becomes `internal_error`, its text kept inside. */
  static from(thrown: unknown): EngineError {
    if (thrown instanceof EngineError) return thrown;
    if (thrown instanceof InputError) return fromInputError(thrown);
    if (thrown instanceof XmlError) return fromXmlError(thrown);
    return new EngineError('internal_error', 'The engine failed on this document.', [], { cause: thrown });
  }
}

function fromInputError(error: InputError): EngineError {
  const findings = error.findings.map(({ source, rule, message, pointer, fix }) => ({
    source,
    severity: 'fatal' as const,
    rule,
    message,
    location: null,
    test: null,
    ...(pointer === undefined ? {} : { pointer, pointers: [pointer] }),
    ...(fix === undefined ? {} : { fix }),
  }));
  return new EngineError('invalid_input', error.message, findings, { cause: error });
}

function fromXmlError(error: XmlError): EngineError {
  const message = `The XML is not well-formed: ${error.message}.`;
  const finding: ReportedFinding = {
    source: 'xsd',
    severity: 'fatal',
    rule: null,
    message,
    location: null,
    test: null,
    line: error.line,
    column: error.column,
  };
  return new EngineError('invalid_input', message, [finding], { cause: error });
}

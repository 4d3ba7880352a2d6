import type {
  Cause,
  DocumentFinding,
  ErrorCode,
  Loss,
  RequestFinding,
  ValidationFault,
} from '@conforme/proto/contract';
import { ERROR_STATUS } from '@conforme/proto/schema/error-codes';

/** What an error lists: faults of a request, findings, losses of a conversion, or the limit that was passed. */
export type Detail = RequestFinding | DocumentFinding | Loss | ValidationFault;

/** ErrorOut, as it travels. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: readonly object[] | undefined;
  readonly causes?: readonly object[] | undefined;
}

interface ConformeErrorOptions extends ErrorOptions {
  /** Where HTTP said another than the code's own. */
  readonly status?: number;
}

/** The one error of this package: a call that was refused, and why. */
export class ConformeError extends Error {
  override readonly name = 'ConformeError';
  /** Of the closed catalogue. */
  readonly code: ErrorCode;
  /** What HTTP answers it with. */
  readonly status: number;
  /** Empty where there is nothing beside the message. */
  readonly details: readonly Detail[];
  /** Which findings among the details to act on, and what goes with them. */
  readonly causes: readonly Cause[];

  constructor({ code, message, details = [], causes = [] }: Refusal, options: ConformeErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : {});
    this.code = code;
    this.status = options.status ?? ERROR_STATUS[code];
    this.details = details as readonly Detail[];
    this.causes = causes as readonly Cause[];
  }
}

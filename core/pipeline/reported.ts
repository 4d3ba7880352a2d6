import type { Severity } from '@conforme/proto/schema/choices';

/** RFC 6902, the operations a fix may offer. */
export interface PatchOperation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: string | boolean;
}

/** A finding as it is published: FindingOut, and on request what decisions 4 and 5 add. */
export interface ReportedFinding {
  readonly source: string;
  readonly severity: Severity;
  readonly rule: string | null;
  readonly message: string;
  readonly location: string | null;
  readonly test: string | null;
  readonly terms?: readonly string[];
  readonly title?: string;
  readonly explanation?: string;
  readonly fix?: string;
  readonly reference?: string;
  readonly line?: number;
  readonly column?: number;
  readonly pointer?: string;
  readonly pointers?: readonly string[];
  readonly patch?: readonly PatchOperation[];
}

/** One mistake, and the findings that it makes: one to act on, and what breaks with it. Indexes into the findings. */
export interface Cause {
  readonly finding: number;
  readonly also: readonly number[];
  readonly count: number;
  /** The fields to act on; empty for a document that is not the caller's own request. */
  readonly pointers: readonly string[];
  readonly patch: readonly PatchOperation[] | null;
}

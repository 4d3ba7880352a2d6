import type { Finding } from '../../service.ts';
import { outcome } from './state.ts';

/** Findings of the last refusal; none once files were made. */
export const refusalFindings = (): readonly Finding[] =>
  outcome.value.kind === 'refused' ? outcome.value.findings : [];

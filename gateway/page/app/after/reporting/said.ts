import type { Finding } from '../../service.ts';
import { outcome } from './state.ts';

/** What the last refusal says; nothing once files were made. */
export const said = (): readonly Finding[] =>
  outcome.value.kind === 'refused' ? outcome.value.findings : [];

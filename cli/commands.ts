import type { Command } from './command.ts';
import { COMPARE, CONVERT, EMBED, EXTRACT, GENERATE, PREVIEW, RECEIVE, RENDER } from './manual/documents.ts';
import { DIRECTORY, FLOW, PLATFORM } from './manual/platform.ts';
import { EREPORTING, FLUX1, STATUS } from './manual/reporting.ts';
import { JOB } from './manual/job.ts';
import { COMPLETION, EXPLAIN, HANDED_ON, RULES } from './manual/others.ts';
import { VALIDATE } from './manual/validate.ts';

/** In the order the help lists them. */
export const COMMANDS: readonly Command[] = [
  VALIDATE,
  GENERATE,
  EMBED,
  CONVERT,
  EXTRACT,
  COMPARE,
  RECEIVE,
  STATUS,
  FLUX1,
  EREPORTING,
  PREVIEW,
  RENDER,
  EXPLAIN,
  RULES,
  JOB,
  FLOW,
  DIRECTORY,
  PLATFORM,
  ...HANDED_ON,
  COMPLETION,
];

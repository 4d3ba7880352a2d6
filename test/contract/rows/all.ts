import { ACCESS_ROWS } from './access.ts';
import { DECISIONS_1 } from './decisions-1.ts';
import { DECISIONS_2 } from './decisions-2.ts';
import { DECISIONS_3 } from './decisions-3.ts';
import { DECISIONS_4 } from './decisions-4.ts';
import { EMBEDDING_ROWS } from './embedding.ts';
import { PRODUCING_ROWS } from './producing.ts';
import { READING_ROWS } from './reading.ts';
import { SERVICE_ROWS } from './service.ts';
import { VALUE_ROWS } from './values.ts';
import type { Row } from '../world.ts';

/** All rows but those of the tables of fields, which fields.test.ts and answers.test.ts make of the tables themselves. */
export const ROWS: readonly Row[] = [
  ...SERVICE_ROWS,
  ...PRODUCING_ROWS,
  ...EMBEDDING_ROWS,
  ...READING_ROWS,
  ...VALUE_ROWS,
  ...ACCESS_ROWS,
  ...DECISIONS_1,
  ...DECISIONS_2,
  ...DECISIONS_3,
  ...DECISIONS_4,
];

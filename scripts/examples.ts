import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenerateRequestInput } from '@conforme/proto/schema';

const FOLDER = join(import.meta.dirname, '../examples');

/** What is shown must fit on a screen or two; larger examples are for machines. */
const SHOWN_BYTES = 8_000;

/** The requests of examples/ that the API description shows, by name. */
export function pageExamples(folder: string = FOLDER): Readonly<Record<string, GenerateRequestInput>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  return Object.fromEntries(
    texts
      .filter(([, text]) => text.length <= SHOWN_BYTES)
      .map(([name, text]) => [name.slice(0, -'.json'.length), JSON.parse(text) as GenerateRequestInput]),
  );
}

// The engines a conformance run can ask, in one shape.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSchema } from '@conforme/rules/schema';
import { parse } from '@conforme/rules/xml';
import type { Judged } from './compare.ts';
import { judgeWithSaxon } from './saxon.ts';

export interface Engine {
  packs: { id: string; version: string; judge(files: string[]): Promise<Judged[]> }[];
  /** Valid or not; a text when the document could not be judged. */
  schema?: (files: string[]) => Promise<(boolean | string)[]>;
}

const packRoot = fileURLToPath(new URL('../../rules/packs', import.meta.url));

/** Our packs under Saxon. */
function saxon(): Promise<Engine> {
  const packs = globSync('**/pack.json', { cwd: packRoot })
    .map((file) => {
      const manifest = JSON.parse(readFileSync(path.join(packRoot, file), 'utf8')) as Record<string, string>;
      const { id = '', version = '', syntax, schematron } = manifest;
      return { id, version, syntax, schematron, folder: path.join(packRoot, path.dirname(file)) };
    })
    .filter(({ syntax, schematron }) => syntax === 'cii' && schematron)
    .map(({ id, version, folder }) => ({
      id,
      version,
      judge: async (files: string[]) => {
        const verdictOf = await judgeWithSaxon(new Map([[id, folder]]), files);
        return files.map((file) => verdictOf(id, file));
      },
    }));
  return Promise.resolve({ packs });
}

/** Ours. */
function conforme(): Promise<Engine> {
  const schema = loadSchema(path.join(packRoot, 'cii-d22b'));
  const judgeSchema = (file: string): boolean | string => {
    try {
      return schema.validate(parse(readFileSync(file))).length === 0;
    } catch (error) {
      return String(error);
    }
  };
  return Promise.resolve({ packs: [], schema: (files) => Promise.resolve(files.map(judgeSchema)) });
}

export const engines: Record<string, () => Promise<Engine>> = { conforme, saxon };

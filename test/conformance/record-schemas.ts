// Records which of our own documents the official schemas take.
//   node test/conformance/record-schemas.ts [--count N]
// Needs the oracles (test/oracle/setup.ts). Exit 1 when our tables say otherwise somewhere.

import { parseArgs } from 'node:util';
import { compileXsd } from '../oracle/libxml2-schema.ts';
import { officialSchema, setUpOracle } from '../oracle/setup.ts';
import { RecipeError } from './recorded/recipe.ts';
import type { Recipe } from './recorded/recipe.ts';
import { ourSchema, schemaRecipes, schemas } from './recorded/schemas.ts';
import { documentOf } from './recorded/search.ts';
import { labelOf, shaOf, writeSchemaRecorded } from './recorded/store.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '120' } } });
const seed = 20261005;

/** null when an edit leads nowhere. */
function textOf(recipe: Recipe): string | null {
  try {
    return documentOf(recipe);
  } catch (error) {
    if (error instanceof RecipeError) return null;
    throw error;
  }
}

setUpOracle();
let differing = 0;
for (const name of Object.keys(schemas)) {
  const file = officialSchema(name);
  if (!file) throw new Error(`the official schema ${name} is not there`);
  const faults = compileXsd(file);
  const ours = ourSchema(name);
  const documents = schemaRecipes(name, seed, Number(values.count)).flatMap((recipe) => {
    const text = textOf(recipe);
    if (text === null) return [];
    const valid = faults(Buffer.from(text)) === 0;
    if (ours(text) !== valid) {
      differing += 1;
      process.stdout.write(`${name}: official ${valid}, ours ${!valid} in ${labelOf(recipe)}\n`);
    }
    return [{ ...recipe, sha: shaOf(text), valid }];
  });
  writeSchemaRecorded(name, documents);
  process.stdout.write(
    `${name}: ${documents.length} documents, ${documents.filter(({ valid }) => valid).length} valid\n`,
  );
}
process.exitCode = differing === 0 ? 0 : 1;

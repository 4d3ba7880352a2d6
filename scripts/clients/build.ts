// `npm run clients`: what the clients do not write by hand, made from the service's own description: models for Python, and
// whole clients for Java and C# under dist/clients. Needs Python 3.10 with venv; for Java and C# also Java 17 and Maven.
// `node scripts/clients/build.ts python` makes some of them only.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '../../gateway/openapi/document.ts';
import { ENDPOINTS } from '../../gateway/routes/index.ts';
import { descriptionForClients } from './description.ts';
import { inOpenApi30 } from './openapi30.ts';
import { CLIENTS, maven, python, run } from './tools.ts';

const OUT = path.resolve(CLIENTS, '../dist/clients');
const DESCRIPTION = path.join(OUT, 'openapi.json');

/** For generators that read 3.0 better. */
const DESCRIPTION_30 = path.join(OUT, 'openapi-3.0.json');

const MODELS = [
  '--input-file-type openapi --output-model-type pydantic_v2.BaseModel --target-python-version 3.10',
  '--use-annotated --use-union-operator --use-standard-collections --use-schema-description --use-double-quotes',
  '--use-field-description --enum-field-as-literal all --disable-timestamp --disable-warnings',
]
  .join(' ')
  .split(' ');

const HEADER = '# Made by `npm run clients` from the description of the service; not edited by hand.';

const made: Readonly<Record<string, () => void>> = {
  python: () => {
    const output = path.join(CLIENTS, 'python/src/conforme/models.py');
    const places = ['--input', DESCRIPTION, '--output', output, '--custom-file-header', HEADER];
    run(python('datamodel-codegen'), [...MODELS, ...places]);
  },
  /** It alone, which is written anyway. */
  description: () => {},
  java: () => maven('java', ['compile']),
  csharp: () => maven('csharp', ['generate-sources']),
};

const wanted = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
const description = JSON.parse(JSON.stringify(openApiDocument(ENDPOINTS)));
const simpler = descriptionForClients(description);
writeFileSync(DESCRIPTION, JSON.stringify(simpler, null, 1));
writeFileSync(DESCRIPTION_30, JSON.stringify(inOpenApi30(simpler), null, 1));
for (const language of wanted.length > 0 ? wanted : Object.keys(made)) {
  const make = made[language];
  if (!make) throw new Error(`no client is known for "${language}" (known: ${Object.keys(made).join(', ')})`);
  make();
  process.stdout.write(`made: ${language}\n`);
}

// The directory service (AFNOR XP Z12-013, annex B), and what fills it, which is no part of the interface.

import { schemas, type DirectorySearch } from '@conforme/library/platform';
import { ENTRIES, fill, KINDS, searched, shown, type Kind } from './directory.ts';
import { healthcheck } from './flow-routes.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Operation } from './route.ts';
import type { Store } from './store.ts';

const BASE = '/directory-service/v1';

/** Of one entry: its place, and its identifier in the store. */
const PLACES: Readonly<Record<Kind['name'], readonly [path: string, id: string]>> = {
  siren: ['code-insee:{siren}', '{siren}'],
  siret: ['code-insee:{siret}', '{siret}'],
  'routing-code': ['siret:{siret}/code:{routingIdentifier}', '{siret}/{routingIdentifier}'],
  'directory-line': ['code:{addressingIdentifier}', '{addressingIdentifier}'],
};

export const directoryOperations = (store: Store): readonly Operation[] => [
  ...KINDS.flatMap((kind) => [searchOf(store, kind), getOf(store, kind)]),
  healthcheck('/directory-service'),
  {
    method: 'PUT',
    path: '/directory',
    summary: 'Fill the directory (no part of the interface)',
    takes: ENTRIES,
    answers: [200, { type: 'object', properties: { entries: { type: 'integer' } }, required: ['entries'] }],
    refuses: [413, 415, 422],
    run: async ({ body }) => {
      try {
        return { entries: fill(store, body as Parameters<typeof fill>[1]) };
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        throw new Refusal(422, 'UNPROCESSABLE_ENTITY', error.message);
      }
    },
  },
];

const searchOf = (store: Store, kind: Kind): Operation => ({
  method: 'POST',
  path: `${BASE}/${kind.name}/search`,
  summary: `Search ${kind.name}`,
  takes: schemas.DIRECTORY_SEARCH,
  answers: [
    200,
    {
      ...schemas.DIRECTORY_RESULTS,
      properties: {
        ...propertiesOf(schemas.DIRECTORY_RESULTS),
        results: { type: 'array', items: kind.schema },
      },
    },
  ],
  refuses: [413, 415, 422],
  run: async ({ body }) => searched(store, kind, body as DirectorySearch),
});

const propertiesOf = (schema: object) => (schema as { readonly properties: object }).properties;

function getOf(store: Store, kind: Kind): Operation {
  const [path, id] = PLACES[kind.name];
  return {
    method: 'GET',
    path: `${BASE}/${kind.name}/${path}`,
    summary: `One ${kind.name}`,
    query: { include: { type: 'string' }, fields: { type: 'string' } },
    answers: [200, kind.schema],
    refuses: [404],
    run: async ({ params, query }) => {
      const wanted = id.replaceAll(/\{([^}]+)\}/g, (_, name: string) => params[name] ?? '');
      const entry = store.entry<Readonly<Record<string, unknown>>>(kind.name, wanted);
      if (entry === null) throw notFound(`${kind.name} ${wanted}`);
      const [include = [], fields] = [query['include'], query['fields']].map((list) => list?.split(','));
      return shown(store, kind, entry, { include, fields });
    },
  };
}

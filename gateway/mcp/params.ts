// What the protocol asks of the parameters of a request, in words: the framework would answer with its own account of them, as a failure of
// the service, or take a name that every object has (`constructor`) for one that was offered.

import { ExactNumber } from '@conforme/proto/schema/decimals';
import { INVALID_PARAMS, rpcError } from './message.ts';

interface Kind {
  readonly words: string;
  readonly accepts: (value: unknown) => boolean;
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
const isText = (value: unknown): value is string => typeof value === 'string';

const TEXT: Kind = { words: 'a string', accepts: isText };
const OBJECT: Kind = { words: 'an object', accepts: isObject };
const NAME: Kind = { words: 'a name that is offered', accepts: (value) => isText(value) && !(value in {}) };
const ARGUMENTS: Kind = { ...OBJECT, accepts: (value) => value === undefined || isObject(value) };
const TEXTS: Kind = {
  words: 'an object of strings',
  accepts: (value) => value === undefined || (isObject(value) && Object.values(value).every(isText)),
};
const REFERENCE: Kind = {
  words: '{"type": "ref/prompt", "name": …} or {"type": "ref/resource", "uri": …}',
  accepts: (value) =>
    isObject(value) &&
    (value['type'] === 'ref/prompt'
      ? NAME.accepts(value['name'])
      : value['type'] === 'ref/resource' && isText(value['uri'])),
};

const PARAMS: ReadonlyMap<unknown, Readonly<Record<string, Kind>>> = new Map(
  Object.entries({
    initialize: { protocolVersion: TEXT, capabilities: OBJECT, clientInfo: OBJECT },
    'tools/call': { name: NAME, arguments: ARGUMENTS },
    'prompts/get': { name: NAME, arguments: TEXTS },
    'resources/read': { uri: TEXT },
    'completion/complete': { ref: REFERENCE, argument: OBJECT },
  }),
);

/** Of parameters that are objects. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  clientInfo: ['name', 'version'],
  argument: ['name', 'value'],
};

/** @returns the refusal of a request whose parameters are not what its method takes; null for all else, which is the framework's. */
export function paramsRefusal(message: unknown): object | null {
  if (!isObject(message)) return null;
  const { id, method, params } = message;
  const kinds = PARAMS.get(method);
  if (!kinds || (!isText(id) && typeof id !== 'number')) return null;
  const given = isObject(params) ? params : {};
  const wrong = Object.entries(kinds).flatMap(([name, kind]) => faultsOf(name, given[name], kind));
  if (wrong.length === 0) return null;
  return rpcError(
    INVALID_PARAMS,
    `Invalid parameters of ${String(method)}: ${wrong.join('; ')}.`,
    undefined,
    id,
  );
}

function faultsOf(name: string, value: unknown, { words, accepts }: Kind): readonly string[] {
  if (!accepts(value)) return [`${name} must be ${words}`];
  const inner = isObject(value) && Object.hasOwn(INNER, name) ? INNER[name]! : [];
  return inner
    .filter((each) => !isText((value as Members)[each]))
    .map((each) => `${name}.${each} must be ${TEXT.words}`);
}

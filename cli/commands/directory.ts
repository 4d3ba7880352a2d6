import type {
  DirectoryKind,
  DirectoryOperator,
  DirectorySearch,
  PlatformClient,
} from '@conforme/library/platform';
import type { Run } from '../command.ts';
import { EXIT, UsageError } from '../exit.ts';
import { oneOf, platformOf, refusalReported } from '../platform/settings.ts';

const KINDS = { siren: 'siren', siret: 'siret', line: 'lines', code: 'routingCodes' } as const;
type Kind = keyof typeof KINDS;

/** `conforme directory`. */
export const directory: Run = async (given, world) => {
  const [kind = '', ...rest] = given.rest;
  const name = KINDS[oneOf(Object.keys(KINDS) as Kind[], kind, 'directory', 'directory')];
  if (rest.length === 0)
    throw new UsageError('an identifier is named, or filters as FIELD=VALUE', 'directory');
  const all: PlatformClient['directory'] = platformOf(world, 'directory').directory;
  const entries: DirectoryKind<object> = all[name];
  const include = given.text('include')?.split(',');
  const { interrupted: signal } = world;
  return refusalReported(world, async () => {
    const isSearch = rest.some((each) => FILTER.test(each));
    const options = { signal, ...(include && { include }) };
    const found = isSearch
      ? await entries.search({ filters: filtersOf(rest), ...(include && { include }) }, { signal })
      : await entries.get(rest.join('/'), options);
    await world.out.write(`${JSON.stringify(found, null, 2)}\n`);
    return EXIT.ok;
  });
};

const FILTER = /^([A-Za-z]+)(=|~|\^)(.+)$/s;

const OPERATORS: Readonly<Record<string, DirectoryOperator>> = {
  '=': 'strict',
  '~': 'contains',
  '^': 'startWith',
};

function filtersOf(words: readonly string[]): NonNullable<DirectorySearch['filters']> {
  const filters = words.map((word) => {
    const [, field, sign = '', value = ''] = FILTER.exec(word) ?? [];
    if (field === undefined)
      throw new UsageError(`${word} is no filter: FIELD=VALUE, FIELD~PART or FIELD^BEGINNING`, 'directory');
    return [field, { op: OPERATORS[sign]!, value }] as const;
  });
  return Object.fromEntries(filters);
}

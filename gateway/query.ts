import type { ValidationFault } from '@conforme/proto/schema';
import { fault, validationError } from './faults.ts';

/** What a query parameter may be: one of these words, or any text this test accepts. */
export interface Parameter {
  readonly oneOf?: readonly string[];
  readonly accepts?: (value: string) => boolean;
  readonly expected: string;
  readonly default: string;
}

/**
 * Reads query parameters, all faults at once (decision 16: an unknown value is 422, never ignored). A parameter nobody
 * knows is refused too: a misspelled `check` must not silently change what is judged.
 */
export function readQuery<K extends string>(
  query: unknown,
  parameters: Readonly<Record<K, Parameter>>,
): Record<K, string> {
  const given = query as Readonly<Record<string, string | string[]>>;
  const faults: ValidationFault[] = Object.keys(given)
    .filter((name) => !Object.hasOwn(parameters, name))
    .map((name) => fault(['query', name], 'extra_forbidden', 'This query parameter is not known.'));
  const values = {} as Record<K, string>;
  for (const [name, parameter] of Object.entries(parameters) as [K, Parameter][]) {
    const value = Object.hasOwn(given, name) ? given[name] : parameter.default;
    if (typeof value === 'string' && allows(parameter, value)) values[name] = value;
    else faults.push(fault(['query', name], 'enum', `Expected ${parameter.expected}.`));
  }
  if (faults.length > 0) throw validationError(faults);
  return values;
}

function allows({ oneOf, accepts, default: fallback }: Parameter, value: string): boolean {
  return value === fallback || oneOf?.includes(value) === true || accepts?.(value) === true;
}

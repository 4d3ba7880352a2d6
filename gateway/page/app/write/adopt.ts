// A document that was read, as a request to write it: what the form knows, without what was only empty.

import type { ExtractOut } from '@conforme/proto/schema';
import { isObject, type Json, type JsonObject } from './pointer.ts';
import type { Field } from './schema.ts';

/** @param fields those of a request: `invoice` and `options`. */
export function adopt(
  read: Pick<ExtractOut, 'fields' | 'flavor' | 'profile'>,
  fields: readonly Field[],
): Json {
  const inside = (name: string): readonly Field[] =>
    fields.find((field) => field.name === name)?.fields ?? [];
  const profiles = inside('options').find(({ name }) => name === 'profile')?.choices ?? [];
  return {
    invoice: fitting(read.fields as Json, inside('invoice')) ?? {},
    options: {
      // What is only read (minimum, basic) is written as the next that holds it.
      ...(read.profile !== null && profiles.includes(read.profile) && { profile: read.profile }),
      ...(read.flavor.startsWith('ubl') && { output: 'ubl-xml' }),
    },
  };
}

/** The fields the schema names; undefined for what holds nothing. */
function fitting(value: Json | undefined, fields: readonly Field[]): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const kept = fields.flatMap((field): [string, Json][] => {
    const held = fittingField(value[field.name], field);
    return held === undefined ? [] : [[field.name, held]];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function fittingField(value: Json | undefined, field: Field): Json | undefined {
  if (value == null || value === '') return undefined;
  if (field.kind === 'object') return fitting(value, field.fields);
  if (field.kind === 'map') return isObject(value) && Object.keys(value).length > 0 ? value : undefined;
  if (field.kind !== 'list') return value;
  const items = (value as readonly Json[])
    .map((item) => fitting(item, field.fields))
    .filter((item) => item !== undefined);
  return items.length === 0 ? undefined : items;
}

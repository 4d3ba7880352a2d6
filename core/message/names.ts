import type { Name } from '@conforme/engine/xml';

/** A name with or without prefix. @throws RangeError for a prefix without namespace. */
export function qualified(name: string, namespaces: ReadonlyMap<string, string>): Name {
  const [local = '', prefix] = name.split(':').reverse();
  const uri = prefix === undefined ? '' : namespaces.get(prefix);
  if (uri === undefined) throw new RangeError(`no namespace is declared for ${name}`);
  return { uri, local };
}

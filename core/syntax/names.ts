import { names, type QualifiedName } from '@conforme/engine/xml';

/** An element: the name it is written with, and the number trees know it by. */
export interface Tag<Name extends QualifiedName = QualifiedName> {
  readonly name: Name;
  readonly number: number;
}

/** Numbers of the names of one syntax, for tables built when a module loads: the table of names only grows. */
export function numbering<Name extends QualifiedName>(
  namespaces: ReadonlyMap<string, string>,
): (name: Name) => number {
  return (name) => {
    const colon = name.indexOf(':');
    const uri = namespaces.get(name.slice(0, colon));
    if (uri === undefined) throw new RangeError(`no namespace is declared for ${name}`);
    return names.intern(uri, name.slice(colon + 1));
  };
}

// Our own schema table as W3C XML Schema, one document a namespace, so that libxml2 can judge by the very same table:
// a disagreement then is a slip of our validator, never of the table.

import { element, serialize } from './sch/markup.ts';
import type { Markup } from './sch/markup.ts';
import type { AttributeUse, Child, ComplexType, SchemaTable, SimpleType } from '../../rules/schema/table.ts';

/** Prefix → text of its schema document. They name each other `PREFIX.xsd`. */
export function tableToXsd(table: SchemaTable): Record<string, string> {
  const prefixes = Object.keys(table.namespaces);
  return Object.fromEntries(prefixes.map((prefix) => [prefix, serialize(schemaDocument(table, prefix))]));
}

const prefixOf = (name: string): string => name.slice(0, name.indexOf(':'));
const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

function schemaDocument({ namespaces, roots, simpleTypes, types }: SchemaTable, prefix: string): Markup {
  const own = <T>(entries: Readonly<Record<string, T>>): [string, T][] =>
    Object.entries(entries).filter(([name]) => prefixOf(name) === prefix);
  const declared = Object.entries(namespaces).map(([each, uri]) => [`xmlns:${each}`, uri]);
  const others = Object.entries(namespaces).filter(([each]) => each !== prefix);
  return element(
    'xs:schema',
    {
      'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
      ...(Object.fromEntries(declared) as Record<string, string>),
      targetNamespace: namespaces[prefix],
      elementFormDefault: 'qualified',
    },
    [
      ...others.map(([each, uri]) => element('xs:import', { namespace: uri, schemaLocation: `${each}.xsd` })),
      ...own(roots).map(([name, type]) => element('xs:element', { name: localOf(name), type })),
      ...own(simpleTypes).map(([name, facets]) => simpleType(localOf(name), facets)),
      ...own(types).map(([name, type]) => complexType(name, type)),
    ],
  );
}

function simpleType(name: string, { base, enumeration = [], ...lengths }: SimpleType): Markup {
  const facets = [
    ...Object.entries(lengths).map(([facet, value]) => element(`xs:${facet}`, { value })),
    ...enumeration.map((value) => element('xs:enumeration', { value })),
  ];
  return element('xs:simpleType', { name }, [element('xs:restriction', { base }, facets)]);
}

function complexType(name: string, { base, attributes = [], children = [], model }: ComplexType): Markup {
  const uses = attributes.map(attributeUse);
  if (base) {
    const extension = element('xs:extension', { base }, uses);
    return element('xs:complexType', { name: localOf(name) }, [element('xs:simpleContent', {}, [extension])]);
  }
  const content = element(
    `xs:${model ?? 'sequence'}`,
    {},
    children.map((child) => particle(child, prefixOf(name))),
  );
  return element('xs:complexType', { name: localOf(name) }, [content, ...uses]);
}

function particle([name, type, min, max]: Child, home: string): Markup {
  if (prefixOf(name) !== home)
    throw new Error(`${name} stands in a type of "${home}": a local element cannot`);
  return element('xs:element', { name: localOf(name), type, minOccurs: String(min), maxOccurs: String(max) });
}

function attributeUse([name, type, use, value]: AttributeUse): Markup {
  const [constraint = '', given] = value?.split('=') ?? [];
  return element('xs:attribute', {
    name,
    type,
    use,
    ...(given === undefined ? {} : { [constraint]: given }),
  });
}

import { element, serialise, type XmlElement } from '@conforme/engine/xml';
import {
  splitName,
  WILDCARD,
  type AttributeUse,
  type Child,
  type ComplexType,
  type SchemaTable,
  type SimpleType,
} from '../table.ts';

/**
 * The table as XML Schema documents, one a namespace: lets any schema processor judge by our facts, and lets tests hold our
 * validator against one. File names are `<prefix>.xsd`; the first root's is the one to load.
 */
export function toXsd(table: SchemaTable): Map<string, string> {
  return new Map(Object.keys(table.namespaces).map((prefix) => [`${prefix}.xsd`, schemaOf(table, prefix)]));
}

function schemaOf(table: SchemaTable, prefix: string): string {
  const uri = table.namespaces[prefix]!;
  const content = [
    ...importsOf(table, prefix),
    ...own(table.roots, prefix).map(([name, type]) =>
      node('element', [], { name: splitName(name).local, type }),
    ),
    ...own(declarations(table), prefix).map(([name, type]) =>
      node('element', [], { name: splitName(name).local, type }),
    ),
    ...own(table.simpleTypes, prefix).map(([name, type]) => simpleType(name, type)),
    ...own(table.types, prefix).map(([name, type]) => complexType(table, name, type)),
  ];
  const target = uri === '' ? {} : { targetNamespace: uri, elementFormDefault: 'qualified' };
  const root = node('schema', content, target);
  const namespaces = new Map([
    ['xs', 'http://www.w3.org/2001/XMLSchema'],
    ...Object.entries(table.namespaces).filter(([name]) => name !== ''),
  ]);
  return Buffer.from(serialise(root, { namespaces }).bytes).toString('utf8');
}

function node(
  name: string,
  content: readonly XmlElement[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return element(`xs:${name}`, content, { attributes: Object.entries(attributes) });
}

function own<T>(entries: Readonly<Record<string, T>>, prefix: string): [string, T][] {
  return Object.entries(entries).filter(([name]) => splitName(name).prefix === prefix);
}

function importsOf(table: SchemaTable, prefix: string): XmlElement[] {
  return Object.entries(table.namespaces)
    .filter(([other]) => other !== prefix)
    .map(([other, namespace]) => node('import', [], { namespace, schemaLocation: `${other}.xsd` }));
}

/** Children that are declared globally: all, or those that must be since their type is of another namespace. */
function declarations(table: SchemaTable): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [typeName, type] of Object.entries(table.types))
    for (const [name, childType] of type.children ?? [])
      if (name !== WILDCARD && isGlobal(table, name, typeName)) declare(found, name, childType);
  return found;
}

function isGlobal(table: SchemaTable, name: string, typeName: string): boolean {
  return table.style === 'ref' || splitName(name).prefix !== splitName(typeName).prefix;
}

function declare(found: Record<string, string>, name: string, type: string): void {
  const before = (found[name] ??= type);
  if (before !== type) throw new Error(`${name} is both ${before} and ${type} under foreign types`);
}

function complexType(table: SchemaTable, name: string, type: ComplexType): XmlElement {
  const attributes = { name: splitName(name).local };
  if (!type.children) return node('complexType', [textContent(type)], attributes);
  const model = type.model ?? 'sequence';
  const children = type.children.map((child) => particle(table, child, name));
  const uses = (type.attributes ?? []).map(attributeUse);
  return node('complexType', [node(model, children), ...uses], attributes);
}

function particle(table: SchemaTable, [name, type, min, max]: Child, typeName: string): XmlElement {
  const occurs = { minOccurs: String(min), maxOccurs: String(max) };
  if (name === WILDCARD) return node('any', [], { namespace: '##other', processContents: 'lax', ...occurs });
  if (isGlobal(table, name, typeName)) return node('element', [], { ref: name, ...occurs });
  return node('element', [], { name: splitName(name).local, type, ...occurs });
}

function textContent(type: ComplexType): XmlElement {
  const attributes = (type.attributes ?? []).map(attributeUse);
  return node('simpleContent', [node('extension', attributes, { base: type.base! })]);
}

function attributeUse([name, type, use, value]: AttributeUse): XmlElement {
  const [kind, ...rest] = (value ?? '').split('=');
  return node('attribute', [], {
    name,
    type,
    use,
    ...(value === undefined ? {} : { [kind!]: rest.join('=') }),
  });
}

function simpleType(name: string, { base, minLength, maxLength, enumeration }: SimpleType): XmlElement {
  const facets = [
    ...(minLength === undefined ? [] : [node('minLength', [], { value: minLength })]),
    ...(maxLength === undefined ? [] : [node('maxLength', [], { value: maxLength })]),
    ...(enumeration ?? []).map((value) => node('enumeration', [], { value })),
  ];
  return node('simpleType', [node('restriction', facets, { base })], { name: splitName(name).local });
}

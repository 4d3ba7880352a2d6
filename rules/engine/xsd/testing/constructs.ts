import { schemaOf, type Construct } from './construct.ts';
import { DECLARATIONS } from './declarations.ts';
import { DERIVED } from './derived.ts';
import { docs, seq, type } from './markup.ts';
import { MODELS } from './models.ts';
import { SIMPLE } from './simple-constructs.ts';
import { WILDCARDS } from './wildcards.ts';

const files: readonly Construct[] = [
  {
    name: 'include, also of a document without a namespace, and import',
    schema:
      '<xs:include schemaLocation="own.xsd"/><xs:include schemaLocation="none.xsd"/><xs:import namespace="urn:o" schemaLocation="other.xsd"/>' +
      type(
        seq(
          '<xs:element name="a" type="t:A"/><xs:element name="n" type="t:N"/><xs:element xmlns:o="urn:o" ref="o:o"/>',
        ),
      ),
    files: {
      'own.xsd': schemaOf(
        '<xs:include schemaLocation="main.xsd"/><xs:simpleType name="A"><xs:restriction base="xs:int"/></xs:simpleType>',
      ),
      'none.xsd': schemaOf(
        '<xs:complexType name="N"><xs:sequence><xs:element name="x" type="M"/></xs:sequence></xs:complexType><xs:simpleType name="M"><xs:restriction base="xs:date"/></xs:simpleType>',
        '',
      ),
      'other.xsd': schemaOf('<xs:element name="o" type="xs:boolean"/>', 'targetNamespace="urn:o"'),
    },
    valid: docs('<a>1</a><n><x>2026-02-28</x></n><o xmlns="urn:o">true</o>'),
    invalid: docs(
      '<a>1</a><n><x>2026-02-29</x></n><o xmlns="urn:o">true</o>',
      '<a>1</a><n><x>2026-02-28</x></n><o>true</o>',
      '<a>x</a><n><x>2026-02-28</x></n><o xmlns="urn:o">true</o>',
    ),
  },
];

const ofXml: readonly Construct[] = [
  {
    name: 'a copy of the schema of xml:lang',
    schema:
      '<xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="xml.xsd"/>' +
      type('<xs:attributeGroup ref="xml:common"/>'),
    files: {
      'xml.xsd': schemaOf(
        '<xs:attribute name="lang"><xs:simpleType><xs:union memberTypes="xs:language"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value=""/></xs:restriction></xs:simpleType></xs:union></xs:simpleType></xs:attribute>' +
          '<xs:attributeGroup name="common"><xs:attribute ref="xml:lang"/></xs:attributeGroup>',
        'targetNamespace="http://www.w3.org/XML/1998/namespace"',
      ),
    },
    valid: ['<r xmlns="urn:t" xml:lang="fr"/>', '<r xmlns="urn:t" xml:lang=""/>'],
    invalid: ['<r xmlns="urn:t" xml:lang="f r"/>', '<r xmlns="urn:t" xml:id="a"/>'],
  },
];

const identities: readonly Construct[] = [
  {
    name: 'xs:ID comes once',
    schema: type(
      seq(
        `<xs:element name="a" maxOccurs="3"><xs:complexType><xs:attribute name="i" type="xs:ID"/></xs:complexType></xs:element>`,
      ),
    ),
    valid: docs('<a i="x"/><a i="y"/><a/>'),
    invalid: docs('<a i="x"/><a i="x"/>', '<a i="1"/>'),
  },
];

export const CONSTRUCTS: readonly Construct[] = [
  ...MODELS,
  ...DECLARATIONS,
  ...DERIVED,
  ...WILDCARDS,
  ...files,
  ...ofXml,
  ...SIMPLE,
  ...identities,
];

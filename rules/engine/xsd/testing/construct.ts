/** A construct of XML Schema in a schema of its own, with documents that are valid by it and documents that are not. */
export interface Construct {
  readonly name: string;
  /** Content of xs:schema, target namespace `urn:t` (prefix `t`). */
  readonly schema: string;
  /** Further files by name; `main.xsd` is the schema above. */
  readonly files?: Readonly<Record<string, string>>;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  /** Documents of which libxml2 says otherwise than XML Schema. */
  readonly libxml2Verdicts?: readonly string[];
  /** Documents in which libxml2 finds the fault elsewhere. */
  readonly libxml2Lines?: readonly string[];
}

/** The text of a schema document. */
export const schemaOf = (content: string, attributes = 'targetNamespace="urn:t" xmlns:t="urn:t"'): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified" ${attributes}>${content}</xs:schema>`;

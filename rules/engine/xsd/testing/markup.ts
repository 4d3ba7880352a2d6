/** Pieces of schemas and documents. */
export const type = (content: string, attributes = ''): string =>
  `<xs:element name="r"><xs:complexType${attributes}>${content}</xs:complexType></xs:element>`;
export const doc = (content: string): string => `<r xmlns="urn:t" xmlns:t="urn:t">${content}</r>`;
export const docs = (...contents: string[]): string[] => contents.map(doc);
export const el = (name: string, occurs = ''): string =>
  `<xs:element name="${name}" type="xs:string" ${occurs}/>`;
export const upTo = (min: number, max: number | 'unbounded'): string =>
  `minOccurs="${min}" maxOccurs="${max}"`;
export const seq = (content: string, occurs = ''): string =>
  `<xs:sequence ${occurs}>${content}</xs:sequence>`;
export const choice = (content: string, occurs = ''): string => `<xs:choice ${occurs}>${content}</xs:choice>`;
export const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

import { upTo } from './markup.ts';

/** Pieces of schemas with identity constraints. */
export const many: string = upTo(0, 'unbounded');
export const complex = (content: string): string => `<xs:complexType>${content}</xs:complexType>`;
export const attribute = (name: string, of = 'xs:string', more = ''): string =>
  `<xs:attribute name="${name}" type="${of}" ${more}/>`;
/** An element with attributes alone. */
export const item = (name: string, attributes: string): string =>
  `<xs:element name="${name}" ${many}>${complex(attributes)}</xs:element>`;
export const constraint = (kind: string, selector: string, ...fields: string[]): string =>
  `<xs:${kind}><xs:selector xpath="${selector}"/>${fields.map((field) => `<xs:field xpath="${field}"/>`).join('')}</xs:${kind.split(' ')[0]}>`;
/** The root element with identity constraints. */
export const root = (content: string, ...constraints: string[]): string =>
  `<xs:element name="r">${complex(content)}${constraints.join('')}</xs:element>`;

export const KEY = 'key name="k"';
export const UNIQUE = 'unique name="k"';
export const KEYREF = 'keyref name="f" refer="t:k"';

export { XmlError } from './error.ts';
export { names, type Name } from './names.ts';
export { parse } from './parse.ts';
export { ATTRIBUTE, COMMENT, DOCUMENT, ELEMENT, INSTRUCTION, TEXT, Tree, type Position } from './tree.ts';

export { XmlError } from './error.ts';
export { elementOrdinal, location, resolveLocation, type Prefixes } from './location.ts';
export { names, type Name } from './names.ts';
export { pairPlace, type Occurrences } from './occurrences.ts';
export { parse } from './parse.ts';
export { type Position } from './position.ts';
export { ATTRIBUTE, COMMENT, DOCUMENT, ELEMENT, INSTRUCTION, TEXT, Tree } from './tree.ts';
export { element, serialise, XmlWriteError } from './write.ts';
export type { ElementOptions, QualifiedName, Serialised, WriteOptions, XmlElement } from './write.ts';

export { analyse, functionKey, keyOf, withVariable } from './analyse/index.ts';
export type { Scope } from './analyse/index.ts';
export { XPathError } from './error.ts';
export type { Binding, Ir, UserFunction } from './ir.ts';
export { parseSequenceType, parseXPath } from './parse/index.ts';
export type { Ast, Namespaces, SequenceType } from './parse/index.ts';
export { translateRegex } from './regex/index.ts';
export { MANY, ONE, OPTIONAL, typeOf } from './types.ts';
export type { Kind, Type } from './types.ts';

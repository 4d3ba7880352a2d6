// A schema as it is written, for who reads it without compiling it.

export { BundledFiles } from './bundle.ts';
export { SourceError } from './error.ts';
export { readSchema } from './expand.ts';
export { expressionOf } from './functions.ts';
export type { Attribute } from './markup.ts';
export { schemaOf } from './schema.ts';
export type { Rule, Schema } from './schema.ts';

export { compileSchema, type Compiled } from './compile.ts';
export { type FindingKind, type SchemaFinding } from './finding.ts';
export { KINDS, loadSchema, type LoadedSchema, type Schema } from './load.ts';
export { openSchema } from './open.ts';
export { type SchemaTable } from './table.ts';
export { type TermTable } from './terms.ts';
export { validateTree } from './validate.ts';
export { type Language, type Words } from './words.ts';
export { toXsd } from './xsd.ts';

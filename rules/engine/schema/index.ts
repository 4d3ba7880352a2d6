export { CompiledSchema } from './compile.ts';
export { KINDS, type Fault, type FindingKind, type SchemaFinding } from './finding.ts';
export { loadSchema, openModel, openSchema, type Schema } from './load.ts';
export { type SchemaModel } from './model.ts';
export { modelOf } from './read-table.ts';
export { type SchemaTable } from './table.ts';
export { type TermTable } from './terms.ts';
export { validateTree } from './validate.ts';
export { type Language, type Words } from './words.ts';

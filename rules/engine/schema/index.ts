export { CompiledSchema } from './compile.ts';
export { type Fault, type FindingKind, type SchemaFinding } from './finding.ts';
export { KINDS, loadSchema, openModel, openSchema, type LoadedSchema, type Schema } from './load.ts';
export { type SchemaModel } from './model.ts';
export { modelOf } from './read-table.ts';
export { type SchemaTable } from './table.ts';
export { type TermTable } from './terms.ts';
export { validateTree } from './validate.ts';
export { type Language, type Words } from './words.ts';

export { readXsd, type ReadSchema } from './build.ts';
export { CompiledXsd } from './compile.ts';
export { type SchemaModel } from './model.ts';
export { openXsd } from './open.ts';
export { validateXsd } from './validate.ts';

export { readXsd, type ReadSchema } from './build.ts';

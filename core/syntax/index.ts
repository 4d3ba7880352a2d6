export { guidelinesOf, recogniseAs } from './profile.ts';
export { structureFindings } from './structure.ts';

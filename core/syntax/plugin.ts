// What a syntax recognises and judges documents with; the rest (`index.ts`) is only needed to write and read them.

export { deferred } from './deferred.ts';
export { numbering } from './names.ts';
export { guidelinesOf, recogniseAs } from './profile.ts';
export { structureFindings } from './structure.ts';

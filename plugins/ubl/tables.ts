export { readDocument } from './document.ts';
export { write } from './write.ts';

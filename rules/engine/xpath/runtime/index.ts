// Everything a compiled pack may call, and what runs it. Packs import from here and from nowhere else.
export * from './cast.ts';
export * from './compare.ts';
export * from './control.ts';
export * from './document.ts';
export * from './down.ts';
export * from './error.ts';
export * from './indexed.ts';
export * from './items.ts';
export * from './keys.ts';
export * from './made.ts';
export * from './memoise-call.ts';
export * from './names.ts';
export * from './number.ts';
export * from './path.ts';
export * from './plain.ts';
export * from './raise.ts';
export * from './regex.ts';
export * from './sequences.ts';
export * from './sort.ts';
export * from './temporal.ts';
export * from './text.ts';
export * from './uri.ts';
export * from './vocabulary.ts';
export * from './zone.ts';
export { pairPlace } from '../../xml/index.ts';

/** Names a compiler may write a call to. */
export type Runtime = typeof import('./index.ts');

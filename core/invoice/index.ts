export { complete } from './completion.ts';
export { addressBySiren } from './parties.ts';
export { essence } from './reading.ts';
export { trace, type Derivation, type Origins } from './origins.ts';
export type {
  CompleteInvoice,
  CompleteLine,
  Completer,
  Completion,
  Invoice,
  ReadInvoice,
} from './model.ts';

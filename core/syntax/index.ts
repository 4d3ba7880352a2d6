export { adjustments, isTrue } from './adjustments.ts';
export { isAccountingCurrency } from './currency.ts';
export { documentPlaces, readInvoice, targetOf, writeRows } from './document.ts';
export { writeDocument } from './write-document.ts';
export { isBlank, keep, keepEntry, type Draft } from './draft.ts';
export { ownReason } from './exemption.ts';
export type { Accepts } from './group.ts';
export { legalId } from './legal-id.ts';
export { CORE, EXTENDED, LEAN, levelOf, type Level } from './level.ts';
export { Reading, type Place, type Take } from './reading.ts';
export {
  beyond,
  core,
  extended,
  foreign,
  NO_ELEMENTS,
  NO_PLACES,
  placesOf,
  readOnly,
  textOf,
  when,
  writeOnly,
  type Row,
  type Target,
  type FlagKey,
  type PartKey,
  type TextKey,
} from './row.ts';
export { attributeOf, holdsOnly, textAt, textAtPath } from './source.ts';
export { BASE64, DAY, type Format } from './text.ts';
export { vocabulary } from './vocabulary.ts';

export {
  castable,
  castableList,
  cast,
  convertAll,
  convertOne,
  number,
  spell,
  spellAll,
  spellDouble,
} from './cast.ts';
export { toBoolean, toDecimal, toDouble, toDoubles, toInteger } from './cast.ts';
export * from './compare.ts';
export { bounded, enter, leave, refuel, tooLong } from './control.ts';
export {
  atomize,
  atomizeAll,
  attribute,
  hasLocalName,
  hasUri,
  memoiseFor,
  cacheByName,
  nameNumber,
} from './document.ts';
export { behind, countDown, down, hasChild, hasDown, listDown, onlyChild, onlyDown } from './down.ts';
export { preceding, precedingSiblings, siblingsBefore, siblingsEnd } from './document.ts';
export { text, textIfAny, texts } from './document.ts';
export { keepKeys, keyIndex, keyed, lookedUp, lookupTable, needTexts, within } from './keys.ts';
export { needed, neededList, several } from './error.ts';
export { raise } from './raise.ts';
export { memoiseCall } from './memoise-call.ts';
export { joined, judged, indexed, onOneSide, ownText } from './indexed.ts';
export { madeDocument, madeText, simpleContent } from './made.ts';
export * from './names.ts';
export { path } from './path.ts';
export { sorted } from './sort.ts';
export { boxAll, boxDouble, boxUntyped, lazy, list, strings, unbox, unboxAll } from './items.ts';
export * from './number.ts';
export { pairPlace } from '../../xml/index.ts';
export {
  beginsAsOneOf,
  beginsAt,
  decimalAt,
  isAmount,
  sumAmounts,
  isBlank,
  isEmpty,
  isWithin,
  lengthAfter,
  matchesAt,
  numberAt,
  numbersAt,
  sumNumbers,
  oneOf,
  says,
  saysNormal,
  saysUpper,
} from './plain.ts';
export { matches, regex, replace, tokenize } from './regex.ts';
export * from './sequences.ts';
export {
  compareTemporal,
  currentDate,
  currentDateTime,
  currentTime,
  dateTime,
  dayFrom,
  daysFrom,
  hoursFrom,
  minutesFrom,
  monthFrom,
  monthsFrom,
  orderTemporal,
  secondsFrom,
  yearFrom,
  yearsFrom,
} from './temporal.ts';
export * from './text.ts';
export * from './uri.ts';
export { bitsOf, said, vocabulary } from './vocabulary.ts';
export { adjust, implicitTimezone, timezoneFrom } from './zone.ts';

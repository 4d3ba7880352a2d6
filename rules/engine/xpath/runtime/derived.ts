import { NAME_REST, NAME_START, NCNAME } from '../../xml/index.ts';
import { EvaluationError, quoted } from './error.ts';

type Bounds = readonly [bigint | null, bigint | null];

/** Types XML Schema derives from xs:integer: the least and the greatest value. */
const INTEGERS: Readonly<Record<string, Bounds>> = {
  long: [-(2n ** 63n), 2n ** 63n - 1n],
  int: [-(2n ** 31n), 2n ** 31n - 1n],
  short: [-32768n, 32767n],
  byte: [-128n, 127n],
  nonNegativeInteger: [0n, null],
  positiveInteger: [1n, null],
  nonPositiveInteger: [null, 0n],
  negativeInteger: [null, -1n],
  unsignedLong: [0n, 2n ** 64n - 1n],
  unsignedInt: [0n, 2n ** 32n - 1n],
  unsignedShort: [0n, 65535n],
  unsignedByte: [0n, 255n],
};

/** Types derived from xs:token: what they look like. */
const TOKENS: Readonly<Record<string, RegExp>> = {
  language: /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/v,
  NMTOKEN: new RegExp(`^[:${NAME_REST}]+$`, 'v'),
  Name: new RegExp(`^[:${NAME_START}][:${NAME_REST}]*$`, 'v'),
  NCName: new RegExp(`^${NCNAME}$`, 'v'),
  ID: new RegExp(`^${NCNAME}$`, 'v'),
  IDREF: new RegExp(`^${NCNAME}$`, 'v'),
  ENTITY: new RegExp(`^${NCNAME}$`, 'v'),
};

const refuse = (text: string, type: string): never => {
  throw new EvaluationError('FORG0001', `${quoted(text)} cannot be read as xs:${type}`);
};

export function boundedInteger(type: string, value: bigint): bigint {
  const [least, most] = INTEGERS[type]!;
  const fits = (least === null || value >= least) && (most === null || value <= most);
  return fits ? value : refuse(String(value), type);
}

export const shapedToken = (type: string, text: string): string =>
  TOKENS[type]!.test(text) ? text : refuse(text, type);

export const DERIVED_INTEGERS: readonly string[] = Object.keys(INTEGERS);
export const DERIVED_TOKENS: readonly string[] = Object.keys(TOKENS);

// Requests about statuses to canonical objects; its own module, because most processes write none.

import { base64, oneOf } from './document-checks.ts';
import type { Exact, ExactObject } from './json.ts';
import { localChoice } from './local-forms.ts';
import { STATUSES } from './message-choices.ts';
import { ReadInvoiceSchema } from './read-invoice.ts';
import { fromText, type Read, type ReadSettings } from './read.ts';
import { compileReader } from './reader.ts';
import {
  NextRequestSchema,
  StatusInvoiceSchema,
  StatusRequestSchema,
  type NextRequest,
  type StatusRequest,
} from './statuses.ts';
import { readWhole, type Check } from './walk.ts';

const from = oneOf('invoice', 'document_base64', 'object', 'message');

/** Statuses of a history by their names, which anything may be in messages of others. */
const inCodes: Check = ({ history }, walk) => {
  if (!Array.isArray(history)) return;
  for (const [i, each] of history.entries()) {
    const meant = typeof each !== 'string' || /^\d{3}$/.test(each) ? null : localChoice(each, STATUSES);
    if (meant !== null) walk.fault('enum', [STATUSES.join(', '), meant], ['history', i], meant);
  }
};

const status: Check = (value, walk) => {
  from(value, walk);
  inCodes(value, walk);
  base64('document_base64')(value, walk);
  if (value['message'] !== null) return;
  if (value['status'] === null) walk.fault('missing', ['status'], ['status']);
  forState(value, walk);
  ofPortal(value, walk);
};

/** Statuses of the portal are about objects, all others about invoices; 501 may be both. */
export const ofPortal: Check = (value, walk) => {
  const { status: code, object } = value;
  if (typeof code !== 'string' || code === '501') {
    if (object !== null) requireAll(['platform', 'received_at'], value, walk);
    return;
  }
  const isOfPortal = TECHNICAL.has(code);
  if (isOfPortal && object === null) walk.fault('missing', ['object'], ['object']);
  if (!isOfPortal && object !== null) walk.fault('one_of', ['invoice, document_base64'], ['object']);
  if (isOfPortal) requireAll(['platform', 'received_at'], value, walk);
};

const TECHNICAL = new Set(['250', '251', '300', '301', '400', '401', '500', '601']);

/** The State asks who sends it, and when the invoice was received. */
export const forState: Check = (value, walk) => {
  if (value['to_state'] === true) requireAll(['platform', 'received_at'], value, walk);
};

const requireAll = (names: readonly string[], ...[value, walk]: Parameters<Check>): void => {
  for (const name of names) if (value[name] === null) walk.fault('missing', [name], [name]);
};

const next: Check = (value, walk) => {
  inCodes(value, walk);
  base64('document_base64')(value, walk);
  const { history, messages_base64: messages } = value;
  const isTwice = isFilled(history) && isFilled(messages);
  if (isTwice) walk.fault('one_of', ['history, messages_base64'], ['messages_base64']);
};

const isFilled = (given: unknown): boolean => Array.isArray(given) && given.length > 0;

const CHECKS: Readonly<Record<string, Check>> = { StatusRequest: status, NextStatusesRequest: next };

type Schema = Parameters<typeof compileReader>[0];

const acceptor =
  <T>(schema: Schema, prepared: (value: Exact) => Exact = (value) => value) =>
  (value: Exact, { prefix = [], language = 'fr' }: ReadSettings): Read<T> => {
    const whole = readWhole<T>(compileReader(schema, CHECKS), prepared(value), { prefix, language });
    return whole.faults ? { faults: whole.faults, language } : whole;
  };

/** @returns the request, or every fault with its JSON Pointer */
export const readStatusRequest = (text: string, settings: ReadSettings = {}): Read<StatusRequest> =>
  fromText(text, acceptor<StatusRequest>(StatusRequestSchema, withLeanInvoice), settings);

/** @returns the request, or every fault with its JSON Pointer */
export const readNextRequest = (text: string, settings: ReadSettings = {}): Read<NextRequest> =>
  fromText(text, acceptor<NextRequest>(NextRequestSchema), settings);

interface Shape {
  readonly properties: Readonly<Record<string, unknown>>;
}

const isObject = (value: Exact | undefined): value is ExactObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without the fields of an invoice that a status does not refer to; what is no field of an invoice remains, and is a fault. */
export function withLeanInvoice(request: Exact): Exact {
  if (!isObject(request) || !isObject(request['invoice'])) return request;
  const whole = ReadInvoiceSchema.properties;
  const parties = Object.entries({ seller: whole.seller, buyer: whole.buyer }).flatMap(([name, schema]) => {
    const given = (request['invoice'] as ExactObject)[name];
    return isObject(given) ? [[name, lean(given, PARTY, shapeOf(schema))] as const] : [];
  });
  const invoice = lean(request['invoice'], StatusInvoiceSchema, ReadInvoiceSchema);
  return { ...request, invoice: { ...invoice, ...Object.fromEntries(parties) } };
}

const PARTY = shapeOf(StatusInvoiceSchema.properties.seller);

function lean(given: ExactObject, { properties: kept }: Shape, { properties: known }: Shape): ExactObject {
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => Object.hasOwn(kept, name) || !Object.hasOwn(known, name)),
  );
}

/** The object that a place holds, null aside. */
function shapeOf(schema: unknown): Shape {
  const { allOf, anyOf, properties } = schema as Shape & {
    readonly allOf?: readonly unknown[];
    readonly anyOf?: readonly unknown[];
  };
  return properties ? { properties } : shapeOf((allOf ?? anyOf)![0]);
}

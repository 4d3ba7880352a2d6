// The invoice that statuses are about, as far as they and their readers need it.

import { get, type Json, type JsonObject } from '../write/pointer.ts';
import type { Finding } from '../service.ts';
import { isSame, less, sum } from './decimals.ts';
import type { Entry } from './entry.ts';

/** An amount at a rate of VAT; the amount is empty where it is the reader's to say. */
export interface Share {
  readonly rate: string;
  readonly amount: string;
}

export interface Facts {
  readonly number: string;
  readonly issueDate: string;
  readonly seller: string;
  readonly buyer: string;
  readonly currency: string;
  /** VAT included (BT-112). */
  readonly total: string;
  /** BT-115. */
  readonly due: string;
  /** What is to be collected, VAT included, by rate. */
  readonly shares: readonly Share[];
}

/** How requests name the invoice: the document itself, or its fields. */
export type Source = { readonly document_base64: string } | { readonly invoice: JsonObject };

export interface Subject {
  readonly name: string;
  readonly source: Source;
  readonly facts: Facts;
  /** Fatal findings of its check; null where it was not checked. */
  readonly failures: readonly Finding[] | null;
}

/** @param fields of an invoice: as extract reads them, or as people wrote them. */
export function factsOf(fields: JsonObject): Facts {
  const text = (pointer: string): string => textAt(fields, pointer);
  return {
    number: text('/number'),
    issueDate: text('/issue_date'),
    seller: text('/seller/name'),
    buyer: text('/buyer/name'),
    currency: text('/currency') || 'EUR',
    total: text('/totals/tax_inclusive'),
    due: text('/totals/amount_due'),
    shares: sharesOf(fields),
  };
}

function textAt(fields: JsonObject, pointer: string): string {
  const value = get(fields, pointer);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** BG-23 with VAT. What was paid beforehand (BT-113) has no rate: with several, its share of each is the reader's to say. */
function sharesOf(fields: JsonObject): readonly Share[] {
  const rows = objectsAt(fields, '/vat_breakdown');
  if (rows.length === 0) return ratesOfLines(fields);
  const byRate = Map.groupBy(rows, (row) => textAt(row, '/rate') || '0.00');
  const gross = [...byRate].map(([rate, of]) => ({
    rate,
    amount: sum(...of.flatMap((row) => [textAt(row, '/taxable_amount'), textAt(row, '/tax_amount')])),
  }));
  const [due, total] = [textAt(fields, '/totals/amount_due'), textAt(fields, '/totals/tax_inclusive')];
  if (due === '' || total === '' || isSame(due, total)) return gross;
  return gross.map(({ rate }) => ({ rate, amount: gross.length === 1 ? due : '' }));
}

const ratesOfLines = (fields: JsonObject): readonly Share[] =>
  [...new Set(objectsAt(fields, '/lines').map((line) => textAt(line, '/vat_rate')))]
    .filter((rate) => rate !== '')
    .map((rate) => ({ rate, amount: '' }));

function objectsAt(fields: JsonObject, pointer: string): readonly JsonObject[] {
  const list: Json | undefined = get(fields, pointer);
  return Array.isArray(list) ? (list as readonly JsonObject[]) : [];
}

/** What statuses say was collected (MEN), at a rate or at all. */
export function collectedIn(entries: readonly Entry[], rate?: string): string {
  const amounts = entries
    .filter(({ status, toState }) => status === '212' && !toState)
    .flatMap((entry) => entry.amounts);
  const own = amounts.filter(
    (each) => each.kind === 'MEN' && (rate === undefined || isSame(each.rate ?? '0', rate)),
  );
  return sum(...own.map(({ amount }) => amount));
}

/** What is left to collect of each rate; nothing is proposed of a rate that is settled. */
export function leftOf({ shares }: Facts, entries: readonly Entry[]): readonly Share[] {
  const left = shares.map(({ rate, amount }) => ({
    rate,
    amount: amount === '' ? '' : less(amount, collectedIn(entries, rate)),
  }));
  const open = left.filter(({ amount }) => !isSame(amount, '0'));
  return open.length > 0 ? open : left.slice(0, 1).map(({ rate }) => ({ rate, amount: '' }));
}

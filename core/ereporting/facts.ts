import type { Bilingual, ReadInvoice } from '@conforme/proto/schema';
import type { Decimal } from '@conforme/engine/decimal';

/** TT-81. */
export type Category = 'TLB1' | 'TPS1' | 'TNT1' | 'TMA1';
/** TT-15: who declares, the seller or (purchases from abroad) the buyer. */
export type Role = 'SE' | 'BY';

export interface RateAmounts {
  /** Percent. */
  readonly rate: string;
  readonly taxable_amount: string;
  readonly tax_amount: string;
}

/** An invoice, and what none says of itself. */
export interface GivenInvoice {
  readonly invoice: ReadInvoice;
  /** Whether the buyer is a taxable person; read off the identifiers of the buyer when null. */
  readonly customer: 'business' | 'consumer' | null;
  /** BT-126 of the lines that are services, for an invoice of goods and services (frameworks M). */
  readonly service_lines: readonly string[];
  /** The margin without VAT by rate, for a sale under the margin scheme (G1.57). */
  readonly margin: readonly RateAmounts[];
}

/** Sales to consumers without invoices: the closing of a till. */
export interface GivenSales {
  readonly date: string;
  readonly currency: string;
  readonly category: Category;
  readonly vat_point: string | null;
  readonly count: number;
  readonly rates: readonly RateAmounts[];
}

export interface GivenPayment {
  /** BT-1 of an invoice that goes along; null: of sales of services to consumers without invoices. */
  readonly invoice: string | null;
  readonly date: string;
  /** In euros, VAT included. */
  readonly rates: readonly { readonly rate: string; readonly amount: string }[];
}

export interface ReportWish {
  readonly declarant: { readonly siren: string; readonly name: string; readonly role: Role };
  readonly platform: { readonly number: string; readonly name: string };
  /** Both days included. */
  readonly period: { readonly start: string; readonly end: string };
  /** TT-4: the first file of a period, or one that replaces all before it. */
  readonly kind: 'IN' | 'RE';
  /** Which files; both, where there is something to tell, when empty. */
  readonly data: readonly ('transactions' | 'payments')[];
  readonly id: string | null;
  /** `YYYY-MM-DDThh:mm:ss`. */
  readonly created_at: string;
  readonly invoices: readonly GivenInvoice[];
  readonly sales: readonly GivenSales[];
  readonly payments: readonly GivenPayment[];
}

/** Where in the request (a JSON Pointer) something was given, and its number, if it has one. */
export interface Given {
  readonly pointer: string;
  readonly number: string | null;
}

export interface LeftOut extends Given {
  readonly reason: Bilingual;
}

/** Why a number of a report is what it is. */
export interface Step {
  /** Of the value in the report: `/transactions/sales/0/rates/0/taxable_amount`. */
  readonly path: string;
  readonly term: string;
  readonly value: string;
  /** The day it is of; null where it has none. */
  readonly date: string | null;
  /** Of sales to consumers. */
  readonly category: Category | null;
  /** Of a number at a rate of VAT, percent. */
  readonly rate: string | null;
  /** What was added up; in the order given. `part` is the pointer of its own entry, where it is one of several of what was given. */
  readonly from: readonly (Given & { readonly value: string; readonly part?: string })[];
}

export interface Fault {
  readonly pointer: string;
  readonly message: Bilingual;
  readonly fix?: Bilingual;
}

/** Percent, as the State's list has it: two decimals. */
export const cents = (value: Decimal): string => value.toFixed(2);

/** UNTDID 2475 (5) and 2005 (3): VAT is due when the invoice is issued, by the option for VAT on debits (G1.44). */
export const isOnDebits = (vatPoint: string | null | undefined): boolean =>
  vatPoint === '5' || vatPoint === '3';

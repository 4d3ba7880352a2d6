import type { CompleteInvoice } from '@conforme/core/invoice';
import { asksForMoney } from './kind.ts';
import { squaresOf } from './squares.ts';

/** Countries and territories whose IBANs take part in SEPA (EPC409-09), by the first two letters of the IBAN. */
const SEPA = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS ' +
    'SE SI SK SM VA'
  ).split(' '),
);

/** UNTDID 4461: credit transfer, payment to a bank account, SEPA credit transfer. */
const TRANSFERS = new Set(['30', '42', '58']);

/** What fits EPC069-12, section 3.2. A name may be cut; a reference that is cut is another reference. */
const MOST = { name: 70, remittance: 140, bytes: 331 } as const;

/** A SEPA credit transfer that settles the invoice, or null when none does or its fields cannot hold it exactly. */
export interface Transfer {
  readonly name: string;
  readonly iban: string;
  readonly bic: string | null;
  /** `12.34`, in euro. */
  readonly amount: string;
  readonly remittance: string;
}

/**
 * The transfer that the code asks for; null where one could not be exact: not in euro, not by transfer to an IBAN
 * of SEPA, nothing due.
 */
export function transferOf(invoice: CompleteInvoice): Transfer | null {
  const { payment, currency, totals } = invoice;
  if (!payment?.iban || currency !== 'EUR' || !TRANSFERS.has(payment.means_code ?? '')) return null;
  if (!asksForMoney(invoice)) return null;
  const iban = payment.iban.replaceAll(/\s/g, '').toUpperCase();
  const amount = euros(totals.amount_due);
  if (!isSepaIban(iban) || amount === null) return null;
  const name = [...oneLine(payment.account_name ?? invoice.seller.name)].slice(0, MOST.name).join('');
  const wanted = payment.bic?.replaceAll(/\s/g, '').toUpperCase() ?? '';
  const bic = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(wanted) ? wanted : null;
  const ways = remittances(invoice).map((remittance) => ({ name, iban, bic, amount, remittance }));
  return ways.find((transfer) => Buffer.byteLength(epcText(transfer)) <= MOST.bytes) ?? null;
}

/** What the payer is asked to quote (BT-83), else the number of the invoice. */
function remittances({ number, payment }: CompleteInvoice): string[] {
  return [payment?.remittance_information ?? '', number]
    .map(oneLine)
    .filter((text) => text !== '' && text.length <= MOST.remittance);
}

/** An amount EPC069-12 can state: whole cents from 0.01 to 999999999.99. */
function euros(decimal: string): string | null {
  const [, whole = '', cents = ''] = /^\+?0*(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(decimal) ?? [];
  return whole === '' ? null : `${whole}.${cents.padEnd(2, '0')}`;
}

const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** ISO 13616: letters count from 10, the first four characters go last, the remainder modulo 97 is 1. */
export function isSepaIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || !SEPA.has(iban.slice(0, 2))) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => Number.parseInt(character, 36));
  return BigInt(digits.join('')) % 97n === 1n;
}

/** The text of the code (EPC069-12, version 002, UTF-8); lines that would be empty at the end are left out. */
export function epcText({ bic, name, iban, amount, remittance }: Transfer): string {
  return ['BCD', '002', '1', 'SCT', bic ?? '', name, iban, `EUR${amount}`, '', '', remittance]
    .join('\n')
    .trimEnd();
}

/** Dark squares of the code, row by row; level M and at most version 13, as EPC069-12 asks. */
export function modulesOf(transfer: Transfer): boolean[][] {
  return squaresOf(epcText(transfer), 13);
}

/** Dark squares in a row, in squares from the upper left corner. */
export interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** The dark squares that stand side by side, row by row from the top. */
export function runsOf(modules: readonly (readonly boolean[])[]): Run[] {
  const runs: Run[] = [];
  modules.forEach((row, y) => {
    for (let x = row.indexOf(true); x >= 0;) {
      const end = row.indexOf(false, x);
      const beyond = end < 0 ? row.length : end;
      runs.push({ x, y, length: beyond - x });
      x = end < 0 ? -1 : row.indexOf(true, end);
    }
  });
  return runs;
}

import { Adapted, type Adapt } from './adapted.ts';
import type { CompleteInvoice } from '../../invoice/index.ts';
import type { Destination } from '../destination.ts';
import { logisticsAsCharges } from './charges.ts';
import { withoutImpossibleDays } from './days.ts';
import {
  withCapitalCodes,
  withDocumentTypes,
  withoutBuyerRegistration,
  withoutDepartments,
  withoutEmptyNotes,
  withoutNamelessParties,
} from './factur-x.ts';
import {
  withCents,
  withChargedPrices,
  withFileNames,
  withGrossPrices,
  withTaxTotal,
  withUnsignedZeros,
} from './implied.ts';
import { hasExtensions, isFacturX, isFacturXExtended, isOfExtension, isUbl } from './level.ts';
import { countedLines } from './lines.ts';
import { oneIdentifier, oneTaxNumber } from './parties.ts';
import { oneCard, oneMandate, oneMeansCode, oneMeansText, shortCardNumber } from './payments.ts';
import { loneCharge } from './prices.ts';
import {
  withoutOwnCurrency,
  withoutPeriodlessPoints,
  withoutReasons,
  withoutUntaxedAdvances,
  withoutUnusedRows,
} from './taxes.ts';
import { joinedTerms, oneDueDate } from './terms.ts';

export { Adapted, type Adaptation, type Left } from './adapted.ts';
export { isFacturX } from './level.ts';

/** A change that moves no value. */
const implied =
  (change: (invoice: CompleteInvoice) => CompleteInvoice, applies: (to: Destination) => boolean): Adapt =>
  (invoice, destination) => ({ invoice: applies(destination) ? change(invoice) : invoice });

const CHANGES: readonly Adapt[] = [
  implied(withTaxTotal, (to) => isUbl(to) || isOfExtension(to)),
  implied(withCents, isUbl),
  implied(withFileNames, isUbl),
  withoutOwnCurrency,
  implied(withGrossPrices, (to) => !isUbl(to)),
  implied(withChargedPrices, (to) => !isUbl(to) && hasExtensions(to)),
  loneCharge,
  implied(withUnsignedZeros, (to) => !isUbl(to)),
  countedLines,
  logisticsAsCharges,
  withoutUnusedRows,
  withoutReasons,
  implied(withCapitalCodes, isFacturX),
  implied(withDocumentTypes, isFacturXExtended),
  joinedTerms,
  oneDueDate,
  oneIdentifier,
  oneTaxNumber,
  withoutBuyerRegistration,
  withoutNamelessParties,
  withoutDepartments,
  withoutEmptyNotes,
  oneMeansCode,
  oneMeansText,
  oneCard,
  oneMandate,
  shortCardNumber,
  withoutPeriodlessPoints,
  withoutUntaxedAdvances,
  withoutImpossibleDays,
];

/**
 * The invoice as the document it goes to can say it (docs/conversion.md). What that document requires and the source leaves implied
 * is computed from values the source states; what its rules allow in another form is written in that form; what they forbid is left
 * out, and then counts as a loss.
 */
export function expressible(invoice: CompleteInvoice, destination: Destination): Adapted {
  return CHANGES.reduce(
    (adapted, change) => adapted.with(change(adapted.invoice, destination)),
    new Adapted(invoice),
  );
}

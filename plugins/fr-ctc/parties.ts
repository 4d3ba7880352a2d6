import type { Completion } from '@conforme/core/invoice';
import { trace } from '@conforme/core/invoice/origins';
import { addressBySiren } from '@conforme/core/invoice/parties';

/** French VAT is accounted in euro whatever the invoice is paid in (CGI, annexe II, art. 242 nonies A; BR-FR-CO-12). */
const EURO = 'EUR';

/** Parties of the French directory are reached by their SIREN unless they say otherwise (decision 31, BR-FR-12, BR-FR-13). */
export function addAddresses({ invoice, origins }: Completion): Completion {
  const seller = addressBySiren(invoice.seller, '/invoice/seller');
  const buyer = addressBySiren(invoice.buyer, '/invoice/buyer');
  return {
    invoice: { ...invoice, seller: seller.value, buyer: buyer.value },
    origins: trace(origins, [...seller.derivations, ...buyer.derivations]),
  };
}

/** A VAT total in accounting currency (decision 33) can only be one in euro, so its currency need not be written. */
export function addAccountingCurrency(completion: Completion): Completion {
  const { invoice, origins } = completion;
  const isGiven = (invoice.totals?.tax_total_accounting ?? invoice.tax_total_accounting) !== null;
  if (!isGiven || invoice.vat_accounting_currency !== null || invoice.currency === EURO) return completion;
  return {
    invoice: { ...invoice, vat_accounting_currency: EURO },
    origins: trace(origins, [['/invoice/vat_accounting_currency', ['/invoice/tax_total_accounting']]]),
  };
}

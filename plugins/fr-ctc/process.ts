import type { Completion, Invoice } from '@conforme/core/invoice';
import { trace } from '@conforme/core/invoice/origins';

/** One row of the table: an operation and its state give a code. */
interface Scenario {
  readonly operation: Invoice['operation_type'];
  readonly paid: boolean;
  readonly process: string;
}

/** BT-23, the billing framework of XP Z12-012: what is sold, and whether it is paid when invoiced. */
const SCENARIOS: readonly Scenario[] = [
  { operation: 'goods', paid: false, process: 'B1' },
  { operation: 'services', paid: false, process: 'S1' },
  { operation: 'mixed', paid: false, process: 'M1' },
  { operation: 'goods', paid: true, process: 'B2' },
  { operation: 'services', paid: true, process: 'S2' },
  { operation: 'mixed', paid: true, process: 'M2' },
];

/** What a caller changes to get another code. */
const INPUTS = ['/invoice/operation_type', '/invoice/already_paid'];

/** A framework the caller named wins over what the operation implies; without an operation there is nothing to derive from. */
export function deriveProcess(completion: Completion): Completion {
  const { invoice, origins } = completion;
  if (invoice.business_process !== null) return completion;
  const scenario = SCENARIOS.find(
    ({ operation, paid }) => operation === invoice.operation_type && paid === invoice.already_paid,
  );
  if (!scenario) return completion;
  return {
    invoice: { ...invoice, business_process: scenario.process },
    origins: trace(origins, [['/invoice/business_process', INPUTS]]),
  };
}

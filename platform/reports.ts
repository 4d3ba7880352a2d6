// E-reporting files (Flux 10): what they hold, and whether they keep the rules.

import type { Validation } from '@conforme/core/pipeline/validate';
import { parse, type Tree } from '@conforme/engine/xml';
import type { FlowType, ProcessingRule } from '@conforme/library/platform';
import { detailsOf, refused, ruled, type Outcome } from './outcome.ts';
import type { HeldFlow } from './store.ts';

export async function takeReport(held: HeldFlow, validation: Validation): Promise<Outcome> {
  const { flowType, computed } = contentOf(held.file);
  const details = detailsOf(validation.findings, ({ source, rule }) =>
    source === 'xsd' ? 'InvalidSchema' : (rule ?? 'OtherTechnicalError'),
  );
  if (!validation.valid) return refused(details, flowType);
  const acknowledgement = { status: 'Ok', ...(details.length > 0 && { details }) } as const;
  const flow = { acknowledgement, flowType, flowProfile: 'Undefined', ...ruled(held, computed) } as const;
  return { flow, deliveries: [], invoice: null };
}

/** Block, and what stands in it → the type of flow, by who declares. */
const TYPES: Readonly<Record<string, FlowType>> = {
  'TransactionsReport/Invoice': 'UnitaryCustomerTransactionReport',
  'TransactionsReport/Transactions': 'AggregatedCustomerTransactionReport',
  'PaymentsReport/Invoice': 'UnitaryCustomerPaymentReport',
  'PaymentsReport/Transactions': 'AggregatedCustomerPaymentReport',
};

function contentOf(file: Uint8Array): { readonly flowType: FlowType; readonly computed: ProcessingRule } {
  const tree = parse(file);
  try {
    const found = new Set(
      tree
        .children(tree.root)
        .flatMap((block) =>
          tree.children(block).map((part) => `${localOf(tree, block)}/${localOf(tree, part)}`),
        ),
    );
    const kinds = Object.keys(TYPES).filter((kind) => found.has(kind));
    const [only = ''] = kinds;
    const computed = kinds.every((kind) => kind.endsWith('/Transactions')) ? 'B2C' : 'B2BInt';
    if (kinds.length > 1) return { flowType: 'MultiFlowReport', computed };
    const isPurchase = only === 'TransactionsReport/Invoice' && declarant(tree) === 'BY';
    return {
      flowType: isPurchase ? 'UnitarySupplierTransactionReport' : (TYPES[only] ?? 'Undefined'),
      computed,
    };
  } finally {
    tree.release();
  }
}

/** TT-15: seller or buyer. */
function declarant(tree: Tree): string {
  const path = ['ReportDocument', 'Issuer', 'RoleCode'];
  const at = path.reduce((node, name) => {
    const found = node < 0 ? [] : tree.children(node).filter((each) => localOf(tree, each) === name);
    return found[0] ?? -1;
  }, tree.root);
  return at < 0 ? '' : tree.value(at).trim();
}

const localOf = (tree: Tree, node: number): string => tree.nameOf(node).local;

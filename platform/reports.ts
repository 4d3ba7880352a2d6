// E-reporting files (Flux 10): what they hold, and whether they keep the rules.

import type { Validation } from '@conforme/core/pipeline/validate';
import { parse, type Tree } from '@conforme/engine/xml';
import type { FlowType, ProcessingRule } from '@conforme/library/platform';
import { detailsOf, refused, ruled, type Bench, type Outcome } from './outcome.ts';
import { answerOfPortal, type ReportFacts } from './portal.ts';
import { isAboutDocument } from './refusal.ts';
import type { HeldFlow } from './store.ts';

/** What breaks its schema is refused at once; on all else the portal has the last word. */
export async function takeReport(held: HeldFlow, validation: Validation, bench: Bench): Promise<Outcome> {
  const { flowType, computed, facts } = contentOf(held.file);
  const failures = validation.findings.filter(({ severity }) => severity === 'fatal');
  const details = detailsOf(validation.findings, ({ source, rule }) =>
    source === 'xsd' ? 'InvalidSchema' : (rule ?? 'OtherTechnicalError'),
  );
  if (failures.some(({ source }) => source === 'xsd')) return refused(details, flowType);
  const warnings = details.filter(({ level }) => level === 'Warning');
  const acknowledgement = { status: 'Ok', ...(warnings.length > 0 && { details: warnings }) } as const;
  const flow = { acknowledgement, flowType, flowProfile: 'Undefined', ...ruled(held, computed) } as const;
  const delivery = await answerOfPortal(held, facts, failures, bench).catch((error: unknown) => {
    // What has no identifier or day that a status may name cannot be spoken of.
    if (isAboutDocument(error)) return null;
    throw error;
  });
  return delivery ? { flow, deliveries: [delivery], invoice: null } : refused(details, flowType);
}

/** Block, and what stands in it → the type of flow, by who declares. */
const TYPES: Readonly<Record<string, FlowType>> = {
  'TransactionsReport/Invoice': 'UnitaryCustomerTransactionReport',
  'TransactionsReport/Transactions': 'AggregatedCustomerTransactionReport',
  'PaymentsReport/Invoice': 'UnitaryCustomerPaymentReport',
  'PaymentsReport/Transactions': 'AggregatedCustomerPaymentReport',
};

interface Content {
  readonly flowType: FlowType;
  readonly computed: ProcessingRule;
  readonly facts: ReportFacts;
}

function contentOf(file: Uint8Array): Content {
  const tree = parse(file);
  try {
    const parts = tree
      .children(tree.root)
      .flatMap((block) =>
        tree.children(block).map((part) => `${localOf(tree, block)}/${localOf(tree, part)}`),
      );
    return { ...typeOf(new Set(parts), tree), facts: factsOf(parts, tree) };
  } finally {
    tree.release();
  }
}

function typeOf(found: ReadonlySet<string>, tree: Tree): Pick<Content, 'flowType' | 'computed'> {
  const kinds = Object.keys(TYPES).filter((kind) => found.has(kind));
  const [only = ''] = kinds;
  const computed = kinds.every((kind) => kind.endsWith('/Transactions')) ? 'B2C' : 'B2BInt';
  if (kinds.length > 1) return { flowType: 'MultiFlowReport', computed };
  const isPurchase = only === 'TransactionsReport/Invoice' && valueAt(tree, DECLARANT) === 'BY';
  return {
    flowType: isPurchase ? 'UnitarySupplierTransactionReport' : (TYPES[only] ?? 'Undefined'),
    computed,
  };
}

/** TT-15: seller or buyer. */
const DECLARANT = ['ReportDocument', 'Issuer', 'RoleCode'];

/** TT-1 and the day of TT-3. */
function factsOf(parts: readonly string[], tree: Tree): ReportFacts {
  const moment = valueAt(tree, ['ReportDocument', 'IssueDateTime', 'DateTimeString']);
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(moment) ?? [];
  return {
    object: {
      number: valueAt(tree, ['ReportDocument', 'Id']),
      issue_date: day === undefined ? null : `${year}-${month}-${day}`,
      siren: null,
      filename: null,
    },
    isOfPayments: !parts.some((part) => part.startsWith('TransactionsReport/')),
  };
}

/** '' where there is none. */
function valueAt(tree: Tree, path: readonly string[]): string {
  const at = path.reduce((node, name) => {
    const found = node < 0 ? [] : tree.children(node).filter((each) => localOf(tree, each) === name);
    return found[0] ?? -1;
  }, tree.root);
  return at < 0 ? '' : tree.value(at).trim();
}

const localOf = (tree: Tree, node: number): string => tree.nameOf(node).local;

import type { Registry } from '@conforme/core/registry';
import type { ReportedFinding } from '@conforme/core/pipeline/reported';
import type { AcknowledgementDetail, Flow, FlowType } from '@conforme/library/platform';
import type { HeldFlow, HeldInvoice, Store } from './store.ts';

/** What flows are judged with. */
export interface Bench {
  readonly registry: Registry;
  readonly store: Store;
  readonly now: () => Date;
}

/** A flow that the platform makes, for one account. */
export interface Delivery {
  readonly account: string;
  readonly name: string;
  readonly file: Uint8Array;
  readonly mediaType: string;
  readonly flow: Pick<
    Flow,
    'flowType' | 'flowDirection' | 'flowSyntax' | 'flowProfile' | 'processingRule' | 'trackingId'
  >;
}

/** What becomes of a flow that was sent. */
export interface Outcome {
  readonly flow: Pick<Flow, 'acknowledgement'> &
    Partial<Pick<Flow, 'flowType' | 'flowProfile' | 'processingRule' | 'processingRuleSource'>>;
  readonly deliveries: readonly Delivery[];
  /** Taken, or with one status more. */
  readonly invoice: HeldInvoice | null;
}

/** @param item what of the flow it is about */
export const detail = (reasonCode: string, reasonMessage: string, item = 'file'): AcknowledgementDetail => ({
  level: 'Error',
  item,
  reasonCode,
  reasonMessage,
});

export function refused(
  details: readonly AcknowledgementDetail[],
  flowType: FlowType = 'Undefined',
): Outcome {
  return {
    flow: { acknowledgement: { status: 'Error', details }, flowType, processingRule: 'Undefined' },
    deliveries: [],
    invoice: null,
  };
}

/** What findings say, in an acknowledgement. @param codeOf the reason code of one */
export const detailsOf = (
  findings: readonly ReportedFinding[],
  codeOf: (finding: ReportedFinding) => string,
): readonly AcknowledgementDetail[] =>
  findings
    .filter(({ severity }) => severity !== 'info')
    .map((finding) => ({
      level: finding.severity === 'fatal' ? 'Error' : 'Warning',
      item: finding.location ?? 'file',
      reasonCode: codeOf(finding),
      reasonMessage: `${finding.rule === null ? '' : `${finding.rule}: `}${finding.message}`,
    }));

/** What the sender said, unless it said nothing. */
export const ruled = (
  { flow }: HeldFlow,
  computed: Flow['processingRule'],
): Pick<Flow, 'processingRule' | 'processingRuleSource'> =>
  flow.processingRuleSource === 'Input'
    ? { processingRule: flow.processingRule, processingRuleSource: 'Input' }
    : { processingRule: computed, processingRuleSource: 'Computed' };

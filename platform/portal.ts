// What the portal of the State answers to an e-reporting file, as the platform hands it on: 300 (accepted) or 301 (rejected).

import { generateStatus } from '@conforme/core/pipeline/status';
import type { ReportedFinding } from '@conforme/core/pipeline/reported';
import { composeTechnical, type ObjectFacts } from '@conforme/core/status/compose-technical';
import { TECHNICAL_CODES } from '@conforme/core/status/technical';
import { inParis } from '@conforme/proto/schema/legal-time';

import type { Bench, Delivery } from './outcome.ts';
import type { HeldFlow } from './store.ts';

export interface ReportFacts {
  readonly object: ObjectFacts;
  readonly isOfPayments: boolean;
}

/** Longest MDT-114, MDT-125 and MDT-127. */
const LONGEST = { reason: 250, rule: 30, place: 200 };

/** @param failures fatal findings; none where it is accepted */
export async function answerOfPortal(
  held: HeldFlow,
  { object, isOfPayments }: ReportFacts,
  failures: readonly ReportedFinding[],
  { registry, now }: Bench,
): Promise<Delivery> {
  const at = inParis(now());
  const message = composeTechnical(object, {
    status: TECHNICAL_CODES.get(failures.length === 0 ? '300' : '301')!,
    at,
    issuedAt: at,
    receivedAt: inParis(new Date(held.flow.submittedAt)),
    id: null,
    // Numbers are given to approved platforms.
    platform: null,
    reasons: failures.map(reasonOf),
    note: null,
  });
  const context = { language: 'en', asOf: at.slice(0, 10) } as const;
  const { filename, content } = await generateStatus(registry, message, context);
  return {
    account: held.account,
    name: filename,
    file: content,
    mediaType: 'application/xml',
    flow: {
      flowType: isOfPayments ? 'StatePaymentReportLC' : 'StateTransactionReportLC',
      flowDirection: 'In',
      flowSyntax: 'CDAR',
      flowProfile: 'Undefined',
      processingRule: 'NotApplicable',
      ...(held.flow.trackingId !== undefined && { trackingId: held.flow.trackingId }),
    },
  };
}

/** G7.29: the rule, what it says, and where. Of the reasons of 301, rules of content are its semantics (G7.19). */
function reasonOf({ rule, source, message, location }: ReportedFinding) {
  return {
    code: 'REJ_SEMAN',
    text: message.slice(0, LONGEST.reason),
    rule: (rule ?? source).slice(0, LONGEST.rule),
    place: (location ?? '/Report').slice(-LONGEST.place),
  };
}

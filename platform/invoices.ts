// Invoices: 200 and 202 for those that keep the rules, 213 with its reasons for those that do not.

import { extract } from '@conforme/core/pipeline/extract';
import type { ReportedFinding } from '@conforme/core/pipeline/reported';
import type { Validation } from '@conforme/core/pipeline/validate';
import type { InvoiceFacts, PartyFacts } from '@conforme/core/status/compose';
import { fittingReasons } from '@conforme/core/status/reasons';
import { FLOW_PROFILES, type DirectoryLine, type Flow } from '@conforme/library/platform';
import { deliveriesOf, type Reason, type Said } from './cycle.ts';
import { detail, detailsOf, refused, ruled, type Bench, type Delivery, type Outcome } from './outcome.ts';
import { isAboutDocument } from './refusal.ts';
import type { HeldFlow, HeldInvoice } from './store.ts';

export async function takeInvoice(held: HeldFlow, validation: Validation, bench: Bench): Promise<Outcome> {
  const failures = validation.findings.filter(({ severity }) => severity === 'fatal');
  if (failures.some(({ source }) => source === 'xsd'))
    return refused(detailsOf(failures, () => 'InvalidSchema'));
  const { fields, profile } = await extract(bench.registry, held.file);
  const facts: InvoiceFacts = { ...fields, seller: partyOf(fields.seller), buyer: partyOf(fields.buyer) };
  const direction = flowTypeOf(held.account, facts);
  if (direction === null)
    return refused([detail('OtherTechnicalError', `${held.account} is neither its seller nor its buyer.`)]);
  const flow = {
    acknowledgement: { status: 'Ok' },
    flowType: direction,
    flowProfile: held.flow.flowProfile === 'Undefined' ? profileOf(profile) : held.flow.flowProfile,
    ...ruled(held, ruleOf(facts)),
  } as const;
  const invoice = invoiceOf(facts, held.flow.submittedAt);
  const steps = stepsOf(invoice, failures, bench);
  return written({ ...held, flow: { ...held.flow, ...flow } }, invoice, steps, bench).catch(
    (error: unknown) => {
      // What lacks its number or its day cannot be spoken of in a status.
      if (isAboutDocument(error))
        return refused(
          detailsOf(failures, ({ rule }) => rule ?? 'OtherTechnicalError'),
          direction,
        );
      throw error;
    },
  );
}

async function written(
  held: HeldFlow,
  invoice: HeldInvoice,
  steps: readonly Said[],
  bench: Bench,
): Promise<Outcome> {
  const messages: Delivery[] = [];
  for (const said of steps) messages.push(...(await deliveriesOf(invoice, said, bench)));
  const history = steps.map(({ code }) => code);
  const isDelivered = history.includes('202') && invoice.buyer !== null;
  const { acknowledgement, flowType, flowProfile, processingRule, processingRuleSource } = held.flow;
  return {
    flow: { acknowledgement, flowType, flowProfile, processingRule, processingRuleSource },
    deliveries: [...(isDelivered ? [handedOver(held, invoice.buyer)] : []), ...messages],
    invoice: { ...invoice, history },
  };
}

/** The statuses that follow at once. */
function stepsOf(
  invoice: HeldInvoice,
  failures: readonly ReportedFinding[],
  { store }: Bench,
): readonly Said[] {
  if (failures.length > 0) return [{ code: '213', reasons: reasonsOf(failures) }];
  const before = store.invoice(invoice.key);
  if (before && !before.history.includes('213'))
    return [{ code: '213', reasons: [{ code: 'DOUBLON', text: 'The invoice was sent before.' }] }];
  const taken: Said = { code: '200' };
  if (invoice.buyer === null) return [taken];
  const isLost = !isReachable(invoice, store.entries<DirectoryLine>('directory-line'));
  return [taken, isLost ? { code: '221', reasons: [{ code: 'ROUTAGE_ERR', text: null }] } : { code: '202' }];
}

function reasonsOf(failures: readonly ReportedFinding[]): readonly Reason[] {
  const known = failures.map(({ source, rule, terms = [] }) => ({ source, rule, terms }));
  return fittingReasons('213', known).map(({ code, rules }) => {
    const first = failures.find(({ rule, source }) => rules.includes(rule ?? source))!;
    return { code, text: `${rules.join(', ')}: ${first.message}`.slice(0, 1024) };
  });
}

/** Who has no line in the directory is taken to be with another platform, which takes everything. */
function isReachable({ buyer, facts }: HeldInvoice, lines: readonly DirectoryLine[]): boolean {
  const own = lines.filter(({ siren }) => siren === buyer);
  if (own.length === 0) return true;
  const address = facts.buyer.electronic_address ?? buyer;
  return own.some(
    (line) => line.addressingIdentifier === address && (line.directoryLineStatus ?? 'Enabled') === 'Enabled',
  );
}

/** Of self-billed invoices (BT-3 389, 261, 501 …) the sender is the buyer. */
function flowTypeOf(account: string, { seller, buyer }: InvoiceFacts): Flow['flowType'] | null {
  if (seller.siren === account) return 'CustomerInvoice';
  return buyer.siren === account ? 'SupplierInvoice' : null;
}

/** Buyers with a SIREN are in the domestic circle, others with a VAT number abroad. */
function ruleOf({ buyer }: InvoiceFacts): Flow['processingRule'] {
  if (buyer.siren !== null) return 'B2B';
  return (buyer as { vat_id?: string | null }).vat_id ? 'B2BInt' : 'B2C';
}

/** By its name; other profiles keep to the core of the standard, which the French CIUS is of. */
function profileOf(profile: string | null): Flow['flowProfile'] {
  if (profile === null) return 'Undefined';
  return FLOW_PROFILES.find((each) => each.toLowerCase() === profile) ?? 'CIUS';
}

const partyOf = (party: Partial<PartyFacts> | null): PartyFacts => ({
  name: null,
  siren: null,
  electronic_address: null,
  electronic_address_scheme: null,
  ...party,
});

function invoiceOf(facts: InvoiceFacts, receivedAt: string): HeldInvoice {
  const { seller, buyer, number, type_code: type, issue_date: day } = facts;
  const key = JSON.stringify([seller.siren, number, type, day?.slice(0, 4)]);
  return { key, seller: seller.siren ?? '', buyer: buyer.siren, facts, receivedAt, history: [] };
}

/** The same file, as the buyer finds it. */
function handedOver({ flow, file, mediaType }: HeldFlow, buyer: string | null): Delivery {
  const { name, flowSyntax, flowProfile, processingRule } = flow;
  return {
    account: buyer!,
    name,
    file,
    mediaType,
    flow: { flowType: 'SupplierInvoice', flowDirection: 'In', flowSyntax, flowProfile, processingRule },
  };
}

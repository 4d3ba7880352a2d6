import type { NextOut, NextRequest } from '@conforme/proto/schema/statuses';
import { EngineError } from '../errors.ts';
import type { Language } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { outlook, type NextStatus } from '../status/order.ts';
import { failuresIn, fittingReasons, isExplained, namedReasons, type Failure } from '../status/reasons.ts';
import { legalDay } from './day.ts';
import { extractStatus } from './status.ts';
import type { RequestContext } from './status-request.ts';
import { validate } from './validate.ts';

/**
 * What may follow a history of statuses: by whom, with what it needs, and which reasons fit what the invoice fails.
 * @throws EngineError for a message that is no status, and for messages of several invoices
 */
export async function nextStatuses(
  registry: Registry,
  request: NextRequest,
  context: RequestContext,
): Promise<NextOut> {
  const { language } = context;
  const history = await historyOf(registry, request);
  const failures = await failuresOf(registry, request, context);
  const { findings, next } = outlook(history.map(({ status }) => status));
  return {
    history,
    findings: findings.map((finding) => ({ ...finding, message: finding.message[language] })),
    next: next
      .filter(({ status }) => request.actor === null || status.by === request.actor)
      .map((each) => nextOf(each, failures, language)),
  };
}

type Past = NextOut['history'][number];

async function historyOf(registry: Registry, request: NextRequest): Promise<readonly Past[]> {
  const { history, messages_base64: messages } = request;
  if (messages.length === 0) return history.map((status) => ({ status, at: null }));
  const past: Past[] = [];
  const numbers = new Set<string>();
  for (const message of messages) {
    const read = await extractStatus(registry, Buffer.from(message, 'base64'));
    for (const { at, documents } of (read.message as unknown as ReadMessage).acknowledgements)
      for (const { status, number } of documents) {
        if (number !== null) numbers.add(number);
        if (status !== null) past.push({ status, at });
      }
  }
  if (numbers.size > 1) throw new EngineError('invalid_input', several([...numbers]));
  return past.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
}

interface ReadMessage {
  readonly acknowledgements: readonly {
    readonly at: string | null;
    readonly documents: readonly { readonly status: string | null; readonly number: string | null }[];
  }[];
}

const several = (numbers: readonly string[]) => ({
  en: `The messages are about several invoices: ${numbers.join(', ')}.`,
  fr: `Les messages portent sur plusieurs factures : ${numbers.join(', ')}.`,
});

async function failuresOf(
  registry: Registry,
  { document_base64: document, findings }: NextRequest,
  { language, now }: RequestContext,
): Promise<readonly Failure[]> {
  if (document === null) return findings;
  const wanted = { check: 'fr-ctc', language, explain: true, asOf: legalDay(now) } as const;
  const { findings: found } = await validate(registry, Buffer.from(document, 'base64'), wanted);
  return failuresIn(found);
}

/** BR-FR-CDV-14. */
const AMOUNT_KINDS: Readonly<Record<string, readonly string[]>> = { 212: ['MEN'] };

function nextOf(
  { status, source, skipped }: NextStatus,
  failures: readonly Failure[],
  language: Language,
): NextOut['next'][number] {
  const { code, title, by, to, phase, isForState, needsReason, reasons } = status;
  const fitting = isExplained(code) ? fittingReasons(code, failures) : [];
  return {
    status: code,
    title: title[language],
    by,
    to,
    phase,
    for_state: isForState,
    needs_reason: needsReason,
    amount_kinds: AMOUNT_KINDS[code] ?? [],
    reasons: reasons && namedReasons(reasons, fitting, language),
    skipped,
    source,
  };
}

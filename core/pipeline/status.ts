import { EngineError } from '../errors.ts';
import type { MessageReading, Written } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { composeStatus, type InvoiceFacts, type StatusWish } from '../status/compose.ts';
import { causesOf } from './causes.ts';
import { failedRules } from './listed.ts';
import {
  judgeMessage,
  messageFileName,
  modelledMessage,
  pointersAround,
  type MessageResult,
} from './message-result.ts';
import { openAny, type FoundDocument } from './open.ts';
import type { ReportedFinding } from './reported.ts';
import { staged } from './stage.ts';
import { unreadValues, type Unread } from './unread.ts';
import type { Judgement, ValidateOptions, Validation } from './validate.ts';

/** A status that passed every rule of its check. */
export interface GeneratedStatus {
  readonly filename: string;
  readonly content: Uint8Array;
  /** The message as it was written. */
  readonly message: object;
  readonly validation: Validation;
  /** The warnings, the State's among them, with the fields they are about. */
  readonly warnings: readonly ReportedFinding[];
}

type StatusContext = Pick<ValidateOptions, 'language' | 'asOf'>;

/** Message → CDAR. What fails a rule is never returned: `invalid_input` with every blocking finding at its field. */
export async function generateStatus(
  registry: Registry,
  message: object,
  context: StatusContext,
): Promise<GeneratedStatus> {
  const plugin = modelledMessage(registry, 'cdar');
  await plugin.model.load();
  const written = staged('write', () => plugin.model.write(message, '/message'));
  const result: MessageResult = {
    message: plugin,
    xml: written.bytes,
    fieldsAt: (opened, node) => fieldsAt(opened, written, node),
    refusal,
  };
  const judged = await judgeMessage(registry, result, context);
  return { filename: messageFileName(message), content: written.bytes, message, ...judged };
}

/** The same for a status of an invoice, whose references are filled in. */
export const generateStatusOf = (
  registry: Registry,
  invoice: InvoiceFacts,
  wish: StatusWish,
  context: StatusContext,
): Promise<GeneratedStatus> => generateStatus(registry, composeStatus(invoice, wish), context);

export interface ExtractedStatus {
  readonly message: MessageReading['message'];
  /** What `message` does not hold of the document; empty is a promise (decision 43). */
  readonly unread: readonly Unread[];
}

/** CDAR → message. Reads what is there, judges nothing. @throws EngineError for what is no CDAR. */
export async function extractStatus(registry: Registry, bytes: Uint8Array): Promise<ExtractedStatus> {
  const plugin = modelledMessage(registry, 'cdar');
  const { tree, message: found, recognised } = await openAny(registry, bytes, () => true);
  try {
    if (found !== plugin) throw notStatus(recognised.root?.local ?? recognised.flavor);
    await plugin.model.load();
    return staged('read', () => {
      const { message, unread } = plugin.model.read(tree);
      const inOrder = unread.toSorted((a, b) => a - b);
      return { message, unread: unreadValues(tree, plugin, inOrder) };
    });
  } finally {
    tree.release();
  }
}

/** The innermost of the fields that the element of a finding was written from comes first. */
function fieldsAt(opened: FoundDocument, written: Written, node?: number) {
  const own = pointersAround(opened, written, node);
  const pointers = own.length === 0 ? ['/message'] : own.toReversed();
  return { pointer: pointers[0]!, pointers };
}

function refusal(judgement: Judgement, findings: readonly ReportedFinding[]): EngineError {
  const count = failedRules(judgement);
  const messages = {
    en: `The status fails ${count} rule${count === 1 ? '' : 's'}.`,
    fr: `Le statut ne respecte pas ${count} règle${count === 1 ? '' : 's'}.`,
  };
  return new EngineError('invalid_input', messages, findings, { causes: causesOf(findings) });
}

function notStatus(root: string): EngineError {
  return new EngineError('invalid_input', {
    en: `This is a ${root}, not a life-cycle status (CDAR).`,
    fr: `Ceci est un ${root}, pas un statut du cycle de vie (CDAR).`,
  });
}

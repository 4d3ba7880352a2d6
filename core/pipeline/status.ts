import { elementOrdinal, parse } from '@conforme/engine/xml';
import { EngineError } from '../errors.ts';
import type { MessageModel, MessagePlugin, MessageReading, Written } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { composeStatus, type InvoiceFacts, type StatusWish } from '../status/compose.ts';
import { countOf, failedRules, listedOf } from './listed.ts';
import { openAny, type FoundDocument } from './open.ts';
import { report } from './report.ts';
import type { ReportedFinding } from './reported.ts';
import { staged } from './stage.ts';
import { unreadValues, type Unread } from './unread.ts';
import { judge, verdict, type ValidateOptions, type Validation } from './validate.ts';

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
  { language, asOf }: StatusContext,
): Promise<GeneratedStatus> {
  const plugin = cdarOf(registry);
  await plugin.model.load();
  const written = staged('write', () => plugin.model.write(message, '/message'));
  const tree = staged('parse', () => parse(written.bytes));
  const opened = {
    ...NOTHING_AROUND,
    xml: written.bytes,
    tree,
    message: plugin,
    recognised: plugin.recognise(tree)!,
  };
  const wanted: ValidateOptions = { check: 'fr-ctc', language, explain: false, asOf };
  try {
    const judgement = await judge(registry, opened, wanted);
    const findings = listedOf(judgement, language, (sourced) => ({
      ...report(sourced, opened, { language, explain: true }),
      ...fieldsAt(opened, written, sourced.finding.node),
    }));
    if (countOf(judgement, 'fatal') > 0) throw refusal(failedRules(judgement), findings);
    const validation = verdict(opened, judgement, wanted);
    const filename = `${nameOf(message)}.xml`;
    return { filename, content: written.bytes, message, validation, warnings: findings };
  } finally {
    tree.release();
  }
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
  const plugin = cdarOf(registry);
  const { tree, message: found, recognised } = await openAny(registry, bytes, () => true);
  if (found !== plugin) throw notStatus(recognised.root?.local ?? recognised.flavor);
  await plugin.model.load();
  return staged('read', () => {
    const { message, unread } = plugin.model.read(tree);
    return {
      message,
      unread: unreadValues(
        tree,
        plugin,
        unread.toSorted((a, b) => a - b),
      ),
    };
  });
}

type Modelled = MessagePlugin & { readonly model: MessageModel };

function cdarOf(registry: Registry): Modelled {
  const plugin = registry.all('message').find(({ flavor, model }) => flavor === 'cdar' && model);
  if (!plugin?.model) throw new RangeError('no plugin writes statuses');
  return plugin as Modelled;
}

const NOTHING_AROUND = {
  syntax: null,
  xmlFilename: null,
  pdf: null,
  container: 'xml',
  containerFindings: [],
} as const satisfies Partial<FoundDocument>;

/** The fields of the element a finding stands at, else of the nearest around it. */
function fieldsAt({ tree }: FoundDocument, { pointers }: Written, node = tree.root) {
  for (let at = node; at > 0; at = tree.parent[at]!) {
    const own = pointers[elementOrdinal(tree, at)] ?? [];
    if (own.length > 0) return { pointer: own.at(-1)!, pointers: own.toReversed() };
  }
  return { pointer: '/message', pointers: ['/message'] };
}

function refusal(count: number, findings: readonly ReportedFinding[]): EngineError {
  const messages = {
    en: `The status fails ${count} rule${count === 1 ? '' : 's'}.`,
    fr: `Le statut ne respecte pas ${count} règle${count === 1 ? '' : 's'}.`,
  };
  return new EngineError('invalid_input', messages, findings);
}

function notStatus(root: string): EngineError {
  return new EngineError('invalid_input', {
    en: `This is a ${root}, not a life-cycle status (CDAR).`,
    fr: `Ceci est un ${root}, pas un statut du cycle de vie (CDAR).`,
  });
}

/** Of the file: the identifier of the message, in signs every file system takes. */
const nameOf = (message: object): string =>
  String((message as { id?: unknown }).id ?? 'status').replace(/[^A-Za-z0-9._-]/g, '-');

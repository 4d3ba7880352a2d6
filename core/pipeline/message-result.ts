// What statuses, e-reporting files and extracts have in common once they are written.

import { elementOrdinal, parse, type Tree } from '@conforme/engine/xml';
import type { EngineError } from '../errors.ts';
import type { MessageModel, MessagePlugin, Recognised, Written } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { countOf, listedOf } from './listed.ts';
import type { FoundDocument } from './open.ts';
import { report, type SourcedFinding } from './report.ts';
import type { ReportedFinding } from './reported.ts';
import { staged } from './stage.ts';
import { judge, verdict, type Judgement, type ValidateOptions, type Validation } from './validate.ts';

/** A message that is written and read, not judged alone. */
export type ModelledMessage = MessagePlugin & { readonly model: MessageModel };

export function modelledMessage(registry: Registry, flavor: MessagePlugin['flavor']): ModelledMessage {
  const plugin = registry.all('message').find((each) => each.flavor === flavor && each.model);
  if (!plugin?.model) throw new RangeError(`no plugin writes ${flavor}`);
  return plugin as ModelledMessage;
}

/**
 * The very bytes that leave, as `validate` would open them. What lacks the guideline by which its message is recognised, since its
 * source lacks it, is judged as that message all the same: its schema says what is missing.
 */
function reopened(message: MessagePlugin, xml: Uint8Array): FoundDocument {
  const tree = staged('parse', () => parse(xml));
  const recognised = message.recognise(tree) ?? unnamed(message, tree);
  const found = { xml, tree, syntax: null, message, recognised, xmlFilename: null, pdf: null };
  return { ...found, container: 'xml', containerFindings: [] };
}

function unnamed({ id, flavor }: MessagePlugin, tree: Tree): Recognised {
  return { syntax: id, flavor, profile: null, guideline: null, root: tree.nameOf(tree.root) };
}

export interface MessageResult {
  readonly message: MessagePlugin;
  readonly xml: Uint8Array;
  /** Where the request has what a finding is about. */
  readonly fieldsAt?: (
    opened: FoundDocument,
    node: SourcedFinding['finding']['node'],
  ) => Partial<ReportedFinding>;
  /** Of a message that fails rules. */
  readonly refusal: (judgement: Judgement, findings: readonly ReportedFinding[]) => EngineError;
}

/** Judges a message before it leaves, by the rules of `validate`. @throws the refusal of one that does not pass */
export async function judgeMessage(
  registry: Registry,
  { message, xml, fieldsAt, refusal }: MessageResult,
  { language, asOf }: Pick<ValidateOptions, 'language' | 'asOf'>,
): Promise<{ readonly validation: Validation; readonly warnings: readonly ReportedFinding[] }> {
  const opened = reopened(message, xml);
  // What the official rules leave to the State is held to the State's (decision 51).
  const stateDecides = message.exemption?.isFor(opened.tree, opened.recognised) === true;
  const wanted: ValidateOptions = { check: 'fr-ctc', language, explain: false, asOf, stateDecides };
  try {
    const judgement = await judge(registry, opened, wanted);
    const warnings = listedOf(judgement, language, (sourced) => ({
      ...report(sourced, opened, { language, explain: true, ...(fieldsAt && { ofRequest: true }) }),
      ...fieldsAt?.(opened, sourced.finding.node),
    }));
    const faults = warnings.filter(({ severity }) => severity !== 'info');
    if (countOf(judgement, 'fatal') > 0) throw refusal(judgement, faults);
    return { validation: verdict(opened, judgement, wanted), warnings };
  } finally {
    opened.tree.release();
  }
}

/** What the pointers of an element lead to, else those of the nearest around it; empty where none leads anywhere. */
export function pointersAround(
  { tree }: Pick<FoundDocument, 'tree'>,
  { pointers }: Written,
  node = tree.root,
  leadingTo: (pointer: string) => readonly string[] = (pointer) => [pointer],
): readonly string[] {
  for (let at = node; at > 0; at = tree.parent[at]!) {
    const own = (pointers[elementOrdinal(tree, at)] ?? []).flatMap(leadingTo);
    if (own.length > 0) return own;
  }
  return [];
}

/** The identifier of a message as a name, in signs every file system takes. */
export const messageFileName = (message: object): string =>
  `${String((message as { id?: unknown }).id ?? 'status').replace(/[^A-Za-z0-9._-]/g, '-')}.xml`;

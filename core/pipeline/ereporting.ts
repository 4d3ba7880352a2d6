import { elementOrdinal, parse } from '@conforme/engine/xml';
import type { ReportingRequest } from '@conforme/proto/schema/ereporting';
import { composeReports, type Kind, type Report } from '../ereporting/compose.ts';
import type { Fault, GivenInvoice, LeftOut, ReportWish, Step } from '../ereporting/facts.ts';
import { EngineError } from '../errors.ts';
import { essence, type ReadInvoice } from '../invoice/index.ts';
import type { Language, MessageModel, MessagePlugin, Written } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { isoDate } from './day.ts';
import { completeWith } from './generate.ts';
import { countOf, failedRules, listedOf } from './listed.ts';
import { open, type FoundDocument } from './open.ts';
import { report as reportFinding } from './report.ts';
import type { ReportedFinding } from './reported.ts';
import { staged } from './stage.ts';
import { judge, verdict, type ValidateOptions, type Validation } from './validate.ts';

/** A file of e-reporting that passed every rule. */
export interface ReportFile {
  readonly filename: string;
  readonly data: Kind;
  readonly content: Uint8Array;
  readonly steps: readonly Step[];
  readonly validation: Validation;
  readonly warnings: readonly ReportedFinding[];
}

export interface Reported {
  readonly files: readonly ReportFile[];
  readonly leftOut: readonly LeftOut[];
}

interface ReportingContext {
  readonly language: Language;
  readonly now: Date;
}

/**
 * Invoices, sales and payments → the files of a period (Flux 10).
 * @throws EngineError `invalid_input` with every fault at its place in the request; a file that breaks a rule is never returned
 */
export async function generateReports(
  registry: Registry,
  request: ReportingRequest,
  context: ReportingContext,
): Promise<Reported> {
  const invoices: GivenInvoice[] = [];
  for (const [i, given] of request.invoices.entries())
    invoices.push({ ...given, invoice: await readGiven(registry, given, i, context.language) });
  const created_at = request.created_at ?? context.now.toISOString().slice(0, 19);
  const { reports, leftOut, faults } = staged('report', () =>
    composeReports({ ...request, created_at, invoices } as ReportWish),
  );
  if (faults.length > 0) throw refused(faults, context.language);
  const files: ReportFile[] = [];
  for (const each of reports) files.push(await fileOf(registry, each, context));
  return { files, leftOut };
}

type Given = ReportingRequest['invoices'][number];

/** What a document or a request says; fields are completed as for generate. */
async function readGiven(
  registry: Registry,
  given: Given,
  i: number,
  language: Language,
): Promise<ReadInvoice> {
  const { document_base64: document, invoice } = given;
  const pointer = `/invoices/${i}`;
  if ((document === null) === (invoice === null)) throw refused([EITHER(pointer)], language);
  if (invoice) return essence(completeWith(registry, invoice, 'fr-ctc').invoice);
  try {
    const { syntax, tree } = await open(registry, Buffer.from(document!, 'base64'));
    await syntax.load?.();
    const read = staged('read', () => syntax.read(tree).invoice);
    tree.release();
    return read;
  } catch (thrown) {
    const { messages } = EngineError.from(thrown, language);
    throw refused([{ pointer: `${pointer}/document_base64`, message: messages }], language);
  }
}

const EITHER = (pointer: string): Fault => ({
  pointer,
  message: {
    en: 'An invoice is given as `document_base64` or as `invoice`, one of both.',
    fr: "Une facture se donne comme `document_base64` ou comme `invoice`, l'un des deux.",
  },
});

function refused(faults: readonly Fault[], language: Language): EngineError {
  const messages = {
    en: `The report cannot be made: ${faults.length} fault${faults.length === 1 ? '' : 's'} in what was given.`,
    fr: `La déclaration ne peut être faite : ${faults.length} défaut${faults.length === 1 ? '' : 's'} dans les données.`,
  };
  const findings = faults.map(({ pointer, message, fix }) => ({
    source: 'ereporting',
    severity: 'fatal' as const,
    rule: null,
    message: message[language],
    location: null,
    test: null,
    pointer,
    pointers: [pointer],
    ...(fix && { fix: fix[language] }),
  }));
  return new EngineError('invalid_input', messages, findings);
}

async function fileOf(
  registry: Registry,
  made: Report,
  { language, now }: ReportingContext,
): Promise<ReportFile> {
  const plugin = flux10Of(registry);
  await plugin.model.load();
  const written = staged('write', () => plugin.model.write(made.message, '/message'));
  const tree = staged('parse', () => parse(written.bytes));
  const recognised = plugin.recognise(tree)!;
  const opened: FoundDocument = { ...NOTHING_AROUND, xml: written.bytes, tree, message: plugin, recognised };
  const wanted: ValidateOptions = { check: 'fr-ctc', language, explain: false, asOf: isoDate(now) };
  try {
    const judgement = await judge(registry, opened, wanted);
    const warnings = listedOf(judgement, language, (sourced) => ({
      ...reportFinding(sourced, opened, { language, explain: true }),
      ...givenAt(opened, written, made, sourced.finding.node),
    }));
    if (countOf(judgement, 'fatal') > 0) throw refusal(failedRules(judgement), warnings);
    const validation = verdict(opened, judgement, wanted);
    const { kind: data, steps, message } = made;
    const filename = `${String((message as { id: string }).id).replace(/[^A-Za-z0-9._-]/g, '-')}.xml`;
    return { filename, data, content: written.bytes, steps, validation, warnings };
  } finally {
    tree.release();
  }
}

type Modelled = MessagePlugin & { readonly model: MessageModel };

function flux10Of(registry: Registry): Modelled {
  const plugin = registry.all('message').find(({ flavor, model }) => flavor === 'ereporting' && model);
  if (!plugin?.model) throw new RangeError('no plugin writes e-reporting');
  return plugin as Modelled;
}

const NOTHING_AROUND = {
  syntax: null,
  xmlFilename: null,
  pdf: null,
  container: 'xml',
  containerFindings: [],
} as const satisfies Partial<FoundDocument>;

/** Places of the request that the element of a finding, or the nearest around it, comes from. */
function givenAt({ tree }: FoundDocument, { pointers }: Written, { origins }: Report, node = tree.root) {
  for (let at = node; at > 0; at = tree.parent[at]!) {
    const own = (pointers[elementOrdinal(tree, at)] ?? []).flatMap((pointer) => originsOf(pointer, origins));
    if (own.length > 0) return { pointer: own[0]!, pointers: own };
  }
  return {};
}

/** Parts of the header → where the request has them. */
const HEADER: readonly (readonly [message: RegExp, request: string])[] = [
  [/^\/message\/sender\/name$/, '/platform/name'],
  [/^\/message\/sender/, '/platform/number'],
  [/^\/message\/declarant\/name$/, '/declarant/name'],
  [/^\/message\/declarant/, '/declarant/siren'],
  [/^\/message\/(?:transactions|payments)\/start$/, '/period/start'],
  [/^\/message\/(?:transactions|payments)\/end$/, '/period/end'],
  [/^\/message\/id$/, '/id'],
  [/^\/message\/created_at$/, '/created_at'],
];

function originsOf(pointer: string, origins: Report['origins']): readonly string[] {
  const [, , kind, list, index] = pointer.split('/');
  const known = origins.get(`/message/${kind}/${list}/${index}`);
  if (known) return known;
  const header = HEADER.find(([message]) => message.test(pointer));
  return header ? [header[1]] : [];
}

function refusal(count: number, findings: readonly ReportedFinding[]): EngineError {
  const messages = {
    en: `The report fails ${count} rule${count === 1 ? '' : 's'} of Flux 10.`,
    fr: `La déclaration ne respecte pas ${count} règle${count === 1 ? '' : 's'} du flux 10.`,
  };
  return new EngineError('invalid_input', messages, findings);
}

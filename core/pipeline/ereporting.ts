import type { ReportingRequest } from '@conforme/proto/schema/ereporting';
import { lettersOf } from '@conforme/proto/schema/called';
import { meantIn } from '@conforme/proto/schema/faults';
import { inParis } from '@conforme/proto/schema/legal-time';
import { composeReports, type Kind, type Report } from '../ereporting/compose.ts';
import type { Fault, GivenInvoice, LeftOut, ReportWish, Step } from '../ereporting/facts.ts';
import { isWithin } from '../ereporting/which.ts';
import { EngineError } from '../errors.ts';
import { essence, type ReadInvoice } from '../invoice/index.ts';
import { salesDoubts } from '../plausibility/sales.ts';
import type { Language, Written } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { causesOf } from './causes.ts';
import { legalDay } from './day.ts';
import { completeWith } from './generate.ts';
import { failedRules } from './listed.ts';
import {
  judgeMessage,
  messageFileName,
  modelledMessage,
  pointersAround,
  type MessageResult,
} from './message-result.ts';
import { open, type FoundDocument } from './open.ts';
import { meantCode } from './patch/codes.ts';
import { inPercent } from './patch/vat.ts';
import { findingOf } from './plausible.ts';
import { valueIn } from './pointers.ts';
import type { ReportedFinding } from './reported.ts';
import { staged } from './stage.ts';
import type { Judgement, Validation } from './validate.ts';

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
  const created_at = request.created_at ?? inParis(context.now);
  const { reports, leftOut, faults } = staged('report', () =>
    composeReports({ ...request, created_at, invoices } as ReportWish),
  );
  if (faults.length > 0) throw refused(faults, context.language);
  const files: ReportFile[] = [];
  for (const each of reports) {
    const file = await fileOf(registry, each, request, context);
    files.push(each.kind === 'transactions' ? withDoubts(file, request, context.language) : file);
  }
  return { files, leftOut };
}

/** Beside its verdict, what of the sales in it no rule forbids and is probably wrong (decision 46). */
function withDoubts(file: ReportFile, { sales, period }: ReportingRequest, language: Language): ReportFile {
  const doubts = sales
    .flatMap((till, i) => (isWithin(till.date, period) ? salesDoubts(till, `/sales/${i}`) : []))
    .map((doubt) => findingOf(doubt, language));
  const { validation, warnings } = file;
  return {
    ...file,
    validation: { ...validation, findings: [...validation.findings, ...doubts] },
    warnings: [...warnings, ...doubts],
  };
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
    try {
      await syntax.load?.();
      return staged('read', () => syntax.read(tree).invoice);
    } finally {
      tree.release();
    }
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
  return new EngineError('invalid_input', messages, findings, { causes: causesOf(findings) });
}

async function fileOf(
  registry: Registry,
  made: Report,
  request: ReportingRequest,
  { language, now }: ReportingContext,
): Promise<ReportFile> {
  const plugin = modelledMessage(registry, 'ereporting');
  await plugin.model.load();
  const written = staged('write', () => plugin.model.write(made.message, '/message'));
  const result: MessageResult = {
    message: plugin,
    xml: written.bytes,
    fieldsAt: (opened, node) => givenAt(opened, written, made, node),
    refusal: (judgement, findings) =>
      refusal(
        judgement,
        findings.map((finding) => withPatch(finding, request, language)),
      ),
  };
  const judged = await judgeMessage(registry, result, { language, asOf: legalDay(now) });
  const { kind: data, steps, message } = made;
  return { filename: messageFileName(message), data, content: written.bytes, steps, ...judged };
}

/** Places of the request that the element of a finding, or the nearest around it, comes from. */
function givenAt(opened: FoundDocument, written: Written, { origins }: Report, node?: number) {
  const own = pointersAround(opened, written, node, (pointer) => originsOf(pointer, origins));
  return own.length === 0 ? {} : { pointer: own[0]!, pointers: own };
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

const IS_TILL = /^\/sales\/\d+$/;
/** What sales of a day have in the message under the names of the request. */
const OF_TILLS: ReadonlySet<string> = new Set(['date', 'currency', 'category', 'vat_point', 'count']);
const IS_RATE = /\/rates\/\d+$/;

function originsOf(pointer: string, origins: Report['origins']): readonly string[] {
  const [, , kind, list, index, name = '', n, field] = pointer.split('/');
  const entry = `/message/${kind}/${list}/${index}`;
  const parts = origins.get(`${entry}/${name}/${n}`);
  // An entry among the rates has in the message the names it has in the request; an invoice has its own.
  if (parts !== undefined && parts.length > 0)
    return parts.map((part) => (field && IS_RATE.test(part) ? `${part}/${field}` : part));
  const known = origins.get(entry);
  const isOfTill = OF_TILLS.has(name);
  if (known) return known.map((own) => (isOfTill && IS_TILL.test(own) ? `${own}/${name}` : own));
  const header = HEADER.find(([message]) => message.test(pointer));
  return header ? [header[1]] : [];
}

/** A currency in another case or in words, a share for a percentage and when VAT is due in words are patched. */
function withPatch(finding: ReportedFinding, request: ReportingRequest, language: Language): ReportedFinding {
  const { pointer: path = '', fix } = finding;
  const value = valueIn(request, path);
  if (typeof value !== 'string') return finding;
  const meant = meantAt(path, value);
  if (meant !== null) return { ...finding, patch: [{ op: 'replace', path, value: meant }] };
  const padded = path === '/platform/number' && /^\d{1,3}$/.test(value) ? value.padStart(4, '0') : null;
  return padded === null ? finding : { ...finding, fix: `${meantIn(language, padded).trim()} ${fix ?? ''}` };
}

function meantAt(path: string, value: string): string | null {
  if (path.endsWith('/rate')) return inPercent(value);
  if (path.endsWith('/vat_point')) return ON_DEBITS.test(lettersOf(value)) ? '5' : null;
  // Of the list that invoices have their currency from.
  return path.endsWith('/currency') ? meantCode({ rule: 'BR-CL-04' }, value) : null;
}

/** VAT on debits (TT-80), in letters alone: `débits`, `option pour les débits`, `on debits`. */
const ON_DEBITS = /^(?:option)?(?:tva|vat)?(?:pourles|dapresles|surles|on)?debits?$/;

function refusal(judgement: Judgement, findings: readonly ReportedFinding[]): EngineError {
  const count = failedRules(judgement);
  const messages = {
    en: `The report fails ${count} rule${count === 1 ? '' : 's'} of Flux 10.`,
    fr: `La déclaration ne respecte pas ${count} règle${count === 1 ? '' : 's'} du flux 10.`,
  };
  return new EngineError('invalid_input', messages, findings, { causes: causesOf(findings) });
}

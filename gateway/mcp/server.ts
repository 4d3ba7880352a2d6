import { McpServer, type CallToolResult, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { readArguments } from '@conforme/proto/schema/read-tools';
import { exactFrom } from '@conforme/proto/schema/read';
import { LANGUAGES, type ErrorOut, type Language, type UsageOut } from '@conforme/proto/schema';
import type { JsonSchema } from '@conforme/proto/schema/json-schema';
import type { Access } from '../accounts/gate.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { toHttpError } from '../error-handler.ts';
import { HttpError } from '../errors.ts';
import { validationError } from '../faults.ts';
import { ruleIds, type RequestNote } from '../request-log.ts';
import { compareInvoice } from './comparison.ts';
import { receiveInvoice } from './reception.ts';
import { convertInvoice, extractInvoice, validateInvoice } from './documents.ts';
import { embedInvoice, generateInvoice, previewXml } from './invoices.ts';
import { readJob, submitJob } from './jobs.ts';
import { explainRule, getSchema } from './knowledge.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { extractFlux1, generateReports, reportingCalendar } from './reporting.ts';
import { extractStatus, generateStatus, nextStatuses } from './statuses.ts';
import { refusalText } from './summary.ts';
import type { Answer, File, Tool, ToolCall } from './tool.ts';

export const TOOLS = [
  validateInvoice,
  extractInvoice,
  generateInvoice,
  previewXml,
  embedInvoice,
  convertInvoice,
  compareInvoice,
  receiveInvoice,
  generateStatus,
  extractStatus,
  nextStatuses,
  generateReports,
  reportingCalendar,
  extractFlux1,
  submitJob,
  readJob,
  explainRule,
  getSchema,
] as unknown as readonly Tool[];

/** One conversation partner: a request over HTTP, or the process at the other end of the pipe. */
export interface Caller {
  /** Of messages, where the arguments name none: one language a conversation, whichever tools are called in it. */
  readonly language: Language;
  /** Of the calls of the engine. */
  readonly headers: Readonly<Record<string, string>>;
  /** Aborted when the connection is gone. */
  readonly left: AbortSignal;
  /** Lets a call through, and counts it when it has succeeded. @throws HttpError 401, 402, 429, 503. */
  admit<T>(access: Access | null, work: () => Promise<T>): Promise<T>;
  /** What the account has used with the call that was let in; null without an account. */
  usage(): UsageOut | null;
  /** Null: this service keeps none. */
  readonly jobs: ToolCall['jobs'];
  readonly note: (more: RequestNote) => void;
  /** Called for what is the service's own fault. */
  readonly failed: (error: Error) => void;
}

const INSTRUCTIONS =
  'Conforme writes, judges and reads e-invoices (Factur-X, CII, UBL) under EN 16931 and the French CTC rules. Refusals are ' +
  'results with isError: structuredContent has a code, a message and details, each with a pointer into your arguments and what ' +
  'to do; rules the invoice breaks beside them stand there, too. Codes by name: conforme://codes/unit and others. validate_invoice, extract_invoice and convert_invoice need no key up to 20 calls a minute; generate_invoice, preview_xml, ' +
  'embed_invoice and jobs need an API key. After the invoice: generate_status and generate_ereporting (with a key), extract_status, next_statuses, ereporting_calendar, extract_flux1; nothing is sent to anybody. Amounts may be numbers or strings; as strings they are exact in every client.';

/** What comes back is made from what was sent; the service keeps nothing of it. The other hints are about tools that write. */
const READS = { readOnlyHint: true };
const WRITES = { readOnlyHint: false, destructiveHint: false };

/** A server for one caller. It keeps nothing, so there is one for each request. */
export function mcpServer(engine: EngineClient, version: string, caller: Caller): McpServer {
  const quiet = { listChanged: false };
  const server = new McpServer(
    { name: 'conforme', title: 'Conforme', version },
    { instructions: INSTRUCTIONS, capabilities: { tools: quiet, resources: quiet, prompts: quiet } },
  );
  const { jobs } = caller;
  const tools = TOOLS.filter(({ aboutJobs }) => !aboutJobs || jobs !== null);
  for (const tool of tools) {
    const { name, title, description, openWorld, writes } = tool;
    const annotations = { ...(writes ? WRITES : READS), openWorldHint: openWorld };
    const inputSchema = asItIs(tool.input);
    server.registerTool(
      name,
      { title, description, annotations, inputSchema },
      (given, { mcpReq: { signal } }) => {
        caller.note({ tool: name });
        const language = languageOf(given, caller.language);
        const headers = { ...caller.headers, 'accept-language': language };
        const options = { headers, signal: AbortSignal.any([signal, caller.left]) };
        const call = { sent: given, engine, language, options, jobs, note: caller.note };
        return resultOf(tool, call, caller);
      },
    );
  }
  addResources(server, engine, caller, tools);
  addPrompts(server);
  return server;
}

/** Arguments are read by the contract's own reader, which names every fault; the framework would stop at a sentence. */
function asItIs(schema: JsonSchema): StandardSchemaWithJSON<unknown, unknown> {
  const json = (): Record<string, unknown> => schema;
  return {
    '~standard': {
      version: 1,
      vendor: 'conforme',
      validate: (value) => ({ value }),
      jsonSchema: { input: json, output: json },
    },
  };
}

/** Whatever comes of a call of a tool. */
async function resultOf(tool: Tool, call: ToolCall, caller: Caller): Promise<CallToolResult> {
  const { language } = call;
  try {
    const answer = await caller.admit(tool.access, () => run(tool, call));
    return { ...answered(answer), ...metered(caller.usage()) };
  } catch (thrown) {
    // A caller that gave up gets no answer.
    call.options.signal.throwIfAborted();
    const error = toHttpError(thrown as Error);
    caller.note({ code: error.code, rules: ruleIds(error.details ?? []) });
    if (error.status >= 500) caller.failed(error);
    return refused(error.body(language) as ErrorOut, language);
  }
}

async function run(tool: Tool, call: ToolCall): Promise<Answer> {
  const exact = exactFrom(call.sent ?? {});
  const read = readArguments(tool.name, exact, call.language);
  if (!read.faults) return tool.run(read.ok, call);
  const { code, messages } = validationError(read.faults);
  const beside = (await tool.beside?.(exact, read.faults, call)) ?? [];
  throw new HttpError(code, messages, [...read.faults, ...beside]);
}

/** What REST says in X-Usage-*: an agent sees no headers. */
function metered(usage: UsageOut | null): Pick<CallToolResult, '_meta'> {
  return usage ? { _meta: { 'conforme/usage': usage } } : {};
}

function answered({ result, summary, files = [] }: Answer): CallToolResult {
  const text = { type: 'text' as const, text: summary };
  return {
    content: [text, ...files.map(embedded)],
    structuredContent: result as Record<string, unknown>,
  };
}

function embedded({ filename, mediaType: mimeType, content }: File): CallToolResult['content'][number] {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const isText = mimeType === 'application/xml';
  const body = isText ? { text: bytes.toString('utf8') } : { blob: bytes.toString('base64') };
  const resource = { uri: `conforme://documents/${encodeURIComponent(filename)}`, mimeType, ...body };
  return { type: 'resource', resource };
}

function refused(error: ErrorOut, language: Language): CallToolResult {
  const text = refusalText(error, language);
  return { isError: true, content: [{ type: 'text', text }], structuredContent: { ...error } };
}

/** The language of the arguments, even if the rest of them is wrong. */
function languageOf(given: unknown, otherwise: Language): Language {
  const { language, options } = (given ?? {}) as { language?: unknown; options?: { language?: unknown } };
  return LANGUAGES.find((known) => known === (language ?? options?.language)) ?? otherwise;
}

import type { Language, ValidationFault } from '@conforme/proto/schema';
import type { Exact } from '@conforme/proto/schema/read';
import type { ToolArguments, ToolName } from '@conforme/proto/schema/tools';
import type { ContractSchema, JsonSchema } from '@conforme/proto/schema/json-schema';
import type { Access, Payer } from '../accounts/gate.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import type { JobService } from '../jobs/service.ts';
import type { RequestNote } from '../request-log.ts';

/** What a tool works with, for one call. */
export interface ToolCall {
  readonly engine: EngineClient;
  /** The arguments as they were sent: what is read of them may be less. Numbers of texts are ExactNumber. */
  readonly sent: unknown;
  /** Of messages: the arguments name it, or the connection. */
  readonly language: Language;
  /** Of every call of the engine: the request's id, and the signal that is aborted when the agent gives up. */
  readonly options: { readonly headers: Record<string, string>; readonly signal: AbortSignal };
  /** Of this service, and who pays for them; null where there are none. */
  readonly jobs: { readonly service: JobService; readonly payer: () => Payer } | null;
  /** What the log may keep. */
  readonly note: (more: RequestNote) => void;
}

/** A file of an answer; it travels as an embedded resource. */
export interface File {
  readonly filename: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** What a tool answers: the result for programs, and a summary in words. */
export interface Answer {
  /** As the output schema says. */
  readonly result: object;
  /** What an agent reads first, and what its client displays when it knows no structured results. */
  readonly summary: string;
  readonly files?: readonly File[];
}

/** A tool of MCP: its schemas, who may call it, and what it does. */
export interface Tool<N extends ToolName = ToolName> {
  readonly name: N;
  readonly title: string;
  readonly description: string;
  readonly input: JsonSchema;
  /** Of its results, whole. `tools/list` has none of them: agents read results when they have them. */
  readonly output: ContractSchema;
  /** What REST asks of the caller of the same work; null: nothing. */
  readonly access: Access | null;
  /** It reaches out of the service. */
  readonly openWorld: boolean;
  /** Of jobs: not listed where there are none. */
  readonly aboutJobs?: true;
  /** It leaves something behind. */
  readonly writes?: true;
  /** @throws refusals of the engine; only the server turns them into results. */
  run(given: ToolArguments[N], call: ToolCall): Promise<Answer>;
  /** Findings to tell beside the faults of arguments that cannot be run. */
  beside?(given: Exact, faults: readonly ValidationFault[], call: ToolCall): Promise<readonly object[]>;
}

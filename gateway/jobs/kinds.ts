import { generatedOut, envelopeWithLosses, extractOut, validationOut } from '@conforme/proto/schema/answers';
import type { EngineClient } from '@conforme/proto/engine-client';
import type { Parameter } from '../query.ts';
import { isTrue } from '../query.ts';
import { CONVERT_QUERY, convertOptionsOf } from '../routes/convert.ts';
import { EXTRACT_QUERY } from '../routes/extract.ts';
import { GENERATE_QUERY } from '../routes/generate.ts';
import { RENDER_QUERY } from '../routes/render.ts';
import { VALIDATE_QUERY, validateOptionsOf } from '../routes/validate.ts';
import type { JobKind } from '@conforme/proto/schema/jobs';
import type { Job } from './job.ts';

/** What the endpoint of a kind answers as JSON: the object, or its text where the engine has written that. */
export type Answer = object | Uint8Array;

/** One kind of work on a document. */
interface Kind {
  /** Of the endpoint it stands for. */
  readonly query: Readonly<Record<string, Parameter>>;
  /** Its answer holds the document that was written, as `content_base64`, with its `filename` and `media_type` beside it. */
  readonly writes: boolean;
  /** @throws ConnectError what the engine refuses. */
  work(engine: EngineClient, document: Uint8Array<ArrayBuffer>, job: Job, call: Call): Promise<Worked>;
}

/** What came of a document. */
export interface Worked {
  readonly answer: Answer;
  /** Which invoice it is, where that was asked for: of two documents with one key, the later is warned of. */
  readonly identity: string | null;
}

/** Another document of the job that is the same invoice. */
export interface Same {
  /** From 1. */
  readonly position: number;
  readonly name: string;
}

const answered = (answer: Answer): Worked => ({ answer, identity: null });

export interface Call {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly sameAs?: Same | undefined;
}

/** Options of a job were read with these tables, so every parameter is there. */
type Values<Query> = Readonly<Record<keyof Query, string>>;
const values = <Query>(_query: Query, { options }: Job): Values<Query> => options as Values<Query>;

export const KINDS: Readonly<Record<JobKind, Kind>> = {
  validate: {
    query: VALIDATE_QUERY,
    writes: false,
    async work(engine, document, job, { sameAs, ...call }) {
      const options = validateOptionsOf(values(VALIDATE_QUERY, job), job.language);
      const same = sameAs && { sameAs };
      const answer = await engine.validate({ ...options, ...same, document, asText: true }, call);
      const identity = answer.identity?.key ?? null;
      return { answer: answer.body ?? validationOut(answer, options.explain), identity };
    },
  },
  generate: {
    query: GENERATE_QUERY,
    writes: true,
    async work(engine, request, job, call) {
      const explain = isTrue(values(GENERATE_QUERY, job).explain);
      // One order is answered in one language, whatever its requests have their documents drawn in.
      const headers = { ...call.headers, 'accept-language': job.language };
      const message = { request, explain, asText: true };
      const { generated, body } = await engine.generateFromText(message, { ...call, headers });
      return answered(body ?? generatedOut(generated!));
    },
  },
  extract: {
    query: EXTRACT_QUERY,
    writes: false,
    async work(engine, document, job, call) {
      const includeXml = isTrue(values(EXTRACT_QUERY, job).include_xml);
      const answer = await engine.extract(
        { document, includeXml, language: job.language, asText: true },
        call,
      );
      return answered(answer.body ?? extractOut(answer));
    },
  },
  convert: {
    query: CONVERT_QUERY,
    writes: true,
    async work(engine, document, job, call) {
      const options = convertOptionsOf(values(CONVERT_QUERY, job), job.language, job.language);
      const converted = await engine.convert({ ...options, document, asText: true }, call);
      return answered(converted.body ?? envelopeWithLosses(converted));
    },
  },
  render: {
    query: RENDER_QUERY,
    writes: true,
    async work(engine, document, job, call) {
      const { format, language } = values(RENDER_QUERY, job);
      const page = await engine.render({ document, format, language: language || job.language }, call);
      const content = Buffer.from(page.content).toString('base64');
      return answered({ filename: page.filename, media_type: page.mediaType, content_base64: content });
    },
  },
};

import { create } from '@bufbuild/protobuf';
import { ReceiveResponseSchema, ValidateResponseSchema } from '@conforme/proto/v1';
import {
  envelopeWithLosses,
  generatedOut,
  explainedXml,
  receivedOut,
  validationOut,
} from '@conforme/proto/schema/answers';
import { bodyOf } from './body.ts';
import type { Answered, Requested, DocumentCall, DocumentMethod } from './document-call.ts';

const NOTHING = new Uint8Array();

/** What an envelope says in its place. */
const UNSAID = { content: NOTHING, validation: undefined, ledger: undefined };

type Writer<M extends DocumentMethod> = (answer: Answered<M>, message: Requested<M>) => Answered<M>;

/**
 * How an answer becomes text, on request of its call; extract writes its own. An object that crosses from a thread is made once more on
 * the other side, and again into text there, where all requests wait; text crosses as it is.
 */
const WRITERS: { readonly [M in DocumentMethod]?: Writer<M> } = {
  validate: (answer, { explain = false }) =>
    create(ValidateResponseSchema, {
      rulesets: answer.rulesets,
      rules: rulesOf(answer.validation!.findings),
      ...(answer.identity && { identity: answer.identity }),
      body: text(validationOut(answer, explain)),
    }),
  generateFromText: (answer) => {
    const generated = answer.generated!;
    return { ...answer, generated: { ...generated, ...UNSAID }, body: text(generatedOut(generated)) };
  },
  previewFromText: (answer) => {
    const preview = answer.preview!;
    if (!preview.ledger) return answer;
    const rest = { ...preview, xml: NOTHING, ledger: undefined };
    return { ...answer, preview: rest, body: text(explainedXml(preview)) };
  },
  receive: (answer) =>
    create(ReceiveResponseSchema, {
      rulesets: answer.rulesets,
      rules: rulesOf(answer.validation!.findings),
      number: answer.document!.fields?.number ?? '',
      body: text(receivedOut(answer)),
    }),
  convert: (answer) => ({
    ...answer,
    ...UNSAID,
    losses: [],
    lossCount: answer.losses.length,
    body: text(envelopeWithLosses(answer)),
  }),
};

/** The answer as text, where the call requests it. @throws LimitError `answer_bytes` */
export function written<M extends DocumentMethod>(
  { method, message }: DocumentCall<M>,
  answer: Answered<M>,
): Answered<M> {
  const write = WRITERS[method] as Writer<M> | undefined;
  return write && 'asText' in message && message.asText === true ? write(answer, message) : answer;
}

function rulesOf(findings: readonly { readonly rule?: string | undefined }[]): string[] {
  return [...new Set(findings.map(({ rule }) => rule ?? '').filter((rule) => rule !== ''))];
}

const text = (body: object): Uint8Array<ArrayBuffer> => bodyOf(() => JSON.stringify(body));

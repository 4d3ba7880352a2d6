// The flow service (AFNOR XP Z12-013, annex A).

import { convert } from '@conforme/core/pipeline/convert';
import { render } from '@conforme/core/pipeline/render';
import {
  DOC_TYPES,
  schemas,
  type Flow,
  type FlowInfo,
  type SearchFlowFilters,
  type SearchFlowParams,
} from '@conforme/library/platform';
import type { FastifyReply } from 'fastify';
import type { Desk } from './desk.ts';
import { flowPartsOf } from './flow-form.ts';
import { validated } from './judge.ts';
import type { Bench } from './outcome.ts';
import type { Quirk } from './quirks.ts';
import { isAboutDocument, notFound, Refusal } from './refusal.ts';
import type { Asked, Operation } from './route.ts';
import { faultsOf } from './statuses.ts';
import type { HeldFlow } from './store.ts';

export interface FlowService {
  readonly bench: Bench;
  readonly desk: Desk;
  readonly quirks: ReadonlySet<Quirk>;
}

export function flowOperations(service: FlowService): readonly Operation[] {
  return [
    {
      method: 'POST',
      path: '/flow-service/v1/flows',
      summary: 'Send a file',
      form: { flowInfo: schemas.FLOW_INFO, file: { type: 'string', format: 'binary' } },
      answers: [202, schemas.FULL_FLOW_INFO],
      refuses: [413, 415, 422, 503],
      run: send(service),
    },
    {
      method: 'POST',
      path: '/flow-service/v1/flows/search',
      summary: 'Search flows',
      takes: schemas.SEARCH_FLOW_PARAMS,
      answers: [200, schemas.SEARCH_FLOW_CONTENT],
      refuses: [413, 415],
      run: search(service),
    },
    {
      method: 'GET',
      path: '/flow-service/v1/flows/{flowId}',
      summary: 'A flow, or one of its files',
      query: { docType: { type: 'string', enum: [...DOC_TYPES] } },
      answers: [200, schemas.FLOW],
      isFile: true,
      refuses: [404],
      run: get(service),
    },
    healthcheck('/flow-service'),
  ];
}

export const healthcheck = (service: string): Operation => ({
  method: 'GET',
  path: `${service}/v1/healthcheck`,
  summary: 'Whether the service works',
  answers: [200, null],
  run: async () => '',
});

const send =
  ({ bench, desk, quirks }: FlowService): Operation['run'] =>
  async ({ account, raw }) => {
    const { info, file } = await flowPartsOf(raw);
    if (quirks.has('status-400') && info.flowSyntax === 'CDAR') await requireValid(file, bench);
    const flow = desk.take(account, info, file);
    const tracking = info.trackingId;
    if (quirks.has('lost-answer') && isFirst(bench, account, tracking))
      throw new Refusal(503, 'SERVICE_UNAVAILABLE', 'The service is not available.');
    const answer: FlowInfo = info;
    return { ...answer, flowId: flow.flowId, submittedAt: flow.submittedAt };
  };

const isFirst = ({ store }: Bench, account: string, tracking: string | undefined): boolean =>
  store
    .flowsOf(account, '')
    .filter(({ trackingId, flowDirection: direction }) => direction === 'Out' && trackingId === tracking)
    .length === 1;

async function requireValid(file: Uint8Array, bench: Bench): Promise<void> {
  const validation = await validated(file, bench);
  if (validation?.valid === false)
    throw new Refusal(
      400,
      'INVALID_STATUS',
      faultsOf(validation)[0]?.reasonMessage ?? 'The status is invalid.',
    );
}

const LIMIT = 25;

const search =
  ({ bench, quirks }: FlowService): Operation['run'] =>
  async ({ account, body }) => {
    const { where, limit = LIMIT, cursor } = body as SearchFlowParams;
    const { updatedAfter = '' } = where;
    const after = [momentOf(updatedAfter), cursor === undefined ? '' : pointOf(cursor)].toSorted().at(-1)!;
    const found = bench.store.flowsOf(account, after).filter((flow) => fits(flow, where));
    const results = found.slice(0, limit);
    const isMore = found.length > results.length;
    const next = quirks.has('same-cursor') && cursor !== undefined ? cursor : cursorOf(results.at(-1));
    return { limit, filters: where, results, nextCursor: isMore ? next : null };
  };

/** As flows have theirs. */
const momentOf = (moment: string): string => (moment === '' ? '' : new Date(moment).toISOString());

const cursorOf = (last: Flow | undefined): string => Buffer.from(last?.updatedAt ?? '').toString('base64url');

function pointOf(cursor: string): string {
  const point = Buffer.from(cursor, 'base64url').toString('utf8');
  if (Number.isNaN(Date.parse(point))) throw new Refusal(400, 'BAD_REQUEST', 'This cursor is of no search.');
  return point;
}

function fits(flow: Flow, where: SearchFlowFilters): boolean {
  const { updatedBefore, processingRule, flowType, flowDirection, trackingId, ackStatus } = where;
  return (
    (updatedBefore === undefined || flow.updatedAt < momentOf(updatedBefore)) &&
    (processingRule?.includes(flow.processingRule) ?? true) &&
    (flowType?.includes(flow.flowType) ?? true) &&
    (flowDirection?.includes(flow.flowDirection) ?? true) &&
    (trackingId === undefined || trackingId === flow.trackingId) &&
    (ackStatus === undefined || ackStatus === flow.acknowledgement.status)
  );
}

const get =
  (service: FlowService): Operation['run'] =>
  async ({ account, params, query }: Asked, reply) => {
    const held = service.bench.store.flow(params['flowId']!);
    if (held?.account !== account) throw notFound(`flow ${params['flowId']}`);
    const { docType = 'Metadata' } = query;
    if (docType === 'Metadata') return held.flow;
    if (docType === 'Original') return file(reply, held.flow.name, held.mediaType, held.file);
    const make = docType === 'Converted' ? converted : readable;
    const made = await make(held, service).catch((error: unknown) => {
      // What was sent as an invoice may be none.
      if (isAboutDocument(error)) throw notFound(`${docType} of this flow: ${(error as Error).message}`);
      throw error;
    });
    return file(reply, made.filename, made.mediaType, made.content);
  };

function file(reply: FastifyReply, name: string, mediaType: string, content: Uint8Array): Buffer {
  void reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  return Buffer.from(content);
}

const isInvoice = ({ flow }: HeldFlow): boolean => ['CII', 'UBL', 'Factur-X'].includes(flow.flowSyntax);

/** CII, which is what accounts without a wish of their own get. */
async function converted(held: HeldFlow, { bench, quirks }: FlowService) {
  if (quirks.has('no-converted'))
    throw new Refusal(400, 'CLIENT_NOT_CONFIGURED', 'No format is set for this account.');
  if (!isInvoice(held)) throw notFound('converted document of this flow');
  const request = { document: held.file, to: 'cii-xml', profile: null, check: 'fr-ctc' } as const;
  const wishes = {
    allowLoss: true,
    allowInvalid: true,
    explain: false,
    plausibility: false,
    withoutPlaces: false,
  } as const;
  return convert(
    bench.registry,
    { ...request, ...wishes, pageLanguage: 'fr' },
    { now: bench.now(), language: 'en' },
  );
}

async function readable(held: HeldFlow, { bench }: FlowService) {
  if (!isInvoice(held)) throw notFound('readable view of this flow');
  return render(bench.registry, held.file, 'pdf', 'fr');
}

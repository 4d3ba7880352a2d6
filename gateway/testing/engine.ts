import { create } from '@bufbuild/protobuf';
import { Code, ConnectError, createRouterTransport, type ServiceImpl } from '@connectrpc/connect';
import type { FastifyInstance } from 'fastify';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import type { ErrorCode, FindingDetail, Loss, ValidationFault } from '@conforme/proto/schema';
import { faultCodec, findingCodec, lossCodec } from '@conforme/proto/schema/codec';
import { UNTOLD } from '@conforme/proto/schema/findings';
import { Engine, ErrorDetailSchema } from '@conforme/proto/v1';
import { Reporting } from '@conforme/proto/v1/reporting';
import { Statuses } from '@conforme/proto/v1/statuses';
import { buildGateway, type GatewayOptions } from '../app.ts';
import { testGate } from './accounts.ts';
import type { LogSink } from '../request-log.ts';

export const KEY = 'test-key';
export const AUTHORISED = { authorization: `Bearer ${KEY}` } as const;

/** What a fake engine answers; calling a method it lacks fails the test with Connect's `unimplemented`. */
export type Answers = Partial<
  ServiceImpl<typeof Engine> & ServiceImpl<typeof Reporting> & ServiceImpl<typeof Statuses>
>;

/** The gateway over an engine of canned answers. */
export async function gatewayOver(
  answers: Answers,
  logger?: LogSink,
  options: Partial<GatewayOptions> = {},
): Promise<FastifyInstance> {
  const transport = createRouterTransport((router) => {
    router.service(Engine, answers);
    router.service(Reporting, answers);
    router.service(Statuses, answers);
    router.service(Health, { check: () => ({ status: Status.SERVING }) });
  });
  return buildGateway({
    transport,
    gate: await testGate({ ownKey: KEY }),
    version: '9.8.7',
    ...(logger && { logger }),
    ...options,
  });
}

interface Details {
  readonly findings?: readonly FindingDetail[];
  readonly faults?: readonly ValidationFault[];
  readonly losses?: readonly Loss[];
}

/** An error as the core sends it: the exact code travels in the detail. */
export function refusal(
  code: ErrorCode | (string & {}),
  message: string,
  { findings = [], faults = [], losses = [] }: Details = {},
): ConnectError {
  const value = create(ErrorDetailSchema, {
    code,
    message,
    findings: findings.map(findingCodec.toMessage),
    faults: faults.map(faultCodec.toMessage),
    losses: losses.map(lossCodec.toMessage),
  });
  return new ConnectError(message, Code.InvalidArgument, undefined, [{ desc: ErrorDetailSchema, value }]);
}

/** A finding with nothing known of it but this. */
export function finding(fields: Partial<FindingDetail>): FindingDetail {
  return {
    ...UNTOLD,
    source: 'schematron:base',
    rule: 'BR-CO-10',
    message: 'The line total is wrong.',
    ...fields,
  };
}

/** The smallest request that the contract's reader lets through. */
export function invoiceRequest(invoice: object = {}, options: object = {}): string {
  const party = { name: 'Menuiserie Abgrall', address: { country: 'FR' } };
  const line = { item_name: 'Chaise', quantity: '2', unit_price: '50', vat_rate: '20' };
  const whole = { number: 'F/1', issue_date: '2026-10-05', seller: party, buyer: party, lines: [line] };
  return JSON.stringify({ invoice: { ...whole, ...invoice }, options });
}

/** One part of a multipart body; a part with a filename is a file. */
export interface FormPart {
  readonly name: string;
  readonly content: string;
  readonly filename?: string;
}

/** A multipart body written by hand, so that it can be as odd as a caller's. */
export function form(parts: readonly FormPart[]): { payload: string; headers: Record<string, string> } {
  const boundary = 'gateway-test-boundary';
  const written = parts.map(({ name, content, filename }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return {
    payload: `${written.join('')}--${boundary}--\r\n`,
    headers: { ...AUTHORISED, 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

import { createGrpcTransport } from '@connectrpc/connect-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORTING_EXAMPLE } from '../../gateway/routes/ereporting.ts';
import { connectClient, httpClient } from '../../library/client.ts';
import { conforme, ConformeError, type Conforme } from '../../library/index.ts';
import type { HttpConforme } from '../../library/http.ts';
import type { Service } from '../../scripts/start.ts';
import { INLINE, KEY, startService } from './service.ts';

/** What follows the invoice, in process, over HTTP and over gRPC. */

type Messages = Pick<
  Conforme,
  'generateStatus' | 'extractStatus' | 'nextStatuses' | 'generateReports' | 'reportingCalendar'
>;

const PAID = {
  invoice: {
    number: 'F-2026-0042',
    issue_date: '2026-09-15',
    seller: { name: 'Atelier du Rivage SARL', siren: '732829320' },
    buyer: { name: 'Hôtel des Trois Rives', siren: '498213570' },
  },
  status: '212',
  at: '2026-10-01T09:30:00',
  amounts: [{ amount: '1200.00', rate: '20.00' }],
} as const;

let service: Service;
let doors: readonly [http: HttpConforme, grpc: Conforme];
beforeAll(async () => {
  service = await startService(null, [], INLINE);
  const transport = createGrpcTransport({ baseUrl: `http://127.0.0.1:${service.grpcPort}` });
  doors = [httpClient({ url: service.url, key: KEY }), connectClient(transport)];
});
afterAll(() => service.close());

/** The answer of this process, and whether the other doors give the same. */
async function everywhere<T>(call: (at: Messages) => Promise<T>): Promise<T> {
  const own = await call(conforme);
  for (const door of doors) expect(await call(door)).toEqual(own);
  return own;
}

describe('the library answers what HTTP and gRPC do', () => {
  it('to statuses that are written, read and ordered', async () => {
    const made = await everywhere((at) => at.generateStatus(PAID));
    expect(made).toMatchObject({ media_type: 'application/xml', validation: { valid: true } });
    expect(made.rulesets).toContainEqual(expect.stringMatching(/^br-fr-cdv@/));
    expect(await conforme.validate(made.content)).toMatchObject({ valid: true, flavor: 'cdar' });
    const { message, unread } = await everywhere((at) => at.extractStatus(made.content));
    expect(unread).toEqual([]);
    const again = await conforme.generateStatus(JSON.stringify({ message }));
    expect(Buffer.from(again.content)).toEqual(Buffer.from(made.content));
    const { next } = await everywhere((at) => at.nextStatuses({ history: ['200', '202'], actor: 'BY' }));
    expect(next.map(({ status }) => status)).toContain('205');
  });

  it('to the e-reporting of a period, and to its calendar', async () => {
    const { files, left_out: leftOut } = await everywhere((at) =>
      at.generateReports({ ...REPORTING_EXAMPLE, id: 'R1', created_at: '2026-11-05T10:00:00' }),
    );
    expect(files.map(({ data }) => data)).toEqual(['transactions', 'payments']);
    expect(leftOut).toEqual([]);
    for (const { content } of files)
      expect(await conforme.validate(content)).toMatchObject({ valid: true, flavor: 'ereporting' });
    const { periods } = await everywhere((at) =>
      at.reportingCalendar({ regime: 'simplified', year: '2027' }),
    );
    expect(periods[0]).toMatchObject({ start: '2027-01-01' });
  });

  it('with the same refusals', async () => {
    const refusal = (call: Promise<object>) =>
      call.then(
        () => null,
        (error: unknown) => {
          if (!(error instanceof ConformeError)) throw error;
          return { code: error.code, status: error.status, details: error.details };
        },
      );
    const { amounts: _, ...unpaid } = PAID;
    const missing = await everywhere((at) => refusal(at.generateStatus(unpaid, { language: 'fr' })));
    expect(missing).toMatchObject({ code: 'invalid_input', status: 400, details: [{ pointer: '/amounts' }] });
    const wrong = { ...REPORTING_EXAMPLE, declarant: { name: 'A', siren: 'x' } };
    const faulty = await everywhere((at) => refusal(at.generateReports(wrong, { language: 'en' })));
    expect(faulty).toMatchObject({ status: 422, details: [{ pointer: '/declarant/siren' }] });
  });
});

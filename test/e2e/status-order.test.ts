import { createRegistry } from '@conforme/core/main';
import { describe, expect, it } from 'vitest';
import { nextStatuses } from '../../core/pipeline/status-next.ts';
import { statusOf } from '../../core/pipeline/status-request.ts';
import { STATUS_CODES } from '../../core/status/codes.ts';
import { cases } from '../cases.ts';
import { histories, INVOICE } from './statuses.ts';

/** Random histories in order, and mutants of them in orders that the State's general file rules out or no published chain shows. */

/** The published steps once more, as the fact sheets have them: what the engine knows is held against a table of its own. */
const CHAIN: Readonly<Record<string, string>> = {
  '': '200 213 501',
  200: '201 213',
  201: '202 221 213',
  202: '203 213 501',
  203: '204 205 206 207 208 210 211 212 213',
  204: '205 206 207 208 210 211',
  205: '211 212',
  206: '210 211 212 220',
  207: '205 206 210 220',
  208: '209 210',
  209: '204 205 206 207 210 211',
  211: '212',
  212: '212',
};
const OPTIONAL = new Set(['201', '202', '203', '204', '205', '211']);
const FINAL = ['210', '213', '220', '501'];
const COUNT = cases(2000);
const CONTEXT = { language: 'en', now: new Date('2026-11-23T10:00:00Z') } as const;

/** Whether a status is reached from another over optional ones alone. */
function leads(from: string, to: string, seen: ReadonlySet<string> = new Set()): boolean {
  const next = (CHAIN[from] ?? '').split(' ');
  const further = next.filter((code) => OPTIONAL.has(code) && !seen.has(code));
  return next.includes(to) || further.some((code) => leads(code, to, new Set([...seen, code])));
}

const registry = await createRegistry();
const all = [...histories(COUNT, 20261126)].map((history) => history.map(({ status }) => status.code));
const codes = [...STATUS_CODES.keys()];
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!;

const asked = async (history: readonly string[]) =>
  (
    await nextStatuses(
      registry,
      { history, messages_base64: [], actor: null, document_base64: null, findings: [] },
      CONTEXT,
    )
  ).findings;

/** The last of a history, with those before it. */
function written(history: readonly string[]) {
  const [status, { needsReason, reasons }] = [history.at(-1)!, STATUS_CODES.get(history.at(-1)!)!];
  const wish = {
    invoice: INVOICE,
    document_base64: null,
    object: null,
    message: null,
    status,
    at: '2026-11-20T09:00:00',
    issued_at: null,
    received_at: null,
    id: null,
    regime: 'REGULATED',
    to_state: false,
    platform: null,
    reasons: needsReason ? [{ code: reasons![0]!, text: null, rule: null, place: null }] : [],
    amounts: status === '212' ? [{ kind: null, amount: '12.00', rate: '20.00', currency: null }] : [],
    note: null,
    history: history.slice(0, -1),
  };
  return statusOf(registry, wish as unknown as Parameters<typeof statusOf>[1], CONTEXT);
}

describe(`of ${COUNT} histories`, () => {
  it('none that is in order is found fault with, and the last status of each is written', async () => {
    for (const history of all) {
      expect(await asked(history), history.join()).toEqual([]);
      expect((await written(history)).made.validation.valid).toBe(true);
    }
  });

  it('each is refused at every status after one that ends the life of an invoice', async () => {
    for (const [n, history] of all.entries()) {
      const at = 1 + (n % history.length);
      const rest = at < history.length ? history.slice(at) : [pick(codes, n)];
      const mutant = [...history.slice(0, at), pick(FINAL, n), ...rest];
      const found = await asked(mutant);
      const fatal = found.filter(({ severity }) => severity === 'fatal');
      expect(
        fatal.map(({ rule }) => rule),
        mutant.join(),
      ).toContain('after-final');
      expect(fatal.map(({ index }) => index)).toContain(at + 1);
      await expect(written(mutant), mutant.join()).rejects.toMatchObject({
        findings: expect.arrayContaining([
          expect.objectContaining({
            rule: 'after-final',
            pointer: at + 1 === mutant.length - 1 ? '/status' : `/history/${at + 1}`,
          }),
        ]),
      });
    }
  });

  it('each is warned of where two neighbours are swapped into an order that no chain shows, and there alone', async () => {
    let found = 0;
    for (const [n, history] of all.entries()) {
      if (history.length < 3) continue;
      const at = 1 + (n % (history.length - 2));
      const mutant = history.with(at, history[at + 1]!).with(at + 1, history[at]!);
      const doubtful = mutant.flatMap((code, i) => {
        const before = mutant[i - 1] ?? '';
        return leads(before, code) ? [] : [[i, FINAL.includes(before) ? 'fatal' : 'warning']];
      });
      const said = (await asked(mutant)).map(({ index, severity }) => [index, severity]);
      expect(said, mutant.join()).toEqual(doubtful);
      found += doubtful.length;
    }
    expect(found).toBeGreaterThan(COUNT / 10);
  });

  it('each is doubted where a status of the portal or of nobody stands in it', async () => {
    for (const [n, history] of all.entries()) {
      const at = n % (history.length + 1);
      const mutant = [...history.slice(0, at), pick(['300', '601', '999'], n), ...history.slice(at)];
      expect(await asked(mutant), mutant.join()).toContainEqual(
        expect.objectContaining({ index: at, rule: 'unknown', severity: 'warning' }),
      );
    }
  });
});

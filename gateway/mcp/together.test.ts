import { afterEach, expect, it } from 'vitest';
import { refusal } from '../testing/engine.ts';
import { FINDING, INVOICE, call, closeAll, connect, serve } from './testing/agent.ts';

afterEach(closeAll);

it('rules that are broken come with the faults of a request, without what faults explain', async () => {
  const judged: unknown[] = [];
  const { url } = await serve({
    generate: ({ invoice }) => {
      judged.push([invoice!.dueDate, invoice!.lines[0]!.quantity, invoice!.number]);
      const due = { ...FINDING, rule: 'BR-CO-25', pointer: '/invoice/due_date' };
      throw refusal('invalid_input', 'Rules are broken.', { findings: [FINDING, due] });
    },
  });
  const { number: _, ...unnumbered } = INVOICE.invoice as Record<string, unknown>;
  const [line] = unnumbered['lines'] as object[];
  const invoice = { ...unnumbered, due_date: 'soon', lines: [{ ...line, quantity: '2,5' }] };
  const { structuredContent, content } = await call(await connect(url), 'generate_invoice', { invoice });
  expect(judged).toEqual([[undefined, '2.5', '1']]);
  expect(structuredContent).toMatchObject({ code: 'validation_error' });
  const details = structuredContent!['details'] as { pointer: string; type?: string; rule?: string }[];
  expect(details.map(({ pointer, type, rule }) => [pointer, type ?? rule])).toEqual([
    ['/invoice/number', 'missing'],
    ['/invoice/due_date', 'date'],
    ['/invoice/lines/0/quantity', 'decimal'],
    ['/invoice/totals', 'BR-CO-10'],
  ]);
  expect(content[0]!.text).toContain('BR-CO-10');
});

it('an object under another name is judged where it belongs, with what is mended in it', async () => {
  const judged: unknown[] = [];
  const { url } = await serve({
    generate: ({ invoice }) => {
      judged.push([invoice!.seller!.name, invoice!.lines[0]!.quantity]);
      throw refusal('invalid_input', 'A rule is broken.', { findings: [FINDING] });
    },
  });
  const { seller, lines, ...others } = INVOICE.invoice as Record<string, unknown>;
  const [line] = lines as object[];
  const invoice = { ...others, vendeur: seller, lignes: [{ ...line, quantity: '2,5' }] };
  const { structuredContent } = await call(await connect(url), 'generate_invoice', { invoice });
  expect(judged).toEqual([[(seller as { name: string }).name, '2.5']]);
  expect(structuredContent!['details']).toMatchObject([
    { patch: [{ op: 'move', from: '/invoice/vendeur', path: '/invoice/seller', value: null }] },
    { pointer: '/invoice/lignes/0/quantity' },
    { patch: [{ op: 'move', from: '/invoice/lignes', path: '/invoice/lines', value: null }] },
    { rule: 'BR-CO-10' },
  ]);
});

it('what cannot be judged without its faults has those alone', async () => {
  const { url } = await serve({ generate: () => Promise.reject(new Error('not to be called')) });
  const { lines: _, ...invoice } = INVOICE.invoice as Record<string, unknown>;
  const { structuredContent } = await call(await connect(url), 'generate_invoice', { invoice });
  expect(structuredContent).toMatchObject({
    code: 'validation_error',
    details: [{ type: 'missing', pointer: '/invoice/lines' }],
  });
});

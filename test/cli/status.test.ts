import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NextOut } from '@conforme/proto/schema/statuses';
import { example } from '../e2e/service.ts';
import { desk, type Desk } from './engine.ts';

const INVOICE = {
  number: 'F-2026-0042',
  issue_date: '2026-09-15',
  seller: { name: 'Atelier du Rivage SARL', siren: '732829320' },
  buyer: { name: 'Hôtel des Trois Rives', siren: '498213570' },
};

let at: Desk;
const write = (name: string, content: object | string): void =>
  writeFileSync(
    join(at.folder, name),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );
const paid = (file: string, ...more: string[]) =>
  at.run(['status', 'generate', file, '--status', '212', '--at', '2026-10-01T09:30:00', ...more]);
beforeAll(() => {
  at = desk();
  write('invoice.json', INVOICE);
});
afterAll(() => at.close());

describe('status generate', () => {
  it('writes a status of the fields of an invoice, which validate finds valid and extract reads', async () => {
    const made = await paid('invoice.json', '--amount', '1000.00@20+200@5.5', '-o', 's.xml', '--lang', 'en');
    expect(made).toMatchObject({ exit: 0, err: 's.xml: cdar, CDV 212, F-2026-0042\n' });
    expect((await at.run(['validate', 's.xml'])).exit).toBe(0);
    const { out } = await at.run(['status', 'extract', 's.xml']);
    const { message, unread } = JSON.parse(out) as { message: { name: string }; unread: object[] };
    expect([message.name, unread]).toEqual(['CDV 212', []]);
    expect(out).toMatch(/"1000\.00"[^]*"200"/);
    write('again.json', { message });
    expect((await at.run(['status', 'generate', 'again.json', '-o', 'again.xml'])).exit).toBe(0);
    const [one, other] = ['s.xml', 'again.xml'].map((name) => readFileSync(join(at.folder, name), 'utf8'));
    expect(other).toBe(one);
  });

  it('takes back what was collected', async () => {
    const made = await paid(
      'invoice.json',
      '--amount',
      '-600.00@20',
      '--note',
      'Rejected transfer.',
      '-o',
      '-',
    );
    expect(made.exit, made.err).toBe(0);
    expect(made.out).toContain('-600.00');
  });

  it('takes a document of an invoice, names the file itself, and says as JSON what it wrote', async () => {
    write('services.json', example('services'));
    await at.run(['generate', 'services.json', '--output-format', 'cii-xml', '-o', 'services.xml']);
    const made = await paid('services.xml', '--amount', '10@20', '--format', 'json');
    expect(made.exit, made.err).toBe(0);
    const { filename, validation } = JSON.parse(made.out) as { filename: string; validation: object };
    expect(validation).toMatchObject({ valid: true });
    expect(readFileSync(join(at.folder, filename), 'utf8')).toContain('CrossDomainAcknowledgement');
  });

  it('refuses at the field, in the line of the file, and leaves nothing behind', async () => {
    expect(await paid('invoice.json', '-o', 'none.xml')).toMatchObject({
      exit: 1,
      err: expect.stringMatching(/BR-FR-CDV-14_MDT-207[^]*\/amounts/),
    });
    expect(() => readFileSync(join(at.folder, 'none.xml'))).toThrow();
    write('wrong.json', { ...INVOICE, issue_date: 'soon' });
    expect(await paid('wrong.json', '--amount', '1@20')).toMatchObject({
      exit: 1,
      err: expect.stringMatching(/^wrong\.json:3:\d+: [^]*\/issue_date/),
    });
    write('broken.json', '{"number": ');
    expect((await paid('broken.json')).exit).toBe(3);
  });

  it('refuses options that a request says itself, and amounts that are none', async () => {
    write('request.json', { invoice: INVOICE, status: '200' });
    expect(await paid('request.json')).toMatchObject({ exit: 2, err: expect.stringContaining('request') });
    expect((await at.run(['status', 'generate', 'request.json', '-o', '-'])).out).toContain('>200<');
    expect(await paid('invoice.json', '--amount', '12,50@20')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('12,50@20'),
    });
  });
});

describe('status next', () => {
  it('lists what may follow statuses or files, by whom, with the reasons that fit the invoice', async () => {
    const { out, exit } = await at.run([
      'status',
      'next',
      '--history',
      '200,202',
      '--actor',
      'BY',
      '--lang',
      'en',
    ]);
    expect(exit).toBe(0);
    expect(out).toMatch(/^205 {2}BY → SE +Approved$/m);
    expect(out).not.toContain('SE → BY');
    await paid('invoice.json', '--amount', '1@20', '-o', 'paid.xml');
    const after = await at.run(['status', 'next', 'paid.xml', '--format', 'json']);
    expect((JSON.parse(after.out) as NextOut).history).toEqual([
      { status: '212', at: '2026-10-01T09:30:00' },
    ]);
    const xml = readFileSync(join(at.folder, 'services.xml'), 'utf8');
    write('false.xml', xml.replace(/(<ram:DuePayableAmount>)[^<]+/, '$11.00'));
    const fitting = await at.run([
      'status',
      'next',
      '--history',
      '200',
      '--invoice',
      'false.xml',
      '--lang',
      'en',
    ]);
    expect(fitting.out).toMatch(/^213 .*reason; fits MONTANTTOTAL_ERR/m);
  });

  it('finds fault with what follows a final status, and only with that', async () => {
    expect(await at.run(['status', 'next', '--history', '213,205'])).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/^fatal {2}/),
    });
    expect((await at.run(['status', 'next', '--history', '212'])).exit).toBe(0);
    expect((await at.run(['status', 'next', 'paid.xml', '--history', '200'])).exit).toBe(2);
    expect((await at.run(['status', 'nexx'])).exit).toBe(2);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../e2e/service.ts';
import { desk, type Desk } from './engine.ts';

let at: Desk;
beforeAll(async () => {
  at = desk();
  write('request.json', JSON.stringify(example('services')));
  expect((await at.run(['generate', 'request.json', '-o', 'good.xml'])).exit).toBe(0);
  const good = read('good.xml').toString();
  write('bad.xml', good.replace(/(<ram:InvoiceCurrencyCode>)[^<]*/, '$1EUX'));
  write('note.xml', '<note/>');
});
afterAll(() => at.close());

const write = (name: string, text: string): void => writeFileSync(join(at.folder, name), text);
const read = (name: string): Buffer => readFileSync(join(at.folder, name));

describe('convert', () => {
  it('writes another syntax or container, and names what is lost', async () => {
    expect((await at.run(['convert', 'good.xml', '--to', 'ubl-xml', '-o', 'ubl.xml'])).exit).toBe(0);
    expect(read('ubl.xml').toString()).toContain('cbc:CustomizationID');
    expect((await at.run(['convert', 'ubl.xml', '-o', 'back.pdf'])).exit).toBe(0);
    expect((await at.run(['convert', 'back.pdf', '--to', 'cii-xml', '-o', 'back.xml'])).exit).toBe(0);
    expect(read('back.xml')).toEqual(read('good.xml'));
    const lossy = ['convert', 'good.xml', '--to', 'cii-xml', '--profile', 'basicwl', '-o', 'less.xml'];
    const refused = await at.run(lossy);
    expect([refused.exit, refused.err]).toEqual([1, expect.stringMatching(/fatal BT-153 .*ram:Name: /)]);
    const asJson = await at.run([...lossy, '--format', 'json']);
    expect(JSON.parse(asJson.out)).toMatchObject({ code: 'lossy_conversion', details: expect.any(Array) });
    const allowed = await at.run([...lossy, '--allow-loss', '--format', 'json']);
    expect(allowed.exit).toBe(0);
    const { losses } = JSON.parse(allowed.out) as { losses: object[] };
    expect(losses).toEqual(JSON.parse(asJson.out).details);
  });

  it('wants to know what to write, and an invoice to write it from', async () => {
    expect((await at.run(['convert', 'bad.xml', '-o', 'ubl.xml'])).exit).toBe(2);
    expect((await at.run(['convert', 'note.xml', '--to', 'ubl-xml'])).exit).toBe(3);
    expect((await at.run(['convert', 'bad.xml', '--to', 'ubl-xml', '--profile', 'basicwl'])).exit).toBe(2);
    expect((await at.run(['convert', 'bad.xml', '--to', 'ubl-xml'])).exit).toBe(1);
  });
});

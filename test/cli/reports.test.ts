import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, type Tree } from '@conforme/engine/xml';
import { example } from '../e2e/service.ts';
import { desk, type Desk } from './engine.ts';

/** Names that XML, HTML and URIs all have to escape. */
const NAME = 'b&d <1> "é".xml';

let at: Desk;
beforeAll(async () => {
  at = desk();
  writeFileSync(join(at.folder, 'request.json'), JSON.stringify(example('services')));
  await at.run(['generate', 'request.json', '-o', 'good.xml']);
  const good = readFileSync(join(at.folder, 'good.xml'), 'utf8');
  writeFileSync(join(at.folder, NAME), good.replace(/(<ram:InvoiceCurrencyCode>)[^<]*/, '$1EU&lt;'));
});
afterAll(() => at.close());

async function reported(format: string, ...names: string[]): Promise<string> {
  return (await at.run(['validate', ...names, '--format', format])).out;
}

function elements(tree: Tree): number {
  return [...tree.children(tree.root)].length;
}

describe('reports as other programs read them', () => {
  it.each([
    ['junit', ['good.xml', NAME]],
    ['svrl', [NAME]],
    ['svrl', ['good.xml']],
  ])('%s of %j is well-formed XML', async (format, names) => {
    const tree = parse(Buffer.from(await reported(format, ...names)));
    expect(elements(tree)).toBeGreaterThan(0);
  });

  it('HTML but for its doctype and void elements, too', async () => {
    const html = await reported('html', 'good.xml', NAME);
    const asXml = html.replace(/^<!doctype html>/, '').replaceAll(/<meta([^>]*)>/g, '<meta$1/>');
    expect(elements(parse(Buffer.from(asXml.trimStart())))).toBeGreaterThan(0);
  });

  it('SARIF names each document by a URI that leads to it', async () => {
    const log = JSON.parse(await reported('sarif', NAME)) as {
      runs: { results: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[];
    };
    const { uri } = log.runs[0]!.results[0]!.locations[0]!.physicalLocation.artifactLocation;
    expect(new URL(uri, 'file:///in/').pathname).toBe(`/in/${encodeURIComponent(NAME)}`);
  });
});

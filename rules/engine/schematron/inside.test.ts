import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compilePack } from './index.ts';
import { LARGEST_FILE } from './inside.ts';
import { schema } from './testing/try.ts';

let base: string;
let root: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'inside-'));
  root = path.join(base, 'pack');
  mkdirSync(root);
  writeFileSync(path.join(base, 'secret.xml'), schema(''));
  writeFileSync(path.join(base, 'secret.json'), '{"codes":["secret"]}');
  writeFileSync(path.join(root, 'main.sch'), schema(''));
});
afterEach(() => rmSync(base, { recursive: true }));

/** Compiles the folder as a stranger's with this manifest. */
function compile(manifest: object, library: ReadonlyMap<string, string> = new Map()) {
  const given = { id: 'x', version: '1', syntax: 'cii', source: 's', validity: { from: null, to: null } };
  writeFileSync(path.join(root, 'pack.json'), JSON.stringify({ ...given, ...manifest }));
  return compilePack(root, { root, library });
}

const OUTSIDE = /lies outside the folder of the pack/;

describe("a stranger's pack", () => {
  it.each([
    { schematron: '../secret.xml' },
    { schematron: 'main.sch', codelists: { a: '../secret.json' } },
    { schematron: 'main.sch', codelists: { a: '/etc/passwd' } },
    { schematron: 'main.sch', facts: '../../etc/passwd' },
    { schematron: 'main.sch', messages: '..' },
    { extends: '..' },
    { extends: '../../other' },
  ])('cannot name a file outside its folder: %j', (manifest) => {
    expect(() => compile(manifest)).toThrow(OUTSIDE);
  });

  it('cannot reach outside by an include, and is told where it tries', () => {
    writeFileSync(path.join(root, 'main.sch'), schema('\n<sch:include href="../secret.xml"/>'));
    expect(() => compile({ schematron: 'main.sch' })).toThrow(/lies outside .*main\.sch:3:20/);
  });

  it.each(['schematron', 'facts', 'messages'])('cannot reach outside by a link in "%s"', (key) => {
    symlinkSync(key === 'messages' ? base : path.join(base, 'secret.xml'), path.join(root, 'link'));
    expect(() => compile({ schematron: 'main.sch', [key]: 'link' })).toThrow(OUTSIDE);
  });

  it('may link to a file of its own', () => {
    symlinkSync(path.join(root, 'main.sch'), path.join(root, 'link.sch'));
    expect(compile({ schematron: 'link.sch' }).manifest.id).toBe('x');
  });

  it('cannot be read when it is no file or too large', () => {
    mkdirSync(path.join(root, 'folder'));
    expect(() => compile({ schematron: 'folder' })).toThrow('folder is not a file');
    writeFileSync(path.join(root, 'large.sch'), '');
    truncateSync(path.join(root, 'large.sch'), LARGEST_FILE + 1);
    expect(() => compile({ schematron: 'large.sch' })).toThrow('large.sch is larger than 16 MB');
  });

  it('extends a pack of the library by name and version', () => {
    const shared = path.join(base, 'shared');
    mkdirSync(shared);
    const rules = `<sch:pattern><sch:rule context="r"><sch:assert id="R-1" test="a">A</sch:assert></sch:rule></sch:pattern>`;
    writeFileSync(path.join(shared, 'main.sch'), schema(rules));
    writeFileSync(
      path.join(shared, 'pack.json'),
      JSON.stringify({ id: 'law', version: '2.0', syntax: 'cii', source: 's', schematron: 'main.sch' }),
    );
    const library = new Map([['law@2.0', shared]]);
    expect(compile({ extends: 'law@2.0' }, library).files).toContain(path.join(shared, 'main.sch'));
    expect(() => compile({ extends: 'law@1.0' }, library)).toThrow(
      'it extends law@1.0, which is not in the library; there is law@2.0',
    );
    expect(() => compile({ extends: 'law@2.0', removes: ['R-9'] }, library)).toThrow(/R-9/);
  });

  it('cannot go round in circles', () => {
    expect(() => compile({ extends: '.' })).toThrow('the pack extends itself');
  });
});

it('several faulty rules are told at once, each with its place', () => {
  const rule = (id: string, test: string): string =>
    `<sch:rule context="${id}">\n<sch:assert id="${id}" test="${test}">m</sch:assert></sch:rule>`;
  writeFileSync(
    path.join(root, 'main.sch'),
    schema(`<sch:pattern>${rule('R-1', 'nope()')}${rule('R-2', 'a')}${rule('R-3', '$b')}</sch:pattern>`),
  );
  expect(() => compile({ schematron: 'main.sch' })).toThrow(
    /pack x, R-1: [^\n]+\.sch:3:\d+\)\npack x, R-3: /,
  );
});

// Each check finds a violation planted for it, and lets the allowed neighbour pass.

import { describe, expect, test } from 'vitest';
import { checkArrows } from './arrows.ts';
import { checkCycles, checkTypeCycles } from './cycles.ts';
import { checkCommentWidths, checkFileSizes, checkFunctionSizes, checkFunctionSpread } from './sizes.ts';
import { readSource } from './source.ts';
import { show } from './tree.ts';
import type { Tree } from './tree.ts';
import { checkState } from './state.ts';
import { checkFolderNames, checkIdentifiers, checkWords, piece } from './words.ts';

const manifests = {
  'proto/package.json': '{"name":"@conforme/proto","exports":{"./schema/*":"./schema/*.ts"}}',
  'rules/package.json':
    '{"name":"@conforme/rules","exports":{"./packs":"./packs/index.ts"},"dependencies":{"@conforme/engine":"0.1.0"}}',
  'rules/engine/package.json': '{"name":"@conforme/engine","exports":{"./xml":"./xml/index.ts"}}',
  'core/package.json':
    '{"name":"@conforme/core","exports":{"./plugin":"./plugin/index.ts","./main":"./main.ts"}}',
  'plugins/cii/package.json': '{"name":"@conforme/plugin-cii","exports":{".":"./index.ts"}}',
  'plugins/pdfa/package.json': '{"name":"@conforme/plugin-pdfa","exports":{".":"./index.ts"}}',
  'gateway/package.json': '{"name":"@conforme/gateway","exports":{},"dependencies":{"fastify":"1"}}',
  'proto/schema/index.ts': '',
  'rules/engine/xml/index.ts': '',
  'rules/packs/index.ts': '',
  'core/plugin/index.ts': '',
  'core/registry.ts': '',
  'core/testing/draw.ts': `import 'fast-check';`,
  'core/main.ts': `import cii from '@conforme/plugin-cii';`,
  'plugins/cii/index.ts': `import { x } from '@conforme/core/plugin';\nimport '@conforme/engine/xml';`,
  'plugins/pdfa/index.ts': '',
};

function houseWith(files: Record<string, string>): Tree {
  return new Map(Object.entries({ ...manifests, ...files }));
}

test('the house the plants stand in is clean', () => {
  expect(checkArrows(houseWith({}))).toEqual([]);
});

describe('arrows', () => {
  test.each([
    ['gateway/app.ts', `import '@conforme/core/main';`, /gateway may not import core\/main\.ts/],
    ['gateway/app.ts', `import type { T } from '@conforme/engine/xml';`, /gateway may not import rules/],
    ['cli/a.ts', `import '@conforme/core/main';`, /cli may not import core\/main\.ts/],
    ['plugins/cii/a.ts', `import '@conforme/plugin-pdfa';`, /plugins\/cii may not import plugins\/pdfa/],
    ['plugins/cii/a.ts', `import '@conforme/core/main';`, /plugins\/cii may not import core\/main\.ts/],
    ['plugins/cii/a.ts', `import '@conforme/proto/schema/index';`, /may not import proto/],
    ['core/service.ts', `import '@conforme/plugin-cii';`, /core may not import plugins\/cii/],
    ['core/syntax/a.ts', `import '../registry.ts';`, /core\/syntax may not import core\/registry/],
    [
      'core/service.ts',
      `const m = await import('@conforme/plugin-cii');`,
      /core may not import plugins\/cii/,
    ],
    ['rules/engine/xml/a.ts', `import '@conforme/rules/packs';`, /engine\/xml may not import rules\/packs/],
    ['rules/engine/a.ts', `import '../packs/index.ts';`, /rules\/engine may not import rules\/packs/],
    ['rules/packs/a.ts', `import '../engine/xml/index.ts';`, /leaves its package/],
    ['rules/packs/a.ts', `export { p } from '@conforme/core/plugin';`, /rules may not import core/],
    ['proto/a.ts', `import '@conforme/engine/xml';`, /proto may not import rules/],
    ['core/a.ts', `import '../rules/engine/xml/index.ts';`, /leaves its package/],
    ['core/a.ts', `import './nowhere.ts';`, /leads to no file/],
    ['core/a.ts', `import './testing/draw.ts';`, /for tests/],
    ['gateway/a.ts', `import 'express';`, /does not declare the package "express"/],
    ['attic/a.ts', `import '../core/registry.ts';`, /in no room/],
  ])('%s: %s', (file, text, message) => {
    const violations = show(checkArrows(houseWith({ [file]: `// first line\n${text}\n` })));
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatch(message);
    expect(violations[0]).toMatch(`${file}:2: `);
  });

  test('declared packages, the runtime and tests above all rooms pass', () => {
    const files = {
      'gateway/app.ts': `import 'fastify';\nimport 'node:fs';\nimport '@conforme/proto/schema/index';`,
      'test/e2e/a.test.ts': `import '@conforme/core/main';\nimport '../../plugins/cii/index.ts';`,
    };
    expect(show(checkArrows(houseWith(files)))).toEqual([]);
  });
});

describe('cycles', () => {
  test('a circle of value imports is named once, with its way', () => {
    const circle = {
      'core/a.ts': `import { b } from './b.ts';`,
      'core/b.ts': `export * from './c.ts';`,
      'core/c.ts': `import './a.ts';`,
    };
    expect(show(checkCycles(houseWith(circle)))).toEqual([
      'core/a.ts: value imports run in a circle: core/a.ts → core/b.ts → core/c.ts → core/a.ts',
    ]);
  });

  test('a circle that type imports close is none', () => {
    const erased = {
      'core/a.ts': `import type { B } from './b.ts';\nimport { type C } from './b.ts';`,
      'core/b.ts': `import { a } from './a.ts';`,
    };
    expect(checkCycles(houseWith(erased))).toEqual([]);
    expect(show(checkTypeCycles(houseWith(erased), {}))).toEqual([
      'core/a.ts: types know each other: core/a.ts, core/b.ts',
    ]);
    expect(checkTypeCycles(houseWith(erased), { 'core/b.ts': 'known' })).toEqual([]);
    expect(show(checkTypeCycles(houseWith({}), { 'core/b.ts': 'known' }))).toEqual([
      'core/b.ts: is listed and in no circle of types',
    ]);
  });
});

describe('sizes', () => {
  const body = (lines: number): string => `  call();\n`.repeat(lines - 2);
  const declared = (lines: number): string => `export function long() {\n${body(lines)}}\n`;

  test('a file of 301 lines', () => {
    expect(show(checkFileSizes(houseWith({ 'core/a.ts': '\n'.repeat(301) })))).toEqual([
      'core/a.ts: 301 lines, more than 300',
    ]);
    expect(
      checkFileSizes(houseWith({ 'core/a.ts': '\n'.repeat(300), 'proto/gen/a.ts': '\n'.repeat(900) })),
    ).toEqual([]);
  });

  test('a comment of 141 characters; a text may be as long as it must', () => {
    const [comment, text] = [`  // ${'a'.repeat(136)}\n`, `const a = '${'a'.repeat(200)}';\n`];
    expect(show(checkCommentWidths(houseWith({ 'core/a.ts': text + comment })))).toEqual([
      'core/a.ts:2: a comment of 141 characters, more than 140',
    ]);
    expect(checkCommentWidths(houseWith({ 'core/a.ts': comment.replace('a', '') }))).toEqual([]);
  });

  test.each([
    ['declaration', declared(51), 'long'],
    ['arrow', `\nconst arrow = (): void => {\n${body(51)}};`, 'arrow'],
    ['method', `class A {\n  method() {\n${body(51)}  }\n}`, 'method'],
  ])('a %s of 51 lines', (_, text, name) => {
    const violations = show(checkFunctionSizes(houseWith({ 'core/a.ts': text })));
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatch(new RegExp(`core/a.ts:\\d+: ${name} has 51 lines`));
  });

  test('50 lines pass, and tests may have long chapters', () => {
    const tree = houseWith({ 'core/a.ts': declared(50), 'core/a.test.ts': declared(90) });
    expect(checkFunctionSizes(tree)).toEqual([]);
  });

  test('a room of middling functions fails by its spread', () => {
    const tree = houseWith({ 'core/a.ts': declared(12).repeat(8) + declared(40).repeat(2) });
    const violations = show(checkFunctionSpread(tree));
    expect(violations).toHaveLength(2);
    expect(violations[0]).toMatch(/^core: median of function lines is 12, more than 10/);
    expect(violations[1]).toMatch(/^core: 90th percentile of function lines is 40, more than 25; longest: /);
  });

  test('one-expression callbacks do not count', () => {
    const { functions } = readSource(
      'a.ts',
      `const f = (x: number) => x;\n[1].map((x) => x);\n[1].map(function (x) { return x; });`,
    );
    expect(functions.map(({ name }) => name)).toEqual(['f', 'anonymous']);
  });
});

describe('words', () => {
  const planted: [string, string, RegExp][] = [
    ['core/a.ts', `// ${piece('TO', 'DO')}: later`, /unfinished/],
    ['core/a.ts', `const ${piece('se', 'at')} = 1;`, /private word/],
    ['core/a.ts', `const idle${piece('Gu', 'ests')} = 1;`, /private word/],
    ['docs/a.md', `the ${piece('man', 'ners')} of HTTP`, /private word/],
    ['core/a.ts', `/** What ${piece('no', 'body')} knows. */`, /subject/],
    ['core/a.test.ts', `describe.${piece('sk', 'ip')}('x', () => {});`, /switches tests off/],
    ['core/a.test.ts', `test.${piece('on', 'ly')}('x', () => {});`, /switches tests off/],
    ['README.md', `get it from https://${piece('regis', 'try')}.example.org`, /registry host/],
    ['docs/a.md', `see ${piece('/wo', 'rk')}/main`, /path of one machine/],
    ['docs/a.md', `see ${piece('../sha', 'red')}/facts`, /outside the repository/],
    ['package-lock.json', `{"resolved": "https://x.example/a.tgz"}`, /download address/],
    ['core/a.ts', "const fr = 'Il n\u2019y a rien.';", /a curly apostrophe/],
    ['rules/packs/x/messages/fr.json', '{"a": "Il manque l\u2019un d\'eux."}', /a curly apostrophe/],
    ['proto/schema/ledger-words.ts', "const fr = 'quel que soit l\u2019écart';", /a curly apostrophe/],
    ['plugins/visual/words.ts', "const fr = 'pas d\u2019image';", /a curly apostrophe/],
    ['gateway/page/app/a.ts', `const fr = "L'État";`, /a straight apostrophe/],
    ['proto/schema/party.ts', `const fr = "Adresse de l'acheteur";`, /a straight apostrophe/],
    ['gateway/codes/names/unit.json', `{"C62": {"fr": "unité d'oeuvre"}}`, /a straight apostrophe/],
  ];
  test.each(planted)('%s: %s', (file, text, message) => {
    const violations = show(checkWords(houseWith({ [file]: `\n${text}\n` })));
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatch(message);
    expect(violations[0]).toMatch(`${file}:2: `);
  });

  test('a conditional skip that says its reason is allowed', () => {
    expect(checkWords(houseWith({ 'core/a.test.ts': `test.skipIf(!java)('x', f);` }))).toEqual([]);
  });

  test('a private word in a name, but not in a text or a test', () => {
    const text = "const isAsked = 'asked';\nexport const task = { held: 1 };\n";
    const tree = houseWith({ 'core/a.ts': text, 'core/a.test.ts': text, 'examples/a.ts': text });
    expect(show(checkIdentifiers(tree))).toEqual([
      'core/a.ts:1: isAsked has a private word; the field says requested',
      'core/a.ts:2: held has a private word; the field says contained, queued or buffered',
    ]);
  });

  test('drawers are found at any depth', () => {
    const tree = houseWith({
      'core/utils/a.ts': '',
      'plugins/cii/read/helpers/b.ts': '',
      'core/decimal-types.ts': '',
      'core/invoice/fixtures/a.xml': '',
      'examples/plugins/a/test/a.ts': '',
      'test/fuzz/fixtures/a.xml': '',
    });
    expect(checkFolderNames(tree).map(({ place }) => place)).toEqual([
      'core/utils',
      'plugins/cii/read/helpers',
      'core/invoice/fixtures',
    ]);
  });
});

test('variables of modules that change are found, but for caches and what is listed', () => {
  const tree = houseWith({
    'core/a.ts':
      'let last = 0;\nexport const seen: Set<string> = new Set();\nconst nameCache = new Map<string, string>();',
    'core/b.ts':
      'const NONE = new Map();\nconst BLANK: ReadonlySet<string> = new Set();\nconst FULL = new Set([1]);',
    'core/c.ts':
      'let left = 0;\nexport function step() {\n  let inside = 0;\n  return (inside += left++);\n}',
    'core/d.test.ts': 'let made = 0;',
  });
  expect(
    checkState(tree, { 'core/c.ts': 'a count', 'core/gone.ts': 'nothing' }).map(({ place }) => place),
  ).toEqual(['core/a.ts:1', 'core/a.ts:2', 'core/gone.ts']);
});

test('a file that does not parse is named', () => {
  expect(() => readSource('core/a.ts', 'const = ;')).toThrow(/core\/a\.ts does not parse/);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDecisions } from './decisions.ts';
import { checkLinks, checkNames } from './links.ts';
import { checkRooms } from './rooms.ts';
import { readTree, show } from './tree.ts';
import type { Tree } from './tree.ts';
import { checkVersions } from './versions.ts';
import { piece } from './words.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const tree = readTree(ROOT);
const planted = (files: Record<string, string>): Tree => new Map(Object.entries(files));

test('every file that docs/security.md says holds something is there', () => {
  const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  const named = [...text.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !tree.has(file))).toEqual([]);
});

describe('decisions', () => {
  const index = 'docs/decisions/README.md';
  const record = '# 4. Four\n\n**Context.** a\n\n**Decision.** b\n\n**Consequences.** c\n\nWhere: d\n';
  const listed = '| 4 | [Four](004-four.md) |\n| E1 | [One](e1-one.md) |\n';
  const records = {
    [index]: listed,
    'docs/decisions/004-four.md': record,
    'docs/decisions/e1-one.md': record.replace('# 4.', '# E1.'),
  };

  test('every reference has its record, every record its line in the index', () => {
    expect(show(checkDecisions(tree))).toEqual([]);
  });

  test('a reference without a record is found, in lists and ranges, too', () => {
    const [one, many] = [piece('deci', 'sion'), piece('deci', 'sions')];
    const text = `// ${one} 4, ${one} E1\n// ${many} 4 and 9\n// ${many} 3 to 5 (${one} E7)\n`;
    const what = (number: string): string =>
      `refers to decision ${number}, which has no record in docs/decisions/`;
    expect(show(checkDecisions(planted({ ...records, 'core/a.ts': text })))).toEqual([
      `core/a.ts:2: ${what('9')}`,
      `core/a.ts:3: ${what('3')}`,
      `core/a.ts:3: ${what('5')}`,
      `core/a.ts:3: ${what('E7')}`,
    ]);
  });

  test('a record that is not listed, or leaves a part out, is found', () => {
    const wrong = { [index]: '', 'docs/decisions/005-five.md': record.replace('**Decision.**', '') };
    expect(show(checkDecisions(planted(wrong)))).toEqual([
      'docs/decisions/005-five.md: begins with another number than its name',
      'docs/decisions/005-five.md: is not in docs/decisions/README.md',
      'docs/decisions/005-five.md: has no "**Decision.**"',
    ]);
  });
});

describe('links', () => {
  test('every link of every document leads somewhere', () => {
    expect(show(checkLinks(tree, (file) => existsSync(path.join(ROOT, file))))).toEqual([]);
  });

  test('a link to no file or to no heading is found, and code is passed over', () => {
    const documents = planted({
      'docs/a.md':
        '# One `two`, three\n[b](b.md)\n[self](#one-two-three)\n```\n[code](none.md)\n```\n[x](#four)\n',
      'docs/b.md': '[up](../core/) [web](https://example.org/none.md)\n[a](a.md#one-two-three) [c](c.md)\n',
    });
    const there = (file: string): boolean => file === 'core' || documents.has(file);
    expect(show(checkLinks(documents, there))).toEqual([
      'docs/a.md:7: "#four" leads to no heading of docs/a.md',
      'docs/b.md:2: "c.md" leads to no file (docs/c.md)',
    ]);
  });
});

describe('names of files', () => {
  test('every file that a document names is there', () => {
    expect(show(checkNames(tree))).toEqual([]);
  });

  test('a file that is gone is found, a name by its end and a placeholder are none', () => {
    const documents = planted({
      'core/README.md':
        '`invoice/totals.ts` `totals.ts`\n`totals.mjs` `core/pipeline/x.ts` `my-rules/a.ts`\n',
      'core/invoice/totals.ts': '',
    });
    expect(show(checkNames(documents))).toEqual(['core/README.md:2: names totals.mjs, which is no file']);
  });
});

describe('rooms', () => {
  test('every room has a README', () => {
    expect(show(checkRooms(tree))).toEqual([]);
  });

  test('a room without one is found, a folder of tests is none', () => {
    const rooms = planted({
      'core/README.md': '',
      'core/invoice/totals.ts': '',
      'core/testing/index.ts': '',
      'proto/gen/x_pb.ts': '',
      'cli/report/text.ts': '',
      '.ci/run': '',
      'package.json': '',
    });
    expect(checkRooms(rooms).map(({ place }) => place)).toEqual(['core/invoice', 'proto', 'cli']);
  });
});

describe('the version', () => {
  test('is one', () => {
    expect(show(checkVersions(tree))).toEqual([]);
  });

  test('another one is found in packages, documents and files that state it', () => {
    const files = planted({
      'package.json': '{"name":"conforme","version":"1.2.0","workspaces":["core","cli"]}',
      'core/package.json':
        '{"name":"@conforme/core","version":"1.1.0","dependencies":{"@conforme/proto":"1.2.0","ajv":"8.0.0"}}',
      'docs/deploy.md': 'conforme:1.2.0\nconforme-1.1.0.tgz\n',
      'plugins/pdfa/version.ts': "export const VERSION = '1.0.0';\n",
      'plugins/visual/index.ts': "  version: '1.0.1',\n",
    });
    expect(show(checkVersions(files))).toEqual([
      'core/package.json: has @conforme/core 1.1.0, not 1.2.0',
      'cli/package.json: is not there',
      'docs/deploy.md:2: says 1.1.0, not 1.2.0',
      'plugins/pdfa/version.ts:1: says 1.0.0, not 1.2.0',
      'plugins/visual/index.ts:1: says 1.0.1, not 1.2.0',
    ]);
  });
});

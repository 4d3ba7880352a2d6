import { describe, expect, it } from 'vitest';
import { PROFILE_TABLE } from '@conforme/proto/schema/profiles';
import { filesNaming, isProduct } from './naming.ts';
import { readTree } from './tree.ts';

const tree = readTree(process.cwd());

describe('the files that name a fact', () => {
  const planted = new Map([
    ['core/a.ts', 'the sample'],
    ['core/a.test.ts', 'the sample'],
    ['core/b.ts', 'another'],
    ['proto/gen/conforme/v1/types_pb.ts', 'the sample'],
    ['proto/conforme/v1/types.proto', 'the sample'],
    ['proto/conforme/v1/engine.proto', 'the sample'],
    ['docs/a.md', 'the sample'],
  ]);

  it('are those written by hand', () => {
    const files = ['core/a.ts', 'core/a.test.ts', 'proto/conforme/v1/engine.proto', 'docs/a.md'];
    expect(filesNaming(planted, /sample/)).toEqual(files);
  });

  it('may be narrowed down to what is shipped', () => {
    const files = ['core/a.ts', 'proto/conforme/v1/engine.proto'];
    expect(filesNaming(planted, /sample/, isProduct)).toEqual(files);
  });
});

describe('an endpoint', () => {
  // A command, an agent's tool, a view of the page and a call of the library are surfaces of the same work, with files of their own.
  const isEndpoint = (file: string): boolean =>
    !/^(cli|docs|library|gateway\/page|scripts\/site\/browser|test\/(browser|cli|round-trip))\//.test(file) &&
    file !== 'test/e2e/library.test.ts';
  const names = /invoices\/convert\b|Convert(?:Request|Response)\b|rpc Convert\b|'Convert'|'\.\/convert\.ts'/;

  it('is named in at most twelve files (docs/adding/endpoint.md)', () => {
    const files = filesNaming(tree, names, isEndpoint).filter((file) => !file.startsWith('test/house/'));
    expect(files).toContain('gateway/routes/convert.ts');
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(12);
  });
});

describe('a produced profile', () => {
  const sample = 'extended-ctc-fr';

  it('exists', () => expect(PROFILE_TABLE[sample].outputs).not.toEqual([]));

  it('is named in at most three files (docs/adding/profile.md)', () => {
    const files = filesNaming(tree, new RegExp(sample), isProduct);
    expect(files).toContain('proto/schema/profiles.ts');
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(3);
  });
});

describe('a business term', () => {
  it('is named in at most four files that are shipped, and a test beside them (docs/adding/term.md)', () => {
    const files = filesNaming(tree, /\bclassifications\b/, isProduct);
    expect(files).toContain('proto/schema/product.ts');
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(4);
  });
});

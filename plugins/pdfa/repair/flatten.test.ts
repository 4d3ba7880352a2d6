import type { PDFArray, PDFContext, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { PDFString } from '@cantoo/pdf-lib';
import type { InputError } from '@conforme/core/plugin';
import { decode } from '@conforme/pdf/file/filters';
import { load, type Loaded } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { document, type Parts } from '@conforme/pdf/testing/documents';
import { form } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { cii, embed, OPTIONS } from '../testing/embedding.ts';

const FLATTENED = { ...OPTIONS, flatten: true };

/** A signed page: the signature draws a square of 9 by 9 at 50, 60, twice as large. */
const signed = (context: PDFContext, more: object = {}, content = '0 0 1 1 re f'): Parts => {
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('s'),
      Rect: [50, 60, 68, 78],
      F: 4,
      V: { Type: 'Sig', Filter: 'Adobe.PPKLite' },
      AP: { N: form(context, '1 0 0 rg 0 0 9 9 re f') },
      ...more,
    } as never),
  );
  return {
    content,
    page: { Annots: [widget] },
    catalog: { AcroForm: { Fields: [widget], SigFlags: 3 }, Perms: { DocMDP: {} }, DSS: {} },
  };
};

async function flattened(make: (context: PDFContext) => Parts): Promise<{ loaded: Loaded; content: string }> {
  const loaded = load(await embed(document(make), cii(), FLATTENED));
  const contents = pagesOf(loaded)[0]!.lookup(N('Contents')) as PDFRawStream;
  return {
    loaded,
    content: decode(contents, loaded.budget).toString('latin1').replaceAll(/\s+/g, ' ').trim(),
  };
}

/** What the page draws under a name. */
function objectOf(loaded: Loaded, name: string): string {
  const resources = pagesOf(loaded)[0]!.lookup(N('Resources')) as PDFDict;
  const object = (resources.lookup(N('XObject')) as PDFDict).lookup(N(name)) as PDFRawStream;
  return decode(object, loaded.budget).toString('latin1');
}

describe('a signed PDF', () => {
  it('is refused, and told how it may be had', async () => {
    const failure = (await embed(
      document((context) => signed(context)),
      cii(),
      OPTIONS,
    ).catch((error: unknown) => error)) as InputError;
    expect(failure.findings.map(({ message }) => message.en)).toContain(
      'page 1, annotation 1: a signature field; a change would break the signature.',
    );
    for (const { fix } of failure.findings)
      for (const advice of Object.values(fix!)) expect(advice).toContain('flatten=true');
  });

  it('keeps the look of its signature when it is flattened, and nothing else of it', async () => {
    const { loaded, content } = await flattened((context) => signed(context));
    expect(content).toBe('q 0 0 1 1 re f Q q 2 0 0 2 50 60 cm /Field0 Do Q');
    expect(objectOf(loaded, 'Field0')).toBe('1 0 0 rg 0 0 9 9 re f');
    expect((pagesOf(loaded)[0]!.lookup(N('Annots')) as PDFArray).size()).toBe(0);
    for (const key of ['AcroForm', 'Perms', 'DSS']) expect(loaded.catalog.get(N(key))).toBeUndefined();
  });

  it('does not show a signature that was not seen', async () => {
    const { content } = await flattened((context) => signed(context, { F: 2 }));
    expect(content).toBe('0 0 1 1 re f');
  });

  it('may turn its appearance', async () => {
    const turned = (context: PDFContext) =>
      signed(context, { AP: { N: form(context, 'f', { Matrix: [0, 1, -1, 0, 0, 0] }) } });
    // The box is 9 wide to the left of zero once it is turned.
    expect((await flattened(turned)).content).toContain('q 2 0 0 2 68 60 cm');
  });

  it('saves and restores what its page left open', async () => {
    const { content } = await flattened((context) => signed(context, {}, 'Q q q 0 0 1 1 re f'));
    expect(content).toMatch(/^q\s+q q 0 0 1 1 re f Q Q Q q 2 0 0 2/);
  });
});

describe('a form', () => {
  const field = (context: PDFContext, entries: object): Parts => ({
    page: {
      Annots: [
        { Type: 'Annot', Subtype: 'Widget', Rect: [0, 0, 90, 20], F: 4, ...entries },
        { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], F: 4 },
      ],
    },
    catalog: { AcroForm: { Fields: [], DA: PDFString.of('/Helv 10 Tf 0 g'), DR: context.obj({}) } },
  });

  it('shows its values on the page; links stay', async () => {
    const { loaded, content } = await flattened((context) =>
      field(context, { FT: 'Tx', V: PDFString.of('ab') }),
    );
    expect(content).toContain('/Field0 Do');
    expect(objectOf(loaded, 'Field0')).toContain('<6162> Tj');
    expect((pagesOf(loaded)[0]!.lookup(N('Annots')) as PDFArray).size()).toBe(1);
  });

  it('shows the state its switches are in', async () => {
    const { loaded } = await flattened((context) =>
      field(context, {
        FT: 'Btn',
        AS: 'On',
        AP: { N: { On: form(context, '7 w'), Off: form(context, '8 w') } },
      }),
    );
    expect(objectOf(loaded, 'Field0')).toBe('7 w');
  });

  it('stays a form where nobody asked', async () => {
    const make = (context: PDFContext): Parts => field(context, { FT: 'Tx', V: PDFString.of('ab') });
    const loaded = load(await embed(document(make), cii(), OPTIONS));
    expect((pagesOf(loaded)[0]!.lookup(N('Annots')) as PDFArray).size()).toBe(2);
  });
});

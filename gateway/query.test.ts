import { describe, expect, it } from 'vitest';
import type { HttpError } from './errors.ts';
import { ConvertOptionsSchema, ValidateOptionsSchema } from '@conforme/proto/schema/queries';
import { oneOf, parametersOf, readQuery } from './query.ts';

const PARAMETERS = {
  check: { ...oneOf(['base', 'fr-ctc']), default: 'fr-ctc', description: '' },
  as_of: {
    accepts: (text: string) => /^\d{4}$/.test(text),
    expected: { en: 'a year', fr: 'une année' },
    schema: {},
    default: '',
    description: '',
  },
} as const;

function faultsOf(query: unknown, language: 'fr' | 'en' = 'en'): unknown {
  try {
    readQuery(query, PARAMETERS);
  } catch (error) {
    return (error as HttpError).body(language).details;
  }
  return [];
}

describe('readQuery', () => {
  it('fills defaults', () => expect(readQuery({}, PARAMETERS)).toEqual({ check: 'fr-ctc', as_of: '' }));

  it('takes what is allowed', () =>
    expect(readQuery({ check: 'base', as_of: '2026' }, PARAMETERS)).toEqual({
      check: 'base',
      as_of: '2026',
    }));

  it('takes a plus sign that the query did not escape', () => {
    const parameters = parametersOf(ValidateOptionsSchema);
    expect(readQuery({ check: 'fr-ctc etat' }, parameters).check).toBe('fr-ctc+etat');
    expect(() => readQuery({ check: 'fr-ctc-etat' }, parameters)).toThrow();
  });

  it('names every fault at once, a misspelled parameter included', () => {
    expect(faultsOf({ check: 'all', as_of: 'x', chek: 'base' })).toEqual([
      {
        loc: ['query', 'chek'],
        type: 'extra_forbidden',
        msg: 'This query parameter is not known; known are: check, as_of. Did you mean check?',
        pointer: '',
      },
      { loc: ['query', 'check'], type: 'enum', msg: 'Expected "base" or "fr-ctc".', pointer: '' },
      { loc: ['query', 'as_of'], type: 'enum', msg: 'Expected a year.', pointer: '' },
    ]);
  });

  it('refuses a parameter that says nothing: left out and empty are not the same', () =>
    expect(faultsOf({ as_of: '', check: '' })).toHaveLength(2));

  it('says that a parameter was given more than once, with its values', () => {
    const given = { check: ['base', 'all'] };
    expect(faultsOf(given)).toMatchObject([
      { type: 'duplicate', msg: 'check was given more than once ("base", "all"): give it once.' },
    ]);
    expect(faultsOf(given, 'fr')).toMatchObject([
      { msg: "check est donné plusieurs fois (« base », « all ») : ne le donnez qu'une fois." },
    ]);
  });

  it('says so in the language of the reader', () => {
    expect(faultsOf({ as_of: 'x', chek: 'base' }, 'fr')).toMatchObject([
      {
        msg: "Ce paramètre de l'adresse n'est pas connu ; sont connus : check, as_of. Vouliez-vous dire check ?",
      },
      { msg: 'Attendu : une année.' },
    ]);
  });
});

describe('parametersOf', () => {
  const values = (query: object): object => readQuery(query, parametersOf(ValidateOptionsSchema));

  it('takes the defaults of the options, and nothing for what may be null', () =>
    expect(values({})).toMatchObject({
      check: 'fr-ctc',
      plausibility: 'false',
      as_of: '',
      max_findings: '1000',
    }));

  it.each([
    ['as_of', '2026-02-30', 'a day of the calendar as YYYY-MM-DD'],
    ['role', 'a b', 'a word of at most 64 letters, digits and ._-'],
    ['explain', 'yes', 'true or false'],
    ['max_findings', '0', 'a whole number from 1 to'],
    ['check', 'all', '"base" or "fr-ctc"'],
  ])('holds %s to its shape', (name, value, expected) => {
    expect(JSON.stringify(faultOf(() => values({ [name]: value })))).toContain(
      JSON.stringify(expected).slice(1, -1),
    );
  });

  it('requires what has no default', () => {
    expect(faultOf(() => readQuery({}, parametersOf(ConvertOptionsSchema)))).toMatchObject([
      { type: 'missing', msg: 'This query parameter is required: "facturx-pdf" or "cii-xml" or "ubl-xml".' },
    ]);
  });
});

function faultOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return (error as HttpError).body('en').details;
  }
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestInputs } from '../testing/arbitrary.ts';
import { briefArguments } from './brief.ts';
import { ALIKE, EVERYDAY } from './everyday.ts';
import { GENERATE_EXAMPLE } from './example.ts';
import { definitionsOf, requestJsonSchema, type JsonSchema } from './json-schema.ts';
import { ReportingRequestSchema } from './ereporting.ts';
import { StatusToolSchema } from './message-tools.ts';
import { GenerateRequestSchema } from './options.ts';
import { EmbedToolSchema, ValidateToolSchema } from './tools.ts';
import { cases } from '../../test/cases.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

function judgeOf(schema: JsonSchema): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false });
  addFormats(ajv);
  return ajv.compile(schema as object);
}

interface Definition extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

const whole = definitionsOf(
  [GenerateRequestSchema, StatusToolSchema, ReportingRequestSchema],
  '#/$defs/',
) as Readonly<Record<string, Definition>>;
const brief = briefArguments(GenerateRequestSchema);
const definitions = brief.$defs as Readonly<Record<string, Definition>>;

describe('arguments in brief', () => {
  it('are short enough to be read before the first call', () => {
    expect(JSON.stringify(brief).length).toBeLessThan(7_500);
  });

  it('name fields that there are, and all that must be given', () => {
    for (const [name, shown] of Object.entries(EVERYDAY)) {
      const fields = Object.keys(shown!);
      expect(Object.keys(whole[name]!.properties)).toEqual(expect.arrayContaining(fields));
      expect(fields).toEqual(expect.arrayContaining((whole[name]!.required ?? []) as string[]));
    }
    for (const [name, other] of Object.entries(ALIKE)) {
      expect(Object.keys(whole[name]!.properties)).toEqual(Object.keys(whole[other!]!.properties));
      expect(definitions[other!]).toBeDefined();
    }
  });

  it('allow every request that the contract allows without a null, and most of what an agent writes', () => {
    const judge = judgeOf(brief);
    const full = judgeOf(requestJsonSchema());
    expect(judge(GENERATE_EXAMPLE)).toBe(true);
    fc.assert(
      fc.property(requestInputs(), (request) => {
        const given: unknown = JSON.parse(
          JSON.stringify(request),
          (_name, value: unknown) => value ?? undefined,
        );
        return !full(given) || judge(given);
      }),
      { numRuns: cases(200) },
    );
  });

  it('refuse what is plainly wrong', () => {
    const judge = judgeOf(brief);
    const { invoice } = GENERATE_EXAMPLE;
    const wrong = [
      { number: undefined },
      { lines: 'none' },
      { operation_type: 'gifts' },
      { issue_date: 'May' },
    ];
    for (const fault of wrong)
      expect(judge(JSON.parse(JSON.stringify({ invoice: { ...invoice, ...fault } })))).toBe(false);
    expect(judge({ invoice, options: { profile: 'basic' } })).toBe(false);
  });

  it('leave fields that they do not show to the service, which names what is meant', () => {
    const judge = judgeOf(brief);
    const { invoice } = GENERATE_EXAMPLE;
    expect(judge({ invoice: { ...invoice, payee: { name: 'A' } } })).toBe(true);
    expect(JSON.stringify(brief)).not.toContain('additionalProperties');
  });

  it('say of an invoice that another tool shows only that it is an object', () => {
    const outlined = briefArguments(EmbedToolSchema, ['Invoice']);
    expect(JSON.stringify(outlined).length).toBeLessThan(1_500);
    expect(judgeOf(outlined)({ pdf_base64: 'YQ==', invoice: GENERATE_EXAMPLE.invoice })).toBe(true);
  });

  it('have an object at their root, as the protocol asks', () => {
    expect(briefArguments(ValidateToolSchema)).toMatchObject({ type: 'object' });
  });
});

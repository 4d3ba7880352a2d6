// What callers see in proto/gen/contract.ts is what the schemas infer, field by field: the declarations are made of the same schemas by
// another way (declarations.ts), and `npm run check` compares both here, for it reads types.

import type { Static } from 'typebox';
import { expect, test } from 'vitest';
import type * as contract from '../gen/contract.ts';
import type * as bodies from './bodies.ts';
import type { Complete } from './canonical.ts';
import type * as inferred from './index.ts';
import type * as queries from './queries.ts';

/** A type with what assignability overlooks made visible: which properties may be left out. */
type Shape<T> = T extends readonly (infer U)[]
  ? { readonly list: Shape<U> }
  : T extends object
    ? {
        readonly [K in keyof T]-?: object extends Pick<T, K>
          ? { readonly optional: Shape<Exclude<T[K], undefined>> }
          : { readonly required: Shape<T[K]> };
      }
    : T;

type Same<A, B> = [Shape<A>, Shape<B>] extends [Shape<B>, Shape<A>] ? true : false;

/** The names of all fields, whatever their values. */
type Names<T> = [T] extends [never]
  ? 'value'
  : T extends readonly (infer U)[]
    ? { readonly list: Names<Present<U>> }
    : T extends object
      ? { readonly [K in keyof T]-?: Names<Present<T[K]>> }
      : 'value';

type Present<T> = Exclude<T, null | undefined>;

/** As Same; but a role of a shape that serves several (a buyer has no `legal_info`) says so where the schemas infer the shape. */
type Within<A, B> = Shape<A> extends Shape<B> ? Same<Names<A>, Names<B>> : false;

// Nothing can be given for what is false.
const same = <A, B>(..._proof: Same<A, B> extends true ? [] : [never]): true => true;
const within = <A, B>(..._proof: Within<A, B> extends true ? [] : [never]): true => true;

type Requested = Complete<Static<typeof bodies.RequestFindingSchema>>;

test('the types callers get are those the schemas infer', () => {
  const requests = [
    within<contract.Invoice, inferred.InvoiceInput>(),
    same<contract.GenerateOptions, inferred.GenerateOptionsInput>(),
    within<contract.GenerateRequest, inferred.GenerateRequestInput>(),
    same<contract.ValidateOptions, Static<typeof queries.ValidateOptionsSchema>>(),
    same<contract.ExtractOptions, Static<typeof queries.ExtractOptionsSchema>>(),
    same<contract.RenderOptions, Static<typeof queries.RenderOptionsSchema>>(),
    same<contract.ConvertOptions, Static<typeof queries.ConvertOptionsSchema>>(),
    same<contract.EmbedOptions, Static<typeof queries.EmbedOptionsSchema>>(),
    same<contract.RulesetsOptions, Static<typeof queries.RulesetsOptionsSchema>>(),
  ];
  const answers = [
    same<contract.ValidationOut, inferred.ValidationOut>(),
    same<contract.FindingOut, inferred.FindingOut>(),
    same<contract.PdfFacts, inferred.PdfFacts>(),
    same<contract.Cause, inferred.Cause>(),
    same<contract.PatchOperation, inferred.PatchOperation>(),
    same<contract.Ledger, inferred.Ledger>(),
    same<contract.Loss, inferred.Loss>(),
    same<contract.CompleteTotals, inferred.Totals>(),
    same<contract.GenerateJsonOut, inferred.GenerateJsonOut>(),
    same<contract.ConvertJsonOut, inferred.ConvertJsonOut>(),
    within<contract.ReadInvoice, inferred.ReadInvoice>(),
    same<contract.ComparisonOut, inferred.ComparisonOut>(),
    same<contract.RulesetsOut, inferred.RulesetsOut>(),
    same<contract.RuleOut, inferred.RuleOut>(),
    same<contract.ValidationFault, inferred.ValidationFault>(),
    same<contract.DocumentFinding, Complete<Static<typeof bodies.DocumentFindingSchema>>>(),
    same<
      contract.RequestFinding,
      Omit<Requested, 'patch'> & { readonly patch?: readonly inferred.PatchOperation[] }
    >(),
    same<contract.ErrorCode, inferred.ErrorCode>(),
  ];
  expect([...requests, ...answers]).not.toContain(false);
});

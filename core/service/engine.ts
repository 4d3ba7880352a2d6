import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import type { Engine } from '@conforme/proto/v1';
import { getRule, listRulesets } from '../pipeline/rulebook.ts';
import type { RegistrySource } from '../registry/live.ts';
import type { Work } from '../worker/work.ts';
import {
  DOCUMENT_METHODS,
  namesLanguage,
  spokenIn,
  type Answered,
  type Asked,
  type DocumentCall,
  type DocumentMethod,
} from './calls.ts';
import { toConnectError } from './errors.ts';
import { allFaultsOf, dayOf } from './fields.ts';
import type { Failure } from './failures.ts';
import * as results from './results.ts';
import { validateStream } from './stream.ts';

/** What the service is made of. */
export interface EngineParts {
  readonly rules: RegistrySource;
  /** Carries out what works on a document. */
  readonly work: Work;
  /** The clock. */
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}

/** The calls of the Engine service. Each takes the registry in force at its start and ends on it. */
export function engineService({ rules, work, now, report }: EngineParts): ServiceImpl<typeof Engine> {
  const carriedOut =
    <M extends DocumentMethod>(method: M): Method<Asked<M>, Answered<M>> =>
    async (message, context) => {
      const call: DocumentCall<M> = { method, message, now: now(), language: languageOf(method, context) };
      try {
        return await work.run(call, context);
      } catch (thrown) {
        throw toConnectError(thrown, spokenIn(call));
      }
    };
  const methods = Object.fromEntries(
    DOCUMENT_METHODS.map((method) => [method, carriedOut(method)]),
  ) as DocumentMethods;
  return {
    ...methods,
    validateStream: validateStream(methods.validate, report),
    listRulesets: guarded(async ({ asOf }) =>
      results.rulesetsResponse(
        listRulesets(
          rules.current(),
          allFaultsOf('en', (faults) => dayOf(asOf, now(), faults)),
        ),
      ),
    ),
    getRule: guarded(async ({ id }) => results.ruleResponse(getRule(rules.current(), id))),
  };
}

/** The caller's Accept-Language, for methods whose requests do not name their language. */
export function languageOf(method: DocumentMethod, context: HandlerContext): string | null {
  return namesLanguage(method) ? null : context.requestHeader.get('accept-language');
}

type DocumentMethods = { readonly [M in DocumentMethod]: Method<Asked<M>, Answered<M>> };

type Method<I, O> = (message: I, context: HandlerContext) => Promise<O>;

function guarded<I, O>(method: Method<I, O>): Method<I, O> {
  return async (message, context) => {
    try {
      return await method(message, context);
    } catch (thrown) {
      const asked = context.requestHeader.get('accept-language');
      throw toConnectError(thrown, asked === 'fr' ? 'fr' : 'en');
    }
  };
}

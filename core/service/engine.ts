import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import { Reporting } from '@conforme/proto/v1/reporting';
import { Statuses } from '@conforme/proto/v1/statuses';
import { getRule, listRulesets } from '../pipeline/rulebook.ts';
import { onDemand } from '../plugin/on-demand.ts';
import type { RegistrySource } from '../registry/live.ts';
import type { Work } from '../worker/work.ts';
import { carriedOut, DOCUMENT_METHODS, namesLanguage } from './calls.ts';
import type { Answered, Requested, DocumentCall, DocumentMethod } from './document-call.ts';
import { toConnectError } from './errors.ts';
import { allFaultsOf } from './fields.ts';
import type { Failure } from './failures.ts';
import { offer, type Offered } from './in-process.ts';
import * as results from './results.ts';
import { validateStream } from './stream.ts';
import { dayOf } from './values.ts';

/** Asked for by people who read about law, and by no invoice. */
const comparing = onDemand(() => import('../pipeline/ruleset-diff/index.ts'));

/** What the service is made of. */
export interface EngineParts {
  readonly rules: RegistrySource;
  /** Carries out what works on a document. */
  readonly work: Work;
  /** The clock. */
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}

/** What implements every service that works on documents. */
export type EngineMethods = ServiceImpl<typeof Engine> &
  ServiceImpl<typeof Reporting> &
  ServiceImpl<typeof Statuses>;

/** The calls of the services that work on documents. Each takes the registry in force at its start and ends on it. */
export function engineService({ rules, work, now, report }: EngineParts): EngineMethods {
  const handlerOf =
    <M extends DocumentMethod>(method: M): Method<Requested<M>, Answered<M>> =>
    (message, context) => {
      const call: DocumentCall<M> = { method, message, now: now(), language: languageOf(method, context) };
      return carriedOut(call, () => work.run(call, context));
    };
  const methods = Object.fromEntries(
    DOCUMENT_METHODS.map((method) => [method, handlerOf(method)]),
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
    diffRulesets: guarded(async ({ from, to }) => {
      const { diffRulesets } = await comparing();
      return results.rulesetDiffResponse(await diffRulesets(rules.current(), from, to));
    }),
    getRule: guarded(async ({ id }) => results.ruleResponse(getRule(rules.current(), id))),
  };
}

/** Every service of documents beside what implements it. */
export const offered = (methods: EngineMethods): readonly Offered[] => [
  offer(Engine, methods),
  offer(Reporting, methods),
  offer(Statuses, methods),
];

/** The caller's Accept-Language, for methods whose requests do not name their language. */
export function languageOf(method: DocumentMethod, context: HandlerContext): string | null {
  return namesLanguage(method) ? null : context.requestHeader.get('accept-language');
}

type DocumentMethods = { readonly [M in DocumentMethod]: Method<Requested<M>, Answered<M>> };

type Method<I, O> = (message: I, context: HandlerContext) => Promise<O>;

function guarded<I, O>(method: Method<I, O>): Method<I, O> {
  return async (message, context) => {
    try {
      return await method(message, context);
    } catch (thrown) {
      const language = context.requestHeader.get('accept-language');
      throw toConnectError(thrown, language === 'fr' ? 'fr' : 'en');
    }
  };
}

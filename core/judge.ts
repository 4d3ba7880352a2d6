// Judging alone, on the thread of its caller: what the service answers to Validate, before it is a message. Messages, their descriptors and
// Connect take longer to load than a first verdict takes; they are when a call is refused.

import type { Failure } from '@conforme/proto/failure';
import { LIMITS } from '@conforme/proto/schema/limits';
import { createRegistry, prepareExtensions } from './main.ts';
import { validate, type ValidateOptions } from './pipeline/validate.ts';
import { LimitError, type Language } from './plugin/index.ts';
import type { Registry } from './registry/registry.ts';
import { judgedOut, validateOptions, type Judged, type JudgeRequest } from './service/judging.ts';

export type { Registry } from './registry/registry.ts';
export type { Judged, JudgeRequest } from './service/judging.ts';

/** The longest one third party's pack may judge one document, in ms; the service's own default. */
export const RULE_TIME_LIMIT_MS = 5_000;

/** @throws ConnectError, as a transport rejects */
export type Judge = (request: JudgeRequest) => Promise<Judged>;

/** The rules of this process. @throws PluginError with every fault of every plugin */
export async function rulesHere(plugins: readonly string[]): Promise<Registry> {
  if (plugins.length === 0) return createRegistry();
  return createRegistry(await prepareExtensions({ plugins, ruleTimeLimitMs: RULE_TIME_LIMIT_MS }));
}

/** @param report takes failures that are of the engine itself; without, they are a line on standard error */
export function judgeWith(registry: Registry, report?: (failure: Failure) => void): Judge {
  return async (request) => {
    try {
      if (request.document.length > LIMITS.request_bytes.value) throw new LimitError('request_bytes');
      const options = await optionsOf(request);
      return judgedOut(await validate(registry, request.document, options), options.explain);
    } catch (thrown) {
      throw await refusalOf(thrown, spoken(request), report);
    }
  };
}

const spoken = ({ language }: JudgeRequest): Language => (language === 'fr' ? 'fr' : 'en');

async function optionsOf(request: JudgeRequest): Promise<ValidateOptions> {
  const faults: Parameters<typeof validateOptions>[2] = [];
  const options = validateOptions(request, new Date(), faults);
  if (faults.length === 0) return options;
  const { faultsError } = await import('./service/errors.ts');
  throw faultsError(faults, spoken(request));
}

/** As the transport of one process refuses. */
async function refusalOf(
  thrown: unknown,
  language: Language,
  report: ((failure: Failure) => void) | undefined,
): Promise<Error> {
  const [{ toConnectError }, { refusal }, { toStandardError }] = await Promise.all([
    import('./service/errors.ts'),
    import('./service/in-process.ts'),
    import('./service/failures.ts'),
  ]);
  const call = { method: { name: 'Validate' }, requestHeader: new Headers() };
  return refusal(toConnectError(thrown, language), call, report ?? toStandardError);
}

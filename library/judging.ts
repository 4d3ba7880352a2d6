import { validationOut } from '@conforme/proto/schema/answers';
import { ValidateOptionsSchema, type ValidateOptions as WholeOptions } from '@conforme/proto/schema/queries';
import type { ValidateOptions } from '@conforme/proto/contract';
import type { Call, Document, Explained, Validation } from './conforme.ts';
import { callOf, type EngineClient } from './engine.ts';
import { bytesOf, optionsOf } from './given.ts';

/** A verdict as HTTP answers it, with the packs that judged. @throws ConformeError */
export async function validation(
  engine: EngineClient,
  document: Document,
  given: ValidateOptions = {},
  call: Call = {},
): Promise<Validation | Explained> {
  const options = optionsOf<WholeOptions>(ValidateOptionsSchema, given, call);
  const { as_of: asOf, max_findings: maxFindings, role, treatment, ...flags } = options;
  const answer = await engine.validate(
    {
      ...flags,
      document: bytesOf(document),
      language: call.language ?? 'en',
      maxFindings,
      ...(asOf !== null && { asOf }),
      ...(role !== null && { role }),
      ...(treatment !== null && { treatment }),
    },
    callOf(call),
  );
  const verdict = validationOut(answer, options.explain) as Omit<Validation, 'rulesets'>;
  return { ...verdict, rulesets: answer.rulesets };
}

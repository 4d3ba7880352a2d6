// What services say of requests for statuses and e-reporting: what is to be acted on, where, and whether the patches heal it.

import { expect } from 'vitest';
import type {
  Cause,
  FindingDetail,
  PatchOperation,
  ValidationFault,
  ValidationOut,
} from '@conforme/proto/schema';
import type { Service } from '../../../scripts/start.ts';
import { postJson } from '../service.ts';
import { patched } from './mistake.ts';

interface Body {
  readonly details: readonly (FindingDetail & ValidationFault)[];
  readonly causes?: readonly Cause[];
}

interface Judged {
  readonly validation: ValidationOut;
}

type Answer = Partial<Judged> & { readonly files?: readonly Judged[] };

/** What is no part of the verdict. */
const BESIDE: ReadonlySet<string> = new Set(['plausibility', 'status']);

function doubtsOf({ validation, files = [] }: Answer): string {
  const all = [...files.map((file) => file.validation), ...(validation ? [validation] : [])];
  const findings = all.flatMap((each) => each.findings);
  const doubts = findings.filter(({ source }) => BESIDE.has(source)).map(({ rule }) => `doubt ${rule}`);
  return doubts.join(', ') || 'fine';
}

/** What is said of a request, in both languages the same: of each cause its rule and place; whether the patches heal it. */
export async function reported(service: Service, path: string, request: object): Promise<string> {
  const answers = await Promise.all(
    ['en', 'fr'].map((language) =>
      postJson(service, path, request, { 'accept-language': language, accept: 'application/json' }),
    ),
  );
  if (answers[0]!.status === 200) return doubtsOf((await answers[0]!.json()) as Answer);
  const [english, french] = (await Promise.all(answers.map((answer) => answer.json()))) as [Body, Body];
  const shown = ({ details, causes }: Body): string =>
    (causes?.map(({ finding }) => details[finding]!) ?? details)
      .map(({ rule, type, pointer }) => `${rule ?? type ?? 'wrong'} ${pointer}`)
      .join(', ');
  expect(shown(french)).toBe(shown(english));
  const acts: readonly { readonly patch?: unknown }[] = english.causes ?? english.details;
  const patch = acts.flatMap((each) => (each.patch ?? []) as PatchOperation[]);
  if (patch.length === 0) return shown(english);
  const mended = await postJson(service, path, patched(request as never, patch));
  return `${shown(english)} – ${mended.status === 200 ? 'healed' : 'patched'}`;
}

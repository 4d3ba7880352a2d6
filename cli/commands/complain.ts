import { styleText } from 'node:util';
import { folded } from '@conforme/proto/schema/folded';
import type { Cause, FindingDetail, Language } from '@conforme/proto/schema';
import { requestFinding, UNTOLD } from '@conforme/proto/schema/findings';
import { exitOf, type Refusal } from '../documents/outcome.ts';
import type { EngineRefusal } from '../documents/refusal.ts';
import { EXIT, type Exit } from '../exit.ts';
import { foldedLines } from '../report/text.ts';
import { WORDS } from '../report/words.ts';
import type { World } from '../world.ts';
import { hasColour } from './given.ts';

export type { FindingDetail };

/** Why there is no document, or the warnings of the one there is. */
export interface Complaint {
  readonly code: string;
  readonly message: string;
  readonly findings: readonly FindingDetail[];
  readonly causes?: readonly Cause[];
}

export interface Telling {
  /** What the findings are about, as it was named. */
  readonly name: string;
  readonly language: Language;
  readonly asJson: boolean;
}

/**
 * On standard error, because a document may be on its way to standard output; as JSON, which a program requests, on
 * standard output: where there is a complaint there is no document.
 */
export async function complain(complaint: Complaint, telling: Telling, world: World): Promise<void> {
  const { findings, causes = [], code, message } = complaint;
  if (telling.asJson) {
    const details = findings.map(faceOf);
    const more = { ...(details.length > 0 && { details }), ...(causes.length > 0 && { causes }) };
    const body = { code, message, ...more };
    return world.out.write(`${JSON.stringify(body, null, 2)}\n`);
  }
  const listed = findings.length > 0 ? findings : [{ ...UNTOLD, rule: code, message }];
  await tellFindings(listed, telling, world, causes);
}

/** A line or more for each, on standard error. */
export async function tellFindings(
  findings: readonly FindingDetail[],
  telling: Telling,
  world: World,
  causes: readonly Cause[] = [],
): Promise<void> {
  const colour = hasColour(world.err, world.env);
  const format = {
    words: WORDS[telling.language],
    paint: (style: Parameters<typeof styleText>[0], text: string) =>
      colour ? styleText(style, text, { validateStream: false }) : text,
    explain: false,
    language: telling.language,
  };
  const lines = folded(findings, causes).flatMap((each) => foldedLines(telling.name, each, format));
  await world.err.write(lines.map((line) => `${line}\n`).join(''));
}

/** Decision 4, with the place in the source. */
export function faceOf(finding: FindingDetail): object {
  const { line, column } = finding;
  return { ...requestFinding(finding), line, column };
}

/** What the engine refused to write. @param placed gives a finding its line */
export function complaintOf(
  { code, message, findings, faults, causes = [] }: EngineRefusal,
  placed: (finding: FindingDetail) => FindingDetail,
): { readonly complaint: Complaint; readonly exit: Exit } {
  const asFindings = faults.map(({ msg, type, pointer }) => ({
    ...UNTOLD,
    rule: type,
    message: msg,
    pointer,
  }));
  return {
    complaint: { code, message, findings: [...findings, ...asFindings].map(placed), causes },
    exit: exitOfWriting(code),
  };
}

const OF_THE_REQUEST: ReadonlySet<Refusal['code']> = new Set<Refusal['code']>([
  'invalid_input',
  'validation_error',
  'lossy_conversion',
]);

/** A request at fault has findings; asking for what cannot be is usage. */
export function exitOfWriting(code: Refusal['code']): Exit {
  if (code === 'unsupported_profile') return EXIT.usage;
  if (OF_THE_REQUEST.has(code)) return EXIT.findings;
  return exitOf({ code, message: '', findings: [] }, 'fatal');
}

import type { PDFDict } from '@cantoo/pdf-lib';
import { Budget } from '@conforme/pdf/file/budget';
import type { Loaded } from '@conforme/pdf/file/load';
import { check } from '../check/index.ts';
import { Report } from '../check/report.ts';
import type { Refusal } from '../refusal.ts';
import { actions } from './action.ts';
import { annotations } from './annotation.ts';
import { catalogue } from './catalogue.ts';
import { colors } from './color.ts';
import { contents } from './content.ts';
import { flattening } from './flatten.ts';
import { fonts } from './font.ts';
import { forms } from './form.ts';
import { graphicsStates } from './gstate.ts';
import { images } from './image.ts';
import { pageTree } from './page-tree.ts';
import { layers } from './layer.ts';
import { scalars } from './scalar.ts';
import { references } from './reference.ts';
import { streams } from './stream.ts';
import { structure } from './structure.ts';
import { partsOf, type Outcome, type Repaired, type Step, type Subject } from './step.ts';

/**
 * What is set right, in this order. Each step has one concern and changes nothing that is seen; whatever remains wrong
 * is found by the check afterwards and refused.
 */
const STEPS: readonly Step[] = [
  streams,
  scalars,
  catalogue,
  pageTree,
  structure,
  actions,
  layers,
  annotations,
  forms,
  flattening,
  images,
  graphicsStates,
  colors,
  contents,
  references,
];
/** Last of all, and only for who needs it: to look for faults of fonts is to follow all that is shown. */
const LAST: readonly Step[] = [fonts];

/**
 * Brings a document nearer to PDF/A-3b.
 *
 * @param outcome collects what would not be shown as before, and what is worth knowing
 * @returns what was changed, in the order it was done; the same at the same place once
 */
export function repair(
  loaded: Loaded,
  pages: readonly PDFDict[],
  flatten = false,
  outcome: Outcome = { losses: new Report(), announced: [] },
): readonly Repaired[] {
  const subject: Subject = { loaded, pages, parts: partsOf(loaded), flatten, outcome };
  return applied([...STEPS, ...LAST], subject);
}

/**
 * Does the same, and judges. Where nothing is wrong but for fonts that were not looked at, their judgement is that all are sound, and
 * there is nothing to repair: following all that is shown once more took a fifth of the time of an ordinary file.
 *
 * @returns what remains wrong
 */
export function repairAndCheck(
  loaded: Loaded,
  pages: readonly PDFDict[],
  flatten: boolean,
  outcome: Outcome,
): readonly Refusal[] {
  const subject: Subject = { loaded, pages, parts: partsOf(loaded), flatten, outcome };
  applied(STEPS, subject);
  const found = check(loaded, pages);
  if (found.length === 0) return outcome.losses.refusals;
  applied(LAST, subject);
  // What was read to judge is read once more; that is no fault of the file.
  return [...outcome.losses.refusals, ...check({ ...loaded, budget: new Budget() }, pages)];
}

function applied(steps: readonly Step[], subject: Subject): readonly Repaired[] {
  const done = new Map<string, Repaired>();
  for (const { clause, apply } of steps)
    apply(subject, (where, what) => void done.set([clause, where, what].join('\n'), { clause, where, what }));
  return [...done.values()];
}

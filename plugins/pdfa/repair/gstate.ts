import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import type { Budget } from '@conforme/pdf/file/budget';
import { N, isIntent, nameOf, numberOf } from '@conforme/pdf/file/values';
import { BLEND } from '../check/gstate.ts';
import { dictOf, drop, placeOf, type Note, type Part, type Step } from './step.ts';
import { changesColours } from './transfer.ts';

const HALFTONES = ['HT', 'HTP', 'HTO'];
const TRANSFERS = ['TR', 'TR2'];

/**
 * Graphics states (6.2.5, 6.2.10): settings for a printer leave; they change no picture on a screen. A transfer function that turns colours
 * into others stays, and the check refuses the file.
 */
export const graphicsStates: Step = {
  clause: '6.2.5',
  apply({ parts, loaded }, note) {
    const mend = (state: PDFDict, part: Part): void => mendState(state, part, loaded.budget, note);
    for (const part of parts) {
      const dict = dictOf(part);
      if (!dict) continue;
      if (dict.lookup(N('Type')) === N('ExtGState')) mend(dict, part);
      const states = dict.lookup(N('ExtGState'));
      if (states instanceof PDFDict)
        for (const key of states.keys()) {
          const state = states.lookup(key);
          if (state instanceof PDFDict) mend(state, part);
        }
    }
  },
};

function mendState(state: PDFDict, part: Part, budget: Budget, note: Note): void {
  const where = placeOf(part);
  const harmless = TRANSFERS.filter((key) => !changesColours(state.lookup(N(key)), budget));
  if (drop(state, [...HALFTONES, ...harmless])) note(where, 'transfer functions and halftones left out');
  if (state.get(N('RI')) && !isIntent(state.lookup(N('RI'))) && state.delete(N('RI')))
    note(where, 'an unknown rendering intent left out');
  // With ICC colours overprint mode 1 has no effect, and is not allowed (6.2.4.2).
  if (numberOf(state.lookup(N('OPM'))) === 1) {
    state.set(N('OPM'), PDFNumber.of(0));
    note(where, 'overprint mode 1 set to 0');
  }
  const mode = state.lookup(N('BM'));
  if (mode && !(mode instanceof PDFName && BLEND.has(mode.decodeText()))) {
    state.set(N('BM'), N(firstBlendMode(mode)));
    note(where, 'the blend mode a viewer would choose stated alone');
  }
}

/** Of several modes the first one known counts; an unknown one is Normal (ISO 32000-1, 11.6.3). */
function firstBlendMode(mode: PDFObject): string {
  const names = mode instanceof PDFArray ? mode.asArray().map((_, i) => nameOf(mode.lookup(i))) : [];
  return names.find((name) => BLEND.has(name)) ?? 'Normal';
}

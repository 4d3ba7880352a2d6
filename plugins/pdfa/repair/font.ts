import { Budget } from '@conforme/pdf/file/budget';
import { Excess } from '@conforme/pdf/file/fault';
import { N, nameOf } from '@conforme/pdf/file/values';
import { placeOfFont } from '../check/font.ts';
import { within } from '../check/report.ts';
import { fontsShown, type UsedFont } from '../check/usage.ts';
import { baseName, type FaultyFont } from './font-case.ts';
import { differenceOf, fontBefore, withoutGlyph } from './font-compare.ts';
import { repairComposite } from './font-composite.ts';
import { repairSimple } from './font-simple.ts';
import { repairType3 } from './font-type3.ts';
import type { Note, Step, Subject } from './step.ts';

/** Fonts (6.2.11): embedded, complete for what is shown, in agreement with the widths the page was set with. */
export const fonts: Step = {
  clause: '6.2.11',
  apply(subject, note) {
    // What is read to compare is read by the repair, too: it has a budget of its own.
    const budget = new Budget();
    for (const used of fontsShown(subject.loaded, subject.pages))
      if (!used.sound) repairCompared(used, subject, note, budget);
  },
};

/** Repairs a font; what it then shows otherwise than before is a reason to refuse the file. */
function repairCompared({ font, use }: UsedFont, subject: Subject, note: Note, budget: Budget): void {
  const place = placeOfFont(font, use.where);
  const where = within(use.where, `font ${baseName(font) || 'without a name'}`);
  const before = fontBefore(font, budget);
  let isRepaired = false;
  const faulty: FaultyFont = {
    font,
    shown: use.shown,
    budget: subject.loaded.budget,
    subject,
    note: (what) => {
      isRepaired = true;
      note(where, what);
    },
    announce: (what) => void subject.outcome.announced.push({ rule: 'PDF-FONT', where: place, what }),
  };
  attempt(() => repairFont(faulty));
  if (!isRepaired) return;
  const missing = withoutGlyph(before, font, use.shown, budget);
  if (missing > 0 && use.visible)
    faulty.announce(`characters it has no glyph for are shown as before: ${missing}`);
  const difference = differenceOf(before, font, use.shown, budget);
  if (difference !== null) subject.outcome.losses.add('PDF-FONT', place, difference);
}

function repairFont(faulty: FaultyFont): void {
  faulty.font.set(N('Type'), N('Font'));
  const kind = nameOf(faulty.font.lookup(N('Subtype')));
  if (kind === 'Type0') repairComposite(faulty);
  else if (kind === 'Type3') repairType3(faulty);
  else if (['TrueType', 'Type1', 'MMType1'].includes(kind)) repairSimple(faulty);
}

/** A font program is a file of its own; one that breaks its reader stays as it is, and the check refuses it. */
function attempt(repair: () => void): void {
  try {
    repair();
  } catch (error) {
    if (error instanceof Excess) throw error;
  }
}

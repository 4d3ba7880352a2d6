import { Excess } from '@conforme/pdf/file/fault';
import { N, nameOf } from '@conforme/pdf/file/values';
import { fontsShown } from '../check/usage.ts';
import { baseName, type FaultyFont } from './font-case.ts';
import { repairComposite } from './font-composite.ts';
import { repairSimple } from './font-simple.ts';
import { repairType3 } from './font-type3.ts';
import type { Step } from './step.ts';

/** Fonts (6.2.11): embedded, complete for what is shown, in agreement with the widths the page was set with. */
export const fonts: Step = {
  clause: '6.2.11',
  apply(subject, note) {
    for (const { font, use, sound } of fontsShown(subject.loaded, subject.pages)) {
      if (sound) continue;
      const name = baseName(font) || 'without a name';
      const { budget } = subject.loaded;
      const faulty: FaultyFont = {
        font,
        shown: use.shown,
        budget,
        subject,
        note: (what) => note(`${use.where}, font ${name}`, what),
      };
      attempt(() => repairFont(faulty));
    }
  },
};

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

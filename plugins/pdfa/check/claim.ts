import type { PDFDict } from '@cantoo/pdf-lib';
import { isPartial } from '@conforme/pdf/file/fault';
import { Budget } from '@conforme/pdf/file/budget';
import type { Loaded } from '@conforme/pdf/file/load';
import type { Refusal } from '../refusal.ts';
import { CMYK } from './color.ts';
import { checkContainer, intendedSpace } from './container.ts';
import { checkDevice } from './device.ts';
import { check } from './index.ts';
import { Report } from './report.ts';

/** Far above an invoice of hundreds of pages, and done within seconds. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_STEPS = 500_000;

/**
 * Where a file that claims to be PDF/A-3b is not: breaches beyond doubt only. What our check cannot vouch for is left out,
 * since a wrong verdict costs the sender his invoice.
 *
 * @throws Excess when the file asks for more memory than we give.
 */
export function breaches(opened: Loaded, pages: readonly PDFDict[]): Refusal[] {
  const loaded = { ...opened, budget: new Budget(MOST_BYTES, MOST_STEPS) };
  const drawn = check(loaded, pages);
  const report = new Report();
  attempt(() => checkContainer(loaded, report));
  attempt(() => {
    // Colours of the page are read once more only where they can be wrong.
    if (intendedSpace(loaded) !== 'RGB' || drawn.some(({ reason }) => reason === CMYK))
      checkDevice(loaded, pages, report);
  });
  return [...drawn, ...report.refusals].filter(({ broken }) => broken);
}

/** Parts that cannot be unpacked are not judged. */
function attempt(judge: () => void): void {
  try {
    judge();
  } catch (error) {
    if (!(error instanceof RangeError) && !isPartial(error)) throw error;
  }
}

import type { PDFDict } from '@cantoo/pdf-lib';
import type { Refusal } from '../pdf/fault.ts';
import type { Loaded } from '../pdf/load.ts';
export function check(_l: Loaded, _p: readonly PDFDict[]): Refusal[] { return []; }

// `node:timers/promises` in a browser.

import { setImmediate as turn } from './globals.ts';

export const setImmediate = (): Promise<void> => new Promise(turn);

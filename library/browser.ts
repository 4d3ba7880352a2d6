// `conforme/browser`: the engine in a worker of a browser. Documents stay where they are.

import { Asked } from './browser/asked.ts';
import type { Call, Conforme } from './conforme.ts';

export { ConformeError, type Detail, type Refusal } from './error.ts';
export type * from './conforme.ts';
export type * from '@conforme/proto/contract';

/** Where the engine is. */
export interface BrowserSettings {
  /** Address of its folder, of the same origin as the page. */
  readonly at: string | URL;
}

/** The calls of the library, carried out by a worker. */
export interface BrowserConforme extends Conforme {
  /** Ends the worker. Calls that are not answered yet are rejected. */
  close(): void;
}

/** Starts the engine. @throws Error when there is none at the address, or the page's policy forbids it */
export async function open({ at }: BrowserSettings): Promise<BrowserConforme> {
  const asked = new Asked(new URL(at, globalThis.location.href));
  await asked.ready;
  return over(asked);
}

function over(asked: Asked): BrowserConforme {
  const plain =
    (name: keyof Conforme) =>
    (given: unknown, call: Call = {}) =>
      asked.ask(name, [given], call);
  const chosen =
    (name: keyof Conforme) =>
    (given: unknown, options: object = {}, call: Call = {}) =>
      asked.ask(name, [given, options], call);
  return {
    generate: plain('generate'),
    preview: plain('preview'),
    validate: chosen('validate'),
    extract: chosen('extract'),
    convert: chosen('convert'),
    embed: plain('embed'),
    render: chosen('render'),
    compare: plain('compare'),
    receive: chosen('receive'),
    flux1: chosen('flux1'),
    generateStatus: plain('generateStatus'),
    extractStatus: plain('extractStatus'),
    nextStatuses: plain('nextStatuses'),
    generateReports: plain('generateReports'),
    reportingCalendar: plain('reportingCalendar'),
    rulesetDiff: plain('rulesetDiff'),
    explain: plain('explain'),
    rulesets: (options: object = {}, call: Call = {}) => asked.ask('rulesets', [options], call),
    close: () => asked.close(),
  } as BrowserConforme;
}

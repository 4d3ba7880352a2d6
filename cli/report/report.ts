import type { Language } from '@conforme/proto/schema';
import type { Judged, Summary } from '../documents/outcome.ts';

/** The report of a run, piece by piece, so that one of 10,000 documents is never in memory whole. */
export interface Report {
  begin(): string;
  document(judged: Judged): string;
  end(summary: Summary): string;
}

export interface ReportSettings {
  readonly language: Language;
  readonly version: string;
  /** Say what each rule protects, too. */
  readonly explain: boolean;
  readonly colour: boolean;
  /** Nothing but what is wrong. */
  readonly quiet: boolean;
  /** How many documents there are to come. */
  readonly documents: number;
  /** One document was named, by itself. */
  readonly single: boolean;
}

/** Beyond, valid documents would hide the others: they are counted only. */
export const FEW = 20;

export const FORMATS = ['text', 'json', 'ndjson', 'sarif', 'junit', 'svrl', 'html'] as const;
export type Format = (typeof FORMATS)[number];

/** What a report of one document is called beside it. */
export const EXTENSIONS: Readonly<Record<Format, string>> = {
  text: '.txt',
  json: '.json',
  ndjson: '.ndjson',
  sarif: '.sarif',
  junit: '.junit.xml',
  svrl: '.svrl.xml',
  html: '.html',
};

/** What the reader may leave out without any document becoming another tree: each remembers markup of earlier documents. */
export interface ReaderPasses {
  readonly ordinary: boolean;
  /** Only where `ordinary` runs. */
  readonly fragments: boolean;
  readonly rootTag: boolean;
}

export type ReaderPassName = keyof ReaderPasses;

/** An optimisation of the reader, for people. */
export interface ReaderPass {
  readonly name: ReaderPassName;
  /** What it does, and why that is faster. */
  readonly reason: string;
  /** What leaving it out costs, by `node test/bench/reader-passes.ts`. */
  readonly figure: string;
}

export const ALL_READER_PASSES: ReaderPasses = { ordinary: true, fragments: true, rootTag: true };
export const NO_READER_PASSES: ReaderPasses = { ordinary: false, fragments: false, rootTag: false };

// How a command ends. Scripts depend on these numbers (docs/cli.md).

export const EXIT = {
  ok: 0,
  /** A document breaks a rule, or a request does not become one. */
  findings: 1,
  /** The command was not understood; nothing was done. */
  usage: 2,
  /** What was given cannot be read as an invoice. */
  notAnInvoice: 3,
  /** No verdict, and not because of the document: the engine failed, or the file cannot be opened. */
  engine: 4,
  /** As shells say it of a command that Ctrl-C ended (128 + SIGINT). */
  interrupted: 130,
} as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Of many documents the gravest counts: 4, then 3, then 1. An interrupted run is never ok, whatever it saw. */
export function worst(one: Exit, other: Exit): Exit {
  return one > other ? one : other;
}

/** The command line is wrong, or names what is not there. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The command whose help would tell. */
  readonly command: string | null;

  constructor(message: string, command: string | null = null) {
    super(message);
    this.command = command;
  }
}

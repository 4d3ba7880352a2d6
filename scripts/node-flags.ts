// What Node hears at its start alone, by what is started. The scripts of package.json say the same; test/start holds them to it.

/** Room for young objects (README). */
const YOUNG = '--max-semi-space-size=16';

/**
 * A worker holds the results of a chunk longer than young objects live. They are freed when the whole heap is collected, which V8 puts off
 * until it is hundreds of MB larger: 288 MB after 10,000 documents, 409 MB after 100,000. So it begins sooner, and lets the heap grow by a
 * third from one time to the next.
 */
const SOONER = ['--initial-old-space-size=96', '--heap-growing-percent=30'];

/** @param part null for the service */
export const nodeFlags = (part: 'core' | 'mcp' | 'worker' | null): readonly string[] =>
  part === 'worker' ? [YOUNG, ...SOONER] : [YOUNG];

// Rows of the published contract that are not built yet. `record.ts` prints them as skipped, each with what is missing, and
// records nothing of them; a row leaves this list in the commit that builds it and gives it its test.

export const LATER: ReadonlyMap<string, string> = new Map();

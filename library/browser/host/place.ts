/** The engine's folder on the server, which is the root of all paths here. The worker lies in it. */
const FOLDER = new URL('.', globalThis.location.href);

/** Where a file of the engine is. */
export const addressOf = (path: string): URL => new URL(`.${path}`, FOLDER);

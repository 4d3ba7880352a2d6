import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A name as a URI reference (RFC 3986, 4.1): relative where the name is. */
export function uriOf(name: string): string {
  if (path.isAbsolute(name)) return pathToFileURL(name).href;
  const steps = name.split(path.sep).map((step) => encodeURIComponent(step));
  return steps.join('/');
}

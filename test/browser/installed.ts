import { existsSync } from 'node:fs';

/** Where a browser is; null, with a line that says so, where none is. @param variable of the environment that names another place */
export function installed(name: string, variable: string, places: readonly string[]): string | null {
  const named = process.env[variable] ?? '';
  const found = [named, ...places].find((place) => place !== '' && existsSync(place)) ?? null;
  if (found === null)
    process.stderr.write(
      `test/browser: skipped, no ${name} is installed (${variable} names one elsewhere)\n`,
    );
  return found;
}

import { createRequire } from 'node:module';

/** As much of SaxonJS as stylesheets are run with. */
export interface SaxonJs {
  transform(options: Readonly<Record<string, unknown>>, how: 'sync'): { readonly principalResult: string };
}

const require = createRequire(import.meta.url);

/**
 * SaxonJS, which nobody needs but for packs that exist only as XSLT: it does not come with this package.
 * @throws Error naming the pack and what to install.
 */
export const saxonJs = (pack: string): SaxonJs => require(installed(pack, 'saxon-js')) as SaxonJs;

/** The file of the XSLT compiler's command. @throws as `saxonJs`. */
export const xslt3 = (pack: string): string => installed(pack, 'xslt3', 'xslt3/xslt3.js');

/** Where a file of an optional package lies. */
export function installed(pack: string, name: string, file = name): string {
  try {
    return require.resolve(file);
  } catch {
    throw new Error(
      `the pack ${pack} is XSLT and needs ${name}, which is not installed: npm install ${name}`,
    );
  }
}

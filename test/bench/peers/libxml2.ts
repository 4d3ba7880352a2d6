// libxml2-wasm: the schema alone. Arguments: the schema's entry file for CII, and for UBL where there is one.

import { compileXsd } from '../../oracle/libxml2-schema.ts';
import { serve } from './serve.ts';

const [cii = '', ubl] = process.argv.slice(2);
const faults: Record<string, (bytes: Uint8Array) => number> = { cii: compileXsd(cii) };
if (ubl !== undefined) faults['ubl'] = compileXsd(ubl);

await serve({
  schema: ({ bytes, syntax }) => {
    const check = faults[syntax];
    if (!check) throw new Error(`no schema for ${syntax}`);
    return check(bytes);
  },
});

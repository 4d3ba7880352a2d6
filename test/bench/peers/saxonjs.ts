// SaxonJS running the official stylesheets, compiled to its own format beforehand. Arguments: SYNTAX=FILE.sef.json…

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { serve } from './serve.ts';

interface SaxonJS {
  transform(options: Record<string, unknown>, how: 'sync'): { principalResult: string };
}

const saxon = createRequire(import.meta.url)('saxon-js') as SaxonJS;

const sheets = new Map(
  process.argv.slice(2).map((argument) => {
    const [syntax = '', file = ''] = argument.split('=');
    return [syntax, JSON.parse(readFileSync(file, 'utf8')) as unknown];
  }),
);

await serve({
  en: ({ bytes, syntax }) => {
    const sourceText = Buffer.from(bytes).toString('utf8');
    const options = { stylesheetInternal: sheets.get(syntax), sourceText, destination: 'serialized' };
    const { principalResult: svrl } = saxon.transform(options, 'sync');
    return svrl.match(/flag="fatal"/g)?.length ?? 0;
  },
});

import type { Run } from '../command.ts';
import { put } from './files.ts';
import { ofDocument } from './of-document.ts';

/** `conforme render`. */
export const render: Run = (given, world) =>
  ofDocument(given, world, 'render', async (engine, document, language) => {
    const output = given.text('output');
    const format = given.text('format') ?? (/\.html?$/i.test(output ?? '') ? 'html' : 'pdf');
    const rendered = await engine.render({ document, format, language });
    const file = await put(rendered.content, output ?? rendered.filename, world);
    if (file !== null) await world.err.write(`${file}: ${rendered.mediaType}\n`);
  });

import { flux1Facts } from '@conforme/proto/schema/answers';
import type { Run } from '../command.ts';
import { put } from './files.ts';
import { ofDocument } from './of-document.ts';

/** `conforme flux1`. */
export const flux1: Run = (given, world) =>
  ofDocument(given, world, 'flux1', async (engine, document, language) => {
    const level = given.text('level') ?? 'base';
    const extract = await engine.extractFlux1({ document, level, language });
    const file = await put(extract.content, given.text('output') ?? extract.filename, world);
    const facts = flux1Facts(extract);
    if (given.text('format') === 'json')
      return void (await world[file === null ? 'err' : 'out'].write(`${JSON.stringify(facts, null, 2)}\n`));
    if (file === null) return;
    const summary = {
      en: `${facts.left_out.length} values left out, ${facts.supplied.length} supplied`,
      fr: `${facts.left_out.length} valeurs laissées de côté, ${facts.supplied.length} ajoutées`,
    };
    await world.err.write(`${file}: flux1 ${level}, ${summary[language]}\n`);
  });

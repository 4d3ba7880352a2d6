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
    const [out, added] = [facts.left_out.length, facts.supplied.length];
    // French has the singular for 0, too.
    const summary = {
      en: `${out} value${out === 1 ? '' : 's'} left out, ${added} supplied`,
      fr: `${out} valeur${out < 2 ? '' : 's'} laissée${out < 2 ? '' : 's'} de côté, ${added} ajoutée${added < 2 ? '' : 's'}`,
    };
    await world.err.write(`${file}: flux1 ${level}, ${summary[language]}\n`);
  });

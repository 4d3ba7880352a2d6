import { comparisonCodec } from '@conforme/proto/schema/codec';
import { comparisonLines } from '@conforme/proto/schema/comparison-text';
import type { Run } from '../command.ts';
import { EXIT } from '../exit.ts';
import { put } from './files.ts';
import { ofDocument } from './of-document.ts';

/** `conforme compare`. */
export const compare: Run = async (given, world) => {
  let differs = false;
  const exit = await ofDocument(given, world, 'compare', async (engine, document, language) => {
    const answer = await engine.compare({ document, language });
    const comparison = comparisonCodec.fromMessage(answer.comparison!);
    differs = comparison.summary.different > 0;
    const text =
      given.text('format') === 'json'
        ? JSON.stringify(comparison, null, 2)
        : comparisonLines(comparison, language).join('\n');
    await put(`${text}\n`, given.text('output') ?? '-', world);
  });
  return exit === EXIT.ok && differs ? EXIT.findings : exit;
};

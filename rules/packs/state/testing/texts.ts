import type { PackWithTexts } from '../../index.ts';

/** What is wrong with the words of a pack: every rule has its own in both languages, short, whole, and filled in. */
export function faultsOfWords(pack: PackWithTexts): string[] {
  return pack.rules.flatMap(({ id, message }) =>
    (['en', 'fr'] as const).flatMap((language) => {
      const values = message.filter((part) => typeof part === 'number').map((_, index) => `<${index + 1}>`);
      const { title, message: sentence, explanation, fix, reference } = pack.explain(id, language, values);
      const whole = [title, sentence, explanation, fix].join('\n');
      const other = pack.explain(id, language === 'en' ? 'fr' : 'en', values);
      return [
        ...(title === id || title.length > 60 ? [`the title "${title}"`] : []),
        ...([sentence, explanation, fix].every((text) => /^(\p{Lu}|<)[^]*\S\.$/u.test(text))
          ? []
          : [`a sentence of ${whole}`]),
        ...(/[{}]|undefined/.test(whole) ? [`an open place in ${whole}`] : []),
        ...(language === 'fr' && /« | [;:?!»](\s|$)/.test(whole) ? [`a blank that breaks in ${whole}`] : []),
        ...(other.title === title || other.message === sentence || other.fix === fix
          ? ['one language for both']
          : []),
        ...(pack.terms(id).length > 0 && /G|S|P/.test(reference) ? [] : ['no terms or no reference']),
      ].map((fault) => `${id} ${language}: ${fault}`);
    }),
  );
}

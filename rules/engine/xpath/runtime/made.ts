import { ATTRIBUTE, COMMENT, INSTRUCTION, TEXT } from '../../xml/index.ts';
import { spell } from './cast.ts';
import type { Document } from './document.ts';
import { EvaluationError } from './error.ts';
import type { Item } from './items.ts';
import { MadeText } from './items.ts';

export const madeText = (text: string): MadeText => new MadeText(text, false);

/**
 * What a variable with content holds: a document of the text its instructions give (XSLT 2.0, 5.7.1). Values side by side are
 * parted by a blank, nodes are copied.
 */
export function madeDocument(d: Document, items: readonly Item[]): MadeText {
  let text = '';
  let value = false;
  for (const item of items) {
    const isValue = typeof item !== 'number' && !(item instanceof MadeText);
    text += (value && isValue ? ' ' : '') + (typeof item === 'number' ? copied(d, item) : spell(item));
    value = isValue;
  }
  return new MadeText(text, true);
}

/** The text a copy of the node adds. */
function copied(d: Document, node: number): string {
  const kind = d.kind[node];
  if (kind === ATTRIBUTE) throw new EvaluationError('XTDE0420', 'a document has no attributes');
  return kind === COMMENT || kind === INSTRUCTION ? '' : d.text(node);
}

/** What xsl:value-of writes: text nodes side by side are one, and empty ones none (XSLT 2.0, 5.7.2). */
export function simpleContent(d: Document, items: readonly Item[], separator: string): string {
  const parts: string[] = [];
  let before = false;
  for (const item of items) {
    const isText =
      typeof item === 'number' ? d.kind[item] === TEXT : item instanceof MadeText && !item.document;
    const text = typeof item === 'number' ? d.text(item) : spell(item);
    if (isText && text === '') continue;
    if (isText && before) parts[parts.length - 1] += text;
    else parts.push(text);
    before = isText;
  }
  return parts.join(separator);
}

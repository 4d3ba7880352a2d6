import type { Markup } from './markup.ts';
import { XSL, isXsl } from './markup.ts';

/** The namespace of what stands around content that is more than one element. */
export const CONTENT = 'conforme:content';

/** The elements a variable holds as XML, when instructions have no part in them; else null. */
export function constantTree(node: Markup): string | null {
  const elements = node.children.filter((child) => typeof child !== 'string' && child.uri !== XSL);
  if (elements.length === 0 || !isConstant(node)) return null;
  const text = inside(node);
  const parts = node.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  return parts.length === 1 ? text : `<content xmlns="${CONTENT}">${text}</content>`;
}

const isConstant = (node: Markup): boolean =>
  node.children.every(
    (child) =>
      typeof child === 'string' ||
      (child.uri === XSL ? isXsl(child, 'text') : plainAttributes(child) && isConstant(child)),
  );

/** Braces would be computed; names with a prefix are not kept. */
const plainAttributes = ({ attributes }: Markup): boolean =>
  Object.entries(attributes).every(([name, { value }]) => !/^\{|[{}]/.test(name + value));

function inside(node: Markup): string {
  return node.children
    .map((child) => {
      if (typeof child !== 'string') return isXsl(child, 'text') ? spelled(child) : written(child);
      return child.trim() === '' ? '' : escaped(child);
    })
    .join('');
}

const spelled = ({ children }: Markup): string =>
  escaped(children.filter((child) => typeof child === 'string').join(''));

function written(node: Markup): string {
  const attributes = Object.entries(node.attributes).map(
    ([name, { value }]) => ` ${name}="${escaped(value)}"`,
  );
  return `<${node.local} xmlns="${escaped(node.uri)}"${attributes.join('')}>${inside(node)}</${node.local}>`;
}

const escaped = (value: string): string =>
  value.replaceAll(/[&<>"\n\r\t]/g, (sign) => `&#${sign.codePointAt(0)!};`);

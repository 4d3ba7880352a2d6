import { createHash } from 'node:crypto';
import type { CompleteInvoice } from '@conforme/core/invoice';
import type { Look } from '@conforme/core/plugin';
import { contentOf, type Content } from '../content/index.ts';
import { closing, facts, foot, lines, notes, parties, payments } from './body.ts';
import { documentOf, element, type Element } from './element.ts';
import { styleOf } from './style.ts';

/**
 * The invoice as one HTML file: the sections, words and formats of the printed page, in elements that say what they are. It
 * asks for nothing and runs nothing, and says so to the browser.
 */
export async function renderHtml(invoice: CompleteInvoice, look: Look): Promise<Uint8Array> {
  // No logo is drawn here, so that the name stands in its place.
  const content = contentOf(invoice, { ...look, logo: null });
  const page = element(
    'html',
    { lang: content.language },
    head(content, styleOf(look.accentColor, content)),
    body(content),
  );
  return Buffer.from(documentOf(page), 'utf8');
}

function head({ title, number }: Content, style: string): Element {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy.join('; ') }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'robots', content: 'noindex' }),
    element('title', {}, [title, number].join(' ')),
    element('style', {}, style),
  );
}

function body(content: Content): Element {
  const { notice, name, title, number, issued } = content;
  const dated = [number, issued].filter(Boolean).join(' · ');
  const right = element('div', {}, element('h1', {}, title), element('p', { class: 'number' }, dated));
  return element(
    'body',
    {},
    element(
      'header',
      {},
      notice === null ? null : element('p', { class: 'notice', role: 'note' }, notice),
      element('div', { class: 'head' }, element('p', { class: 'name' }, name), right),
    ),
    element(
      'main',
      {},
      ...parties(content),
      facts(content.facts, content.title),
      lines(content),
      closing(content),
      ...payments(content),
      ...notes(content),
    ),
    foot(content),
  );
}

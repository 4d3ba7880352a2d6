import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it.each([
  ['F-2026.pdf', `attachment; filename="F-2026.pdf"; filename*=UTF-8''F-2026.pdf`],
  ['été "1".pdf', `attachment; filename="_t_ _1_.pdf"; filename*=UTF-8''%C3%A9t%C3%A9%20%221%22.pdf`],
  ["a'(b)*.xml", `attachment; filename="a'(b)*.xml"; filename*=UTF-8''a%27%28b%29%2A.xml`],
  [
    'a\r\nSet-Cookie: x.pdf',
    `attachment; filename="a__Set-Cookie: x.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x.pdf`,
  ],
])('%j', (filename, expected) => expect(contentDisposition('attachment', filename)).toBe(expected));

it('can be inline', () => expect(contentDisposition('inline', 'a.xml')).toMatch(/^inline; /));

import type { Construct } from './construct.ts';
import { choice, docs, el, seq, type, upTo } from './markup.ts';

/** Content models. */
export const MODELS: readonly Construct[] = [
  {
    name: 'a sequence with optional and repeated elements',
    schema: type(seq(el('a') + el('b', upTo(0, 1)) + el('c', upTo(0, 'unbounded')) + el('d', upTo(1, 2)))),
    valid: docs('<a/><d/>', '<a/><b/><c/><c/><c/><d/><d/>'),
    invalid: docs('', '<a/>', '<d/>', '<a/><c/><b/><d/>', '<a/><d/><d/><d/>', '<a/>text<d/>', '<a/><x/><d/>'),
  },
  {
    name: 'a choice inside a sequence',
    schema: type(seq(el('a') + choice(el('b') + seq(el('c') + el('d')), upTo(1, 2)) + el('e', upTo(0, 1)))),
    valid: docs('<a/><b/>', '<a/><c/><d/><b/><e/>', '<a/><b/><b/>'),
    invalid: docs('<a/>', '<a/><c/>', '<a/><c/><b/>', '<a/><b/><b/><b/>', '<b/>', '<a/><d/>'),
  },
  {
    name: 'a repeated group',
    schema: type(seq(el('a') + el('b', upTo(0, 1)), upTo(2, 4))),
    valid: docs('<a/><a/>', '<a/><b/><a/><a/><b/>', '<a/><a/><a/><a/>'),
    invalid: docs('<a/>', '<a/><b/><b/><a/>', '<a/><a/><a/><a/><a/>', '<b/>'),
  },
  {
    name: 'an element that comes often',
    schema: type(seq(el('a', upTo(40, 50)) + el('b', upTo(0, 1)))),
    valid: docs('<a/>'.repeat(40), '<a/>'.repeat(50) + '<b/>'),
    invalid: docs('<a/>'.repeat(39), '<a/>'.repeat(51), '<a/>'.repeat(39) + '<b/>', '<b/>'),
  },
  {
    name: 'an element that comes from many times to any number',
    schema: type(seq(el('a', upTo(40, 'unbounded')))),
    valid: docs('<a/>'.repeat(40), '<a/>'.repeat(90)),
    invalid: docs('<a/>'.repeat(39), ''),
  },
  {
    name: 'the same name twice in a model',
    schema: type(seq(el('a') + el('b', upTo(0, 1)) + el('a') + el('a', upTo(2, 2)))),
    valid: docs('<a/><a/><a/><a/>', '<a/><b/><a/><a/><a/>'),
    invalid: docs('<a/><a/><a/>', '<a/><a/><b/><a/><a/>', '<a/><a/><a/><a/><a/>'),
  },
  {
    name: 'xs:all',
    schema: type(`<xs:all>${el('a')}${el('b', upTo(0, 1))}${el('c')}</xs:all>`),
    valid: docs('<a/><c/>', '<c/><b/><a/>'),
    invalid: docs('<a/>', '<a/><c/><a/>', '<a/><x/><c/>', ''),
  },
  {
    name: 'an optional xs:all',
    schema: type(`<xs:all minOccurs="0">${el('a')}${el('c')}</xs:all>`),
    valid: docs('<a/><c/>', ''),
    invalid: docs('<a/>', '<c/><c/>'),
  },
  {
    name: 'groups, also one inside another',
    schema:
      `<xs:group name="g">${seq(el('a') + '<xs:group ref="t:h" minOccurs="0" maxOccurs="2"/>')}</xs:group>` +
      `<xs:group name="h">${choice(el('b') + el('c'))}</xs:group>` +
      type('<xs:group ref="t:g"/>'),
    valid: docs('<a/>', '<a/><b/><c/>'),
    invalid: docs('', '<b/>', '<a/><b/><b/><c/>'),
  },
  {
    name: 'empty content',
    schema: type('<xs:attribute name="x"/>'),
    valid: docs(''),
    invalid: docs('text', '<a/>'),
    // It names the element itself, not its child.
    libxml2Lines: docs('<a/>'),
  },
  {
    name: 'mixed content',
    schema: type(seq(el('a', upTo(0, 1))), ' mixed="true"'),
    valid: docs('', 'text', 'one<a/>two'),
    invalid: docs('<a/><a/>', 'x<b/>'),
  },
  {
    name: 'what may never stand',
    schema: type(seq(el('a', upTo(0, 0)) + el('b'))),
    valid: docs('<b/>'),
    invalid: docs('<a/><b/>'),
    libxml2Lines: docs('<a/><b/>'),
  },
];

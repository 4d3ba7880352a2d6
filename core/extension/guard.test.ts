import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import type { Recognised, RuleContext, ThirdPartyRuleset } from '../plugin/index.ts';
import { guarded } from './guard.ts';

const context: RuleContext = { role: '', treatment: '', date: '2026-11-21', container: 'xml' };
const recognised: Recognised = { syntax: 'cii', flavor: 'factur-x', profile: 'en16931', guideline: null };
const tree = parse(Buffer.from('<a/>'));

const given: ThirdPartyRuleset = {
  id: 'x',
  version: '1',
  rules: [{ id: 'X-1', severity: 'fatal' }],
  run: () => [{ severity: 'fatal', rule: 'X-1', message: 'No.', node: 1 }],
};
const boom = (): never => {
  throw new TypeError('FR7630006000011234567890189');
};

describe("a third party's ruleset", () => {
  it('is completed with what goes without saying', () => {
    const ruleset = guarded(given);
    expect(ruleset).toMatchObject({
      kind: 'ruleset',
      source: 'schematron:x',
      requires: [],
      replaces: [],
      validity: { from: null, to: null },
    });
    expect(ruleset.applies(recognised, context)).toBe(true);
    expect(ruleset.run(tree, context)).toHaveLength(1);
    expect(ruleset.terms('X-1')).toEqual([]);
    expect(ruleset.explain('X-1', 'en', [])).toBeNull();
    expect(Object.isFrozen(ruleset)).toBe(true);
  });

  it('cannot take another source, or complete invoices', () => {
    const greedy = { ...given, source: 'schematron:base', complete: () => boom() } as ThirdPartyRuleset;
    expect(guarded(greedy).source).toBe('schematron:x');
    expect(guarded(greedy).complete).toBeUndefined();
  });

  it('that throws finds its own failure, which says nothing of the document', () => {
    const [finding] = guarded({ ...given, run: boom }).run(tree, context);
    expect(finding).toEqual({
      severity: 'fatal',
      rule: null,
      message: 'The ruleset x could not judge this document: it threw TypeError.',
      said: {
        en: 'The ruleset x could not judge this document: it threw TypeError.',
        fr: "Le jeu de règles x n'a pas pu juger ce document : il a levé TypeError.",
      },
    });
  });

  it('that never ends is stopped, wherever it is', () => {
    const endless = (): never => {
      for (;;)
        try {
          for (;;);
        } catch {
          // Nothing it catches keeps it going.
        }
    };
    const [finding] = guarded({ ...given, run: endless }, 50).run(tree, context);
    expect(finding).toMatchObject({
      severity: 'fatal',
      message: 'The ruleset x could not judge this document: it took too long.',
    });
    expect(guarded(given, 50).run(tree, context)).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no list', 'none'],
    ['an unknown severity', [{ severity: 'error', rule: null, message: 'm' }]],
    ['a node that is not there', [{ severity: 'info', rule: null, message: 'm', node: 2 }]],
    ['half a node', [{ severity: 'info', rule: null, message: 'm', node: 0.5 }]],
    ['no message', [{ severity: 'info', rule: null }]],
    ['no rule', [{ severity: 'info', message: 'm' }]],
    ['nobody', [null]],
    ['a message that is no text', [{ severity: 'info', rule: null, message: { toString: boom } }]],
  ])('that returns %s finds that', (_, returned) => {
    const [finding] = guarded({ ...given, run: () => returned as never }).run(tree, context);
    expect(finding!.message).toContain('what it returned is not a list of findings');
  });

  it('that cannot tell whether it applies is run', () => {
    expect(guarded({ ...given, applies: boom }).applies(recognised, context)).toBe(true);
    expect(guarded({ ...given, applies: () => 'yes' as never }).applies(recognised, context)).toBe(false);
  });

  it('that cannot speak is silent', () => {
    const mute = guarded({ ...given, terms: boom, explain: boom });
    expect([mute.terms('X-1'), mute.explain('X-1', 'fr', [])]).toEqual([[], null]);
  });
});

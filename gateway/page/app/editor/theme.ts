import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours of the style sheet, which reach into the shadow. */
export const COLOURS = HighlightStyle.define([
  { tag: [tags.angleBracket, tags.punctuation, tags.separator, tags.bracket], color: 'var(--code-mark)' },
  { tag: [tags.tagName, tags.propertyName], color: 'var(--code-name)' },
  { tag: [tags.attributeName, tags.number, tags.bool, tags.null], color: 'var(--code-attribute)' },
  { tag: [tags.attributeValue, tags.string], color: 'var(--code-value)' },
  { tag: [tags.comment, tags.processingInstruction, tags.documentMeta], color: 'var(--code-aside)' },
]);

const underlined = (colour: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${colour}`,
  textUnderlineOffset: '3px',
});

/** A disc in the gutter; the drawings of the package are pictures in addresses, which the policy refuses. */
const disc = (colour: string) => ({
  content: '""',
  width: '9px',
  height: '9px',
  margin: '5px 2px',
  borderRadius: '50%',
  backgroundColor: colour,
});

export const THEME = EditorView.theme({
  '&': { height: '100%', fontSize: '12.5px', backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '&.cm-focused, &:has(.cm-content:focus)': { outline: '2px solid var(--brand)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '20px' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'var(--brand-soft)' },
  '.cm-gutter-lint': { width: '15px' },
  '.cm-lint-marker': { padding: '0' },
  '.cm-lint-marker-error': disc('var(--fatal)'),
  '.cm-lint-marker-warning': disc('var(--warning)'),
  '.cm-lint-marker-info': disc('var(--info)'),
  '.cm-lintRange-error': underlined('var(--fatal)'),
  '.cm-lintRange-warning': underlined('var(--warning)'),
  '.cm-lintRange-info': underlined('var(--info)'),
  '.cm-lintRange-active': { backgroundColor: 'transparent' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    maxWidth: '28rem',
    fontFamily: 'system-ui, sans-serif',
  },
  '.cm-diagnostic': { borderLeft: 'none', padding: '6px 10px' },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '6px 8px', fontFamily: 'system-ui, sans-serif' },
  '.cm-panel.cm-search label': { fontSize: '12.5px', color: 'var(--muted)' },
  '.cm-textfield, .cm-button': {
    font: 'inherit',
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    border: '1px solid var(--strong-line)',
    borderRadius: '6px',
    padding: '3px 8px',
  },
  '.cm-panel.cm-search [name=close]': { color: 'var(--ink)', fontSize: '18px' },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-soft)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--warning-soft)', outline: '2px solid var(--warning)' },
});

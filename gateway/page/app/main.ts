// The frame of the page: which half is shown, in which language and light, and with whose key.

import { checkView } from './check/view.ts';
import { button, fill, h, icon } from './dom.ts';
import { keyButton } from './key.ts';
import { language, speak, words, type Language } from './language/words.ts';
import {
  applyTheme,
  chooseLanguage,
  chooseTheme,
  chosenLanguage,
  chosenTheme,
  type Theme,
} from './session.ts';
import { writeView } from './write/view.ts';

type View = 'check' | 'write';

const viewOf = (): View => (location.hash === '#write' ? 'write' : 'check');

const app = document.getElementById('app')!;
const header = h('header', { class: 'top' });
const main = h('main', { id: 'main', tabindex: -1 });
const footer = h('footer', { class: 'bottom' });
let leave: () => void = () => {};

function frame(): void {
  fill(header, skipLink(), brand(), navigation(), tools());
  fill(footer, h('p', {}, words.footer), links());
}

function show(): void {
  leave();
  frame();
  main.className = viewOf();
  const into = h('div', { class: 'view' });
  fill(main, into);
  leave = viewOf() === 'write' ? writeView(into) : checkView(into);
}

function skipLink(): HTMLElement {
  // Not a link to a fragment: those name views here.
  return button(words.skip, () => main.focus(), { class: 'skip' });
}

function brand(): HTMLElement {
  const mark = h('img', {
    src: document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href,
    alt: '',
    width: 26,
    height: 26,
  });
  return h('a', { class: 'brand', href: '#check' }, mark, 'Conforme');
}

function navigation(): HTMLElement {
  const link = (view: View): HTMLElement =>
    h('a', { href: `#${view}`, ...(viewOf() === view && { 'aria-current': 'page' }) }, words.views[view]);
  return h('nav', { 'aria-label': words.views.label }, link('check'), link('write'));
}

function tools(): HTMLElement {
  const other: Language = language === 'fr' ? 'en' : 'fr';
  const speakOther = button(words.otherLanguage, () => turn(other), { class: 'button quiet', lang: other });
  const api = h('a', { class: 'button quiet api', href: '/api' }, 'API');
  return h('div', { class: 'tools' }, keyButton(), api, speakOther, themeButton());
}

function turn(to: Language): void {
  chooseLanguage(to);
  speak(to);
  show();
  header.querySelector<HTMLElement>('[lang]')?.focus();
}

const NEXT: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' };
const THEME_ICON = { auto: 'half', light: 'sun', dark: 'moon' } as const;

function themeButton(): HTMLElement {
  const theme = chosenTheme();
  const label = `${words.theme}: ${words.themes[theme]}`;
  const next = (): void => {
    chooseTheme(NEXT[theme]);
    frame();
    header.querySelector<HTMLElement>('.theme')?.focus();
  };
  return button(icon(THEME_ICON[theme]), next, {
    class: 'button quiet icon-only theme',
    'aria-label': label,
    title: label,
  });
}

function links(): HTMLElement {
  const link = (href: string, text: string): HTMLElement => h('a', { href }, text);
  return h('p', {}, link('/api', words.apiLink), ' · ', link('/v1/rulesets', words.rulesetsLink));
}

applyTheme();
speak(chosenLanguage() ?? (document.documentElement.lang === 'fr' ? 'fr' : 'en'));
fill(app, header, main, footer);
addEventListener('hashchange', () => {
  show();
  main.focus();
});
show();

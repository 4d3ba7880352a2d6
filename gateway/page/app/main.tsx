// The frame of the page: which view is shown, in which language and light, and with whose key.

import { signal } from '@preact/signals';
import { render, type ComponentType } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { unreachable } from './answer.ts';
import { CheckView } from './check/view.tsx';
import { KeyButton, KeyDialog } from './key.tsx';
import { language, speak, words } from './language/words.ts';
import { applyTheme, chooseLanguage, chooseTheme, chosenLanguage, chosenTheme } from './session.ts';
import { site, type Site } from './site.ts';
import { Announcer } from './ui/announce.tsx';
import { Loaded } from './ui/answered.tsx';
import { Button } from './ui/button.tsx';
import { keepFocus } from './ui/keep-focus.ts';

type View = 'check' | 'write' | 'after' | 'jobs' | 'api';

/** Views that a fragment names; all other fragments are of the first. */
const NAMED = ['write', 'after', 'jobs'] as const;
const NAMED_ON_SITE = ['write', 'after', 'api'] as const;

function viewOf(): View {
  if (site === null && location.pathname.startsWith('/api')) return 'api';
  const names: readonly View[] = site === null ? NAMED : NAMED_ON_SITE;
  return names.find((name) => location.hash === `#${name}`) ?? 'check';
}

const shown = signal<View>('check');
const spoken = signal(language);

/** What most readers never open comes when it is opened. */
const LATER: Readonly<Record<Exclude<View, 'check'>, () => Promise<ComponentType>>> = {
  write: async () => (await import('./write/view.tsx')).WriteView,
  after: async () => (await import('./after/view.tsx')).AfterView,
  jobs: async () => (await import('./jobs/view.tsx')).JobsView,
  api: async () => (await import('./api/view.tsx')).ApiView,
};

function Later({ view }: { readonly view: keyof typeof LATER }) {
  const load = (): Promise<ComponentType> =>
    LATER[view]().catch(() => {
      throw unreachable();
    });
  return <Loaded question={load}>{(View) => <View />}</Loaded>;
}

function Frame() {
  const main = useRef<HTMLElement>(null);
  const view = shown.value;
  const [first] = useState(view);
  useLayoutEffect(() => {
    if (view !== first) main.current?.focus();
  }, [view]);
  return (
    <>
      <header class="top line">
        {/* Not a link to a fragment: those name views here. */}
        <Button class="skip" onClick={() => main.current?.focus()}>
          {words.skip}
        </Button>
        <Brand />
        <Navigation view={view} />
        <Tools />
      </header>
      <main id="main" tabIndex={-1} ref={main}>
        <div class="view">{view === 'check' ? <CheckView /> : <Later key={view} view={view} />}</div>
      </main>
      {site === null ? <Footer /> : <SiteFooter {...site} />}
      <KeyDialog />
    </>
  );
}

function Footer() {
  return (
    <footer class="bottom line">
      <p>{words.footer}</p>
      <p>
        <a href="/api">{words.apiLink}</a> · <a href="/v1/rulesets">{words.rulesetsLink}</a>
      </p>
    </footer>
  );
}

function SiteFooter({ home, rules, docs }: Site) {
  return (
    <footer class="bottom line">
      <p>{words.site.footer}</p>
      <p>
        {words.site.less} <a href={docs}>{words.site.lessLink}</a>
      </p>
      <p>
        <a href={home(language)}>{words.site.home}</a> · <a href={rules(language)}>{words.site.rules}</a>
      </p>
    </footer>
  );
}

function Brand() {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href;
  return (
    <a class="brand line" href={site?.home(language) ?? '/#check'}>
      <img src={icon} alt="" width={26} height={26} />
      Conforme
    </a>
  );
}

function Navigation({ view }: { readonly view: View }) {
  const link = (to: View, href: string) => {
    const [first, ...rest] = words.views[to].split(' ');
    return (
      <a href={href} aria-current={to === view ? 'page' : undefined}>
        {first}
        {/* Where there is little room, the first word stands for all. */}
        {rest.length > 0 && <span class="nav-more">{` ${rest.join(' ')}`}</span>}
      </a>
    );
  };
  return (
    <nav aria-label={words.views.label}>
      {link('check', site ? '#check' : '/#check')}
      {link('write', site ? '#write' : '/#write')}
      {link('after', site ? '#after' : '/#after')}
      {site === null && link('jobs', '/#jobs')}
      {link('api', site ? '#api' : '/api')}
      {site && <a href={site.rules(language)}>{words.site.rules}</a>}
    </nav>
  );
}

const NEXT = { auto: 'light', light: 'dark', dark: 'auto' } as const;
const THEME_ICON = { auto: 'half', light: 'sun', dark: 'moon' } as const;

function Tools() {
  const other = language === 'fr' ? 'en' : 'fr';
  const theme = chosenTheme();
  const label = `${words.theme}: ${words.themes[theme]}`;
  const turn = (): void => {
    chooseLanguage(other);
    speak(other);
    spoken.value = other;
    if (site) history.replaceState(null, '', site.here(other) + location.hash);
  };
  return (
    <div class="tools line">
      {site === null && <KeyButton />}
      <Button look="quiet" lang={other} onClick={turn}>
        {words.otherLanguage}
      </Button>
      <Button
        icon={THEME_ICON[theme]}
        look="quiet icon-only theme"
        aria-label={label}
        title={label}
        onClick={() => chooseTheme(NEXT[theme])}
      />
    </div>
  );
}

/** In another language all is drawn anew; only who changed it is where they were. */
function App() {
  const lang = spoken.value;
  const [first] = useState(lang);
  useLayoutEffect(() => {
    if (lang !== first) document.querySelector<HTMLElement>('.tools [lang]')?.focus();
  }, [lang]);
  return (
    <>
      <Frame key={lang} />
      <Announcer />
    </>
  );
}

/** Once it is known where the page stands. */
export function draw(): void {
  applyTheme();
  const offered = document.documentElement.lang === 'fr' ? 'fr' : 'en';
  // Pages of a site have their language by their address.
  speak(site ? offered : (chosenLanguage() ?? offered));
  spoken.value = language;
  shown.value = viewOf();
  addEventListener('hashchange', () => (shown.value = viewOf()));
  keepFocus();
  render(<App />, document.getElementById('app')!);
}

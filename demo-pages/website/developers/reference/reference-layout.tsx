import { getCookie } from 'hono/cookie';
import { homeSite, type Markup, to, type WebsiteContext } from '../../platform/index.ts';
import { GROUPS } from './element-groups.ts';

/** The colours that a reader has chosen; `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark';

export interface ReferencePage {
  title: string;
  description: string;
  main: Markup;
  /** The path of this page, to return to. */
  path: string;
  theme: Theme;
  /** The site has the demonstrations for merchants. */
  isSandbox: boolean;
  /** The tag whose page this is. */
  tag?: string;
  /** The search text. */
  query?: string;
  /** The page's table of contents. */
  contents?: readonly (readonly [id: string, title: string])[];
  head?: Markup;
}

const THEMES: readonly (readonly [value: Theme, label: string])[] = [
  ['auto', 'Auto'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

function themeSwitch({ theme, path }: ReferencePage): Markup {
  return (
    <form className="rf-theme" method="post" action="/elements/theme" data-theme-form="">
      <fieldset>
        <legend className="haven-visually-hidden">Colours</legend>
        <input type="hidden" name="back" value={path} />
        {THEMES.map(([value, label]) => (
          <button
            key={value}
            className={`rf-theme__option rf-theme__option--${value}`}
            name="theme"
            value={value}
            aria-pressed={value === theme}
          >
            <span className="rf-theme__word">{label}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}

function search({ query = '' }: ReferencePage): Markup {
  return (
    <form className="rf-search" role="search" action="/elements" data-search="">
      <label className="haven-visually-hidden" htmlFor="search">
        Search the elements
      </label>
      <input
        className="rf-search__field"
        id="search"
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Search the elements"
        autoComplete="off"
        spellCheck="false"
      />
      <button className="rf-button rf-search__button">Search</button>
    </form>
  );
}

/** Every tag by purpose: beside the page on wide screens, otherwise behind a button. */
function navigation({ tag, path }: ReferencePage): Markup {
  return (
    <nav className="rf-nav" id="navigation" aria-label="Elements" popover="">
      <p className="rf-nav__head">
        <a href="/elements" aria-current={path === '/elements' ? 'page' : undefined}>
          All elements
        </a>
      </p>
      {GROUPS.map(({ id, title, elements }) => (
        <div key={id} className="rf-nav__group" data-nav-group="">
          <p className="rf-nav__title" id={`nav-${id}`}>
            {title}
          </p>
          <ul role="list" aria-labelledby={`nav-${id}`}>
            {elements.map((element) => (
              <li key={element.tag} data-tag={element.tag}>
                <a href={`/elements/${element.tag}`} aria-current={element.tag === tag ? 'page' : undefined}>
                  {element.tag}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** A page of the reference: its bar, the list of elements, and the page itself. */
export function referenceLayout(page: ReferencePage): Markup {
  const { title, description, main, theme, isSandbox, contents, head = '' } = page;
  return (
    <html lang={homeSite().lang} data-site-country-code="AUS" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – Haven elements`}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content={theme === 'auto' ? 'light dark' : theme} />
        <link
          rel="preload"
          href="/design/fonts/source-sans-3-latin-wght-normal.woff2"
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
        <link
          rel="preload"
          href="/design/fonts/source-serif-4-latin-600-normal.woff2"
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
        <link
          rel="preload"
          href="/reference/fonts/source-code-pro-latin-wght-normal.woff2"
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
        <link rel="stylesheet" href="/design/haven.css" />
        <link rel="stylesheet" href="/design/haven-controls.css" />
        <link rel="stylesheet" href="/reference/reference.css" />
        <link rel="icon" href="/design/haven-mark.svg" type="image/svg+xml" />
        {head}
        <script type="module" src="/reference/reference.js" />
      </head>
      <body className="rf">
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        <header className="rf-bar">
          <p className="rf-bar__name">
            <a href="/elements">
              <img src="/design/haven-mark.svg" width={36} height={36} alt="" />{' '}
              <span>
                Haven <span className="rf-bar__what">elements</span>
              </span>
            </a>
          </p>
          {themeSwitch(page)}
          <button className="rf-button rf-bar__menu" type="button" popoverTarget="navigation">
            Menu
          </button>
          {search(page)}
          <ul className="rf-bar__links" role="list">
            <li>
              <a href="/">Demo site</a>
            </li>
            <li>
              <a href="/elements/theme-builder">Theme builder</a>
            </li>
            <li>
              <a href="/back-office">Block preview</a>
            </li>
            {isSandbox && (
              <li>
                <a href={to(homeSite(), '/merchant')}>Payments</a>
              </li>
            )}
          </ul>
        </header>
        <div className={`rf-desk${contents ? ' rf-desk--contents' : ''}`}>
          {navigation(page)}
          <main className="rf-main" id="main" tabIndex={-1}>
            {main}
          </main>
          {contents && (
            <nav className="rf-contents" aria-label="On this page">
              <p className="rf-contents__title">On this page</p>
              <ul role="list">
                {contents.map(([id, label]) => (
                  <li key={id}>
                    <a href={`#${id}`}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <footer className="rf-foot">
          <p>
            Every page here is written from the elements’ own definitions, and from the build that this server runs.
          </p>
          <ul role="list">
            <li>
              <a href="/elements/custom-elements.json">All elements as JSON</a>
            </li>
            <li>
              <a href="/back-office">Block preview</a>
            </li>
            {isSandbox && (
              <li>
                <a href={to(homeSite(), '/merchant')}>Payments for merchants</a>
              </li>
            )}
          </ul>
        </footer>
      </body>
    </html>
  );
}

export const THEME_COOKIE = 'haven_reference_theme';

export const isTheme = (value: string | undefined): value is Theme => /^(auto|light|dark)$/.test(value ?? '');

/** The colours that the reader has chosen for the reference. */
export function chosenTheme(c: WebsiteContext): Theme {
  const stored = getCookie(c, THEME_COOKIE);
  return isTheme(stored) ? stored : 'auto';
}

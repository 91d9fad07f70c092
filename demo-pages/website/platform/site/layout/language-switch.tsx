import LAYOUT from '#texts/website/layout';
import { sitesWith } from '../../pages/site-pages.ts';
import { pageTexts } from '../languages/page-texts.ts';
import { type Markup, type PageContext, to } from '../page-context.ts';

/**
 * The same page of this country in its other languages, by the names that they call themselves, below the name of its
 * own; empty where there is none. It opens without a script.
 */
export function languageSwitch({ site, path }: PageContext): Markup | '' {
  const own = path.slice(site.prefix.length) || '/';
  const others = sitesWith(own).filter(({ code, lang }) => code === site.code && lang !== site.lang);
  if (others.length === 0) return '';
  return (
    <nav className="language-switch" aria-label={pageTexts(site, LAYOUT)('language')}>
      <details>
        <summary>{site.languageName}</summary>
        <ul role="list">
          {others.map((other) => (
            <li key={other.lang}>
              <a href={to(other, own)} hrefLang={other.hreflang} lang={other.lang} dir={other.dir}>
                {other.languageName}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

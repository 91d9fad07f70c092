import LAYOUT from '#texts/website/layout';
import SEARCH from '#texts/website/search';
import {
  alternateLinks,
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
  to,
} from '../../platform/index.ts';
import type { FoundGroup, FoundPage } from './find-everything.ts';

/** The results of a search of the whole site, by kind. `typed` is what the visitor asked for. */
export function searchPage(context: PageContext, typed: string, groups: readonly FoundGroup[]): Markup {
  const { site } = context;
  const text = pageTexts(site, SEARCH);
  const total = groups.reduce((sum, { total: each }) => sum + each, 0);
  return layout(context, {
    title: text('title'),
    head: (
      <>
        <meta name="robots" content="noindex" />
        {alternateLinks(context)}
      </>
    ),
    main: (
      <>
        <div className="page-head">
          <h1>{text('title')}</h1>
        </div>
        <form className="site-search search-form" role="search" action={to(site, '/search')}>
          <div className="haven-field">
            <label className="haven-field__label" htmlFor="search-page">
              {text('label')}
            </label>
            <input
              className="haven-field__control"
              id="search-page"
              name="keywords"
              type="search"
              maxLength={200}
              autoComplete="off"
              defaultValue={typed}
            />
          </div>
          <button className="haven-button haven-button--primary">{text('title')}</button>
        </form>
        {typed && (
          <>
            <p className="search-count" role="status">
              {total > 0 ? text('found', { words: typed, count: total }) : text('none', { words: typed })}
            </p>
            {total > 0 ? '' : <p>{text('hint')}</p>}
          </>
        )}
        {groups.map((group) => groupSection(group, typed, site))}
      </>
    ),
  });
}

function groupSection({ name, total, pages, listed }: FoundGroup, typed: string, site: Site): Markup {
  const text = pageTexts(site, SEARCH);
  const title = name === 'appeals' ? text('appeals') : pageTexts(site, LAYOUT)(name);
  const all = listed && `${to(site, listed.path)}?${new URLSearchParams({ [listed.query]: typed })}`;
  return (
    <section key={name} className="search-group" aria-labelledby={`found-${name}`}>
      <h2 className="search-group__title" id={`found-${name}`}>
        {title}
      </h2>
      <ul className="search-results" role="list">
        {pages.map((page) => (
          <li key={page.path}>{result(page, site)}</li>
        ))}
      </ul>
      {all && total > pages.length && (
        <p>
          <a className="haven-link" href={all}>
            {text('all', { count: total })}
            <span className="haven-visually-hidden">: {title}</span>
          </a>
        </p>
      )}
    </section>
  );
}

const result = ({ path, title, summary }: FoundPage, site: Site): Markup => (
  <>
    <h3 className="search-results__title">
      <a href={to(site, path)}>{staffText(site, title)}</a>
    </h3>
    <p>{staffText(site, summary)}</p>
  </>
);

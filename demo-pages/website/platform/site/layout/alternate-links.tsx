import { sitesWith } from '../../pages/site-pages.ts';
import { type Markup, otherCountryPath, type PageContext } from '../page-context.ts';
import { withoutPrefix } from '../sites.ts';

/**
 * The canonical address of a page, and the same page in the other country and in other languages, for search engines.
 */
export function alternateLinks(context: PageContext): Markup {
  const { site, path, origin } = context;
  const own = withoutPrefix(site, path);
  const pages = sitesWith(own).map((other) => ({ lang: other.hreflang, path: otherCountryPath(context, other) }));
  // A page of this country alone, such as its cart, has no counterpart.
  const isShared = pages.some((page) => page.lang === site.hreflang && page.path === path);
  return (
    <>
      <link rel="canonical" href={`${origin}${path}`} />
      {isShared &&
        pages.map((page) => (
          <link key={page.path} rel="alternate" hrefLang={page.lang} href={`${origin}${page.path}`} />
        ))}
    </>
  );
}

/** The style sheet of these pages, and their addresses in both countries. */
export function participationHead(context: PageContext): Markup {
  return (
    <>
      <link rel="stylesheet" href="/design/participation.css" />
      {alternateLinks(context)}
    </>
  );
}

/** The page of a link, and the other origins that may receive its personal code. */
export interface CodeLinkOptions {
  readonly pageUrl: string | URL;
  readonly allowedOrigins?: readonly string[];
}

/**
 * The address that a link gets on a page opened with a `code` (W2.83 to W2.86): its own with the page's query appended.
 * Nothing when it stays unchanged: no code on the page, a hash, another scheme, an unlisted origin, or a link with a
 * code.
 */
export function withCodeQuery(href: string, options: CodeLinkOptions): string | undefined {
  const page = parse(options.pageUrl);
  if (!page?.searchParams.has('code') || href.includes('#')) return undefined;
  const link = parse(href, page);
  if (!link || !['http:', 'https:'].includes(link.protocol) || link.searchParams.has('code')) return undefined;
  if (link.origin !== page.origin && !options.allowedOrigins?.some((origin) => parse(origin)?.origin === link.origin)) {
    return undefined;
  }
  const query = page.search.slice(1);
  const address = href.trimEnd();
  if (!address.includes('?')) return `${address}?${query}`;
  const isOpen = address.endsWith('&') || address.indexOf('?') === address.length - 1;
  return isOpen ? `${address}${query}` : `${address}&${query}`;
}

function parse(url: string | URL, base?: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

import { withCodeQuery } from './code-links.ts';

/** W2.86: the page lists further origins that may see the code, separated by spaces, on its root element. */
const allowedOrigins = () => (document.documentElement.dataset.codeOrigins ?? '').split(/\s+/).filter(Boolean);

/** Hands the page's personal code on to the links of a document, a shadow root or an element, once for each link. */
export function applyCodeLinks(scope: Document | ShadowRoot | Element): void {
  const links = [...scope.querySelectorAll<HTMLAnchorElement>('a[href]')];
  if (scope instanceof HTMLAnchorElement && scope.hasAttribute('href')) links.push(scope);
  const options = { pageUrl: location.href, allowedOrigins: allowedOrigins() };
  for (const link of links) {
    const href = withCodeQuery(link.getAttribute('href') ?? '', options);
    if (href !== undefined) link.setAttribute('href', href);
  }
}

import { withCodeQuery } from './code-links.ts';
import { listedOrigins } from './listed-origins.ts';

/** Adds the page's personal code to the links of a document, a shadow root or an element, once for each link. */
export function applyCodeLinks(scope: Document | ShadowRoot | Element): void {
  const links = [...scope.querySelectorAll<HTMLAnchorElement>('a[href]')];
  if (scope instanceof HTMLAnchorElement && scope.hasAttribute('href')) links.push(scope);
  const options = { pageUrl: location.href, allowedOrigins: listedOrigins('codeOrigins') };
  for (const link of links) {
    const href = withCodeQuery(link.getAttribute('href') ?? '', options);
    if (href !== undefined) link.setAttribute('href', href);
  }
}

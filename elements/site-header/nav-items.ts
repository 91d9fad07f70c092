import { clickableUrl } from '#rules/links/safe-navigate.ts';

/** A link of the navigation with its subpages. */
export interface NavItem {
  label: string;
  /** Absent if the author wrote none, or one that is not safe. */
  href?: string | undefined;
  /** The author's `aria-current`. */
  current?: 'page' | 'true' | undefined;
  lang?: string | undefined;
  items: NavItem[];
}

/** The author's navigation: its name and its links. */
export interface Navigation {
  label: string;
  items: NavItem[];
}

/** What is read of the author's content: of a page's own elements, and of those that a server has parsed. */
export interface ContentElement {
  readonly localName: string;
  readonly children: Iterable<ContentElement>;
  readonly childNodes: Iterable<{ readonly textContent: string | null }>;
  readonly textContent: string | null;
  readonly baseURI?: string;
  getAttribute(name: string): string | null;
}

const DEPTH = 3;

const textOf = ({ textContent }: Pick<ContentElement, 'textContent'>) => textContent?.replace(/\s+/g, ' ').trim() ?? '';
const isList = ({ localName }: ContentElement) => localName === 'ul' || localName === 'ol';
const isLink = ({ localName }: ContentElement) => localName === 'a';

/** The first element below `around` that fits, in the order of the page; not within a child that is left out. */
function find(
  around: ContentElement,
  fits: (element: ContentElement) => boolean,
  leavesOut?: (child: ContentElement) => boolean,
): ContentElement | undefined {
  for (const child of around.children) {
    const match = fits(child) ? child : leavesOut?.(child) ? undefined : find(child, fits);
    if (match) return match;
  }
  return undefined;
}

function hrefOf(link: ContentElement): string | undefined {
  const href = link.getAttribute('href');
  if (href === null || clickableUrl(href, link.baseURI) || /^(?:mailto|tel):/i.test(href)) return href ?? undefined;
  // Not on a server, which would log it for every page.
  if (!globalThis.document) return undefined;
  console.warn(
    `<site-header> ignores the address ${JSON.stringify(href)} of "${textOf(link)}": use an http or https address.`,
  );
  return undefined;
}

function readItem(entry: ContentElement, depth: number): NavItem {
  const link = isLink(entry) ? entry : find(entry, isLink, isList);
  const list = depth < DEPTH ? [...entry.children].find(isList) : undefined;
  const own = link ?? [...entry.childNodes].find((node) => node !== list && textOf(node));
  const current = link?.getAttribute('aria-current');
  return {
    label: own ? textOf(own) : '',
    href: link ? hrefOf(link) : undefined,
    current: current === 'page' ? current : current && current !== 'false' ? 'true' : undefined,
    lang: (link ?? entry).getAttribute('lang') ?? undefined,
    items: list ? readList(list, depth + 1) : [],
  };
}

const readList = (list: ContentElement, depth: number) =>
  [...list.children].map((entry) => readItem(entry, depth)).filter(({ label }) => label);

/** Reads the author's `<nav>` among an element's children: nested lists of links, or links side by side. */
export function readNavigation(element: ContentElement): Navigation {
  const nav = [...element.children].find((child) => child.localName === 'nav' && child.getAttribute('slot') === null);
  const list = nav && (find(nav, isList) ?? nav);
  return {
    label: nav?.getAttribute('aria-label') ?? '',
    items: list ? readList(list, 1) : [],
  };
}

/** Whether the item or a page below it is the current one. */
export const holdsCurrent = (item: NavItem): boolean => Boolean(item.current) || item.items.some(holdsCurrent);

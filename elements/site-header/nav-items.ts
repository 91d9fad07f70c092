import { safeLink } from '#website/links/safe-navigate.ts';

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

const DEPTH = 3;

const textOf = (node: Node) => node.textContent?.replace(/\s+/g, ' ').trim() ?? '';

function hrefOf(link: Element): string | undefined {
  const href = link.getAttribute('href');
  if (href === null || safeLink(href, link.baseURI) || /^(?:mailto|tel):/i.test(href)) return href ?? undefined;
  console.warn(
    `<site-header> ignores the address ${JSON.stringify(href)} of "${textOf(link)}": use an http or https address.`,
  );
  return undefined;
}

function readItem(entry: Element, depth: number): NavItem {
  const link = entry.matches('a') ? entry : entry.querySelector(':scope > a, :scope > :not(ul, ol) a');
  const list = depth < DEPTH ? entry.querySelector(':scope > ul, :scope > ol') : null;
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

const readList = (list: Element, depth: number) =>
  [...list.children].map((entry) => readItem(entry, depth)).filter(({ label }) => label);

/** Reads the author's `<nav>` among an element's children: nested lists of links, or links side by side. */
export function readNavigation(element: Element): Navigation {
  const nav = element.querySelector(':scope > nav:not([slot])');
  const list = nav?.querySelector('ul, ol') ?? nav;
  return {
    label: nav?.getAttribute('aria-label') ?? '',
    items: list ? readList(list, 1) : [],
  };
}

/** Whether the item or a page below it is the current one. */
export const holdsCurrent = (item: NavItem): boolean => Boolean(item.current) || item.items.some(holdsCurrent);

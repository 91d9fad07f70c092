import {
  ALL_SITES,
  activeSites,
  homeSite,
  isActive,
  type Site,
  siteOfPath,
  siteOfPrefix,
  withoutPrefix,
} from '../site/sites.ts';
import type { MenuPlace, OwnLabel, Page } from './define-page.ts';

interface IndexedPage {
  page: Page;
  pattern: RegExp;
}

let builtIn: readonly Page[] = [];
let all: readonly Page[] = [];
let version = 0;
/** The time of the latest request: pages of the charity's folder are shown from when until when it says. */
let now = 0;
/** What logs must not have, below a site's prefix such as `/nz/ar`, which need not be one of ours. */
let secret = /(?!)/;
/** By the first part of their path, because each link of each page asks. */
let bySection = new Map<string, IndexedPage[]>();

const sectionOf = (path: string) => path.split('/', 2)[1] ?? '';

/** A parameter, `:name` or `:name{expression}`. */
const PARAM = /:\w+(?:\{(.+)\})?/;
const partPattern = (part: string) => {
  if (part === '*') return '.*';
  const param = PARAM.exec(part);
  return param ? `(?:${param[1] ?? '[^/]+'})` : part.replace(/[.+?^$]/g, '\\$&');
};
/** `/elements/*` is also of `/elements`. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map(partPattern)
      .join('/')
      .replace(/\/\.\*$/, '(?:/.*)?')}$`,
  );

/** Makes the site of these pages; once, before the first request. */
export function registerPages(pages: readonly Page[]): void {
  builtIn = pages;
  index(pages);
}

/** Adds the pages of the charity's folder, in place of those that it had before. */
export const registerOwnPages = (pages: readonly Page[]): void => index([...builtIn, ...pages]);

/** Changes whenever the charity's folder has other pages. */
export const pagesVersion = (): number => version;

/** Says what time it is: pages appear and disappear by it. */
export function setPagesTime(time: number): void {
  now = time;
}

const isShown = ({ shown: { from = 0, until = Number.POSITIVE_INFINITY } = {} }: Page) => from <= now && now < until;

/** Whether it is known which pages the site has; a command that shows none need not load them. */
export const pagesAreKnown = (): boolean => builtIn.length > 0;

/** Whether a page that is not of the charity's folder has a path. */
export const isTakenPath = (path: string): boolean => builtIn.some((page) => patternOf(page.path).test(path));

/** What links to such a page say; `undefined` where there is no page, or it does not say. */
export const builtInLabel = (path: string): MenuPlace['label'] | undefined =>
  labelOf(builtIn.find((page) => patternOf(page.path).test(path)));

/** The page of the charity's folder at an address, on a site that has it. */
export function ownPageAt(path: string): { page: Page; site: Site } | undefined {
  const own = siteOfPath(path);
  const page = pageAt(withoutPrefix(own, path));
  return page && !builtIn.includes(page) && has(own, page) ? { page, site: own } : undefined;
}

function index(pages: readonly Page[]): void {
  all = pages;
  version += 1;
  bySection = new Map();
  for (const page of pages) {
    const section = sectionOf(page.path);
    bySection.set(section, [...(bySection.get(section) ?? []), { page, pattern: patternOf(page.path) }]);
  }
  const secrets = new Set(pages.filter(({ logs }) => logs === 'section').map(({ path }) => sectionOf(path)));
  secret = new RegExp(`^((?:/[A-Za-z-]{2,5}){0,2})/(${[...secrets].join('|')})/.+`);
}

/** Every page of the site. */
export function allPages(): readonly Page[] {
  if (all.length === 0) throw new Error('No pages are registered: import demo-pages/website/app/pages.ts.');
  return all.filter(isShown);
}

/** The page at a path without a prefix. */
function pageAt(own: string): Page | undefined {
  if (all.length === 0) allPages();
  return bySection.get(sectionOf(own))?.find(({ page, pattern }) => pattern.test(own) && isShown(page))?.page;
}

const has = ({ pages, code, language }: Site, page: Page | undefined): boolean => {
  if (page?.in && !page.in.includes(code)) return false;
  if (pages === 'all') return true;
  const languages = page?.languages ?? 'english';
  if (typeof languages === 'object') return pages !== 'none' && languages.includes(language);
  return pages === 'shared' ? languages === 'all' : pages === 'translated' && languages !== 'english';
};

/** The sites that have a page, of those that are on. A page that all share has no prefix. */
export function sitesOf(page: Page, sites?: readonly Site[]): readonly Site[] {
  return sites ? sitesAmong(page, sites) : sitesAmong(page, ALL_SITES.filter(isActive)).filter(isThereFor(page));
}

const isThereFor =
  (page: Page | undefined) =>
  ({ code }: Site): boolean =>
    page?.isThere?.(code) ?? true;

function sitesAmong(page: Page, sites: readonly Site[]): readonly Site[] {
  if (page.countries !== 'one') return sites.filter((site) => has(site, page));
  const [first = homeSite()] = sites;
  return [first.prefix === '' ? first : { ...first, prefix: '' }];
}

/** Whether a site has a page of its own at a path without a prefix, which may have a query. */
export function hasPage(site: Site, path: string): boolean {
  const page = pageAt(path.replace(/[?#].*/, ''));
  return site.pages !== 'none' && has(site, page) && isThereFor(page)(site);
}

/** The sites that have a page at a path without a prefix, if both countries have it. */
export function sitesWith(path: string): readonly Site[] {
  const page = pageAt(path);
  return page ? sitesOf(page) : activeSites();
}

/**
 * A path without its site's prefix, as one page is called in every country and language; as it is where there is no
 * page.
 */
function ownPath(path: string): string {
  const site = siteOfPath(path);
  const own = withoutPrefix(site, path);
  return hasPage(site, own) ? own : path;
}

/** The page at an address of any country and language. */
export const findPage = (path: string): Page | undefined => pageAt(ownPath(path));

/** The page at an address, or where there is none the first page of its section, whose headers it gets too. */
export function nearestPage(path: string): Page | undefined {
  const site = siteOfPath(path);
  return findPage(path) ?? bySection.get(sectionOf(withoutPrefix(site, path)))?.[0]?.page;
}

/** Whether an address belongs to a country or a language that is off, or to a list that the country has nothing for. */
export function isOfInactiveSite(path: string): boolean {
  const site = siteOfPrefix(path);
  if (isActive(site)) {
    const page = pageAt(withoutPrefix(site, path));
    return page !== undefined && page.countries !== 'one' && !isThereFor(page)(site);
  }
  const page = pageAt(path);
  return site.prefix !== '' || (page !== undefined && page.countries !== 'one');
}

/** What the page at an address allows and gets. */
export const pageSecurity = (path: string) => securityOf(findPage(path)?.security);

/** A link of a menu: where it leads, and whether that is one address for all countries and languages. */
export interface MenuLink {
  label: MenuPlace['label'];
  path: string;
  isOne: boolean;
}

/** A link of the header, with the groups below it. */
export interface HeaderLink extends MenuLink {
  groups: readonly { label: OwnLabel; links: readonly MenuLink[] }[];
}

/** A column of the footer; its title is that of a menu of the house, or the charity's. */
export interface FooterColumn {
  title: MenuPlace['menu'] | OwnLabel;
  links: readonly (MenuLink | OutsideLink)[];
}

/** A link to another site. */
export interface OutsideLink {
  label: OwnLabel;
  url: string;
}

interface OwnLink {
  page: string;
  label?: OwnLabel | undefined;
}

/** The menus as the charity's folder has them. */
export interface OwnMenus {
  header: readonly (OwnLink & { groups?: readonly { label: OwnLabel; links: readonly OwnLink[] }[] | undefined })[];
  footer: readonly {
    title: OwnLabel;
    menu?: MenuPlace['menu'] | undefined;
    links: readonly (OwnLink | OutsideLink)[];
  }[];
}

let menus: OwnMenus | undefined;

/** Gives the site the menus of its charity; without any, each page stands in those that its definition names. */
export function setMenus(own: OwnMenus | undefined): void {
  menus = own;
}

const FOOTER = ['give', 'takePart', 'readAndWatch', 'about'] as const;

const labelOf = (page: Page | undefined) => page?.label ?? page?.navigation?.[0]?.label;

/** The links that the definitions of pages give a menu, in their order; `isOwn`: of the charity's folder alone. */
function linksOf(menu: MenuPlace['menu'], isSandbox: boolean, isOwn = false): readonly MenuLink[] {
  return allPages()
    .filter((page) => (isSandbox || !page.isDemo) && !(isOwn && builtIn.includes(page)))
    .flatMap((page) => (page.navigation ?? []).map((place) => ({ page, place })))
    .filter(({ place }) => place.menu === menu)
    .sort((a, b) => a.place.order - b.place.order)
    .map(({ page, place }) => ({ label: place.label, ...targetOf(page) }));
}

const targetOf = ({ path, countries }: Page) => ({ path: path.replace('/*', ''), isOne: countries === 'one' });

/** A link of the charity's menu; none where its page is off. */
function ownLink({ page: path, label: own }: OwnLink, isSandbox: boolean): MenuLink[] {
  const page = pageAt(path);
  const label = own ?? labelOf(page);
  if (!page || !label || (page.isDemo && !isSandbox)) return [];
  return [{ label, path, isOne: page.countries === 'one' }];
}

/** `links`, and after them the pages of the charity's folder that name the menu themselves. */
function withOwn<Link extends MenuLink | OutsideLink>(
  links: readonly Link[],
  menu: MenuPlace['menu'] | undefined,
  isSandbox: boolean,
): (Link | MenuLink)[] {
  const known = new Set(links.map((link) => ('path' in link ? link.path : undefined)));
  const own = menu ? linksOf(menu, isSandbox, true) : [];
  return [...links, ...own.filter(({ path }) => !known.has(path))];
}

/** The links of the header. */
export function headerMenu(isSandbox = false): readonly HeaderLink[] {
  if (!menus) return linksOf('main', isSandbox).map((link) => ({ ...link, groups: [] }));
  const links = menus.header.flatMap(({ groups = [], ...own }) =>
    ownLink(own, isSandbox).map((link) => ({
      ...link,
      groups: groups.map(({ label, links }) => ({ label, links: links.flatMap((each) => ownLink(each, isSandbox)) })),
    })),
  );
  return withOwn(links, 'main', isSandbox).map((link) => ({ groups: [], ...link }));
}

/** The columns of the footer, in their order. */
export function footerMenus(isSandbox = false): readonly FooterColumn[] {
  if (!menus) return FOOTER.map((menu) => ({ title: menu, links: linksOf(menu, isSandbox) }));
  return menus.footer.map(({ title, menu, links }) => ({
    title,
    links: withOwn(
      links.flatMap((link): (MenuLink | OutsideLink)[] => ('url' in link ? [link] : ownLink(link, isSandbox))),
      menu,
      isSandbox,
    ),
  }));
}

/**
 * The path of a request as logs may have it: without the part of a signed link or a link that signs in, which gives
 * access to an order, a monthly gift or everything of a donor.
 */
export function loggedPath(path: string): string {
  allPages();
  return path.replace(secret, '$1/$2/…');
}

/** What a page allows and gets besides, by what it is for. */
interface Security {
  /** It frames the provider's pages and calls its API. */
  framesProvider?: true;
  /** PCI DSS 4.0.1, 6.4.3: donors enter a card or an account here, so that its scripts are allowed by hash alone. */
  protectsScripts?: true;
  /** It stays in one group with pages that it opens and that come back: merchants' checkouts return to their window. */
  keepsOpener?: true;
  /** It links nowhere else, and its policy allows only what it needs: its footer has no form. */
  isPlain?: true;
  /** Its tags are rendered in the browser alone: it shows blocks at work, and changes them. */
  isWorkshop?: true;
}

const PAGE_SECURITY = {
  page: {},
  checkout: { isPlain: true },
  payment: { framesProvider: true, protectsScripts: true, isPlain: true },
  donation: { framesProvider: true, protectsScripts: true },
  /** Another card or account for a monthly gift, whose page frames the provider by its own policy. */
  source: { protectsScripts: true },
  merchant: { framesProvider: true, keepsOpener: true, isPlain: true, isWorkshop: true },
  workshop: { isWorkshop: true },
} as const satisfies Record<string, Security>;

export type PageSecurity = keyof typeof PAGE_SECURITY;

/** What a path that is no page gets. */
const securityOf = (name: PageSecurity = 'page'): Security => PAGE_SECURITY[name];

import type { Hono } from 'hono';
import type LAYOUT from '#texts/website/layout';
import type { Database } from '../../../server/database/open-database.ts';
import type { Handlers } from '../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { renderPage } from '../pages/render-page.ts';
import type { PlatformServices } from '../platform-services.ts';
import type { PlainKey } from '../site/languages/page-texts.ts';
import type { Markup, PageContext } from '../site/page-context.ts';
import { pageContext } from '../site/request-context.ts';
import type { Site } from '../site/sites.ts';
import type { PageSecurity } from './site-pages.ts';

/** `slug` of `/gifts/:slug` and of `/gifts/:slug{[a-z-]+}`. */
type ParamName<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Segment}/${infer More}`
    ? ParamName<`/:${Segment}`> | ParamName<`/${More}`>
    : Rest extends `${infer Name}{${string}`
      ? Name
      : Rest
  : never;
type PageParams<Path extends string> = Readonly<Record<ParamName<Path>, string>>;

/** The label of a link in a menu, a text of the layout. */
export type MenuLabel = PlainKey<typeof LAYOUT>;

/** The label of a link to a page of the charity's folder, in each language that it has been written in. */
export type OwnLabel = Readonly<Partial<Record<string, string>> & { en: string }>;

/** A link in the header's navigation or in a column of the footer. */
export interface MenuPlace {
  menu: 'main' | 'give' | 'takePart' | 'readAndWatch' | 'about';
  order: number;
  label: MenuLabel | OwnLabel;
}

/** What the content of a shared page is made of; triggers of the database name it when a table changes. */
export type Topic = 'gifts' | 'appeals' | 'listings' | 'pictures';

/** Everything that the site must know of a page, besides what it shows. */
interface PageFacts<Path extends string = string> {
  /** Without the prefix of a country or a language; parameters as in Hono. */
  path: Path;
  /**
   * `translated`: in every language whose country has the content in it. The other pages of a site are English. A list:
   * in these languages.
   */
  languages: 'all' | 'translated' | 'english' | readonly string[];
  /** `own`: the other country has no such content. `one`: the page is not of a country and has one address. */
  countries: 'all' | 'own' | 'one';
  /** The countries that have it, where that is not what `countries` says of the whole site. */
  in?: readonly Site['code'][];
  /** Whether a country's charity has what the page shows, where its folder decides: without it no link leads there. */
  isThere?(country: Site['code']): boolean;
  /** From when and until when the site has it, in milliseconds since 1970. */
  shown?: { from?: number | undefined; until?: number | undefined };
  /** Where the link to the other country leads from a page that it has not: to its front page without this. */
  elsewhere?: string;
  /**
   * `shared`: the same for every visitor without a cookie of ours, until a topic changes. `private`: asked for again
   * each time. `no-store`: of one person, and Back must ask for it again.
   */
  cache: 'shared' | 'private' | 'no-store';
  topics?: readonly Topic[];
  /** The names in the query that a shared page reads; `all` when any name changes it. */
  query?: readonly string[] | 'all';
  /** Whether search engines list it, and with which parameters; `disallow`: robots.txt closes it. */
  sitemap?:
    | boolean
    | 'disallow'
    | ((db: Database, country: Site['code'], now: Date) => Promise<readonly PageParams<Path>[]>);
  navigation?: readonly MenuPlace[];
  /** What links to it say where no menu says it; the label of its first menu without this. */
  label?: OwnLabel;
  /** The media type of a file, such as a feed; a page in HTML without it. */
  type?: string;
  /** Why no page that anybody can open links to it. */
  unlinked?: string;
  /** Its policy, its headers and its scripts; an ordinary page without it. */
  security?: PageSecurity;
  /** No other page, not even of the site, learns its address. */
  referrer?: 'none';
  /** `section`: its address opens something, so logs have only the first part. */
  logs?: 'section';
  /** Only a site beside a sandbox has it. */
  isDemo?: boolean;
  /** The largest body of a post, in bytes. */
  bodyLimit?: number;
}

interface PageRequest<Path extends string, Services> {
  c: WebsiteContext;
  services: Services;
  /** With what staff have translated. */
  site: Site;
  params: PageParams<Path>;
}

/** A page that is loaded and rendered. */
interface RenderedPage<Path extends string, Services, Data> extends PageFacts<Path> {
  /** `undefined`: there is no such page. */
  load(request: PageRequest<Path, Services>): Data | undefined | Promise<Data | undefined>;
  view(context: PageContext, data: Data): Markup;
  /** What the page needs besides, such as a policy for its scripts. */
  context?(c: WebsiteContext, services: Services, site: Site): Promise<PageContext>;
}

/** A page that takes posts or replies in several ways. */
interface HandledPage<Path extends string, Services> extends PageFacts<Path> {
  /** Made once for each site. */
  handlers(services: Services, site: Site): Handlers;
}

/** Pages below one path, which they have in common with all their facts: `/elements/*`. */
interface PageArea<Services> extends PageFacts<`/${string}/*`> {
  routes(app: Hono<WebsiteEnv>, services: Services): void;
}

export interface Page<Services = never> extends Omit<PageFacts, 'sitemap'> {
  sitemap?:
    | boolean
    | 'disallow'
    | ((db: Database, country: Site['code'], now: Date) => Promise<readonly Record<string, string>[]>);
  handlers?: (services: Services, site: Site) => Handlers;
  routes?: (app: Hono<WebsiteEnv>, services: Services) => void;
}

interface DefinePage<Services> {
  <const Path extends string, Data>(page: RenderedPage<Path, Services, Data>): Page<Services>;
  <const Path extends string>(page: HandledPage<Path, Services>): Page<Services>;
  (area: PageArea<Services>): Page<Services>;
}

/** `definePage` for a room whose pages need these services. */
export function pagesOf<Services extends PlatformServices>(): DefinePage<Services> {
  return <Path extends string, Data>(
    page: RenderedPage<Path, Services, Data> | HandledPage<Path, Services> | PageArea<Services>,
  ) => {
    if (!('load' in page)) return page as Page<Services>;
    const { load, view, context: contextOf = pageContext, ...facts } = page;
    const handlers = (services: Services, site: Site): Handlers => ({
      get: async (c) => {
        const context = await contextOf(c, services, site);
        const params = c.req.param() as PageParams<Path>;
        const data = await load({ c, services, site: context.site, params });
        return data === undefined ? c.notFound() : c.html(renderPage(view(context, data)));
      },
    });
    return { ...facts, handlers } as Page<Services>;
  };
}

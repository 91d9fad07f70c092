import type { Hono } from 'hono';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { to } from '../site/page-context.ts';
import { SITES, type Site } from '../site/sites.ts';
import { pageContext, type WebsiteServices } from '../website-services.ts';
import { articleListPage } from './articles/article-list-page.ts';
import { articlePage } from './articles/article-page.ts';
import {
  type ArticleKind,
  articleChoices,
  featuredArticles,
  findArticle,
  listArticles,
  relatedArticles,
} from './articles/find-articles.ts';
import { eventRoutes } from './events/event-routes.ts';
import { itemContext, slugOf } from './item-context.ts';
import { isPlainQuery, pageNote, readArticleQuery } from './list-queries.ts';
import { mediaRoutes } from './media/media-routes.ts';

/** News, blog, events and media of both countries. */
export function listingRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices): void {
  for (const site of SITES) {
    for (const kind of ['news', 'blog'] as const) articleRoutes(app, services, site, kind);
    eventRoutes(app, services, site);
  }
  mediaRoutes(app, services);
}

function articleRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site, kind: ArticleKind): void {
  const { db } = services;

  const list = async (c: WebsiteContext) => {
    const choices = await articleChoices(db, kind, site.code);
    const query = c.req.query();
    const { words, chosen, filter, page, notes } = readArticleQuery(query, choices);
    const listing = await listArticles(db, kind, site.code, filter, page);
    const leads = kind === 'news' && isPlainQuery(query);
    const featured = leads ? await featuredArticles(db, kind, site.code) : [];
    const all = [...notes, ...pageNote(page, listing)];
    const context = await pageContext(c, services, site);
    return c.html(articleListPage(context, { kind, listing, choices, words, chosen, notes: all, featured }));
  };

  const item = async (c: WebsiteContext) => {
    const slug = slugOf(c);
    const found = slug && (await findArticle(db, kind, site.code, slug));
    if (!found) return c.notFound();
    const related = await relatedArticles(db, found.article);
    const context = await itemContext(c, services, { site, list: `/${kind}`, isShared: found.isShared });
    return c.html(articlePage(context, { ...found, related }));
  };

  routeMethods(app, to(site, `/${kind}`), { get: list });
  routeMethods(app, to(site, `/${kind}/:slug`), { get: item });
}

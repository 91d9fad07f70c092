import {
  type PageContext,
  type PlatformServices,
  pageContext,
  type Site,
  type WebsiteContext,
} from '../../platform/index.ts';

/** The slug in a request's path; undefined when it cannot be a slug. */
export function slugOf(c: WebsiteContext): string | undefined {
  const slug = c.req.param('slug') ?? '';
  return /^[a-z0-9-]{1,100}$/.test(slug) ? slug : undefined;
}

/**
 * The context of an item's page. Its link to the other country leads to the same page, or to the list when only this
 * country has the item.
 */
export async function itemContext(
  c: WebsiteContext,
  services: PlatformServices,
  { site, list, isShared }: { site: Site; list: string; isShared: boolean },
): Promise<PageContext> {
  const context = await pageContext(c, services, site);
  return { ...context, otherCountryPage: isShared ? context.path.slice(site.prefix.length) : list };
}

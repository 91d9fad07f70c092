import type { Site } from '../site/sites.ts';

/** Makes what several pages share, such as a rate limiter, once for each app. */
export function sharedByApp<Services extends object, Shared>(make: (services: Services) => Shared) {
  const all = new WeakMap<Services, Shared>();
  return (services: Services): Shared => {
    const shared = all.get(services) ?? make(services);
    all.set(services, shared);
    return shared;
  };
}

/** Makes what several pages of one site share, once for each app and site. */
export function sharedBySite<Services extends object, Shared>(make: (services: Services, site: Site) => Shared) {
  const sitesOf = sharedByApp((_: Services) => new Map<Site, Shared>());
  return (services: Services, site: Site): Shared => {
    const sites = sitesOf(services);
    const shared = sites.get(site) ?? make(services, site);
    sites.set(site, shared);
    return shared;
  };
}

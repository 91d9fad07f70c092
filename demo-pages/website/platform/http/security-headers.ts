import { createMiddleware } from 'hono/factory';
import { nearestPage, pageSecurity } from '../pages/site-pages.ts';
import { isOwnCopy } from './request-facts.ts';
import type { WebsiteContext, WebsiteEnv } from './website-env.ts';

/**
 * Where browsers report what a page's policy has refused: by the Reporting API, and by `report-uri` where it is
 * missing.
 */
export const POLICY_REPORTS_PATH = '/policy-reports';

/** Directives of a page that differ from the site's policy, such as `frame-src`. */
export type PolicyChanges = Readonly<Record<string, string>>;

/**
 * The players of the two film platforms, for a page with such a film. They load nothing before the visitor
 * plays it.
 */
export const FILM_PLAYERS: PolicyChanges = {
  'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
};

/**
 * Changes these directives of this response's policy. Changes from several parts of a page to one directive are
 * combined: a payment and the newsletter's form each need a policy for their scripts.
 */
export function changePolicy(c: WebsiteContext, changes: PolicyChanges): void {
  const earlier = c.get('policyChanges') ?? {};
  const sum = Object.entries(changes).map(([name, value]) => [name, union(earlier[name] ?? '', value)]);
  c.set('policyChanges', { ...earlier, ...Object.fromEntries(sum) });
}

function union(...lists: string[]): string {
  const sources = [...new Set(lists.flatMap((list) => list.split(' ')).filter(Boolean))];
  return (sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources).join(' ');
}

/** Where a payment page calls the provider, and whose pages it frames. */
interface ProviderPlaces {
  providerOrigin: string;
  widgetOrigin: string;
}

/** The policy of a page. Only a payment page may frame and call the provider. */
function contentSecurityPolicy(provider?: ProviderPlaces, changes: PolicyChanges = {}): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'frame-src': provider?.widgetOrigin ?? "'none'",
    'connect-src': provider ? `'self' ${provider.providerOrigin}` : "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    'report-to': 'policy',
    'report-uri': POLICY_REPORTS_PATH,
    ...changes,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** What neither the site nor a provider's form needs. */
const REFUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'interest-cohort',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = REFUSED_FEATURES.map((name) => `${name}=()`);
/** For networks that keep copies: a minute, and another one while they ask again. Browsers ask each time. */
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
/** A year. Names below the site's own are the agency's matter. */
const HTTPS_ONLY = 'max-age=31536000';

interface HeaderOptions extends ProviderPlaces {
  /** Where visitors reach the site: with https browsers must use nothing else. */
  siteOrigin: string;
}

/** Adds the security headers to every response. */
export function securityHeaders(options: HeaderOptions) {
  const isHttps = options.siteOrigin.startsWith('https:');
  return createMiddleware<WebsiteEnv>(async (c, next) => {
    await next();
    const { framesProvider, keepsOpener, protectsScripts } = pageSecurity(c.req.path);
    const page = nearestPage(c.req.path);
    const frame = framesProvider ? ` "${options.widgetOrigin}"` : '';
    // Not `c.header`: once there is a response, each call makes another one, with its body as a stream.
    const { headers, status } = c.res;
    const always = {
      'Content-Security-Policy': contentSecurityPolicy(framesProvider ? options : undefined, c.get('policyChanges')),
      'Reporting-Endpoints': `policy="${POLICY_REPORTS_PATH}"`,
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': `${PERMISSIONS.join(', ')}, payment=(self${frame})`,
    };
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    if (isHttps) headers.set('Strict-Transport-Security', HTTPS_ONLY);
    // Wallets open windows and hear from them; who opens the site gets no hold of its pages.
    if (!keepsOpener) headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    const referrer = page?.referrer === 'none' ? 'no-referrer' : 'strict-origin-when-cross-origin';
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', referrer);
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    // A page that takes payments depends on the browser.
    const isPublic = page?.cache === 'shared' && !protectsScripts && status === 200 && !isOwnCopy(c);
    const cache = page?.cache === 'no-store' ? 'no-store' : isPublic ? PUBLIC : 'private, no-cache';
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', cache);
  });
}

import type { WebsiteContext } from '../http/website-env.ts';

const POLICY = 'blocked-destinations=(script), endpoints=(policy)';
const INTEGRITY_POLICY = 'Integrity-Policy';
const REPORTED_POLICY = 'Integrity-Policy-Report-Only';
const POLICIES = [INTEGRITY_POLICY, REPORTED_POLICY].map((name) => name.toLowerCase());

/**
 * Refuses scripts without integrity. Vendors of wallets and bot checks change their scripts as they like: a page that
 * loads one only reports.
 */
export function addIntegrityPolicy(c: WebsiteContext): void {
  const sources = (c.get('policyChanges')?.['script-src'] ?? '').split(' ');
  const loadsVendors = sources.some((source) => /^https?:/.test(source));
  c.header(loadsVendors ? REPORTED_POLICY : INTEGRITY_POLICY, POLICY);
}

/**
 * Whether a browser knows the integrity of an import when it applies the policy. WebKit asks before it has looked into the
 * import map (seen in WebKitGTK 2.50, and so in Safari 26), and would refuse every import: it gets no such policy.
 */
const READS_MAP_FIRST = /\b(Chrome|Firefox)\/\d/;

/** The headers that a browser must not get with a page: with them it would refuse the page's own scripts. */
export const unfitHeaders = (userAgent = ''): readonly string[] => (READS_MAP_FIRST.test(userAgent) ? [] : POLICIES);

/** Takes the policy from an answer, which may be kept, for such a browser. */
export function fitIntegrityPolicy(c: WebsiteContext): void {
  for (const name of unfitHeaders(c.req.header('user-agent'))) c.res.headers.delete(name);
}

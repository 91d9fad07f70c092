import { pageSecurity, type WebsiteContext } from '../../platform/index.ts';

/** The first versions with Integrity-Policy. They also check an import map's integrity, and take hashes for imports. */
const FIRST_CHROMIUM = 138;
const FIRST_FIREFOX = 145;

/**
 * Whether a browser knows the integrity of an import when it applies a policy to it. WebKit asks before it has looked
 * into the import map (seen in WebKitGTK 2.50, and so in Safari 26), and would refuse every import; older browsers have
 * no such map. Both, and every program whose name is not known, get the page without these policies.
 */
function checksImports(userAgent = ''): boolean {
  // Crawlers give the names of browsers too.
  if (/\b(compatible;|\w*bot\b)/i.test(userAgent)) return false;
  const version = (name: RegExp) => Number(name.exec(userAgent)?.[1] ?? 0);
  return version(/Chrome\/(\d+)/) >= FIRST_CHROMIUM || version(/Firefox\/(\d+)/) >= FIRST_FIREFOX;
}

/** Whether the answer is a page that takes payments, for a browser that checks all that its scripts import. */
export const isStrictPage = (path: string, userAgent: string | undefined): boolean =>
  pageSecurity(path).protectsScripts === true && checksImports(userAgent);

/**
 * Refuses scripts without integrity. Vendors of wallets and bot checks change their scripts as they like: a page that
 * loads one only reports.
 */
export function addIntegrityPolicy(c: WebsiteContext, vendors: readonly string[]): void {
  const name = vendors.length > 0 ? 'Integrity-Policy-Report-Only' : 'Integrity-Policy';
  c.header(name, 'blocked-destinations=(script), endpoints=(policy)');
}

/** The hosts of others whose scripts the policy of this answer allows; their scripts have no integrity. */
export function vendorSources(c: WebsiteContext): string[] {
  return (c.get('policyChanges')?.['script-src'] ?? '').split(' ').filter((source) => /^https?:/.test(source));
}

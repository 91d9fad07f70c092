import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../server/database/project-root.ts';
import { pageSecurity, type WebsiteContext } from '../../platform/index.ts';

/** What the build wrote about the scripts that the site serves (`dist/site-scripts.json`). */
export interface SiteScripts {
  /** The integrity value of each script, by its path on the site. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The scripts that a tag may load, at once or later; `autoload` is the loader itself. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/**
 * The build's list, read once at a start; undefined without one, as while developing: then pages ask for no integrity.
 */
export function readSiteScripts(root: string = projectRoot): SiteScripts | undefined {
  const file = join(root, 'dist/site-scripts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteScripts) : undefined;
}

export const GUARD_SCRIPT = '/page-integrity/guard.js';
/**
 * What pages that take payments load by tags of their own, or for the bot check: no other script of the site is allowed
 * there.
 */
const SCRIPTS_OF_PAGES = [
  GUARD_SCRIPT,
  '/analytics/analytics-panel.js',
  '/bot-check/challenge.js',
  '/consent/consent.js',
  '/giving-files/another-source.js',
  '/giving-files/stay-signed-in.js',
  '/sdk/sdk.global.js',
];

/** An import map as it is written into pages, and its place in a policy. */
interface ImportMap {
  text: string;
  /** Such as `'sha256-…'`, for `script-src`. */
  source: string;
  /** The same for each script that it lists. */
  listed: readonly string[];
}

interface ProtectedPage {
  text: string;
  /** What the policy must allow beside its own: the import map. */
  source?: string;
}

const TAG = /<([a-z][a-z0-9]*(?:-[a-z0-9]+)+)[\s>]/g;
const SCRIPT = /<script\b([^>]*)\ssrc="([^"]+)"([^>]*)>/g;
const CHECK = /( data-bot-check-src="([^"]+)")/;

/**
 * Writes the integrity of each script into pages: an attribute at each tag, and on a page that takes payments an import
 * map for what the scripts load themselves. A page lists what its own tags can load and nothing else.
 */
export function createPageProtection({ scripts, tags }: SiteScripts) {
  const maps = new Map<string, ImportMap>();

  const integrityOf = (path: string) => (Object.hasOwn(scripts, path) ? scripts[path] : undefined);

  const mapFor = (page: string): ImportMap => {
    const placed = [...page.matchAll(TAG)].map(([, tag]) => tag!).filter((tag) => Object.hasOwn(tags, tag));
    const names = ['autoload', ...[...new Set(placed)].sort()];
    const key = names.join(' ');
    const known = maps.get(key);
    if (known) return known;
    const files = [...new Set(names.flatMap((name) => tags[name] ?? []))].sort();
    const integrity = Object.fromEntries(files.map((file) => [file, scripts[file]]));
    const text = JSON.stringify({ integrity });
    const listed = [...files, ...SCRIPTS_OF_PAGES]
      .flatMap((file) => integrityOf(file) ?? [])
      .map((hash) => `'${hash}'`);
    const map = { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`, listed };
    maps.set(key, map);
    return map;
  };

  const withAttributes = (page: string): string =>
    page
      .replace(SCRIPT, (tag, before: string, path: string, after: string) => {
        const integrity = integrityOf(path);
        if (!integrity || /\sintegrity=/.test(before + after)) return tag;
        // A policy that requires integrity counts it for requests with CORS alone, which modules always are.
        const mode = /type="module"/.test(before + after) ? '' : ' crossorigin';
        return `<script${before} src="${path}"${after} integrity="${integrity}"${mode}>`;
      })
      .replace(CHECK, (attribute, _, path: string) => {
        const integrity = integrityOf(path);
        return integrity ? `${attribute} data-bot-check-integrity="${integrity}"` : attribute;
      });

  return {
    /** A page whose scripts' tags name their integrity. */
    page: (text: string): ProtectedPage => ({ text: withAttributes(text) }),
    /**
     * A page that takes payments; `notice` is a template at its end, which the guard shows when a script was changed.
     * With `vendors` a policy in the page allows scripts by hash alone, except from those hosts. It is in the page
     * because the list would be too long for a header, and compresses well beside the import map.
     */
    payingPage(text: string, notice: string, vendors?: readonly string[]): ProtectedPage {
      const map = mapFor(text);
      const allowed = [map.source, ...map.listed, ...(vendors ?? [])].join(' ');
      const policy = vendors ? `<meta http-equiv="Content-Security-Policy" content="script-src ${allowed}">` : '';
      const guard = `<script type="module" async src="${GUARD_SCRIPT}"></script>`;
      const head = `${policy}<script type="importmap">${map.text}</script>${guard}`;
      const placed = text.replace('<script', () => `${head}<script`).replace('</body>', () => `${notice}</body>`);
      return { text: withAttributes(placed), source: map.source };
    },
  };
}

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

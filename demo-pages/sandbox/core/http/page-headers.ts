import type { Context } from 'hono';

export type PageRules = {
  /** Whether the page loads a script of this origin. */
  isScripted?: boolean;
  /** Allowed targets of the page's forms, redirects included; none when absent. */
  formActions?: readonly string[];
  /** Sources that the page may frame; none when absent. */
  frames?: readonly string[];
};

/**
 * The value of `frame-ancestors`. Browsers drop a source with an IPv6 address, so a page of `[::1]` that the request
 * names is allowed by its scheme; messages go to its exact origin all the same.
 */
function frameAncestors(c: Context, ancestors: readonly string[]): string {
  const isNamed = [c.req.query('sdk_origin'), c.req.header('referer')].some((page) =>
    /^https?:\/\/\[::1\]/.test(page ?? ''),
  );
  const sources = ancestors.flatMap((source) => {
    if (!source.includes('[')) return [source];
    return isNamed || !source.endsWith(':*') ? [new URL(source.replace(':*', '')).protocol] : [];
  });
  return sources.length > 0 ? sources.join(' ') : "'none'";
}

/** Headers of the sandbox's own pages: scripts, styles and requests of this origin only; framed only by `ancestors`. */
export function setPageHeaders(c: Context, ancestors: readonly string[], rules: PageRules = {}): void {
  const { isScripted = false, formActions = ["'none'"], frames = [] } = rules;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ...(isScripted ? ["script-src 'self'", "connect-src 'self'"] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "require-trusted-types-for 'script'",
    `trusted-types ${isScripted ? 'lit-html' : "'none'"}`,
    "base-uri 'none'",
    `form-action ${formActions.join(' ')}`,
    `frame-ancestors ${frameAncestors(c, ancestors)}`,
  ];
  c.header('Content-Security-Policy', policy.join('; '));
  // A page with Cross-Origin-Embedder-Policy loads only frames that have it too. One whose own frames are others' pages
  // cannot have it.
  if (ancestors.length > 0 && frames.length === 0) {
    c.header('Cross-Origin-Embedder-Policy', 'require-corp');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  c.header('Cache-Control', 'no-store');
}

/** The origin of an address; the text itself when it is not an address, so that it matches no list. */
function originIn(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

/**
 * Whether the page around may frame the requested one, as far as the address and the referrer name it. The browser
 * refuses the rest through `frame-ancestors`.
 */
export async function mayFrame(c: Context, allows: (origin: string) => Promise<boolean>): Promise<boolean> {
  const own = new URL(c.req.url).origin;
  for (const text of [c.req.query('sdk_origin'), c.req.header('referer')]) {
    if (!text) continue;
    const origin = originIn(text);
    if (origin !== own && !(await allows(origin))) return false;
  }
  return true;
}

import type { Context } from 'hono';

export type PageRules = {
  /** Whether a script of ours runs here. */
  isScripted?: boolean;
  /** Where the page's forms may go, redirects included; nowhere when absent. */
  formActions?: readonly string[];
  /** What the page may frame; nothing when absent. */
  frames?: readonly string[];
};

/** Headers of the provider's own pages: no script, style or request but its own; framed only by `ancestors`. */
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
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
  ];
  c.header('Content-Security-Policy', policy.join('; '));
  c.header('Cache-Control', 'no-store');
}

import type { Context } from 'hono';

export type PageRules = {
  /** Whether the page loads a script of this origin. */
  isScripted?: boolean;
  /** Allowed targets of the page's forms, redirects included; none when absent. */
  formActions?: readonly string[];
  /** Sources that the page may frame; none when absent. */
  frames?: readonly string[];
};

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
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
  ];
  c.header('Content-Security-Policy', policy.join('; '));
  c.header('Cache-Control', 'no-store');
}

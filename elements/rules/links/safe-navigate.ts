import { pageUrl } from '#rules/page-location.ts';
import { allowsPlainHttp } from './exact-origin.ts';
import { listedOrigins } from './listed-origins.ts';

/** The page in which an address is used, and the allowed origins. */
export interface SafeUrlOptions {
  /** The page that relative addresses are resolved against; its origin is always allowed. */
  readonly base: string | URL;
  /** Other origins that are allowed, like `https://pay.example.org`. */
  readonly allowedOrigins?: readonly string[];
}

export interface SafeNavigateOptions extends Partial<SafeUrlOptions> {
  /** The window or tab to open in. A new one gets no opener and no referrer. */
  readonly target?: string;
  /** How to navigate; by default `location.assign` or `window.open`. */
  readonly navigate?: (href: string) => void;
}

// Parsers drop tabs and line ends and read a backslash as a slash, so an address with any of them is misleading.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const MISLEADING = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;

/**
 * The address to redirect to, or nothing when it is not safe. A safe one is https, or http on loopback or this origin,
 * has this origin or a listed one, and has no user name, control character, backslash or leading `//`.
 */
export function safeUrl(url: string, options: SafeUrlOptions): URL | undefined {
  const parsed = clickableUrl(url, options.base);
  const own = parse(options.base)?.origin;
  if (!parsed) return undefined;
  if (parsed.origin === own) return parsed;
  if (parsed.protocol === 'http:' && !allowsPlainHttp(parsed.hostname)) return undefined;
  return options.allowedOrigins?.some((origin) => parse(origin)?.origin === parsed.origin) ? parsed : undefined;
}

/** On a server any https page, because only the kind of an address matters there. */
const pageBase = (): string => globalThis.document?.baseURI ?? 'https://page.invalid/';

/** The address of a link that a person clicks: http or https to any origin, without misleading characters. */
export function clickableUrl(url: string, base: string | URL = pageBase()): URL | undefined {
  if (MISLEADING.test(url) || url.trim().startsWith('//')) return undefined;
  const parsed = parse(url, base);
  if (!parsed || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return undefined;
  return parsed.username === '' && parsed.password === '' ? parsed : undefined;
}

/** The target of a redirect of this page: this site, or an origin that the page lists in `data-redirect-origins`. */
export function redirectTo(url: string, { base, allowedOrigins }: Partial<SafeUrlOptions> = {}): URL | undefined {
  const from = base ?? pageUrl();
  return from === undefined
    ? undefined
    : safeUrl(url, { base: from, allowedOrigins: allowedOrigins ?? listedOrigins('redirectOrigins') });
}

/** Navigates to `url` when it is safe. Otherwise warns, stays and returns false: the caller shows its error state. */
export function safeNavigate(url: string, options: SafeNavigateOptions = {}): boolean {
  const safe = redirectTo(url, options);
  if (!safe) {
    console.warn(
      `Redirect to ${JSON.stringify(url)} refused. Use an https address of this site or of an origin in ` +
        'data-redirect-origins on <html>.',
    );
    return false;
  }
  if (options.navigate) options.navigate(safe.href);
  else if (options.target && options.target !== '_self') window.open(safe.href, options.target, 'noopener,noreferrer');
  else location.assign(safe.href);
  return true;
}

function parse(url: string | URL, base?: string | URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

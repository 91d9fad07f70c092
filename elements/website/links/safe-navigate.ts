import { listedOrigins } from './listed-origins.ts';

/** Where an address is used. */
export interface SafeUrlOptions {
  /** The page that relative addresses start from; its origin is always allowed. */
  readonly base: string | URL;
  /** Other origins that are allowed, like `https://pay.example.org`. */
  readonly allowedOrigins?: readonly string[];
}

export interface SafeNavigateOptions extends Partial<SafeUrlOptions> {
  /** The window or tab to open in; a new one never gets hold of this page, nor hears of it. */
  readonly target?: string;
  /** How to leave the page; the browser's own way unless told otherwise. */
  readonly navigate?: (href: string) => void;
}

// Parsers drop tabs and line ends and take a backslash for a slash, so an address with any of them is not what it seems.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const MISLEADING = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;

/**
 * The address to redirect to, or nothing when it is not safe: https, or http on loopback or this very origin; this origin
 * or a listed one; no user name, control character, backslash or leading `//`.
 */
export function safeUrl(url: string, options: SafeUrlOptions): URL | undefined {
  const parsed = safeLink(url, options.base);
  const own = parse(options.base)?.origin;
  if (!parsed || own === undefined) return undefined;
  if (parsed.origin === own) return parsed;
  if (parsed.protocol === 'http:' && !isLoopback(parsed.hostname)) return undefined;
  return options.allowedOrigins?.some((origin) => parse(origin)?.origin === parsed.origin) ? parsed : undefined;
}

/** The address of a link that a person follows by choice: http or https to any origin, written without tricks. */
export function safeLink(url: string, base: string | URL): URL | undefined {
  if (MISLEADING.test(url) || url.trim().startsWith('//')) return undefined;
  const parsed = parse(url, base);
  if (!parsed || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return undefined;
  return parsed.username === '' && parsed.password === '' ? parsed : undefined;
}

/** Where a redirect of this page may go: this site, or an origin that the page lists in `data-redirect-origins`. */
export function redirectTo(url: string, { base, allowedOrigins }: Partial<SafeUrlOptions> = {}): URL | undefined {
  const from = base ?? globalThis.location?.href;
  return from === undefined
    ? undefined
    : safeUrl(url, { base: from, allowedOrigins: allowedOrigins ?? listedOrigins('redirectOrigins') });
}

/** Goes to `url` when it is safe. Otherwise warns, stays and answers false: the caller shows its error state. */
export function safeNavigate(url: string, options: SafeNavigateOptions = {}): boolean {
  const safe = redirectTo(url, options);
  if (!safe) {
    console.warn(
      `Redirect to ${JSON.stringify(url)} refused. Use an https address of this site or of an origin in data-redirect-origins on <html>.`,
    );
    return false;
  }
  if (options.navigate) options.navigate(safe.href);
  else if (options.target && options.target !== '_self') window.open(safe.href, options.target, 'noopener,noreferrer');
  else location.assign(safe.href);
  return true;
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function parse(url: string | URL, base?: string | URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

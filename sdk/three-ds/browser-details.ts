/** The browser details that an issuer requires (S3.26); all values are strings, as the API expects. */
export interface BrowserDetails {
  /** The full name that the API expects: `Google Chrome or Chromium`, `Apple Safari`, …, or `unknown`. */
  readonly name: string;
  readonly java_enabled: string;
  readonly language: string;
  readonly screen_height: string;
  readonly screen_width: string;
  /** Minutes behind UTC, as `getTimezoneOffset` returns them: `-660` in a Sydney summer. */
  readonly time_zone: string;
  readonly color_depth: string;
}

/** In this order, because most user agents also contain the names of browsers further down. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Microsoft Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Mozilla Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Google Chrome or Chromium', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Apple Safari', /\bSafari\//],
];

/** The browser's name by its user agent. */
export function deviceBrowserName(userAgent: string): string {
  return BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'unknown';
}

/** Reads the details of the current browser. */
export function readBrowserDetails(): BrowserDetails {
  const { userAgent, language } = navigator;
  const { height, width, colorDepth } = screen;
  return {
    name: deviceBrowserName(userAgent),
    // `javaEnabled` may be missing in browsers without plug-ins.
    java_enabled: String(!!navigator.javaEnabled?.()),
    language,
    screen_height: String(height),
    screen_width: String(width),
    time_zone: String(new Date().getTimezoneOffset()),
    color_depth: String(colorDepth),
  };
}

/** What an issuer asks about the shopper's browser (S3.26); all texts, as the wire wants them. */
export interface BrowserDetails {
  /** In full, as the wire has it: `Google Chrome or Chromium`, `Apple Safari`, …, or `unknown`. */
  readonly name: string;
  readonly java_enabled: string;
  readonly language: string;
  readonly screen_height: string;
  readonly screen_width: string;
  /** Minutes behind UTC, as `getTimezoneOffset` counts them: `-660` in a Sydney summer. */
  readonly time_zone: string;
  readonly color_depth: string;
}

/** Most browsers also name those below them. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Microsoft Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Mozilla Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Google Chrome or Chromium', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Apple Safari', /\bSafari\//],
];

/** The browser's name by its user agent. */
export function browserName(userAgent: string): string {
  return BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'unknown';
}

/** Looks at the browser that runs this page. */
export function readBrowserDetails(): BrowserDetails {
  const { userAgent, language } = navigator;
  const { height, width, colorDepth } = screen;
  return {
    name: browserName(userAgent),
    // Browsers without plug-ins may lack the question too.
    java_enabled: String(!!navigator.javaEnabled?.()),
    language,
    screen_height: String(height),
    screen_width: String(width),
    time_zone: String(new Date().getTimezoneOffset()),
    color_depth: String(colorDepth),
  };
}

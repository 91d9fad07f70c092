/** Google's own script, set to create no widget until one is requested. */
const GOOGLE_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

export interface BotCheckSettings {
  /** The script's address: same origin, or https. */
  readonly scriptUrl: string;
  readonly siteKey: string;
  /** What the script must contain, if the page sets it. */
  readonly integrity: string;
  /** The site's own script may work without a key. */
  readonly needsKey: boolean;
}

/**
 * A setting of the page: `data-…` on `<html>`, or else `<meta name="haven-…">` in the head, for code that adds to a
 * page whose `<html>` others write. Authors write neither.
 */
const readSetting = (page: Document, name: string) =>
  page.documentElement.getAttribute(`data-${name}`) ||
  page.head.querySelector<HTMLMetaElement>(`meta[name="haven-${name}"]`)?.content ||
  '';

/** The page's bot check settings: `bot-check-src`, `-integrity` and `-site-key`. */
export function readBotCheckSettings(page: Document): BotCheckSettings {
  const src = readSetting(page, 'bot-check-src');
  return {
    scriptUrl: new URL(src || GOOGLE_SCRIPT, page.baseURI).href,
    siteKey: readSetting(page, 'bot-check-site-key'),
    integrity: readSetting(page, 'bot-check-integrity'),
    needsKey: !src,
  };
}

/** Google's own script, set to create no widget until one is requested. */
const GOOGLE_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

export interface BotCheckSettings {
  /** The script's address: same origin, or https. */
  readonly scriptUrl: string;
  readonly siteKey: string;
  /** What the script must contain, when the page says so. */
  readonly integrity: string;
  /** The site's own script may work without a key. */
  readonly needsKey: boolean;
}

/** The page's bot check settings: `data-bot-check-src`, `-integrity` and `-site-key` on `<html>`. */
export function readBotCheckSettings(page: Document): BotCheckSettings {
  const { botCheckSrc, botCheckSiteKey = '', botCheckIntegrity = '' } = page.documentElement.dataset;
  const scriptUrl = new URL(botCheckSrc || GOOGLE_SCRIPT, page.baseURI).href;
  return { scriptUrl, siteKey: botCheckSiteKey, integrity: botCheckIntegrity, needsKey: !botCheckSrc };
}

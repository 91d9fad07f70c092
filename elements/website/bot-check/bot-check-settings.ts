/** Google's own script, with no widget made before one is asked for. */
const GOOGLE_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

export interface BotCheckSettings {
  /** The script's address: same origin, or https. */
  readonly scriptUrl: string;
  readonly siteKey: string;
  /** A script of the site's own may do without a key. */
  readonly needsKey: boolean;
}

/** What a page says of its bot check: `data-bot-check-src` and `data-bot-check-site-key` on `<html>`. */
export function readBotCheckSettings(page: Document): BotCheckSettings {
  const { botCheckSrc, botCheckSiteKey = '' } = page.documentElement.dataset;
  const scriptUrl = new URL(botCheckSrc || GOOGLE_SCRIPT, page.baseURI).href;
  return { scriptUrl, siteKey: botCheckSiteKey, needsKey: !botCheckSrc };
}

import { BotCheckError } from './bot-check-error.ts';
import type { BotCheckSettings } from './bot-check-settings.ts';
import { findGrecaptcha, type Grecaptcha } from './grecaptcha.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** How long the script may take to load and start, in ms. */
const BOT_CHECK_LOAD_TIMEOUT_MS = 15_000;

let loading: Promise<Grecaptcha> | undefined;

/**
 * The page's bot check, ready to use: the one that the page already has, or its script, loaded once. After a failure
 * the next call tries again.
 */
export function loadGrecaptcha(settings: BotCheckSettings): Promise<Grecaptcha> {
  loading ??= within(BOT_CHECK_LOAD_TIMEOUT_MS, start(settings)).finally(() => {
    loading = undefined;
  });
  return loading;
}

async function start({ scriptUrl, siteKey, integrity, needsKey }: BotCheckSettings): Promise<Grecaptcha> {
  if (!findGrecaptcha()) {
    if (needsKey && siteKey === '') throw new BotCheckError('unconfigured');
    await loadScript(scriptUrl, integrity);
  }
  const api = findGrecaptcha();
  if (!api) throw new BotCheckError('unreachable');
  // Google's script first defines only `ready`, and the rest later.
  await new Promise<void>((resolve) => (api.ready ? api.ready(resolve) : resolve()));
  return findGrecaptcha() ?? api;
}

/**
 * Waits for the page's own script, or adds one. A script that failed is removed, so that the next call can try again.
 */
function loadScript(url: string, integrity: string): Promise<void> {
  const placed = [...document.scripts].find((script) => script.src === url);
  const script = placed ?? document.createElement('script');
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new BotCheckError('unreachable'));
    };
    // The load event of a present script may have fired already, so only a timer can detect a failure.
    const timer = placed && setTimeout(fail, BOT_CHECK_LOAD_TIMEOUT_MS);
    script.addEventListener('error', fail, { once: true });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    if (placed) return;
    script.async = true;
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });
}

function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BotCheckError('timeout')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

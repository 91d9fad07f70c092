import { BotCheckError } from './bot-check-error.ts';
import { type BotCheckSettings, readBotCheckSettings } from './bot-check-settings.ts';
import type { Grecaptcha } from './grecaptcha.ts';
import { loadGrecaptcha } from './load-grecaptcha.ts';

/** The window in which reCAPTCHA shows a visual challenge. */
const CHALLENGE = 'iframe[src*="/bframe"]';
/** A solved challenge closes shortly before its token arrives: the longest delay in ms. */
const CLOSING_MS = 1_500;

interface ChallengeWatch {
  /** Whether a challenge is open now. */
  isOpen(): boolean;
  end(): void;
}

/** Detects a challenge that the visitor closes without solving it, because the script does not report that. */
function watchChallenge(onDismissed: () => void): ChallengeWatch {
  const isOpen = () =>
    [...document.querySelectorAll(CHALLENGE)].some((frame) => frame.checkVisibility?.({ visibilityProperty: true }));
  let wasOpen = isOpen();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    const open = isOpen();
    if (open === wasOpen) return;
    wasOpen = open;
    clearTimeout(timer);
    if (!open) timer = setTimeout(onDismissed, CLOSING_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  return {
    isOpen,
    end() {
      observer.disconnect();
      clearTimeout(timer);
    },
  };
}

/** The time limit of a check in ms, not counting the time in which a challenge is open. */
const BOT_CHECK_TIMEOUT_MS = 30_000;

/**
 * The forms that are checked (W7.17 to W7.19), and the payment after several declines. The server's check may compare
 * the name.
 */
export type BotCheckAction = 'subscribe' | 'petition' | 'update-details' | 'payment';

/** The script's widget, created at the first check. Each check replaces the callbacks. */
interface Widget {
  readonly api: Grecaptcha;
  readonly id: number | string | undefined;
  /** The widget has returned a token and has not been reset since. */
  isSpent: boolean;
  waiting?: { resolve(token: string): void; reject(error: BotCheckError): void } | undefined;
}

let current: Widget | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a bot check and resolves with the token to post, which is valid for one post. Loads the script at the first
 * check of a page; checks run one after another.
 * @throws BotCheckError and nothing else: the form leaves its submitting state, keeps its values and allows another try
 * (W7.21).
 */
export function runBotCheck(action: BotCheckAction): Promise<string> {
  const check = last.then(() => makeCheck(action));
  last = check.catch(() => {});
  return check;
}

/** Discards the last check after a failed post (W8.24). Without this call, the next check resets the widget itself. */
export function resetBotCheck(): void {
  if (!current?.isSpent) return;
  current.isSpent = false;
  if (current.id !== undefined) current.api.reset?.(current.id);
}

async function makeCheck(action: BotCheckAction): Promise<string> {
  try {
    const settings = readBotCheckSettings(document);
    const api = await loadGrecaptcha(settings);
    if (current?.api !== api) current = makeWidget(api, settings);
    resetBotCheck();
    const widget = current;
    widget.isSpent = true;
    return await challenge(widget, settings.siteKey, action);
  } catch (cause) {
    const error = cause instanceof BotCheckError ? cause : new BotCheckError('failed', cause);
    console.error(`The bot check of the form "${action}" failed. ${error.message}`, error);
    throw error;
  }
}

function makeWidget(api: Grecaptcha, { siteKey }: BotCheckSettings): Widget {
  const settle = (act: (waiting: NonNullable<Widget['waiting']>) => void) => {
    if (widget.waiting) act(widget.waiting);
  };
  const fail = (fault: 'failed' | 'expired') => settle(({ reject }) => reject(new BotCheckError(fault)));
  const id = api.render?.(document.body.appendChild(document.createElement('div')), {
    sitekey: siteKey,
    size: 'invisible',
    callback: (token) => settle(({ resolve }) => resolve(token)),
    'error-callback': () => fail('failed'),
    'expired-callback': () => fail('expired'),
  });
  const widget: Widget = { api, id, isSpent: false };
  return widget;
}

/** One check: the token comes from the widget's callback, or from the script's promise. */
async function challenge(widget: Widget, siteKey: string, action: string): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ChallengeWatch | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      watch = watchChallenge(() => reject(new BotCheckError('dismissed')));
      const wait = () => {
        // There is no time limit while a visitor solves a challenge.
        const end = () => (watch?.isOpen() ? wait() : reject(new BotCheckError('timeout')));
        timer = setTimeout(end, BOT_CHECK_TIMEOUT_MS);
      };
      const take = (token: unknown) => {
        if (typeof token === 'string' && token !== '') resolve(token);
      };
      widget.waiting = { resolve: take, reject };
      wait();
      const pending = widget.api.execute(widget.id ?? siteKey, { action });
      Promise.resolve(pending).then(take, (cause) => reject(new BotCheckError('failed', cause)));
    });
  } finally {
    widget.waiting = undefined;
    clearTimeout(timer);
    watch?.end();
  }
}

import { BOT_CHECK_REFUSED, type BotCheck } from './verdict.ts';

const SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;
const MIN_SCORE = 0.5;

interface GoogleOptions {
  secret: string;
  siteKey: string;
  /** The public host name, which a token must have been made for. */
  host: string;
  fetch: typeof globalThis.fetch;
  log: (entry: Record<string, unknown>) => void;
}

interface Siteverify {
  success?: unknown;
  hostname?: unknown;
  action?: unknown;
  score?: unknown;
  'error-codes'?: unknown;
}

/**
 * Google's check: Google makes the tokens and accepts each one once. When Google cannot be reached, the form is refused
 * and can be sent again; accepting it would let an attacker disable the check by blocking the connection.
 */
export function createGoogleBotCheck({ secret, siteKey, host, fetch, log }: GoogleOptions): BotCheck {
  return {
    page: { siteKey },
    async verify(token, action, clientAddress) {
      const refuse = (reason: string) => {
        log({ event: 'bot-check', action, reason });
        return { isPerson: false, message: BOT_CHECK_REFUSED } as const;
      };
      let result: Siteverify;
      try {
        const body = new URLSearchParams({ secret, response: token, remoteip: clientAddress });
        const response = await fetch(SITEVERIFY, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
        result = ((await response.json()) ?? {}) as Siteverify;
      } catch {
        return refuse('unreachable');
      }
      if (result.success !== true) return refuse('refused');
      if (result.hostname !== host) return refuse('another host');
      // Only score-based keys return an action and a score.
      if (result.action !== undefined && result.action !== action) return refuse('another action');
      if (typeof result.score === 'number' && result.score < MIN_SCORE) return refuse('low score');
      return { isPerson: true };
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import type { BotCheckAction } from '#rules/bot-check/bot-check.ts';
import type { Signer } from './signing-key.ts';
import { BOT_CHECK_REFUSED, type BotCheck, type Verdict } from './verdict.ts';

export const BOT_CHECK_ACTIONS: readonly BotCheckAction[] = ['subscribe', 'petition', 'update-details', 'payment'];
const BOT_CHECK_SCRIPT = '/bot-check/challenge.js';
/** About a tenth of a second of work on a laptop for each post: nothing for a person, expensive for a flood. */
const DEFAULT_DIFFICULTY = 14;
/** How long a challenge may be solved and its token used. */
export const CHALLENGE_LIFE_MS = 10 * 60_000;
const MAX_TOKEN = 300;

interface Challenge {
  challenge: string;
  /** How many zero bits the digest of the token must begin with. */
  difficulty: number;
  /** Epoch milliseconds. */
  expires: number;
}

export interface OwnBotCheck extends BotCheck {
  issue(action: BotCheckAction): Promise<Challenge>;
}

/**
 * The site's own check: a signed challenge, answered by a proof of work. Nothing is stored until a token is used, so
 * requests for challenges cost the site almost nothing.
 */
export function createOwnBotCheck(options: { signer: Signer; clock: () => number; difficulty?: number }): OwnBotCheck {
  const { signer, clock, difficulty = DEFAULT_DIFFICULTY } = options;
  const refused: Verdict = { isPerson: false, message: BOT_CHECK_REFUSED };
  return {
    page: { src: BOT_CHECK_SCRIPT },
    async issue(action) {
      const expires = clock() + CHALLENGE_LIFE_MS;
      const text = [action, difficulty, expires, randomBytes(12).toString('base64url')].join('.');
      return { challenge: `${text}.${await signer.sign(`challenge ${text}`)}`, difficulty, expires };
    },
    async verify(token, action) {
      if (token.length > MAX_TOKEN) return refused;
      const parts = token.split('.');
      const [forAction, bits, expires, , signature, nonce] = parts;
      if (parts.length !== 6 || forAction !== action || !/^\d{1,15}$/.test(nonce ?? '')) return refused;
      const text = parts.slice(0, 4).join('.');
      if (!(await signer.isSigned(`challenge ${text}`, signature ?? ''))) return refused;
      if (Number(expires) <= clock()) return refused;
      if (zeroBits(createHash('sha256').update(token).digest()) < Number(bits)) return refused;
      // The digest is of the challenge and not of the token: another nonce for the same challenge is not a second
      // token.
      const challenge = createHash('sha256').update(text).digest('base64url');
      return { isPerson: true, use: { challenge, expiresAt: new Date(Number(expires)) } };
    },
  };
}

/** How many zero bits a digest begins with. */
export function zeroBits(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

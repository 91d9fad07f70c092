import { createHash, randomBytes } from 'node:crypto';
import type { BotCheckAction } from '#rules/bot-check/bot-check.ts';
import type { Signer } from './signing-key.ts';
import { BOT_CHECK_REFUSED, type Verdict } from './verdict.ts';

/** The hidden field that a form without JavaScript sends instead of a token. */
export const TICKET_FIELD = 'formTicket';
/** A field that people cannot see and that programs like to fill in. */
export const TRAP_FIELD = 'website';
/** The shortest time in which a person reads and fills in a form. */
export const TICKET_MIN_AGE_MS = 2_000;
export const TICKET_LIFE_MS = 4 * 3_600_000;
const TOO_QUICK = 'That was very quick. What you typed is still here: please wait a moment and send it again.';
const TOO_OLD = 'This page was open for a long time. What you typed is still here: send it again.';

/** Tickets for forms without JavaScript: made with the page, for one form, usable once. */
export interface FormTickets {
  /** At once when the signer has its key. `startedMs`: for how long the person has had the form. */
  issue(action: BotCheckAction, startedMs?: number): string | Promise<string>;
  verify(ticket: string, action: BotCheckAction): Promise<Verdict>;
}

/** Nine random bytes, each byte used once; generated many at a time, because every page has a ticket. */
const randomNine = (() => {
  let pool = Buffer.alloc(0);
  return (): Buffer => {
    if (pool.length < 9) pool = randomBytes(9 * 256);
    const nine = pool.subarray(0, 9);
    pool = pool.subarray(9);
    return nine;
  };
})();

export function createFormTickets(signer: Signer, clock: () => number): FormTickets {
  const refused = (message: string): Verdict => ({ isPerson: false, message });
  return {
    issue(action, startedMs = 0) {
      const text = `${action}.${clock() - startedMs}.${randomNine().toString('base64url')}`;
      const signature = signer.sign(`ticket ${text}`);
      return typeof signature === 'string' ? `${text}.${signature}` : signature.then((late) => `${text}.${late}`);
    },
    async verify(ticket, action) {
      const parts = ticket.length > 200 ? [] : ticket.split('.');
      const [forAction, issued, , signature] = parts;
      if (parts.length !== 4 || forAction !== action) return refused(BOT_CHECK_REFUSED);
      const text = parts.slice(0, 3).join('.');
      if (!(await signer.isSigned(`ticket ${text}`, signature ?? ''))) return refused(BOT_CHECK_REFUSED);
      const age = clock() - Number(issued);
      if (age < TICKET_MIN_AGE_MS) return refused(TOO_QUICK);
      if (age >= TICKET_LIFE_MS) return refused(TOO_OLD);
      const challenge = createHash('sha256').update(text).digest('base64url');
      return { isPerson: true, use: { challenge, expiresAt: new Date(Number(issued) + TICKET_LIFE_MS) } };
    },
  };
}

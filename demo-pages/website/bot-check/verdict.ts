import type { BotCheckAction } from '#website/bot-check/bot-check.ts';

/** Something that may be used once: written when it is taken, kept until it expires. */
export interface SingleUse {
  /** A digest that names it. */
  challenge: string;
  expiresAt: Date;
}

/** What came of a check. The token of the site's own check must still be taken, in the transaction that it lets through. */
export type Verdict = { isPerson: true; use?: SingleUse } | { isPerson: false; message: string };

export interface BotCheck {
  /** What the page says on `<html>`, so that the blocks find the script. */
  page: { src?: string; siteKey?: string };
  verify(token: string, action: BotCheckAction, clientAddress: string): Promise<Verdict>;
}

/** What people read when a check fails; all they can do is send again, which makes a new one. */
export const BOT_CHECK_REFUSED =
  'We could not check that a person is sending this. What you typed is still here: send it again.';

/** Why a bot check returned no token, each with a message for the developer of the page. */
export const BOT_CHECK_FAULTS = {
  unconfigured: 'The page has no site key: set data-bot-check-site-key on <html>.',
  blocked:
    'The page’s policy refuses the bot check’s script: allow its origin in script-src and the policy ' +
    '"haven-bot-check" in trusted-types, or place the script in the page.',
  unreachable: 'The bot check’s script could not be loaded.',
  failed: 'The bot check could not run.',
  expired: 'The bot check expired before it was used.',
  dismissed: 'The visitor closed the challenge.',
  timeout: 'The bot check took too long.',
} as const;

export type BotCheckFault = keyof typeof BOT_CHECK_FAULTS;

/** The error of every failed bot check. Visitors see the form's own message, not this one. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError';
  readonly fault: BotCheckFault;

  constructor(fault: BotCheckFault, cause?: unknown) {
    super(BOT_CHECK_FAULTS[fault], { cause });
    this.fault = fault;
  }
}

import type { PageContext } from './page-context.ts';

/** The attributes of `<html>` about the bot check. */
export const botCheckData = ({ botCheck }: PageContext) => ({
  'data-bot-check-src': botCheck?.src,
  'data-bot-check-site-key': botCheck?.siteKey,
});

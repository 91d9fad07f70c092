import { html } from 'hono/html';
import type { Markup, PageContext } from './page-context.ts';

/** The attributes of `<html>` about the bot check. */
export function botCheckData({ botCheck }: PageContext): Markup {
  return html`${botCheck?.src ? html` data-bot-check-src="${botCheck.src}"` : ''}${botCheck?.siteKey ? html` data-bot-check-site-key="${botCheck.siteKey}"` : ''}`;
}

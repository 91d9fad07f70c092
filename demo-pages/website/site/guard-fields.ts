import { html } from 'hono/html';
import { TICKET_FIELD, TRAP_FIELD } from '../bot-check/form-ticket.ts';
import { LAYOUT } from './languages/layout.texts.ts';
import { pageTexts } from './languages/page-texts.ts';
import type { Markup } from './page-context.ts';
import { SITES, type Site } from './sites.ts';

/** Replaces a bot check's token in a form without JavaScript: its ticket, and a field that people leave empty. */
export function guardFields(ticket: string, prefix: string, site: Site = SITES[0]): Markup {
  const id = `${prefix}-${TRAP_FIELD}`;
  return html`<input type="hidden" name="${TICKET_FIELD}" value="${ticket}"><div class="haven-visually-hidden" aria-hidden="true"><label for="${id}">${pageTexts(site, LAYOUT)('leaveEmpty')}</label><input id="${id}" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off"></div>`;
}

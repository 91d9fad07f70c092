import { html } from 'hono/html';
import type { Markup } from '../../../site/page-context.ts';
import type { StaffAccount } from '../../accounts/staff-accounts.ts';

/** The link that sets an account up, shown this once to the administrator who made it. */
export function oneTimeLink({ account, link }: { account: StaffAccount; link?: string }): Markup {
  return html`<div class="haven-alert haven-alert--success" role="status"><p class="haven-alert__title">${account.name} can set up the account</p>
<p class="haven-alert__text">The link is in a mail to ${account.email}. It works once, within 72 hours, and is shown only now:</p><p class="records-secret"><code>${link}</code></p></div>`;
}

import { html } from 'hono/html';
import type { Markup } from '../../../platform/index.ts';
import type { StaffAccount } from '../../accounts/staff-accounts.ts';

/** The link that sets up an account, shown this once to the administrator who sent it. */
export function oneTimeLink({ account, link }: { account: StaffAccount; link?: string }): Markup {
  return html`<div class="haven-alert haven-alert--success" role="status"><p class="haven-alert__title">Invitation sent to ${account.name}</p>
<p class="haven-alert__text">We’ve emailed ${account.email} this set-up link. It works once, for 72 hours, and won’t be shown again:</p><p class="records-secret"><code>${link}</code></p></div>`;
}

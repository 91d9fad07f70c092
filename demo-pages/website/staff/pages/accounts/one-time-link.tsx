import type { Markup } from '../../../platform/index.ts';
import type { StaffAccount } from '../../accounts/staff-accounts.ts';

/** The link that sets up an account, shown this once to the administrator who sent it. */
export function oneTimeLink({ account, link }: { account: StaffAccount; link?: string }): Markup {
  return (
    <div className="haven-alert haven-alert--success" role="status">
      <p className="haven-alert__title">Invitation sent to {account.name}</p>
      <p className="haven-alert__text">
        We’ve emailed {account.email} this set-up link. It works once, for 72 hours, and won’t be shown again:
      </p>
      <p className="records-secret">
        <code>{link}</code>
      </p>
    </div>
  );
}

import { DONOR_TICKS, type DonorItem, type DonorUpdate } from '#website/forms/update-details-fields.ts';
import { digest } from '../forms/mail-words.ts';
import { hello } from '../mail/greeting.ts';
import type { Mail } from '../mail/queue-mail.ts';
import { agencyOf } from '../site/agency.ts';
import { siteOf } from '../site/sites.ts';

const ITEMS: Readonly<Record<DonorItem, string>> = {
  updateName: 'your name',
  updateEmail: 'your e-mail address',
  updatePhone: 'your phone number',
  updateAddress: 'your postal address',
  updateExpiryDate: 'your card’s expiry date',
};

/**
 * Notifies a supporter, at the address on record, that a change was requested: which fields but not the new values, so
 * that a mistyped or wrong address receives no personal data. At most one an hour.
 */
export function updateReceipt(update: DonorUpdate, now: number): Mail {
  const site = siteOf(update.siteCountryCode);
  const hour = new Date(now).toISOString().slice(0, 13);
  return {
    kind: 'update-receipt',
    cause: `update-receipt:${site.code}:${digest(update.oldEmail)}:${hour}`,
    siteCountryCode: site.code,
    to: { address: update.oldEmail },
    subject: 'We have your changes',
    body: [
      { heading: 'We have your changes' },
      hello(update.firstName, site),
      { text: 'You asked us to change:' },
      { list: DONOR_TICKS.filter((tick) => update[tick]).map((tick) => ITEMS[tick]) },
      { text: 'A person looks at every change and makes it within two working days.' },
      {
        text: `Was it not you? Call ${agencyOf(site).phone} (illustrative) before then, and nothing will be changed.`,
      },
    ],
    reason: 'You get this mail because the form “Update your details” was sent with this address.',
  };
}

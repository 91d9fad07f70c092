import { DONOR_TICKS, type DonorUpdate } from '#rules/forms/update-details-fields.ts';
import UPDATE_MAIL from '#texts/website/update-mail';
import { agencyOf, emailDigest, hello, type Language, type Mail, pageTexts, siteFor } from '../../platform/index.ts';

/**
 * Notifies a supporter, at the address on record and in the language of the page, that a change was requested: which
 * fields but not the new values, so that a mistyped or wrong address receives no personal data. At most one an hour.
 */
export function updateReceipt(update: DonorUpdate, language: Language, now: number): Mail {
  const site = siteFor(update.siteCountryCode, language);
  const text = pageTexts(site, UPDATE_MAIL);
  const hour = new Date(now).toISOString().slice(0, 13);
  return {
    kind: 'update-receipt',
    cause: `update-receipt:${site.code}:${emailDigest(update.oldEmail)}:${hour}`,
    siteCountryCode: site.code,
    language,
    to: { address: update.oldEmail },
    subject: text('subject'),
    body: [
      { heading: text('subject') },
      hello(update.firstName, site),
      { text: text('asked') },
      { list: DONOR_TICKS.filter((tick) => update[tick]).map((tick) => text(tick)) },
      { text: text('person') },
      { text: text('notYou', { phone: agencyOf(site).phone }) },
    ],
    reason: text('reason'),
  };
}

import { formatMoney } from '#rules/money.ts';
import type { Database } from '../../../../server/database/open-database.ts';
import {
  addEntry,
  donations,
  findAppealCode,
  newReference,
  offlinePayment,
  payDonations,
} from '../../../giving/index.ts';
import { type ActResult, actOnce, emailKey, type StaffActor, siteOf } from '../../../platform/index.ts';
import type { ActSettings } from './gift-acts.ts';
import type { OfflineGiftForm } from './parse-offline-gift.ts';

/**
 * Enters a gift by bank transfer, cheque or cash (D6.02): paid at once, with everything that follows from a paid gift.
 */
export function enterOfflineGift(
  db: Database,
  { form, formKey, staff }: { form: OfflineGiftForm; formKey: string; staff: StaffActor },
  { effects, now }: ActSettings,
): Promise<ActResult> {
  return actOnce(db, { formKey, staff, now }, async (tx) => {
    const { typed, country, amountMinor, method } = form;
    const appealCode = typed.appeal === '' ? null : await findAppealCode(tx, typed.appeal, country);
    if (typed.appeal !== '' && appealCode === null)
      return { problem: { field: 'appeal', message: 'Choose an appeal in the same country as the gift.' } };
    const id = newReference('GIFT');
    const { currency } = siteOf(country);
    const [donation] = await tx
      .insert(donations)
      .values({
        id,
        donationKey: `offline:${formKey}`,
        siteCountryCode: country,
        currency,
        source: 'offline',
        frequency: 'one-off',
        giftMinor: amountMinor,
        costsMinor: 0,
        totalMinor: amountMinor,
        status: 'pending',
        appealCode,
        customerTitle: '',
        customerFirstName: typed.customerFirstName,
        customerLastName: typed.customerLastName,
        customerPhoneNumber: typed.customerPhoneNumber,
        customerEmailAddress: typed.customerEmailAddress,
        emailKey: emailKey(typed.customerEmailAddress),
        organisation: typed.organisation,
        billingAddressStreet: typed.billingAddressStreet,
        billingAddressSuburb: typed.billingAddressSuburb,
        billingAddressCity: '',
        billingAddressState: typed.billingAddressState,
        billingAddressPostcode: typed.billingAddressPostcode,
        billingAddressCountry: '',
        method,
        givenOn: typed.givenOn,
        createdAt: new Date(now),
      })
      .returning();
    const by = { actor: staff.name, detail: method };
    await addEntry(tx, id, {
      entry: 'promised',
      amountMinor: 0,
      cause: `promised:${id}`,
      at: new Date(now),
      ...by,
    });
    const money = { cause: `offline:${id}`, ...by };
    await payDonations(tx, effects, [offlinePayment(donation!, money)], now);
    return {
      action: 'donation',
      siteCountryCode: country,
      subject: id,
      outcome: 'entered',
      detail: `${formatMoney(amountMinor, currency, country)} by ${method} on ${typed.givenOn}: ${typed.note}`,
    };
  });
}

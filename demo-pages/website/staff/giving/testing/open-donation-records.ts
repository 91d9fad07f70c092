import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { appeals } from '../../../giving/appeals/appeals-schema.ts';
import { donations } from '../../../giving/donations/donations-schema.ts';
import type { Donation } from '../../../giving/donations/ledger.ts';
import { gift } from '../../../giving/donations/testing/gift.ts';
import { APPROVED_CARD, openShop, type Shop } from '../../../testing/open-shop.ts';
import { Visitor } from '../../../testing/shop-visitor.ts';
import { openStaff } from '../../testing/sign-in-as.ts';

/** A shop whose staff area is open and whose appeals have begun. */
export async function openDonationRecords(): Promise<Shop> {
  const shop = await openShop();
  openStaff(shop);
  await shop.database.db.update(appeals).set({ from: new Date(shop.now - 86_400_000) });
  return shop;
}

/** A gift at the site by card, and its row. A card that is declined leaves a failed one. */
export async function giveAtSite(
  shop: Shop,
  changes: Parameters<typeof gift>[0] = {},
  card = APPROVED_CARD,
): Promise<Donation> {
  const total = changes.amount ?? 75;
  const post = gift({ total, paymentData: await shop.token(card), ...changes });
  await new Visitor(shop).json(DONATION_PATHS.submit, post);
  return findGift(shop, eq(donations.donationKey, post.donationKey));
}

async function findGift(shop: Shop, condition: ReturnType<typeof eq>): Promise<Donation> {
  const [row] = await shop.database.db.select().from(donations).where(condition);
  if (!row) throw new Error('The gift was not written down.');
  return row;
}

/** The gift as it is now. */
export const giftNow = (shop: Shop, { id }: Pick<Donation, 'id'>): Promise<Donation> =>
  findGift(shop, eq(donations.id, id));

/** Rows of gifts without a payment, for lists that only read. */
export async function insertGifts(
  shop: Shop,
  count: number,
  valuesOf: (index: number) => Partial<typeof donations.$inferInsert>,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index): typeof donations.$inferInsert => ({
    id: `GIFT-${randomUUID()}`,
    donationKey: randomUUID(),
    siteCountryCode: 'AUS',
    currency: 'AUD',
    source: 'site',
    frequency: 'one-off',
    giftMinor: 1_000,
    costsMinor: 0,
    totalMinor: 1_000,
    status: 'pending',
    customerTitle: '',
    customerFirstName: 'Ana',
    customerLastName: 'Row',
    customerPhoneNumber: '',
    customerEmailAddress: 'ana@example.org',
    emailKey: 'ana@example.org',
    organisation: '',
    billingAddressStreet: '',
    billingAddressSuburb: '',
    billingAddressCity: '',
    billingAddressState: '',
    billingAddressPostcode: '',
    billingAddressCountry: '',
    createdAt: new Date(shop.now),
    ...valuesOf(index),
  }));
  for (let from = 0; from < rows.length; from += 500)
    await shop.database.db.insert(donations).values(rows.slice(from, from + 500));
}

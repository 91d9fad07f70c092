import { and, not } from 'drizzle-orm';
import { isOneOf } from '../../../server/database/store-rows.ts';
import { isAddress, type PersonalData } from '../../platform/index.ts';
import { orderEcards, orderLines, orders } from './orders-schema.ts';

const NO_BUYER = {
  customerTitle: '',
  customerFirstName: '',
  customerLastName: '',
  customerPhoneNumber: '',
  customerEmailAddress: '',
  billingAddressCity: '',
  billingAddressStreet: '',
  billingAddressPostcode: '',
  billingAddressState: '',
  billingAddressSuburb: '',
  billingAddressCountry: '',
} as const;
const NO_RECIPIENT = { recipientName: '', recipientEmailAddress: '', message: '' } as const;

/** Orders of the shop with their cards, and the cards that others have sent to the person. */
export const orderPersonalData: PersonalData = {
  tables: ['orders', 'order_lines', 'order_ecards'],
  async collect(db, { emailKey }) {
    const own = await db.select().from(orders).where(isAddress(orders.customerEmailAddress, emailKey));
    const ids = own.map(({ id }) => id);
    const ofOwn = isOneOf(orderEcards.orderId, ids);
    const toPerson = and(isAddress(orderEcards.recipientEmailAddress, emailKey), not(ofOwn));
    return {
      orders: own.map(({ sessionId: _, ...shown }) => shown),
      orderLines: await db.select().from(orderLines).where(isOneOf(orderLines.orderId, ids)),
      cardsFromYou: await db.select().from(orderEcards).where(ofOwn),
      cardsToYou: await db.select().from(orderEcards).where(toPerson),
    };
  },
  async erase(tx, { emailKey }) {
    const own = await tx.select({ id: orders.id }).from(orders).where(isAddress(orders.customerEmailAddress, emailKey));
    const ids = own.map(({ id }) => id);
    await tx
      .update(orderEcards)
      .set({ ...NO_RECIPIENT, senderName: '' })
      .where(isOneOf(orderEcards.orderId, ids));
    await tx.update(orderEcards).set(NO_RECIPIENT).where(isAddress(orderEcards.recipientEmailAddress, emailKey));
    await tx.update(orders).set(NO_BUYER).where(isOneOf(orders.id, ids));
  },
};

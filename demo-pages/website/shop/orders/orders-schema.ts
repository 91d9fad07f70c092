import { sql } from 'drizzle-orm';
import { check, index, integer, type PgColumn, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, language, moment, sessions, website } from '../../platform/tables/index.ts';
import { ecardColumns } from '../ecards/ecards-schema.ts';

/** As the index of unpaid orders has it, which is used for no parameter. */
export const isUnpaid = (status: PgColumn) => sql`${status} in ('open', 'paying')`;

export const orders = website.table(
  'orders',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    siteCountryCode: text('site_country_code').notNull(),
    /** `reversed`: the payer's bank has taken back everything that was not refunded. */
    status: text('status', { enum: ['open', 'paying', 'paid', 'reversed'] }).notNull(),
    currency: text('currency').notNull(),
    totalMinor: integer('total_minor').notNull(),
    storeId: text('store_id').notNull(),
    customerTitle: text('customer_title').notNull(),
    customerFirstName: text('customer_first_name').notNull(),
    customerLastName: text('customer_last_name').notNull(),
    customerPhoneNumber: text('customer_phone_number').notNull(),
    customerEmailAddress: text('customer_email_address').notNull(),
    billingAddressCity: text('billing_address_city').notNull(),
    billingAddressStreet: text('billing_address_street').notNull(),
    billingAddressPostcode: text('billing_address_postcode').notNull(),
    billingAddressState: text('billing_address_state').notNull(),
    billingAddressSuburb: text('billing_address_suburb').notNull(),
    billingAddressCountry: text('billing_address_country').notNull(),
    language: language(),
    transactionId: text('transaction_id'),
    /** What the payer's bank has taken back and not returned, in cents: the sum of the order's reversals. */
    reversedMinor: integer('reversed_minor').notNull().default(0),
    createdAt: createdAt(),
    /** When its money was charged at the provider. */
    paidAt: moment('paid_at'),
  },
  (t) => [
    // One unpaid order for each visitor and country: however often the details are sent, there is one order to pay.
    uniqueIndex('orders_one_unpaid').on(t.sessionId, t.siteCountryCode).where(isUnpaid(t.status)),
    index('orders_session').on(t.sessionId, t.siteCountryCode, t.createdAt),
    check('orders_status', sql`${t.status} in ('open', 'paying', 'paid', 'reversed')`),
    check('orders_paid_has_transaction', sql`(${t.status} in ('paid', 'reversed')) = (${t.transactionId} is not null)`),
  ],
);

/**
 * What the payer's bank took back of an order (`reversed`), and what it returned (`reinstated`). Rows are only added,
 * which a trigger of the database enforces. `cause` names the event, so that one that is reported twice is one row.
 */
export const orderReversals = website.table(
  'order_reversals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** When it happened, by the provider's clock. */
    at: moment('at').notNull(),
    entry: text('entry', { enum: ['reversed', 'reinstated'] }).notNull(),
    /** In cents: money that went back is negative, money that came back is positive. */
    amountMinor: integer('amount_minor').notNull(),
    cause: text('cause').notNull().unique(),
    /** The bank's reason. */
    detail: text('detail').notNull(),
  },
  (t) => [index('order_reversals_order').on(t.orderId, t.id)],
);

export const orderLines = website.table(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    variant: text('variant').notNull(),
    image: text('image').notNull(),
    priceMinor: integer('price_minor').notNull(),
    quantity: smallint('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.itemId] })],
);

export const orderEcards = website.table(
  'order_ecards',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ...ecardColumns(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.instanceId] })],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ecardColumns } from '../ecards/ecards-schema.ts';
import { sessions } from '../site/sessions-schema.ts';
import { createdAt, language, moment, website } from '../website-schema.ts';

export const orders = website.table(
  'orders',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    siteCountryCode: text('site_country_code').notNull(),
    status: text('status', { enum: ['open', 'paying', 'paid'] }).notNull(),
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
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
  },
  (t) => [
    // One unpaid order for each visitor and country: however often the details are sent, there is one order to pay.
    uniqueIndex('orders_one_unpaid').on(t.sessionId, t.siteCountryCode).where(sql`${t.status} <> 'paid'`),
    index('orders_session').on(t.sessionId, t.siteCountryCode, t.createdAt),
    check('orders_status', sql`${t.status} in ('open', 'paying', 'paid')`),
    check('orders_paid_has_transaction', sql`(${t.status} = 'paid') = (${t.transactionId} is not null)`),
  ],
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

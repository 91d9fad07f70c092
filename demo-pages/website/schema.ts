/** Tables of the website: catalogue, carts, e-cards, orders, payment attempts and the address search's localities. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { website } from './site/website-schema.ts';

export { localities } from './address/localities-table.ts';
export * from './shop-schema.ts';
export { website };

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => moment('created_at').notNull().defaultNow();

/** Which bundled data set is loaded in which version, so that a start reads the large files only when they changed. */
export const seeds = website.table('seeds', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
});

export const gifts = website.table(
  'gifts',
  {
    siteCountryCode: text('site_country_code').notNull(),
    itemId: text('item_id').notNull(),
    // The gift that this is a variant of; the variant of the same id stands for the gift in lists.
    slug: text('slug').notNull().default(''),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    variant: text('variant').notNull(),
    priceMinor: integer('price_minor').notNull(),
    currency: text('currency').notNull(),
    summary: text('summary').notNull(),
    description: text('description').notNull(),
    impact: text('impact').notNull(),
    image: text('image').notNull(),
    // Old carts and orders name it, so a gift that is no longer sold stays.
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.siteCountryCode, t.itemId] }),
    check('gifts_price_positive', sql`${t.priceMinor} > 0`),
    check('gifts_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);

/** A visitor. The id is the SHA-256 of the cookie, so that a copy of the table opens nobody's session. */
export const sessions = website.table('sessions', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
});

export const cartLines = website.table(
  'cart_lines',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    siteCountryCode: text('site_country_code').notNull(),
    itemId: text('item_id').notNull(),
    quantity: smallint('quantity').notNull(),
    // The price that the visitor was shown last, so that a new one is told.
    shownPriceMinor: integer('shown_price_minor'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.siteCountryCode, t.itemId] }),
    foreignKey({ columns: [t.siteCountryCode, t.itemId], foreignColumns: [gifts.siteCountryCode, gifts.itemId] }),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 9`),
  ],
);

const ecardColumns = () => ({
  instanceId: text('instance_id').notNull(),
  cardType: text('card_type').notNull(),
  recipientName: text('recipient_name').notNull(),
  recipientEmailAddress: text('recipient_email_address').notNull(),
  message: text('message').notNull(),
  senderName: text('sender_name').notNull(),
  design: text('design').notNull().default(''),
});

/** E-cards as last saved for the cart; the order takes its own copy. */
export const ecards = website.table(
  'ecards',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    siteCountryCode: text('site_country_code').notNull(),
    ...ecardColumns(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.siteCountryCode, t.instanceId] })],
);

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
    transactionId: text('transaction_id'),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
  },
  (t) => [
    // One unpaid order a visitor and country: however often the details are sent, there is one thing to pay.
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

/** One try to charge a card. Written before the provider is called, so that a crash leaves a trace to follow up. */
export const paymentAttempts = website.table(
  'payment_attempts',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    // A wallet's attempt is begun before its button is drawn: its token is the charge's, its charge id known from then on.
    method: text('method', { enum: ['card', 'wallet'] })
      .notNull()
      .default('card'),
    // The 3-D Secure authentication that the charge stands on.
    authenticationId: text('authentication_id'),
    status: text('status', { enum: ['pending', 'approved', 'declined', 'failed'] }).notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    // The one-time token is kept only while the attempt is pending; its hash stays to recognise a repeated post.
    token: text('token'),
    tokenHash: text('token_hash').notNull(),
    ipAddress: text('ip_address').notNull(),
    // The network that counts as one client when tries are limited.
    clientNetwork: text('client_network').notNull().default(''),
    contentId: text('content_id').notNull(),
    // How often the provider was asked; more than once means that an earlier question may still be answered.
    drives: integer('drives').notNull().default(0),
    chargeId: text('charge_id'),
    errorCode: text('error_code'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    uniqueIndex('payment_attempts_one_pending').on(t.orderId).where(sql`${t.status} = 'pending'`),
    uniqueIndex('payment_attempts_token').on(t.orderId, t.tokenHash),
    index('payment_attempts_network').on(t.clientNetwork, t.createdAt),
    index('payment_attempts_pending').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check('payment_attempts_method', sql`${t.method} in ('card', 'wallet')`),
    check('payment_attempts_status', sql`${t.status} in ('pending', 'approved', 'declined', 'failed')`),
  ],
);

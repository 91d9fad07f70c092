import { primaryKey, text } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders-schema.ts';
import { sessions } from '../site/sessions-schema.ts';
import { website } from '../site/website-schema.ts';

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

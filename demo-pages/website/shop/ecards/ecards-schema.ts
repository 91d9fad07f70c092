import { primaryKey, text } from 'drizzle-orm/pg-core';
import { sessions, website } from '../../platform/tables/index.ts';

/** The columns of an e-card, in a cart and in an order. */
export const ecardColumns = () => ({
  instanceId: text('instance_id').notNull(),
  cardType: text('card_type').notNull(),
  recipientName: text('recipient_name').notNull(),
  recipientEmailAddress: text('recipient_email_address').notNull(),
  message: text('message').notNull(),
  senderName: text('sender_name').notNull(),
  design: text('design').notNull().default(''),
});

/** E-cards as last saved for the cart; the order stores its own copy. */
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

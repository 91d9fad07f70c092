/** Customers: whom a merchant's saved payment sources belong to. */
import { index, text } from 'drizzle-orm/pg-core';
import { merchantColumn } from '../merchants/access-schema.ts';
import { instant, sandboxSchema } from '../sandbox-schema.ts';

/** A customer of a merchant. The merchant's own name for it is the reference; no payment detail is in this table. */
export const customers = sandboxSchema.table(
  'customers',
  {
    id: text('id').primaryKey(),
    merchantId: merchantColumn(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    reference: text('reference'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('customers_created_at').on(table.merchantId, table.createdAt, table.id)],
);

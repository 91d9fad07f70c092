import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import { isInPage, listQuery, newestFirst } from '../http/list-query.ts';
import { customerFields, handleField } from '../http/payment-fields.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import { prefixedId } from '../merchants/secrets.ts';
import { customers } from './customers-schema.ts';

/** The details of a customer; all optional. */
export const customerDetails = z.object({
  ...customerFields,
  /** The merchant's own name for this customer. */
  reference: handleField.optional(),
});

type CustomerDetails = z.output<typeof customerDetails>;

/** The query of GET /v1/customers. */
export const customerQuery = listQuery.extend({ reference: z.string().max(255).optional() });

type CustomerQuery = z.output<typeof customerQuery>;

export type Customer = typeof customers.$inferSelect;

/** Stores a new customer. */
export async function createCustomer(
  db: Database,
  merchantId: string,
  details: CustomerDetails,
  now: Date,
): Promise<Customer> {
  const { first_name: firstName, last_name: lastName, email, phone, reference } = details;
  const [customer] = await db
    .insert(customers)
    .values({ id: prefixedId('cus'), merchantId, firstName, lastName, email, phone, reference, createdAt: now })
    .returning();
  if (customer) return customer;
  throw new SandboxError(500, 'server_busy', 'The customer was not stored. Try again.');
}

const isCustomer = (merchantId: string, id: string) => and(eq(customers.id, id), eq(customers.merchantId, merchantId));

/** A merchant's customer. Throws a 404, the same for an unknown customer and for another merchant's. */
export async function findCustomer(db: Database, merchantId: string, id: string): Promise<Customer> {
  const [customer] = await db.select().from(customers).where(isCustomer(merchantId, id));
  if (customer) return customer;
  throw unknownCustomer();
}

/** The same, locked until the transaction ends: changes of one customer's sources follow each other. */
export async function lockCustomer(tx: Database, merchantId: string, id: string): Promise<Customer> {
  const [customer] = await tx.select().from(customers).where(isCustomer(merchantId, id)).for('update');
  if (customer) return customer;
  throw unknownCustomer();
}

/** A merchant's customers, newest first: those of a page, and one more when there are more. */
export function listCustomers(db: Database, merchantId: string, query: CustomerQuery): Promise<Customer[]> {
  const { reference, limit } = query;
  const isNamed = reference === undefined ? undefined : eq(customers.reference, reference);
  return db
    .select()
    .from(customers)
    .where(and(eq(customers.merchantId, merchantId), isInPage(customers, query), isNamed))
    .orderBy(...newestFirst(customers))
    .limit(limit + 1);
}

const unknownCustomer = () => new SandboxError(404, 'not_found', 'There is no such customer');

import type { Database } from '../../database/open-database.ts';
import { customers } from '../customers/customers-schema.ts';
import { DEMO, DEMO_SERVICES } from '../merchants/demo-credentials.ts';
import { hashOf } from '../merchants/secrets.ts';
import { pageTokens, savedSources, services } from './vault-schema.ts';

type Source = Omit<
  typeof savedSources.$inferInsert,
  'merchantId' | 'customerId' | 'position' | 'isPrimary' | 'holderName'
>;

const card = (id: string, cardScheme: string, cardLast4: string, expireMonth: number, expireYear: number): Source => ({
  id,
  type: 'card',
  gatewayId: DEMO.gatewayId,
  cardScheme,
  cardLast4,
  expireMonth,
  expireYear,
});

/** The saved sources of the sandbox's customer; the first is the default. */
const SOURCES: readonly Source[] = [
  card('source_haven_visa', 'visa', '4242', 9, 2030),
  card('source_haven_mastercard', 'mastercard', '4444', 12, 2029),
  card('source_haven_amex', 'amex', '0005', 3, 2031),
  { id: 'source_haven_bank', type: 'bank_account', gatewayId: 'gateway_haven_bank', accountLast: '3456' },
  {
    id: 'source_haven_paypal',
    type: 'checkout',
    gatewayId: 'gateway_haven_paypal',
    checkoutEmail: 'avery.tester@example.org',
  },
  card('source_haven_jcb', 'jcb', '0505', 7, 2028),
  card('source_haven_diners', 'diners', '5904', 1, 2030),
];

/** Creates the sandbox customer's saved sources, the published tokens that show them, and the services. */
export async function seedSavedSources(db: Database, merchantId: string, createdAt: Date): Promise<void> {
  await db
    .insert(customers)
    .values({ id: DEMO.customerId, merchantId, firstName: 'Avery', lastName: 'Tester', createdAt })
    .onConflictDoNothing();
  await db
    .insert(savedSources)
    .values(
      SOURCES.map((source, position) => ({
        ...source,
        merchantId,
        customerId: DEMO.customerId,
        position,
        isPrimary: position === 0,
        holderName: 'Avery Tester',
      })),
    )
    .onConflictDoNothing();
  const token = { merchantId, wrongCodes: 0, createdAt, expiresAt: null };
  const display = { ...token, kind: 'vault_display' as const, subject: 'source_haven_visa' };
  await db
    .insert(pageTokens)
    .values([
      { ...token, hash: hashOf(DEMO.queryToken), kind: 'query', subject: DEMO.customerId, allowsSecurityCode: false },
      { ...display, hash: hashOf(DEMO.vaultDisplayToken), allowsSecurityCode: true },
      { ...display, hash: hashOf(DEMO.vaultDisplayNumberToken), allowsSecurityCode: false },
    ])
    .onConflictDoNothing();
  const mode = 'test' as const;
  await db
    .insert(services)
    .values(DEMO_SERVICES.map((service) => ({ ...service, merchantId, mode })))
    .onConflictDoNothing();
}

import type { Database } from '../../../server/database/open-database.ts';
import { customers, DEMO, DEMO_SERVICES, hashOf, ownName } from '../../core/index.ts';
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

/**
 * The saved sources of the demonstration customer, whose names other merchants' sources follow; the first is the
 * default.
 */
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

/** Creates a merchant's first customer with saved sources, and the merchant's services. */
export async function seedSavedSources(db: Database, merchantId: string, createdAt: Date): Promise<void> {
  const customerId = ownName(merchantId, DEMO.customerId);
  await db
    .insert(customers)
    .values({ id: customerId, merchantId, firstName: 'Avery', lastName: 'Tester', createdAt })
    .onConflictDoNothing();
  await db
    .insert(savedSources)
    .values(
      SOURCES.map((source, position) => ({
        ...source,
        id: ownName(merchantId, source.id),
        gatewayId: ownName(merchantId, source.gatewayId),
        merchantId,
        customerId,
        position,
        isPrimary: position === 0,
        holderName: 'Avery Tester',
      })),
    )
    .onConflictDoNothing();
  const mode = 'test' as const;
  const id = (demoName: string) => ownName(merchantId, demoName);
  await db
    .insert(services)
    .values(DEMO_SERVICES.map((service) => ({ ...service, id: id(service.id), merchantId, mode })))
    .onConflictDoNothing();
}

/** The published tokens that show the demonstration customer's sources; other merchants' servers make their own. */
export async function seedPageTokens(db: Database, createdAt: Date): Promise<void> {
  const { merchantId } = DEMO;
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
}

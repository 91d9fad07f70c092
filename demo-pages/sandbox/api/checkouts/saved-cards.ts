import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { hashOf } from '../../core/index.ts';
import { savedSources } from '../payment-sources/index.ts';
import { paymentTokens } from '../tokens/index.ts';
import type { Intent } from './intent-store.ts';

type SavedCard = typeof savedSources.$inferSelect;

/** Names of schemes that differ between the checkout and the vault. */
const SCHEMAS: Record<string, string> = { jcb: 'japcb' };
const TOKEN_LIFETIME_MS = 30 * 60 * 1000;

const ofShopper = ({ merchantId, customerId }: Intent) =>
  and(
    eq(savedSources.merchantId, merchantId),
    eq(savedSources.customerId, customerId),
    eq(savedSources.type, 'card'),
    isNull(savedSources.removedAt),
  );

/** The shopper's saved cards as the instruction lists them. */
export async function listSavedCards(db: Database, intent: Intent): Promise<object[]> {
  const rows = await db.select().from(savedSources).where(ofShopper(intent)).orderBy(asc(savedSources.position));
  return rows.map(({ id, cardScheme, cardLast4, expireMonth, expireYear }) => ({
    id,
    schema: SCHEMAS[cardScheme ?? ''] ?? cardScheme,
    last4: cardLast4,
    expiration: `${String(expireMonth).padStart(2, '0')}${String(expireYear).slice(-2)}`,
  }));
}

/** One of the shopper's saved cards; null when they have no card with this id. */
export async function findSavedCard(db: Database, intent: Intent, id: string): Promise<SavedCard | null> {
  const [row] = await db
    .select()
    .from(savedSources)
    .where(and(ofShopper(intent), eq(savedSources.id, id)));
  return row ?? null;
}

/** The shopper's saved card with these last four digits; null when they have none. */
export async function findSavedCardEnding(db: Database, intent: Intent, last4: string): Promise<SavedCard | null> {
  const [row] = await db
    .select()
    .from(savedSources)
    .where(and(ofShopper(intent), eq(savedSources.cardLast4, last4)))
    .orderBy(asc(savedSources.position));
  return row ?? null;
}

/** The payload of a form that requests the card's security code. */
export function cvvForm({ cardLast4, holderName, expireMonth, expireYear }: SavedCard): Record<string, unknown> {
  return {
    form_values: {
      card_number_last4: cardLast4,
      card_name: holderName,
      expire_month: String(expireMonth).padStart(2, '0'),
      expire_year: String(expireYear).slice(-2),
    },
  };
}

/** The hash of a one-time token for a saved card. The same instruction always makes the same token. */
export async function tokenOfSavedCard(
  db: Database,
  intent: Intent,
  attempt: string,
  card: SavedCard,
  now: Date,
): Promise<string> {
  const tokenHash = hashOf(`saved card ${card.id} in ${intent.id} at ${attempt}`);
  await db
    .insert(paymentTokens)
    .values({
      tokenHash,
      merchantId: intent.merchantId,
      gatewayId: card.gatewayId,
      type: 'card',
      holderName: card.holderName,
      cardLast4: card.cardLast4,
      cardScheme: card.cardScheme,
      expireMonth: card.expireMonth,
      expireYear: card.expireYear,
      contact: {},
      testOutcome: card.testOutcome,
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS),
    })
    .onConflictDoNothing();
  return tokenHash;
}

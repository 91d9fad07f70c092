import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { saveCustomer } from '../../testing/saved-customers.ts';
import { savedSources } from '../payment-sources/vault-schema.ts';
import { findPaymentToken } from '../tokens/token-store.ts';
import type { Intent } from './intent-store.ts';
import { cvvForm, findSavedCard, findSavedCardEnding, listSavedCards, tokenOfSavedCard } from './saved-cards.ts';
import { openStoredCheckouts } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();

/** A checkout of a customer with one saved card, which has these values. */
async function withCard(values: Partial<typeof savedSources.$inferInsert> = { holderName: 'Ada Payer' }) {
  const { id: customerId } = await saveCustomer(checkouts.sandbox);
  const { db } = checkouts.sandbox;
  const [card] = await db.update(savedSources).set(values).where(eq(savedSources.customerId, customerId)).returning();
  return { card: card!, intent: await checkouts.begun({ intent: { customerId } }) };
}
const list = (intent: Intent) => listSavedCards(checkouts.sandbox.db, intent);

it.each([
  [
    { expireMonth: 9, expireYear: 2030 },
    { schema: 'visa', expiration: '0930' },
  ],
  [
    { cardScheme: 'jcb', expireMonth: 12, expireYear: 2031 },
    { schema: 'japcb', expiration: '1231' },
  ],
  [
    { cardScheme: null, expireMonth: 1, expireYear: 30 },
    { schema: null, expiration: '0130' },
  ],
])('a saved card is listed as the instruction names it: %j', async (values, shown) => {
  const { card, intent } = await withCard(values);
  expect(await list(intent)).toEqual([{ id: card.id, last4: '4242', ...shown }]);
});

it('only the shopper’s own cards are found, and none that was removed', async () => {
  const { card, intent } = await withCard();
  const { intent: other } = await withCard();
  const { db, clock } = checkouts.sandbox;
  expect(await findSavedCard(db, intent, card.id)).toEqual(card);
  expect(await findSavedCardEnding(db, intent, '4242')).toEqual(card);
  expect([await findSavedCard(db, other, card.id), await findSavedCardEnding(db, intent, '4444')]).toEqual([
    null,
    null,
  ]);
  await db.update(savedSources).set({ removedAt: clock.now() }).where(eq(savedSources.id, card.id));
  expect([await list(intent), await findSavedCard(db, intent, card.id)]).toEqual([[], null]);
});

it('the form for a security code shows the card without its number', async () => {
  const { card } = await withCard({ expireMonth: 3, expireYear: 2031, holderName: 'Ada Payer' });
  expect(cvvForm(card)).toEqual({
    form_values: { card_number_last4: '4242', card_name: 'Ada Payer', expire_month: '03', expire_year: '31' },
  });
  expect(cvvForm({ ...card, expireYear: 32 })).toMatchObject({ form_values: { expire_year: '32' } });
});

it('a saved card has one token for an attempt, for half an hour', async () => {
  const { card, intent } = await withCard();
  const { db, clock } = checkouts.sandbox;
  const token = await tokenOfSavedCard(db, intent, '1', card, clock.now());
  const made = await findPaymentToken(db, intent.merchantId, token);
  expect(made).toMatchObject({
    gatewayId: card.gatewayId,
    type: 'card',
    holderName: card.holderName,
    cardLast4: '4242',
    cardScheme: 'visa',
    expireMonth: card.expireMonth,
    expireYear: card.expireYear,
    contact: {},
    testOutcome: 'approve',
    createdAt: clock.now(),
    expiresAt: new Date(clock.time + 1_800_000),
  });
  clock.time += 1000;
  expect(await tokenOfSavedCard(db, intent, '1', card, clock.now())).toBe(token);
  expect(await findPaymentToken(db, intent.merchantId, token), 'it is not prolonged').toEqual(made);
  expect(await tokenOfSavedCard(db, intent, '2', card, clock.now())).not.toBe(token);
});

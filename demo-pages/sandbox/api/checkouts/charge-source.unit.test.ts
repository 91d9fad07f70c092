import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../core/merchants/secrets.ts';
import { saveCustomer } from '../../testing/saved-customers.ts';
import { recordCharge } from '../charges/charge-store.ts';
import { savedSources } from '../payment-sources/vault-schema.ts';
import { chargeSource } from './charge-source.ts';
import { tokenOfSavedCard } from './saved-cards.ts';
import { openStoredCheckouts } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();

const charge = async (tokenHash: string, { authenticationId = null as string | null, customerId = '' } = {}) => {
  const intent = await checkouts.begun({ intent: customerId ? { customerId } : {} });
  const { db, clock } = checkouts.sandbox;
  const source = { attempt: '1', tokenHash, authenticationId };
  const result = await chargeSource(db, intent, source, clock);
  return { result, again: () => chargeSource(db, intent, source, clock), charges: await checkouts.charges(intent) };
};

describe('a source that is charged', () => {
  it('pays once, however often it is asked', async () => {
    const { result, again, charges } = await charge(await checkouts.token());
    expect(charges).toMatchObject([{ status: 'complete', amountMinor: 5_000, currency: 'AUD' }]);
    expect(result).toEqual({ name: 'success', chargeId: charges[0]?.id });
    expect(await again()).toEqual(result);
  });

  it.each([
    ['4000000000000002', { name: 'declined', text: 'Your card was declined.' }],
    ['4000000000000119', { name: 'error', text: 'Your card could not be processed.' }],
  ])('may be refused by its bank: %s', async (card_number, outcome) => {
    const { result, charges } = await charge(await checkouts.token({ card_number }));
    expect(result).toEqual(outcome);
    expect(charges).toMatchObject([{ status: 'failed' }]);
  });

  it('may be a card that has expired since it was saved, which its bank refuses', async () => {
    const { id: customerId } = await saveCustomer(checkouts.sandbox);
    const { db, clock } = checkouts.sandbox;
    const now = clock.now();
    const pay = async (month: Date) => {
      const [card] = await db
        .update(savedSources)
        .set({ expireMonth: month.getUTCMonth() + 1, expireYear: month.getUTCFullYear() })
        .where(eq(savedSources.customerId, customerId))
        .returning();
      const intent = await checkouts.begun({ intent: { customerId } });
      const tokenHash = await tokenOfSavedCard(db, intent, '1', card!, now);
      const result = await chargeSource(db, intent, { attempt: '1', tokenHash }, clock);
      return { result, charges: await checkouts.charges(intent) };
    };
    const expired = await pay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)));
    expect(expired.result).toEqual({
      name: 'declined',
      text: 'Your card has expired, so nothing was charged. Please use another card.',
    });
    expect(expired.charges).toMatchObject([{ status: 'failed', declineCode: 'expired_card' }]);
    const valid = await pay(now);
    expect(valid.result, 'until its month is over').toMatchObject({ name: 'success' });
  });

  it('must be there', async () => {
    const { result, charges } = await charge(hashOf('nothing'));
    expect(result).toEqual({ name: 'error', text: 'Your payment details can no longer be used.' });
    expect(charges).toEqual([]);
  });

  it('is refused for a while after many declines, and says so', async () => {
    const results: object[] = [];
    for (let tries = 0; tries < 20; tries += 1)
      results.push((await charge(await checkouts.token({ card_number: '4000000000009987' }))).result);
    expect(results.at(-1)).toEqual({ name: 'declined', text: expect.stringContaining('declined') });
    expect(results.at(-1)).not.toEqual({ name: 'declined', text: 'Your card was declined.' });
  });

  it('is not another one in the same attempt', async () => {
    const { db, clock } = checkouts.sandbox;
    const intent = await checkouts.begun();
    await chargeSource(db, intent, { attempt: '1', tokenHash: await checkouts.token() }, clock);
    const another = { attempt: '1', tokenHash: await checkouts.token() };
    await expect(chargeSource(db, intent, another, clock)).rejects.toMatchObject({ status: 409 });
  });

  it('does not hide a fault of the sandbox', async () => {
    const { db, clock } = checkouts.sandbox;
    const intent = { ...(await checkouts.begun()), currency: 'EUR' as 'AUD' };
    const source = { attempt: '1', tokenHash: await checkouts.token() };
    await expect(chargeSource(db, intent, source, clock)).rejects.toThrow('Failed query');
  });
});

describe('an authentication', () => {
  it('is that of the charge', async () => {
    const tokenHash = await checkouts.token({ card_number: '4000000000003220' });
    const authenticationId = await checkouts.authenticated(await checkouts.begun(), tokenHash);
    const { charges } = await charge(tokenHash, { authenticationId });
    expect(charges).toMatchObject([{ status: 'complete', authenticationId }]);
  });

  it('finds the charge that was recorded with it before', async () => {
    const { db, clock } = checkouts.sandbox;
    const intent = await checkouts.begun();
    const tokenHash = await checkouts.token({ card_number: '4000000000003220' });
    const id = await checkouts.authenticated(intent, tokenHash);
    const { amountMinor, currency, reference, customer, merchantId } = intent;
    const request = { amountMinor, currency, reference, customer, tokenHash, threeDs: { id, required: false } };
    const key = `checkout:${intent.id}:1`;
    const made = await db.transaction((tx) => recordCharge(tx, merchantId, key, request, clock.now()));
    const source = { attempt: '1', tokenHash, authenticationId: id };
    expect(await chargeSource(db, intent, source, clock)).toEqual({ name: 'success', chargeId: made.id });
  });

  it('that is another payment’s charges nothing', async () => {
    const { result, charges } = await charge(await checkouts.token(), { authenticationId: '3ds_other' });
    expect(result).toMatchObject({ name: 'error' });
    expect(charges).toEqual([]);
  });
});

describe('a card that the shopper agreed to keep', () => {
  const consented = () => checkouts.token({ card_number: '5555555555554444', save_card_consent_accepted: 'true' });
  const cardsOf = (customerId: string) =>
    checkouts.sandbox.db.select().from(savedSources).where(eq(savedSources.customerId, customerId));

  it('is kept for their customer', async () => {
    const { id } = await saveCustomer(checkouts.sandbox);
    await charge(await consented(), { customerId: id });
    expect((await cardsOf(id)).map(({ cardLast4 }) => cardLast4)).toEqual(['4242', '4444']);
  });

  it('is not kept for the demonstration’s own', async () => {
    const { customerId } = await checkouts.begun();
    const before = await cardsOf(customerId);
    await charge(await consented());
    expect(await cardsOf(customerId)).toEqual(before);
  });
});

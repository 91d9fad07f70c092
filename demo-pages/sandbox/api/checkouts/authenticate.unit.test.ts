import { describe, expect, it } from 'vitest';
import { findAuthentication } from '../three-ds/authentication-store.ts';
import { authenticationOutcome, authenticationScenario, beginAuthentication } from './authenticate.ts';
import type { ShowStep } from './scenarios/scenario.ts';
import { openStoredCheckouts } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();
const CHALLENGED = '4000000000003220';

describe('how a payment is authenticated', () => {
  const scenarioOf = async (three_ds: string, instruction: string, card: string | null = '4242424242424242') => {
    const intent = await checkouts.begun();
    const tokenHash = card ? await checkouts.token({ card_number: card }) : 'none';
    return authenticationScenario(checkouts.sandbox.db, intent, { three_ds, instruction } as ShowStep, tokenHash);
  };
  const CANVAS = 'canvas_3ds_form.show';

  it.each([
    ['off', CANVAS, CHALLENGED, null],
    ['refused', 'card_form.show', CHALLENGED, 'refused'],
    ['auto', 'card_form.show', CHALLENGED, 'challenge'],
    ['auto', 'card_form.show', '4000000000003055', 'frictionless'],
    ['auto', 'card_form.show', '4242424242424242', null],
    ['auto', 'card_form.show', null, null],
    ['auto', CANVAS, '4242424242424242', 'challenge'],
    ['auto', CANVAS, null, 'challenge'],
    ['auto', CANVAS, '4000000000003055', 'frictionless'],
  ])('with "%s" in %s by %s is %s', async (threeDs, instruction, card, scenario) => {
    expect(await scenarioOf(threeDs, instruction, card)).toBe(scenario);
  });
});

describe('an authentication that begins', () => {
  const begin = async (tokenHash: string, browserDetails: Record<string, string> | null) => {
    const { db, clock } = checkouts.sandbox;
    const intent = await checkouts.begun();
    const asked = { tokenHash, scenario: 'challenge', pageOrigin: 'https://shop.test', browserDetails };
    const id = await beginAuthentication(db, intent, asked, clock.now());
    return { id, stored: await findAuthentication(db, intent.merchantId, id) };
  };

  it('is about the card and the sum, for ten minutes', async () => {
    const tokenHash = await checkouts.token();
    const { id, stored } = await begin(tokenHash, { name: 'Chrome' });
    const now = checkouts.sandbox.clock.now();
    expect(id).toMatch(/^3ds_/);
    expect(stored).toMatchObject({
      pageKey: expect.stringMatching(/^acs_/),
      pageOrigin: 'https://shop.test',
      paymentTokenHash: tokenHash,
      amountMinor: 5_000,
      currency: 'AUD',
      cardLast4: '4242',
      cardScheme: 'visa',
      scenario: 'challenge',
      browserDetails: { name: 'Chrome' },
      status: 'created',
      wrongCodes: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 600_000),
    });
  });

  it('may know neither card nor browser', async () => {
    const { stored } = await begin('none', null);
    expect(stored).toMatchObject({ cardLast4: null, cardScheme: null, browserDetails: {} });
  });
});

describe('the result of an authentication', () => {
  const NOT_CONFIRMED = { name: 'error', text: 'Your bank did not confirm the payment.' };
  const resultOf = async (authenticationId: string | null) => {
    const { intent, row } = await checkouts.shown();
    const { db, clock } = checkouts.sandbox;
    return authenticationOutcome(db, intent, { ...row, authenticationId }, clock);
  };

  it.each([
    ['success', { name: 'success' }],
    ['rejected', NOT_CONFIRMED],
    ['cancelled', { name: 'error', text: 'You cancelled the confirmation with your bank.' }],
    ['timed_out', { name: 'error', text: 'The confirmation with your bank took too long.' }],
  ] as const)('is the issuer’s: %s', async (decision, outcome) => {
    const id = await checkouts.authenticated(await checkouts.begun(), await checkouts.token(), decision);
    expect(await resultOf(id)).toEqual(outcome);
  });

  it('is an error without one', async () => {
    expect([await resultOf(null), await resultOf('3ds_none')]).toEqual([NOT_CONFIRMED, NOT_CONFIRMED]);
  });
});

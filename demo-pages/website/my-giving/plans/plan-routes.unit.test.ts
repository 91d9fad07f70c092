import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '../../giving/regular-giving/gift-dates.ts';
import { type GivingPlan, givingPlans, planChanges } from '../../giving/regular-giving/regular-giving-schema.ts';

import { findPlan, startPlan } from '../../giving/regular-giving/testing/giver.ts';
import { planPath } from '../../platform/links/order-link.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { DECLINED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import type { Visitor } from '../../testing/shop-visitor.ts';
import { signInRequests } from '../my-giving-schema.ts';
import { newVisitor, signedIn } from '../testing/signed-in.ts';

const MASTERCARD = '5555555555554444';

let shop: Shop;
let plan: GivingPlan;
let donor: Visitor;
let base: string;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());
beforeEach(async () => {
  shop.now = instantOf('AUS', '2027-01-14', '12:00');
  await shop.database.db.delete(signInRequests);
  // The mails of an earlier test would be read, and its plan be charged beside this one.
  await shop.database.db.delete(mails);
  await shop.database.db.update(givingPlans).set({ status: 'stopped' });
  plan = await startPlan(shop);
  donor = await signedIn(shop);
  base = `/my-giving/plans/${plan.id}`;
});

/** The hidden fields of the confirmation, as the page has them. */
async function confirmation(visitor: Visitor, path: string): Promise<Record<string, string>> {
  const text = await visitor.text(path);
  const fields = text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&#x27;', "'")]));
}

describe('the page of a monthly gift', () => {
  it('begins with its sum and status, and each change is a row that opens without a script [D4.02]', async () => {
    const text = await donor.text(base);
    expect(text).toMatch(/giving-summary__sum">[^$]*\$30\.00 AUD<\/p>.*>Active<\/span>/s);
    const rows = [...text.matchAll(/<details class="giving-change"( open)?>.*?__title">([^<]*)</g)];
    expect(rows.map(([, open, title]) => [title, open])).toEqual(
      ['Amount', 'Day', 'Card or account', 'Pause', 'Stop'].map((title) => [title, undefined]),
    );
    const refused = await (await donor.page(`${base}/change?kind=amount&amount=1`)).text();
    expect(refused, 'an error is in sight').toMatch(/<details class="giving-change" open="">.*?__title">Amount</);
    expect(refused).toMatch(/<h1>.*class="haven-error-summary" role="alert" tabindex="-1" autofocus=""/s);
  });

  it.each([
    [
      'amount',
      { kind: 'amount', amount: '45' },
      'You’ll give $45.00 AUD each month, starting with the gift on 14 February 2027.',
    ],
    [
      'day',
      { kind: 'day', day: '20' },
      'Your gift will be taken each month on the 20th, starting on 20 February 2027.',
    ],
    ['pause', { kind: 'pause', months: '2' }, 'No gift will be taken for February 2027 and March 2027.'],
    ['stop', { kind: 'stop' }, 'Your monthly gift stops today, 14 January 2027.'],
  ])('changes its %s without scripts, in the same words before, after and by mail', async (kind, asked, words) => {
    const check = `${base}/change?${new URLSearchParams(asked as Record<string, string>)}`;
    expect(await donor.text(check), '[D4.02] before').toContain(words);
    const fields = await confirmation(donor, check);
    const done = await donor.form(`${base}/change`, fields);
    expect(done.status).toBe(303);
    const after = await donor.text(done.headers.get('location') ?? '');
    expect(after, '[D4.02] after').toContain(words);
    const { db } = shop.database;
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.kind, `plan-changed-${kind}`));
    expect(mail?.text, '[D4.02] confirmed by mail').toContain(words);
    await donor.form(`${base}/change`, fields);
    expect(await db.select().from(planChanges).where(eq(planChanges.planId, plan.id)), 'sent twice').toHaveLength(1);
  });

  it('stops with one confirmation that asks for no reason, also when a gift was taken meanwhile', async () => {
    const fields = await confirmation(donor, `${base}/change?kind=stop`);
    const page = await donor.text(`${base}/change?kind=stop`);
    const form = /<form action="[^"]*\/change" method="post">[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
    expect(form.match(/<(input|select|textarea)[^>]*>/g)?.every((field) => field.includes('type="hidden"'))).toBe(true);
    expect(form, '[D4.02] no reason').not.toMatch(/textarea|why/i);
    shop.now = instantOf('AUS', '2027-02-14', '12:00');
    donor = await signedIn(shop);
    while ((await shop.website.giving.chargePlans()) > 0);
    expect((await donor.form(`${base}/change`, fields)).status, '[D4.02] one confirmation').toBe(303);
    expect((await findPlan(shop, plan.id)).status).toBe('stopped');
    expect(await donor.text(base)).toContain('It has stopped, and nothing more will be taken.');
  });

  it('asks again when another change has become true since it was shown', async () => {
    const fields = await confirmation(donor, `${base}/change?kind=amount&amount=45`);
    shop.now = instantOf('AUS', '2027-02-14', '12:00');
    donor = await signedIn(shop);
    while ((await shop.website.giving.chargePlans()) > 0);
    const again = await donor.form(`${base}/change`, fields);
    expect(again.status).toBe(409);
    const text = await again.text();
    expect(text).toContain('Something has changed in the meantime');
    expect(text, '[D4.02] from when it holds').toContain('starting with the gift on 14 March 2027.');
    expect((await findPlan(shop, plan.id)).giftMinor).toBe(3_000);
  });

  it.each([
    ['4.99', 422],
    ['5', 200],
    ['10000', 200],
    ['10000.01', 422],
    ['1e3', 422],
  ])('takes an amount of %s with %d', async (amount, status) => {
    const page = await donor.page(`${base}/change?kind=amount&amount=${amount}`);
    expect(page.status).toBe(status);
    if (status === 422) expect(await page.text()).toContain('Enter an amount from $5 to $10,000');
  });

  it('reads and shows an amount as the language of the page writes it', async () => {
    const path = `/fr${base}`;
    expect(await donor.text(path), '[D1.05] the field').toMatch(/type="text"[^>]* name="amount" value="30,00"/);
    const fields = await confirmation(donor, `${path}/change?kind=amount&amount=${encodeURIComponent('76,65 $')}`);
    expect(fields, '[D1.05] confirmed as a plain decimal').toMatchObject({ kind: 'amount', amount: '76.65' });
    expect((await donor.form(`${path}/change`, fields)).status).toBe(303);
    expect((await findPlan(shop, plan.id)).giftMinor).toBe(7_665);
    const refused = await donor.page(`${path}/change?kind=amount&amount=1,200`);
    expect(refused.status, '[D1.05] 1,200 is no certain sum in French').toBe(422);
    expect(await refused.text()).toContain('de 5\u00a0$ à 10\u202f000\u00a0$, comme 75 ou 62,50.');
  });

  it.each([['kind=pause&months=0'], ['kind=pause&months=7'], ['kind=day&day=0'], ['kind=day&day=32'], ['kind=resume']])(
    'refuses %s and says why',
    async (query) => {
      const page = await donor.page(`${base}/change?${query}`);
      expect(page.status).toBe(422);
      expect(await page.text()).toContain('There is a problem');
    },
  );

  it('is closed to every other donor', async () => {
    await startPlan(shop, { customerEmailAddress: 'other@example.org' });
    const other = await signedIn(shop, 'other@example.org');
    for (const path of [base, `${base}/change?kind=stop`, `${base}/card`]) {
      expect((await other.page(path)).headers.get('location'), path).toBe('/my-giving');
      expect((await newVisitor(shop).page(path)).headers.get('location'), path).toBe('/my-giving');
    }
    const fields = await confirmation(donor, `${base}/change?kind=stop`);
    expect((await other.form(`${base}/change`, fields)).headers.get('location')).toBe('/my-giving');
    expect((await findPlan(shop, plan.id)).status).toBe('active');
  });
});

describe('the signed link of a mail', () => {
  let signed: string;
  const visitor = () => newVisitor(shop);
  beforeEach(async () => {
    signed = await planPath(shop.database.db, plan);
  });

  it('shows this plan and nothing else of its donor', async () => {
    const page = await visitor().page(signed);
    expect(page.headers.get('referrer-policy'), '[D4.04] no Referer').toBe('no-referrer');
    const text = await page.text();
    expect(text).toContain(plan.id);
    for (const other of ['Aroha', 'Ngata', 'aroha@example.org', 'Your details', 'Change the amount'])
      expect(text, other).not.toContain(other);
    expect(JSON.stringify(shop.entries), '[D4.04] never in a log').not.toContain(signed.split('/').at(-1));
  });

  it('pauses, resumes and stops, and changes nothing else', async () => {
    for (const kind of ['pause&months=1', 'resume', 'stop']) {
      const fields = await confirmation(visitor(), `${signed}/change?kind=${kind}`);
      expect((await visitor().form(`${signed}/change`, fields)).status, kind).toBe(303);
    }
    expect((await findPlan(shop, plan.id)).status).toBe('stopped');
    for (const query of ['kind=amount&amount=5', 'kind=day&day=3'])
      expect((await visitor().page(`${signed}/change?${query}`)).status, query).toBe(400);
  });

  it('of another plan, or with a letter changed, is no page', async () => {
    const other = await startPlan(shop);
    for (const path of [
      signed.replace(plan.id, other.id),
      `${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`,
      `/nz${signed}`,
    ])
      expect((await visitor().page(path)).status, path).toBe(404);
  });

  it('takes another card from the provider’s form, and a plan that rests goes on', async () => {
    await shop.database.db
      .update(givingPlans)
      .set({ status: 'resting', firstFailedOn: '2027-01-14' })
      .where(eq(givingPlans.id, plan.id));
    const page = await visitor().page(`${signed}/card`);
    expect(page.headers.get('content-security-policy')).toMatch(/frame-src http:\/\/127.0.0.1:8081;/);
    const answer = await visitor().json(`${signed}/card`, { token: await shop.token(MASTERCARD) });
    const { next } = (await answer.json()) as { next: string };
    expect(await visitor().text(next), '[D3.04] a signed link to put in another card').toContain(
      'Your gifts will be taken from your Mastercard card ending in 4444, the next one on 14 February 2027.',
    );
    const changed = await findPlan(shop, plan.id);
    expect(changed).toMatchObject({ status: 'active', sourceLast4: '4444', method: 'card' });
    expect(changed.providerSourceId).not.toBe(plan.providerSourceId);
    shop.now = instantOf('AUS', '2027-02-14', '12:00');
    while ((await shop.website.giving.chargePlans()) > 0);
    expect((await findPlan(shop, plan.id)).lastChargedOn, 'and is charged').toBe('2027-02-14');
  });

  it('takes a bank account with its agreement, which is mailed with the mandate', async () => {
    await shop.database.db.delete(mails);
    const without = await visitor().json(`${signed}/bank`, { token: await shop.bankToken() });
    expect(without.status, '[D1.11] the agreement is accepted first').toBe(422);
    const answer = await visitor().json(`${signed}/bank`, { token: await shop.bankToken(), agreed: true });
    expect(await answer.json()).toMatchObject({ errors: [] });
    const changed = await findPlan(shop, plan.id);
    expect(changed).toMatchObject({ method: 'bank', sourceLast4: '5678' });
    const [mail] = await shop.database.db.select().from(mails).where(eq(mails.kind, 'plan-changed-source'));
    expect(mail?.text).toContain(changed.mandate?.reference);
    expect(mail?.text).toContain('Direct Debit Request service agreement');
  });

  it('takes a bank account once when its post comes twice, at once or after a lost answer', async () => {
    await shop.database.db.delete(mails);
    const post = { token: await shop.bankToken(), agreed: true };
    const send = async () => {
      // The second that a person needs to click again.
      shop.now += 1_000;
      return (await visitor().json(`${signed}/bank`, post)).json() as Promise<{ errors: string[]; next?: string }>;
    };
    const [one, other] = await Promise.all([send(), send()]);
    expect(one).toEqual({ errors: [], next: expect.stringContaining('?changed=') });
    expect(other, '[D4.02] it does not reveal that nothing was changed').toEqual(one);
    expect(await send()).toEqual(one);
    const sent = await shop.database.db.select().from(mails).where(eq(mails.kind, 'plan-changed-source'));
    expect(sent, '[D4.02] one mail').toHaveLength(1);
    expect(sent[0]?.text, '[D1.11] of the agreement that counts').toContain(
      (await findPlan(shop, plan.id)).mandate?.reference,
    );
  });

  it('keeps what the provider says it is, whichever page its token came from', async () => {
    const answer = await visitor().json(`${signed}/bank`, { token: await shop.token(MASTERCARD), agreed: true });
    expect(await answer.json()).toMatchObject({ errors: [] });
    expect(await findPlan(shop, plan.id)).toMatchObject({ method: 'card', sourceLast4: '4444', mandate: null });
    const account = await visitor().json(`${signed}/card`, { token: await shop.bankToken() });
    expect(account.status, 'no account without its agreement').toBe(422);
    expect(await findPlan(shop, plan.id)).toMatchObject({ method: 'card', sourceLast4: '4444' });
  });

  it.each([
    ['the bank refuses', undefined, 422],
    ['the provider does not answer', async () => Promise.reject(new Error('down')), 422],
  ])('keeps the old card when %s', async (_, fault, status) => {
    const token = await shop.token(fault ? MASTERCARD : DECLINED_CARD);
    shop.fault = fault ?? (async () => Response.json({ error: { code: 'card_declined' } }, { status: 402 }));
    const answer = await visitor().json(`${signed}/card`, { token });
    shop.fault = undefined;
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { errors: string[] }).errors[0]).toContain('Nothing was changed');
    expect((await findPlan(shop, plan.id)).sourceLast4).toBe('4242');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RECORDS_PATH as PATH, setUpPath } from '../../platform/site/staff-paths.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { invite } from '../accounts/invitations.ts';
import { addAccount } from '../accounts/staff-accounts.ts';
import { staffChallenges, staffPasskeys } from '../staff-schema.ts';
import { formOf } from '../testing/open-records.ts';
import { openStaff, type StaffVisitor, signInAs } from '../testing/sign-in-as.ts';
import { VirtualAuthenticator } from '../testing/virtual-authenticator.ts';
import { relyingPartyOf } from './relying-party.ts';

// Written down, so that a change of the product fails.
const SIGN_IN_WINDOW_MS = 10 * 60_000;
const FRESH_SIGN_IN_MS = 15 * 60_000;
const CHALLENGE_MS = 5 * 60_000;

const ORIGIN = 'http://localhost:8080';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  shop.siteOrigin = ORIGIN;
  openStaff(shop);
});
afterAll(() => shop.database.close());

const jsonOf = async (answer: Response) => (await answer.json()) as { challenge: string; location: string };
/** A browser that opened the site by the name that passkeys belong to. */
const at = <V extends Visitor>(visitor: V): V => {
  visitor.origin = ORIGIN;
  return visitor;
};

describe('where passkeys can be', () => {
  it.each([
    ['https://gifts.example.org', 'gifts.example.org'],
    ['http://localhost:8080', 'localhost'],
    ['http://127.0.0.1:8080', undefined],
    ['https://192.0.2.7', undefined],
    ['http://[::1]:8080', undefined],
    ['http://gifts.example.org', undefined],
  ])('at %s', (origin, id) => {
    expect(relyingPartyOf(origin)?.id).toBe(id);
  });

  it('is said on the account page where they cannot, and not offered', async () => {
    const visitor = await signInAs(shop, 'reader');
    shop.siteOrigin = SITE_ORIGIN;
    visitor.website = shop.startWebsite();
    shop.siteOrigin = ORIGIN;
    const page = await visitor.text(`${PATH}/account`);
    expect(page).toContain('Passkeys need a site with a name and https, and this site is at http://127.0.0.1:8080.');
    expect(page).toContain('http://localhost:8080');
    expect(page).not.toContain('data-passkey');
    expect((await visitor.json(`${PATH}/account/passkey-options`, {})).status).toBe(404);
  });
});

describe('a passkey', () => {
  let member: StaffVisitor;
  let device: VirtualAuthenticator;
  beforeEach(async () => {
    // Another window of the limits.
    shop.now += SIGN_IN_WINDOW_MS;
    member = at(await signInAs(shop, 'supporter-care', 'Hine'));
    device = new VirtualAuthenticator(ORIGIN);
  });

  const add = async (visitor: Visitor, authenticator: VirtualAuthenticator) => {
    const options = await jsonOf(await visitor.json(`${PATH}/account/passkey-options`, {}));
    return visitor.json(`${PATH}/account/passkey`, { response: authenticator.create(options) });
  };
  const signIn = async (visitor: Visitor, authenticator: VirtualAuthenticator) => {
    const options = await jsonOf(await visitor.json(`${PATH}/passkey/options`, {}));
    return visitor.json(`${PATH}/passkey`, { response: authenticator.get(options) });
  };

  it('is added to one’s own account and signs in without a password', async () => {
    expect((await add(member, device)).status).toBe(200);
    const visitor = at(new Visitor(shop));
    const answer = await signIn(visitor, device);
    expect([answer.status, (await jsonOf(answer)).location], '[D6.03] passkey').toEqual([200, `${PATH}/orders`]);
    expect((await visitor.page(`${PATH}/orders`)).status).toBe(200);
    const administrator = await signInAs(shop, 'administrator');
    const trail = await administrator.text(`${PATH}/staff-actions?who=${member.account.id}`);
    expect(trail, '[D6.02] in the trail').toMatch(/Sign-in.*passkey.*Passkey added/s);
  });

  it('answers a challenge once, in time, for what it was asked, with the person verified, and for this site', async () => {
    await add(member, device);
    const visitor = at(new Visitor(shop));
    const ask = async () => jsonOf(await visitor.json(`${PATH}/passkey/options`, {}));
    const send = async (response: unknown) => (await visitor.json(`${PATH}/passkey`, { response })).status;
    const response = device.get(await ask());
    expect(await send(response)).toBe(200);
    expect(await send(response), 'sent twice').toBe(422);
    const late = device.get(await ask());
    shop.now += CHALLENGE_MS;
    expect(await send(late), 'too late').toBe(422);
    const fresh = at(await signInAs(shop, 'reader'));
    const options = await jsonOf(await fresh.json(`${PATH}/account/passkey-options`, {}));
    expect(await send(device.get(options)), 'a challenge for a new passkey').toBe(422);
    expect(await send({ ...device.get(await ask()), id: 'other' }), 'an unknown one').toBe(422);
    for (const nothing of [undefined, null, 'text', {}, []]) expect(await send(nothing)).toBe(422);
    device.counter = 0;
    expect(await send(device.get(await ask())), 'a copy that counts on its own').toBe(422);
    const unverified = new VirtualAuthenticator(ORIGIN, { isVerified: false });
    expect((await add(fresh, unverified)).status, 'nobody verified').toBe(422);
    expect((await add(fresh, new VirtualAuthenticator('http://localhost:9999'))).status, 'another site').toBe(422);
  });

  it('has no more than thirty open challenges for a network, which end by themselves and are removed', async () => {
    const { db } = shop.database;
    await add(member, device);
    await db.delete(staffChallenges);
    const ask = async (address: string, website = shop.website) => {
      const visitor = at(Object.assign(new Visitor(shop), { address, website }));
      return visitor.json(`${PATH}/passkey/options`, {});
    };
    const websites = [shop.website, shop.startWebsite()];
    const addresses = (n: number) => `2001:db8:7:7::${n}`;
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(addresses(n), websites[n % 2])));
    expect(
      answers.filter(({ status }) => status === 200),
      '[D6.03] of 40, in all processes',
    ).toHaveLength(30);
    expect(await db.$count(staffChallenges)).toBe(30);
    expect((await ask('2001:db8:7:7::1')).headers.get('retry-after')).toBe('300');
    expect((await ask('2001:db8:7:8::1')).status, 'another network').toBe(200);
    shop.now += CHALLENGE_MS + 1;
    await shop.website.tidy();
    expect(await db.$count(staffChallenges), 'nobody asked since').toBe(0);
    expect((await ask('2001:db8:7:7::1')).status, 'five minutes later').toBe(200);
  });

  it('signs in with a device that its owner knows, whatever others at its network try', async () => {
    await add(member, device);
    const owner = at(new Visitor(shop, '203.0.113.7'));
    const set = (await signIn(owner, device)).headers.getSetCookie();
    const known = set.find((cookie) => cookie.startsWith('haven_staff_device='))?.split(';')[0] ?? '';
    for (let n = 0; n < 40; n += 1)
      await at(new Visitor(shop, '203.0.113.7')).json(`${PATH}/passkey`, { response: { id: `x${n}` } });
    expect((await signIn(at(new Visitor(shop, '203.0.113.7')), device)).status, 'the network has tried enough').toBe(
      429,
    );
    owner.cookie = known;
    const options = await jsonOf(await owner.json(`${PATH}/passkey/options`, {}));
    owner.cookie = known;
    const response = device.get(options);
    expect((await owner.json(`${PATH}/passkey`, { response })).status, '[D6.03] its owner').toBe(200);
  });

  it('does not sign in to a disabled account', async () => {
    await add(member, device);
    const administrator = at(await signInAs(shop, 'administrator'));
    const path = `${PATH}/accounts/${member.account.id}`;
    const fields = formOf(await administrator.text(path), path);
    await administrator.form(path, { ...fields, change: 'disable' });
    expect((await signIn(at(new Visitor(shop)), device)).status).toBe(422);
  });

  it('is removed by its owner, unless it is the only way to sign in; both soon after the sign-in', async () => {
    await add(member, device);
    const second = new VirtualAuthenticator(ORIGIN);
    await add(member, second);
    const { formKey = '' } = formOf(await member.text(`${PATH}/account`), `${PATH}/account`);
    const remove = (passkey: string) => member.form(`${PATH}/account`, { formKey, change: 'passkey', passkey });
    expect((await remove(second.id)).status).toBe(303);
    expect((await signIn(at(new Visitor(shop)), second)).status).toBe(422);
    const last = await remove(device.id);
    expect([last.status, await last.text()]).toEqual([422, expect.stringContaining('your only way to sign in')]);
    shop.now += FRESH_SIGN_IN_MS;
    expect((await remove(device.id)).status).toBe(422);
    expect((await member.json(`${PATH}/account/passkey-options`, {})).status).toBe(422);
    expect((await member.json(`${PATH}/account/passkey`, { response: {} })).status).toBe(422);
    expect(await member.text(`${PATH}/account`)).toContain('sign in again first');
  });

  it('sets an invited account up, once', async () => {
    const { db } = shop.database;
    const account = await addAccount(db, { email: 'mere@haven.example', name: 'Mere', role: 'finance' }, shop.now);
    const link = setUpPath(await invite(db, account?.id ?? '', { now: shop.now }));
    const visitor = at(new Visitor(shop));
    expect(await visitor.text(link)).toContain('Create a passkey');
    const step = (name: string) => link.replace('?', `/${name}?`);
    const options = await jsonOf(await visitor.json(step('passkey-options'), {}));
    expect((await visitor.json(step('passkey'), { response: {} })).status).toBe(422);
    const response = device.create(options);
    expect((await visitor.json(step('passkey'), { response })).status).toBe(200);
    expect((await visitor.page(`${PATH}/orders`)).status).toBe(200);
    expect((await visitor.json(step('passkey'), { response })).status).toBe(404);
    expect((await visitor.json(step('passkey-options'), {})).status).toBe(404);
    expect(await visitor.text(`${PATH}/account`)).toContain('With a passkey only. You have no password.');
    expect(await db.$count(staffPasskeys)).toBeGreaterThan(0);
  });
});

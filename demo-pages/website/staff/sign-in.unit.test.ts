import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientNetwork } from '../../server/http/trusted-proxies.ts';
import { FIRST_ACCOUNT_PATH, RECORDS_PATH as PATH } from '../platform/site/staff-paths.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { beginTry } from './accounts/sign-in-limits.ts';
import { staffAccounts, staffInvitations, staffRecoveryCodes, staffSessions } from './staff-schema.ts';
import { formOf } from './testing/open-records.ts';
import { openStaff, STAFF_PASSWORD, signInAs } from './testing/sign-in-as.ts';

// Written down, so that a change of the product fails.
const INVITATION_MS = 72 * 60 * 60_000;
const SIGN_IN_WINDOW_MS = 10 * 60_000;
const TRIES_PER_NETWORK = 30;
const STAFF_SESSION_MS = 8 * 60 * 60_000;

const PASSWORD = 'river otter lamp shade';
const EMAIL = 'hine@haven.example';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
});
afterAll(() => shop.database.close());
beforeEach(async () => {
  // The limits' window of the test before.
  shop.now += SIGN_IN_WINDOW_MS;
});

const codeOf = (secret: string, at = shop.now) => new TOTP({ secret }).generate({ timestamp: at });
const secretOn = (page: string) => /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
const recoveryCodesOn = (page: string) =>
  [...page.matchAll(/<code>([a-z2-9]{5}-[a-z2-9]{5})<\/code>/g)].map(([, c = '']) => c);

/** Makes the first administrator; returns the key of the app and the recovery codes. */
async function makeFirst(visitor: Visitor) {
  const begun = await visitor.form(FIRST_ACCOUNT_PATH, { password: STAFF_PASSWORD, name: 'Hine', email: EMAIL });
  const setUp = begun.headers.get('location') ?? '';
  const setUpPage = await visitor.text(setUp);
  const secret = secretOn(setUpPage);
  const done = await visitor.form(setUp, { password: PASSWORD, code: codeOf(secret) });
  const codesPage = await done.text();
  return { begun, setUp, setUpPage, secret, done, codesPage, codes: recoveryCodesOn(codesPage) };
}

const signIn = (visitor: Visitor, fields: { email?: string; password?: string; code: string }) =>
  visitor.form(PATH, { email: EMAIL, password: PASSWORD, ...fields });

/** Runs a test with no account at all. */
async function withoutAccounts(run: () => Promise<void>) {
  await shop.database.db.delete(staffAccounts);
  await run();
}

describe('the first administrator', () => {
  it('is made with the start password, which then opens nothing', () =>
    withoutAccounts(async () => {
      const visitor = new Visitor(shop);
      expect((await visitor.page(PATH)).headers.get('location')).toBe(FIRST_ACCOUNT_PATH);
      const wrong = await visitor.form(FIRST_ACCOUNT_PATH, { password: 'not it', name: 'Hine', email: EMAIL });
      expect([wrong.status, await wrong.text()]).toEqual([
        422,
        expect.stringContaining('not the value of BACK_OFFICE'),
      ]);
      const empty = await visitor.form(FIRST_ACCOUNT_PATH, { password: STAFF_PASSWORD, name: ' ', email: 'x' });
      expect(await empty.text()).toMatch(/Enter the person’s name.*Enter an email address/s);
      const { begun, setUp, setUpPage, done, codes, codesPage } = await makeFirst(visitor);
      expect(setUpPage, 'one way to sign in, and why').toMatch(
        /You’ll sign in with a password and an app\..*Passkeys need a site with a name and https/s,
      );
      expect([begun.status, done.status]).toEqual([303, 200]);
      expect(done.headers.get('cache-control')).toBe('no-store');
      expect(codes).toHaveLength(10);
      const file = /download="haven-recovery-codes\.txt" href="data:text\/plain;charset=utf-8,([^"]*)"/.exec(
        codesPage,
      )?.[1];
      expect(
        decodeURIComponent(file ?? '')
          .split('\n')
          .slice(2, 12),
        'to download without a script',
      ).toEqual(codes);
      expect((await visitor.page(`${PATH}/accounts`)).status, '[D6.03] an administrator').toBe(200);

      const stranger = new Visitor(shop);
      expect((await stranger.page(FIRST_ACCOUNT_PATH)).status, '[D6.03] only the bootstrap').toBe(404);
      const again = { password: STAFF_PASSWORD, name: 'Eve', email: 'eve@haven.example' };
      expect((await stranger.form(FIRST_ACCOUNT_PATH, again)).status, '[D6.03] opens nothing').toBe(404);
      const asPassword = await signIn(stranger, { password: STAFF_PASSWORD, code: '000000' });
      expect([asPassword.status, stranger.cookie], '[D6.03] signs nobody in').toEqual([422, '']);
      expect((await stranger.page(setUp)).status, 'the link is used up').toBe(404);
    }));

  it('is one, when two begin at once; one who did not finish may begin again', () =>
    withoutAccounts(async () => {
      const [one, two] = [new Visitor(shop), new Visitor(shop)];
      const begin = async (visitor: Visitor, email: string) =>
        (await visitor.form(FIRST_ACCOUNT_PATH, { password: STAFF_PASSWORD, name: 'Hine', email })).headers.get(
          'location',
        ) ?? '';
      const left = await begin(one, EMAIL);
      const first = await begin(one, EMAIL);
      expect((await one.page(left)).status, 'the newer link ends the older').toBe(404);
      const second = await begin(two, 'eve@haven.example');
      const finish = async (visitor: Visitor, link: string) => {
        const secret = secretOn(await visitor.text(link));
        return () => visitor.form(link, { password: PASSWORD, code: codeOf(secret) });
      };
      const [finishOne, finishTwo] = [await finish(one, first), await finish(two, second)];
      const answers = await Promise.all([finishOne(), finishTwo()]);
      expect(answers.map(({ status }) => status).toSorted(), '[D6.03] the first administrator').toEqual([200, 404]);
    }));

  it('needs a link that is younger than 72 hours', () =>
    withoutAccounts(async () => {
      const visitor = new Visitor(shop);
      const begun = await visitor.form(FIRST_ACCOUNT_PATH, { password: STAFF_PASSWORD, name: 'Hine', email: EMAIL });
      const link = begun.headers.get('location') ?? '';
      shop.now += INVITATION_MS - 1;
      expect((await visitor.page(link)).status).toBe(200);
      shop.now += 1;
      expect((await visitor.page(link)).status).toBe(404);
      expect(await visitor.text(link)).toContain('This link is no longer valid');
    }));
});

describe('a member', () => {
  let secret = '';
  let codes: string[] = [];
  beforeAll(() =>
    withoutAccounts(async () => {
      ({ secret, codes } = await makeFirst(new Visitor(shop)));
    }),
  );

  it('signs in with password and code, in a cookie that no script and no other site sends', async () => {
    const visitor = new Visitor(shop);
    const answer = await signIn(visitor, { code: codeOf(secret) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PATH}/orders`]);
    expect(answer.headers.get('set-cookie')).toMatch(
      /Max-Age=28800; Path=\/back-office\/records; HttpOnly; SameSite=Strict/,
    );
    expect((await visitor.page(`${PATH}/orders`)).status, '[D6.03] password with a second factor').toBe(200);
  });

  it.each([
    ['the wrong password', () => ({ password: 'river otter lamp shad', code: codeOf(secret) })],
    ['the wrong code', () => ({ code: '000000' })],
    ['no code', () => ({ code: '' })],
    ['an old code', () => ({ code: codeOf(secret, shop.now - 61_000) })],
    ['an unknown address', () => ({ email: 'nobody@haven.example', code: codeOf(secret) })],
    ['no password', () => ({ password: '', code: codeOf(secret) })],
  ])('is refused with %s, in the same words', async (_, fields) => {
    const visitor = new Visitor(shop);
    const answer = await signIn(visitor, fields());
    const page = await answer.text();
    expect([answer.status, visitor.cookie], '[D6.03] second factor').toEqual([422, '']);
    expect(page).toContain('The email address, password or code is not right, or the code was already used.');
    expect(page).not.toContain('river otter');
  });

  it('uses a code once, in all processes together, and not one that is older', async () => {
    const [one, two] = [new Visitor(shop), new Visitor(shop)];
    two.website = shop.startWebsite();
    const code = codeOf(secret);
    const answers = await Promise.all([signIn(one, { code }), signIn(two, { code })]);
    expect(answers.map(({ status }) => status).toSorted(), '[D6.03] a code is used once').toEqual([303, 422]);
    const older = codeOf(secret, shop.now - 30_000);
    expect((await signIn(new Visitor(shop), { code: older })).status, 'the step before').toBe(422);
  });

  it('uses a recovery code once, however it is typed, and not another account’s', async () => {
    const [code = '', other = ''] = codes;
    expect(codes).toHaveLength(10);
    const typed = code.toUpperCase().replace('-', ' ');
    const storedCodes = () => shop.database.db.select().from(staffRecoveryCodes);
    const before = await storedCodes();
    expect((await signIn(new Visitor(shop), { password: 'wrong', code })).status).toBe(422);
    expect((await signIn(new Visitor(shop), { code: typed })).status).toBe(303);
    expect((await signIn(new Visitor(shop), { code })).status, 'a second time').toBe(422);
    const stored = await storedCodes();
    expect(stored).toHaveLength(before.length - 1);
    expect(JSON.stringify(stored)).not.toContain(other.replace('-', ''));
  });

  it('gets a new session at each sign-in; the one before, and one that somebody planted, is worth nothing', async () => {
    const visitor = new Visitor(shop);
    visitor.cookie = 'haven_staff=planted';
    await signIn(visitor, { code: codes[1] ?? '' });
    expect(visitor.cookie).not.toBe('haven_staff=planted');
    const before = visitor.cookie;
    await signIn(visitor, { code: codes[2] ?? '' });
    expect(visitor.cookie).not.toBe(before);
    visitor.cookie = before;
    expect((await visitor.page(`${PATH}/orders`)).status, 'the session before').toBe(303);
    expect(JSON.stringify(await shop.database.db.select().from(staffSessions))).not.toContain(before.split('=')[1]);
  });

  const at = (address: string, visitor = new Visitor(shop)) => Object.assign(visitor, { address });
  /** The cookie that a sign-in leaves behind. */
  const knownDevice = async () => {
    const answer = await signIn(at('203.0.113.200'), { code: codeOf(secret) });
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('haven_staff_device='));
    expect(set, 'sent to no script and no other site').toMatch(
      /Max-Age=34560000; Path=\/back-office\/records; HttpOnly; SameSite=Strict/,
    );
    shop.now += 30_000;
    return set?.split(';')[0] ?? '';
  };
  const fill = async (account: string, address: string, most: number) => {
    const begin = () => beginTry(shop.database.db, { account, network: clientNetwork(address) }, shop.now);
    const begun = await Promise.all(Array.from({ length: most + 5 }, begin));
    expect(begun.filter(Boolean), 'in all processes together').toHaveLength(most);
  };

  it('is not kept out by wrong tries of an outsider, from another network or with a known device', async () => {
    const device = await knownDevice();
    await fill(EMAIL, '203.0.113.9', 10);
    const outsider = await signIn(at('203.0.113.9'), { code: codeOf(secret) });
    expect([outsider.status, outsider.headers.get('retry-after')], '[D6.03] the network waits').toEqual([429, '600']);
    expect((await signIn(at('203.0.113.10'), { code: codeOf(secret) })).status, '[D6.03] elsewhere').toBe(303);
    shop.now += 30_000;
    const owner = at('203.0.113.9');
    owner.cookie = device;
    expect((await signIn(owner, { code: codeOf(secret) })).status, '[D6.03] a known device').toBe(303);
    shop.now += 30_000;
    owner.cookie = device;
    const other = await signIn(owner, { email: 'mere@haven.example', code: '000000' });
    expect(other.status, 'the device of one account is not that of another').toBe(422);
    await fill(EMAIL, '2001:db8:1:2::1', 10);
    expect((await signIn(at('2001:db8:1:2::ffff'), { code: '000000' })).status, 'one /64').toBe(429);
    expect((await signIn(at('2001:db8:1:3::1'), { code: '000000' })).status).toBe(422);
  });

  it('counts the tries of a device, and takes none that it did not mark', async () => {
    const device = await knownDevice();
    const owner = at('203.0.113.20');
    for (let n = 0; n < 10; n += 1) {
      owner.cookie = device;
      expect((await signIn(owner, { code: '000000' })).status).toBe(422);
    }
    owner.cookie = device;
    expect((await signIn(owner, { code: codeOf(secret) })).status, '[D6.03] limited').toBe(429);
    await fill(EMAIL, '203.0.113.21', 10);
    for (const cookie of [`${device}x`, device.replace('.', 'A.'), 'haven_staff_device=.', 'haven_staff_device=%00']) {
      const stranger = at('203.0.113.21');
      stranger.cookie = cookie;
      expect((await signIn(stranger, { code: codeOf(secret) })).status, cookie).toBe(429);
    }
  });

  it('has codes that nobody guesses who knows the password, from any number of networks', async () => {
    const device = await knownDevice();
    for (let n = 0; n < 10; n += 1) expect((await signIn(at(`198.51.100.${n}`), { code: '000000' })).status).toBe(422);
    const late = await signIn(at('198.51.100.99'), { code: codeOf(secret) });
    expect(late.status, '[D6.03] the right one, and the answer tells nothing').toBe(422);
    const administrator = await signInAs(shop, 'administrator');
    expect(await administrator.text(`${PATH}/staff-actions?action=sign-in-refused`)).toContain(
      'too many codes from unknown devices, from 198.51.100.99',
    );
    const owner = at('198.51.100.99');
    owner.cookie = device;
    expect((await signIn(owner, { code: codeOf(secret) })).status, '[D6.03] its owner').toBe(303);
    shop.now += SIGN_IN_WINDOW_MS;
    expect((await signIn(at('198.51.100.99'), { code: codeOf(secret) })).status, 'ten minutes later').toBe(303);
  });

  it('is not found by guessing: thirty tries from a network, at any accounts', async () => {
    const { db } = shop.database;
    const begin = (address: string, guess: number) =>
      beginTry(db, { account: `guess ${guess}`, network: clientNetwork(address) }, shop.now);
    const all = Array.from({ length: TRIES_PER_NETWORK + 5 }, (_, guess) => begin('198.51.100.1', guess));
    expect((await Promise.all(all)).filter(Boolean), 'at once').toHaveLength(TRIES_PER_NETWORK);
    expect(await begin('198.51.100.2', 0)).toBeDefined();
  });

  it('is in the audit trail with every sign-in and every refusal, and no password is', async () => {
    const administrator = await signInAs(shop, 'administrator');
    await signIn(new Visitor(shop), { code: codeOf(secret) });
    await signIn(new Visitor(shop), { code: codes[3] ?? '' });
    await signIn(new Visitor(shop, '203.0.113.7'), { code: 'wrong' });
    await signIn(new Visitor(shop), { email: 'a secret typed here', password: 'x', code: '' });
    const refused = await administrator.text(`${PATH}/staff-actions?action=sign-in-refused`);
    expect(refused, '[D6.02] refused sign-ins').toMatch(
      /hine@haven\.example.*wrong or used code, from 203\.0\.113\.7/s,
    );
    expect(refused).not.toContain('a secret typed here');
    const signedIn = await administrator.text(`${PATH}/staff-actions?action=sign-in`);
    expect(signedIn, '[D6.02] sign-ins').toMatch(/password and recovery code.*password and code/s);
  });
});

describe('a session', () => {
  it('ends with the working day, at the sign-out in every process, and for this browser only', async () => {
    const visitor = await signInAs(shop, 'reader');
    shop.now += STAFF_SESSION_MS - 1;
    expect((await visitor.page(`${PATH}/orders`)).status).toBe(200);
    shop.now += 1;
    expect((await visitor.page(`${PATH}/orders`)).status).toBe(303);
    const again = await signInAs(shop, 'reader');
    const colleague = await signInAs(shop, 'reader');
    const copied = again.cookie;
    await again.form(`${PATH}/sign-out`, {});
    again.cookie = copied;
    again.website = shop.startWebsite();
    expect((await again.page(`${PATH}/orders`)).status, '[D6.03] a copy of the cookie, in another process').toBe(303);
    expect((await colleague.page(`${PATH}/orders`)).status).toBe(200);
  });

  it('is prolonged by who asks for it, until a day after the sign-in', async () => {
    const left = async (response: Response) => ((await response.json()) as { left: number | null }).left;
    const visitor = await signInAs(shop, 'reader');
    shop.now += STAFF_SESSION_MS - 1;
    expect(await left(await visitor.page(`${PATH}/session`)), 'a look prolongs nothing').toBe(1);
    for (const most of [STAFF_SESSION_MS, STAFF_SESSION_MS, 3]) {
      expect(await left(await visitor.form(`${PATH}/session`, {}))).toBe(most);
      shop.now += most - 1;
    }
    shop.now += 1;
    expect(await left(await visitor.form(`${PATH}/session`, {}))).toBe(null);
    expect((await visitor.page(`${PATH}/orders`)).status).toBe(303);
  });

  it('of before there were accounts is none', async () => {
    const visitor = await signInAs(shop, 'reader');
    await shop.database.db.update(staffSessions).set({ accountId: null });
    expect((await visitor.page(`${PATH}/orders`)).status).toBe(303);
  });
});

describe('a set-up', () => {
  it('refuses weak passwords and wrong codes, shows the same key until it is done, and never after', async () => {
    const administrator = await signInAs(shop, 'administrator');
    const page = await administrator.text(`${PATH}/accounts`);
    const fields = { ...formOf(page, '/accounts'), name: 'Rangi', email: 'rangi@haven.example', role: 'finance' };
    const invited = await (await administrator.form(`${PATH}/accounts`, fields)).text();
    const link = /<code>[^<]*(\/back-office\/records\/set-up\?token=[^<]*)</.exec(invited)?.[1] ?? '';
    const visitor = new Visitor(shop);
    const secret = secretOn(await visitor.text(link));
    const refusals = [
      ['short', '12 characters'],
      ['password1234', 'easy to guess'],
      ['rangi@haven.example', 'easy to guess'],
      ['x'.repeat(201), 'at most 200'],
    ] as const;
    for (const [password, words] of refusals) {
      const answer = await visitor.form(link, { password, code: codeOf(secret) });
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(words)]);
    }
    const wrongCode = await visitor.form(link, { password: PASSWORD, code: '000000' });
    const shown = await wrongCode.text();
    expect([wrongCode.status, shown.includes(PASSWORD), secretOn(shown)]).toEqual([422, false, secret]);
    const stored = JSON.stringify(await shop.database.db.select().from(staffInvitations));
    expect([stored.includes(secret), stored.includes(link.split('=')[1] ?? '')]).toEqual([false, false]);
    expect((await visitor.form(link, { password: PASSWORD, code: codeOf(secret) })).status).toBe(200);
    expect((await visitor.page(link)).status).toBe(404);
    expect((await visitor.page(`${PATH}/orders`)).status).toBe(200);
    const accounts = JSON.stringify(await shop.database.db.select().from(staffAccounts));
    expect([accounts.includes(secret), accounts.includes(PASSWORD)]).toEqual([false, false]);
    expect(await visitor.text(`${PATH}/account`)).not.toContain(secret);
  });
});

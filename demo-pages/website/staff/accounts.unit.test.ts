import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffActions } from '../platform/audit/audit-trail-schema.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { ACCOUNTS_PATH, OWN_ACCOUNT_PATH, RECORDS_PATH as PATH } from '../platform/site/staff-paths.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { setDisabled } from './accounts/staff-accounts.ts';
import { secretDigest } from './accounts/stored-secret.ts';
import { runStaffCommand, STAFF_USAGE } from './command/run-staff-command.ts';
import { staffAccounts, staffSessions } from './staff-schema.ts';
import { formOf } from './testing/open-records.ts';
import { openStaff, type StaffVisitor, signInAs } from './testing/sign-in-as.ts';

// Written down, so that a change of the product fails.
const STAFF_ACTIONS_PER_PAGE = 50;
const FRESH_SIGN_IN_MS = 15 * 60_000;

let shop: Shop;
let administrator: StaffVisitor;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  administrator = await signInAs(shop, 'administrator', 'Ada Administrator');
});
afterAll(() => shop.database.close());

const invite = async (fields: Record<string, string>) => {
  const form = formOf(await administrator.text(ACCOUNTS_PATH), '/accounts');
  return administrator.form(ACCOUNTS_PATH, { ...form, role: 'reader', ...fields });
};
const change = async (accountId: string, fields: Record<string, string>, by = administrator) => {
  const path = `${ACCOUNTS_PATH}/${accountId}`;
  const page = await by.text(path);
  const formKey = / name="formKey" value="([^"]*)"/.exec(page)?.[1] ?? '';
  return by.form(path, { formKey, ...fields });
};
const linkOn = (page: string) => /<code>([^<]*\/set-up\?token=[^<]*)<\/code>/.exec(page)?.[1] ?? '';
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]*/, '');

describe('an administrator', () => {
  it('invites somebody with a link that is mailed, shown once and stored nowhere else', async () => {
    const answer = await invite({ name: 'Rangi', email: ' Rangi@Haven.example ', role: 'finance' });
    const page = await answer.text();
    const link = linkOn(page);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page).toContain('Invitation sent to Rangi');
    expect((await new Visitor(shop).page(pathOf(link))).status, '[D6.03] made by an administrator').toBe(200);
    expect(linkOn(await administrator.text(ACCOUNTS_PATH))).toBe('');
    const [mail] = await shop.database.db.select().from(mails).where(eq(mails.toAddress, 'rangi@haven.example'));
    expect(mail?.text).toContain(link);
    const list = await administrator.text(`${PATH}/mails`);
    expect(list, 'the mail opens an account: no page shows it').not.toContain('rangi@haven.example');
    for (const path of [`${PATH}/mails/${mail?.id}`, `${PATH}/mails/${mail?.id}/html`])
      expect((await administrator.page(path)).status).toBe(404);
    expect(await administrator.text(`${PATH}/mails/csv`)).not.toContain('rangi@haven.example');
  });

  it('is told what is wrong, and nothing is made', async () => {
    const empty = await (await invite({ name: '', email: 'nobody' })).text();
    expect(empty).toMatch(/Enter the person’s name.*Enter an email address/s);
    expect(await (await invite({ name: 'A', email: 'a@haven.example', role: 'owner' })).text()).toContain(
      'Choose a role.',
    );
    await invite({ name: 'B', email: 'b@haven.example' });
    expect(await (await invite({ name: 'B', email: 'B@haven.example' })).text()).toContain('has an account already');
    const stale = await invite({ name: 'C', email: 'c@haven.example', formKey: 'forged.key' });
    expect([stale.status, await stale.text()]).toEqual([422, expect.stringContaining('open for too long')]);
    const known = await shop.database.db.select().from(staffAccounts);
    expect(known.filter(({ email }) => /^[abc]@/.test(email)).map(({ email }) => email)).toEqual(['b@haven.example']);
  });

  it('disables an account, which ends its sessions at once in every process, and allows it again', async () => {
    const member = await signInAs(shop, 'reader');
    member.website = shop.startWebsite();
    expect((await member.page(`${PATH}/orders`)).status).toBe(200);
    expect((await change(member.account.id, { change: 'disable' })).status).toBe(303);
    expect((await member.page(`${PATH}/orders`)).status, '[D6.03] sessions that can be ended').toBe(303);
    expect(await administrator.text(`${ACCOUNTS_PATH}/${member.account.id}`)).toContain('Disabled');
    await change(member.account.id, { change: 'allow' });
    expect((await member.page(`${PATH}/orders`)).status, 'the old session stays ended').toBe(303);
  });

  it('makes a new link, which forgets how the account signed in', async () => {
    const member = await signInAs(shop, 'reader');
    const answer = await change(member.account.id, { change: 'reset' });
    const link = pathOf(linkOn(await answer.text()));
    expect((await member.page(`${PATH}/orders`)).status).toBe(303);
    expect((await new Visitor(shop).page(link)).status).toBe(200);
    const newer = pathOf(linkOn(await (await change(member.account.id, { change: 'reset' })).text()));
    expect((await new Visitor(shop).page(link)).status, 'the newer link ends the older').toBe(404);
    await change(member.account.id, { change: 'disable' });
    expect((await new Visitor(shop).page(newer)).status, 'a disabled account has no link').toBe(404);
  });

  it('ends all sessions of an account', async () => {
    const member = await signInAs(shop, 'reader');
    await change(member.account.id, { change: 'end-sessions' });
    expect((await member.page(`${PATH}/orders`)).status, '[D6.03] sessions that can be ended').toBe(303);
  });

  it('does not change the own account, and the last one who can sign in stays', async () => {
    const own = await change(administrator.account.id, { change: 'disable' });
    expect([own.status, await own.text()]).toEqual([422, expect.stringContaining('Ask another administrator')]);
    const { db } = shop.database;
    const other = await signInAs(shop, 'administrator');
    await db
      .update(staffAccounts)
      .set({ setUpAt: new Date(shop.now) })
      .where(eq(staffAccounts.id, other.account.id));
    for (const fields of [
      { change: 'disable', role: '' },
      { change: 'role', role: 'reader' },
    ]) {
      const refused = await change(other.account.id, fields);
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('the only administrator')]);
    }
    await db
      .update(staffAccounts)
      .set({ setUpAt: new Date(shop.now) })
      .where(eq(staffAccounts.id, administrator.account.id));
    expect((await change(other.account.id, { change: 'role', role: 'reader' })).status).toBe(303);
    await setDisabled(db, other.account.id, new Date(shop.now));
  });

  it('needs a form of ours', async () => {
    const member = await signInAs(shop, 'reader');
    for (const formKey of ['', 'a.b']) {
      const answer = await change(member.account.id, { change: 'disable', formKey });
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('open for too long')]);
    }
    const path = `${ACCOUNTS_PATH}/${member.account.id}`;
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' }, body: 'change=disable' };
    expect((await administrator.send(path, foreign)).status).toBe(403);
    expect((await member.page(`${PATH}/orders`)).status).toBe(200);
  });
});

describe('one’s own account', () => {
  const own = async (visitor: StaffVisitor, fields: Record<string, string>) => {
    const formKey = / name="formKey" value="([^"]*)"/.exec(await visitor.text(OWN_ACCOUNT_PATH))?.[1] ?? '';
    return visitor.form(OWN_ACCOUNT_PATH, { formKey, ...fields });
  };

  it('lists the sessions and ends one, all others, and nobody else’s', async () => {
    const member = await signInAs(shop, 'reader');
    const open = async () => {
      const session = await signInAs(shop, 'reader');
      const id = secretDigest(session.cookie.split('=')[1] ?? '');
      const values = { accountId: member.account.id, browser: 'Firefox on Windows' };
      await shop.database.db.update(staffSessions).set(values).where(eq(staffSessions.id, id));
      return { session, id };
    };
    const [one, two, three] = [await open(), await open(), await open()];
    const stranger = await signInAs(shop, 'reader');
    const page = await member.text(OWN_ACCOUNT_PATH);
    expect(page.match(/Firefox on Windows/g)).toHaveLength(3);
    expect(page).toContain('This session');
    await own(stranger, { change: 'session', session: one.id });
    expect((await one.session.page(`${PATH}/orders`)).status, 'another account’s session').toBe(200);
    await own(member, { change: 'session', session: one.id });
    expect((await one.session.page(`${PATH}/orders`)).status, '[D6.03] one session ended').toBe(303);
    expect((await two.session.page(`${PATH}/orders`)).status).toBe(200);
    await own(member, { change: 'session', session: 'others' });
    for (const { session } of [two, three])
      expect((await session.page(`${PATH}/orders`)).status, '[D6.03] all others ended').toBe(303);
    expect((await member.page(`${PATH}/orders`)).status).toBe(200);
    expect((await stranger.page(`${PATH}/orders`)).status).toBe(200);
  });

  it('leads to a new password and app soon after the sign-in, and not later', async () => {
    const member = await signInAs(shop, 'reader');
    const answer = await own(member, { change: 'sign-in' });
    expect(answer.headers.get('location')).toMatch(/set-up\?token=/);
    const formKey = / name="formKey" value="([^"]*)"/.exec(await member.text(OWN_ACCOUNT_PATH))?.[1] ?? '';
    shop.now += FRESH_SIGN_IN_MS;
    const late = await member.form(OWN_ACCOUNT_PATH, { formKey, change: 'sign-in' });
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('sign in again first')]);
    shop.now -= FRESH_SIGN_IN_MS;
  });
});

describe('what staff did', () => {
  it('is shown 50 a page, and found by person, kind and day', async () => {
    const { db } = shop.database;
    // Just after midnight in Sydney: the day before in UTC.
    const at = (day: number, minute: number) => new Date(Date.UTC(2025, 4, day - 1, 14, minute));
    const row = (day: number, minute: number) => ({
      at: at(day, minute),
      actor: 'Tama',
      actorAccount: 'tama',
      action: 'donation' as const,
      subject: `gift-${day}-${minute}`,
      outcome: 'entered',
      detail: '',
    });
    const rows = Array.from({ length: STAFF_ACTIONS_PER_PAGE + 1 }, (_, minute) => row(10, minute));
    await db.insert(staffActions).values([...rows, row(9, 0), row(11, 0)]);
    const show = async (query: string) => {
      const page = await administrator.text(`${PATH}/staff-actions?who=tama&${query}`);
      return { page, subjects: [...page.matchAll(/>(gift-[^<]*)</g)].map(([, subject = '']) => subject) };
    };
    const first = await show('');
    expect(first.subjects).toHaveLength(STAFF_ACTIONS_PER_PAGE);
    expect(first.subjects.slice(0, 2), '[D6.02] who did what, the newest first').toEqual(['gift-11-0', 'gift-10-50']);
    expect(first.page).toContain('who=tama&amp;page=2">Older');
    expect((await show('page=2')).subjects).toEqual(['gift-10-1', 'gift-10-0', 'gift-9-0']);
    expect((await show('until=2025-05-09')).subjects).toEqual(['gift-9-0']);
    expect((await show('from=2025-05-11')).subjects).toEqual(['gift-11-0']);
    expect((await show('action=refund')).page).toContain('Nothing found.');
    for (const query of ['page=-1', 'page=x', 'from=2025-02-31', 'action=constructor'])
      expect((await show(query)).subjects, query).toHaveLength(STAFF_ACTIONS_PER_PAGE);
  });

  it('has every download', async () => {
    await administrator.page(`${PATH}/orders/csv`);
    const page = await administrator.text(`${PATH}/staff-actions?action=export&who=${administrator.account.id}`);
    expect(page, '[D6.02] a row for a download').toMatch(/Ada Administrator.*orders.*Downloaded.*0 rows as CSV/s);
  });

  it('is not in the list of money and stock, which a reader sees', async () => {
    await administrator.page(`${PATH}/orders/csv`);
    const reader = await signInAs(shop, 'reader');
    expect(await reader.text(`${PATH}/trail`)).not.toMatch(/downloaded/i);
  });
});

describe('the command', () => {
  const run = async (line: string[]) => {
    const printed: string[] = [];
    const options = {
      siteOrigin: 'https://gifts.example.org',
      now: shop.now,
      print: (text: string) => printed.push(text),
    };
    await runStaffCommand(shop.database.db, line, options);
    return printed.join('\n');
  };
  const ana = ['--email', 'ana@haven.example'];

  it('adds an account, lists it, changes its role, disables, allows and resets it', async () => {
    const added = await run(['add', ...ana, '--name', 'Ana', '--role', 'finance']);
    const link = /https:\/\/gifts\.example\.org(\S*)/.exec(added)?.[1] ?? '';
    expect((await new Visitor(shop).page(link)).status, '[D6.03] made by command').toBe(200);
    expect(await run(['list'])).toContain('ana@haven.example\tAna\tfinance\tNot set up');
    expect(await run(['role', ...ana, '--role', 'reader'])).toContain('reader');
    expect(await run(['--help'])).toContain('Roles: reader, supporter-care, finance, administrator.');
    expect(await run(['disable', ...ana])).toContain('disabled');
    await expect(run(['reset', ...ana])).rejects.toThrow('This account is disabled');
    await run(['allow', ...ana]);
    expect(await run(['reset', ...ana])).toContain('Set-up link');
    const trail = await administrator.text(`${PATH}/staff-actions?action=account`);
    expect(trail, '[D6.02] by command').toMatch(/Command line.*ana@haven\.example.*Invited/s);
  });

  it.each([
    [[], STAFF_USAGE.slice(0, 20)],
    [['remove'], STAFF_USAGE.slice(0, 20)],
    [['add', '--colour', 'red'], 'colour'],
    [['add', '--email', 'x', '--name', 'X', '--role', 'owner'], '--email: Enter an email address'],
    [
      ['add', '--email', 'x@haven.example', '--name', 'X', '--role', 'supporter care'],
      '--role: Choose one of reader, supporter-care, finance, administrator.',
    ],
    [['disable', '--email', 'nobody@haven.example'], 'There is no account'],
  ])('says what is wrong with %j', async (line, words) => {
    await expect(run(line)).rejects.toThrow(words);
  });
});

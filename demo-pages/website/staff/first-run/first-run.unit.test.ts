import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCharity } from '../../../../scripts/generate/new-charity/write-charity.mjs';
import { setDemonstration } from '../../app/testing/demonstration.ts';
import { readCharity, setCharity } from '../../content/index.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import type { MailTransport } from '../../platform/mail/mail-transport.ts';
import { FIRST_ACCOUNT_PATH, RECORDS_PATH } from '../../platform/site/staff-paths.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { openRecords, formOf as readForm, signedIn } from '../testing/open-records.ts';
import { STAFF_PASSWORD, signInAs } from '../testing/sign-in-as.ts';

const LIST = `${RECORDS_PATH}/first-run`;
const PASSWORD = 'kereru sits in the miro';

let shop: Shop;
let folder: string;
let sent: string[];
let transport: MailTransport | undefined;
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'haven-first-run-')), 'awa');
  sent = [];
  transport = { send: async ({ toAddress }) => void sent.push(toAddress), close: () => {} };
  shop = await openShop();
  shop.provider = { ...shop.provider, mailTransport: transport };
  openRecords(shop);
});
afterEach(async () => {
  await shop.database.close();
  rmSync(folder, { recursive: true });
  await setDemonstration();
});

/** A folder as the command writes it, for the site that runs. */
async function freshFolder(): Promise<void> {
  writeCharity(folder, { name: 'Awa Tupua', country: 'NZL' });
  setCharity(await readCharity(folder));
}

/** Writes what the template asks for, as a person would, and has the folder read again. */
async function writeFacts(): Promise<void> {
  const file = join(folder, 'organisation.json');
  const facts = [
    ['CC00000', 'CC12345'],
    ['000-000-000', '123-456-789'],
    ['00 000 0000', '04 555 0100'],
    ['00-0000-0000000-00', '12-3456-7890123-00'],
    ['TEMPLATE: who signs receipts', 'Aroha Tane'],
    ['TEMPLATE: their role', 'Treasurer'],
  ] as const;
  const written = facts.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(file, 'utf8'));
  writeFileSync(file, written);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:json|md)$/.test(name) || name === 'README.md' || name.startsWith('schemas')) continue;
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('TEMPLATE', 'Ours'));
  }
  setCharity(await readCharity(folder));
}

/** The titles of the steps by their state. */
function stepsOf(page: string): { open: string[]; done: string[] } {
  const steps = [...page.matchAll(/<h2 class="first-run__title">([^<]+?) ?<span[^>]*>(Done|To do)</g)];
  const of = (state: string) => steps.flatMap(([, title = '', found]) => (found === state ? [title.trim()] : []));
  return { open: of('To do'), done: of('Done') };
}

/** The one-time link that a page shows. */
const linkIn = (page: string) => /<code>([^<]*\/set-up\?token=[^<]*)<\/code>/.exec(page)?.[1] ?? '';

/** Gives an account a password and an authenticator app, with its one-time link. */
async function setUp(visitor: Visitor, link: string): Promise<void> {
  const { pathname, search } = new URL(link, SITE_ORIGIN);
  const page = await visitor.text(pathname + search);
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
  const code = new TOTP({ secret }).generate({ timestamp: shop.now });
  expect((await visitor.form(pathname + search, { password: PASSWORD, code })).status).toBe(200);
}

const post = (visitor: Visitor, page: string, action: string, more: Record<string, string> = {}) =>
  visitor.form(action, { ...readForm(page, action), ...more });

describe('the first steps', () => {
  it('lead from an empty database and a fresh folder to a site that is ready, by the page alone [O4.01]', async () => {
    await freshFolder();
    const first = new Visitor(shop);
    // The first administrator comes with the password of the environment.
    const made = await first.form(FIRST_ACCOUNT_PATH, {
      ...{ name: 'Hine Paewai', email: 'hine@example.org', password: STAFF_PASSWORD },
    });
    await setUp(first, made.headers.get('location') ?? '');
    let page = await first.text(`${RECORDS_PATH}/orders`);
    expect(page, '[O4.01] on top of every page').toContain('4 of the first steps are left');
    page = await first.text(LIST);
    const all = ['The organisation', 'Payments', 'Mail', 'Staff accounts'];
    expect(stepsOf(page), '[O4.01]').toEqual({ open: all, done: ['Bot check'] });
    for (const name of ['countries.NZL.charityNumber', 'countries.NZL.irdNumber', 'countries.NZL.signatory.name'])
      expect(page, '[O4.01] what is missing, by name').toContain(`<code>${name}</code>`);

    await writeFacts();
    page = await first.text(LIST);
    expect(stepsOf(page).open).toEqual(all.slice(1));
    const books = `${RECORDS_PATH}/donations/reconciliation`;
    expect(page, '[O4.01] each step links to where it is done').toContain(`href="${books}"`);
    await post(first, await first.text(books), `${books}/run`);

    expect((await post(first, page, `${LIST}/test-mail`)).headers.get('location')).toBe(`${LIST}?done=sent`);
    page = await first.text(LIST);
    expect(page).toContain('The test mail to hine@example.org is on its way.');
    await shop.website.deliverMails();
    expect(sent, '[O4.01] a mail to the signed-in account').toContain('hine@example.org');
    page = await first.text(LIST);
    expect(page).toContain('Look into that mailbox: has it arrived?');
    await post(first, page, `${LIST}/arrived`);
    expect(stepsOf(await first.text(LIST)).open).toEqual(['Staff accounts']);

    const accounts = `${RECORDS_PATH}/accounts`;
    const invited = await post(first, await first.text(accounts), accounts, {
      ...{ name: 'Mere Ngata', email: 'mere@example.org', role: 'administrator' },
    });
    const second = new Visitor(shop);
    await setUp(second, linkIn(await invited.text()));
    page = await first.text(LIST);
    expect(stepsOf(page).open, '[O4.01] ready').toEqual([]);
    expect(page).toContain('Everything is set. This site is ready.');
    expect(await second.text(`${RECORDS_PATH}/orders`), '[O4.01] until done').not.toContain('of the first steps');
  });

  it('are those of administrators, and of no demonstration [O4.01]', async () => {
    const administrator = await signedIn(shop);
    expect(await administrator.text(`${RECORDS_PATH}/orders`)).not.toContain('of the first steps');
    expect(await administrator.text(LIST)).toContain('This site is a demonstration, which takes no money.');
    await freshFolder();
    const reader = await signInAs(shop, 'finance');
    expect(await reader.text(`${RECORDS_PATH}/orders`)).not.toContain('of the first steps');
    expect((await reader.page(LIST)).status).toBe(403);
  });

  it('say why a mail did not leave, and believe no arrival before', async () => {
    await freshFolder();
    shop.provider = { ...shop.provider, mailTransport: undefined };
    openRecords(shop);
    const administrator = await signedIn(shop);
    let page = await administrator.text(LIST);
    expect(page).toContain('No mail server is set: write SMTP_URL and MAIL_FROM into the environment.');
    await post(administrator, page, `${LIST}/test-mail`);
    await shop.website.deliverMails();
    page = await administrator.text(LIST);
    expect(page).toContain('The test mail was not sent, because there was no mail server.');
    expect(page).not.toContain(`action="${LIST}/arrived"`);
    const early = await administrator.form(`${LIST}/arrived`, { formKey: 'none' });
    expect(early.status).toBe(422);
    await shop.database.db.update(mails).set({ status: 'failed', lastError: 'EAUTH' });
    expect(await administrator.text(LIST)).toContain('could not be sent: EAUTH.');
  });

  it('send one mail for one form, however often it is posted', async () => {
    await freshFolder();
    const administrator = await signedIn(shop);
    const page = await administrator.text(LIST);
    await post(administrator, page, `${LIST}/test-mail`);
    await post(administrator, page, `${LIST}/test-mail`);
    const kinds = (await shop.database.db.select().from(mails)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'test-mail')).toHaveLength(1);
  });
});

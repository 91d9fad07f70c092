import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import { FORMS, postForm, queuedMails, solve } from '../platform/forms/testing/post-form.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { MEDIA_PAGES } from '../stories/listings/media/media-routes.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../testing/shop-visitor.ts';
import { bequestRequests } from './bequest/bequest-schema.ts';
import { subscribers } from './newsletter/newsletter-schema.ts';
import { petitionCounts, petitionSignatures } from './petition/petition-schema.ts';
import { donorUpdates } from './update-details/update-details-schema.ts';

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  shop.now += 3_600_000;
  visitor = new Visitor(shop);
  const { db } = shop.database;
  for (const table of [mails, subscribers, petitionSignatures, petitionCounts, bequestRequests, donorUpdates]) {
    await db.delete(table);
  }
});
afterAll(() => shop.database.close());

const queued = () => queuedMails(shop);
const countOf = async (nodeId = '1201') => {
  const { db } = shop.database;
  const [count] = await db.select().from(petitionCounts).where(eq(petitionCounts.nodeId, nodeId));
  const rows = await db.select().from(petitionSignatures).where(eq(petitionSignatures.nodeId, nodeId));
  return { count: count?.signatures ?? 0, rows: rows.length };
};
const urlencoded = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [[name, String(value)]],
    ),
  );

describe('the four forms', () => {
  it.each([
    ['subscribe', { success: true, id: expect.any(String), email: 'mere@example.org' }],
    ['petition', { success: true }],
    ['bequest', { success: true, errors: [] }],
    ['update-details', { errors: [], success: 1, friendlyErrorMessage: '' }],
  ] as const)('take %s as JSON and as form fields, with the same answer [W7.12]', async (form, expected) => {
    const answer = await postForm(visitor, form);
    expect([answer.status, await answer.json()]).toEqual([200, expected]);
    const token = form === 'bequest' ? {} : { recaptchaToken: await solve(visitor, form) };
    const { path, fields } = FORMS[form];
    const encoded = await visitor.form(path, urlencoded({ ...fields, ...token }), 'application/json');
    expect([encoded.status, await encoded.json()]).toEqual([200, expected]);
    for (const spelling of [path.replace(/\/$/, ''), `${path.replace(/\/$/, '')}/`]) {
      expect((await visitor.json(spelling, {})).status).toBe(422);
      expect((await visitor.send(spelling)).status).toBe(405);
    }
  });

  it.each([
    ['subscribe', { email: 'a@b' }, { success: false, id: '', email: '', errors: [expect.stringContaining('email')] }],
    ['petition', { postcode: 'x' }, { success: false, errors: ['Use digits only, like 2000.'] }],
    ['petition', { nodeId: '9' }, { success: false, errors: ['This petition is not open: open its page again.'] }],
    ['bequest', { subscriberEmail: 'a@b' }, { success: false, errors: [expect.stringContaining('email')] }],
    [
      'bequest',
      { formKey: 'x' },
      { success: false, errors: ['We could not find this form. Please open its page again.'] },
    ],
    [
      'update-details',
      { privacy: false },
      {
        success: 0,
        errors: [expect.stringContaining('privacy')],
        friendlyErrorMessage: expect.stringContaining('privacy'),
      },
    ],
  ] as const)('refuse a %s with %j and say why', async (form, changes, expected) => {
    const answer = await postForm(visitor, form, changes);
    expect([answer.status, await answer.json()]).toEqual([422, expected]);
    expect(await queued()).toEqual([]);
  });
});

describe('the calls beside them', () => {
  it.each([
    [CUSTOMER_PATH, CUSTOMER, { errors: [expect.stringContaining('cart is empty')] }],
    [
      WEBSITE_PATHS.filterMediaFeed,
      {
        dateMin: '0',
        dateMax: '0',
        actionId: '',
        locationId: '',
        ...MEDIA_PAGES.AUS,
        pageIndex: 0,
      },
      { success: true },
    ],
  ])('%s understands JSON and form fields alike [W7.12]', async (path, fields, expected) => {
    const json = await (await visitor.json(path, fields)).json();
    const encoded = await (await visitor.form(path, urlencoded(fields), 'application/json')).json();
    expect(json).toMatchObject(expected);
    expect(encoded).toEqual(json);
  });
});

describe('the newsletter', () => {
  it('welcomes a person once, and answers the same to whoever is on the list [W7.06]', async () => {
    const first = await (await postForm(visitor, 'subscribe')).json();
    const again = await (
      await postForm(visitor, 'subscribe', { email: ' MERE@Example.org ', firstName: 'Eve' })
    ).json();
    expect(again).toEqual({ ...first, email: 'MERE@Example.org' });
    const rows = await shop.database.db.select().from(subscribers);
    expect(rows).toMatchObject([{ id: first.id, firstName: 'Mere', email: 'mere@example.org', source: 'newsletter' }]);
    expect(await queued()).toEqual(['newsletter-welcome to mere@example.org']);
  });

  it('has a list for each site', async () => {
    await postForm(visitor, 'subscribe');
    await postForm(visitor, 'subscribe', { siteCountryCode: 'NZL' });
    expect(await shop.database.db.select().from(subscribers)).toHaveLength(2);
  });

  it('lets people leave by the link of the mail, and come back', async () => {
    await postForm(visitor, 'subscribe');
    const [mail] = await shop.database.db.select().from(mails);
    const link = new URL(mail?.unsubscribeUrl ?? '');
    const path = link.pathname + link.search;
    expect(mail?.text).toContain(link.href);
    // Mail programs open links automatically: only the button unsubscribes.
    expect((await visitor.page(path)).status).toBe(200);
    const row = async () => (await shop.database.db.select().from(subscribers))[0];
    expect((await row())?.unsubscribedAt).toBeNull();
    expect((await visitor.form(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
    expect((await row())?.unsubscribedAt).toEqual(new Date(shop.now));
    const forged = path.replace(/key=.{10}/, 'key=AAAAAAAAAA');
    expect((await visitor.form(forged, {})).status).toBe(404);
    const since = await visitor.text(path);
    expect(since, 'the link opened again').toMatch(/has been off the list since \d+ November 2026/);
    const left = shop.now;
    shop.now += 86_400_000;
    expect((await visitor.form(path, {})).status, 'sent again').toBe(200);
    expect((await row())?.unsubscribedAt).toEqual(new Date(left));
    await postForm(visitor, 'subscribe', { firstName: 'Meremere' });
    expect(await row()).toMatchObject({ unsubscribedAt: null, firstName: 'Meremere', joined: 2 });
    expect(await queued()).toHaveLength(2);
  });
});

describe('a petition', () => {
  it('stores one signature and counts it, with thanks [W1.08] [W7.07]', async () => {
    await postForm(visitor, 'petition');
    expect(await countOf()).toEqual({ count: 1, rows: 1 });
    expect(await queued()).toEqual(['petition-thanks to mere@example.org']);
    expect(await visitor.text('/petition')).toContain('signature-count="3215"');
    expect(await countOf('2201')).toEqual({ count: 0, rows: 0 });
  });

  it('counts an address once, whatever its case and spaces, and answers as to everybody', async () => {
    for (const email of ['mere@example.org', ' mere@example.org ', 'MERE@EXAMPLE.ORG']) {
      const answer = await postForm(visitor, 'petition', { email });
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    }
    await postForm(visitor, 'petition', { email: 'mere.n@example.org' });
    expect(await countOf()).toEqual({ count: 2, rows: 2 });
    expect(await queued()).toHaveLength(2);
  });

  it('is right when many sign at the same moment, in two processes', async () => {
    const websites = [shop.website, shop.startWebsite()];
    const tokens = await Promise.all(Array.from({ length: 60 }, () => solve(visitor, 'petition')));
    const answers = await Promise.all(
      tokens.map((recaptchaToken, n) => {
        const sender = new Visitor(shop);
        sender.website = websites[n % 2];
        const email = `person${n % 40}@example.org`;
        return sender.json(FORMS.petition.path, { ...FORMS.petition.fields, email, recaptchaToken });
      }),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await countOf()).toEqual({ count: 40, rows: 40 });
  });

  it('puts those on the list who tick the box, and nobody else', async () => {
    await postForm(visitor, 'petition', { subscribe: false, email: 'no@example.org' });
    await postForm(visitor, 'petition', { subscribe: true, email: 'yes@example.org' });
    const rows = await shop.database.db.select().from(subscribers);
    expect(rows).toMatchObject([{ email: 'yes@example.org', source: 'petition' }]);
  });

  it('belongs to its own site whatever the request says', async () => {
    await postForm(visitor, 'petition', { siteCountryCode: 'NZL', mobile: '0412345678', subscribe: true });
    const [row] = await shop.database.db.select().from(petitionSignatures);
    expect(row?.siteCountryCode).toBe('AUS');
  });
});

describe('the guide to gifts in wills', () => {
  it('goes to whoever asks, with the settings of the form and not those of the request [W7.05]', async () => {
    await postForm(visitor, 'bequest', {
      recipientEmail: 'victim@example.org',
      emailSubject: 'Win a prize',
      emailPretext: 'Click here',
      bequestGuideLinkUrl: 'https://evil.example/x',
    });
    expect(await queued()).toEqual(['bequest-guide to mere@example.org', 'bequest-request to bequests@haven.example']);
    const found = await shop.database.db.select().from(mails);
    for (const mail of found) expect(JSON.stringify(mail)).not.toMatch(/victim|prize|Click here|evil/);
    expect(found.find(({ kind }) => kind === 'bequest-guide')?.text).toContain('http://127.0.0.1:8080/bequest/guide');
  });

  it('goes to one address once a day, which is one request', async () => {
    const ask = () => postForm(visitor, 'bequest');
    await ask();
    await ask();
    expect((await queued()).filter((mail) => mail.startsWith('bequest-guide'))).toHaveLength(1);
    expect(await shop.database.db.select().from(bequestRequests)).toHaveLength(1);
    shop.now += 86_400_000;
    await ask();
    expect((await queued()).filter((mail) => mail.startsWith('bequest-guide'))).toHaveLength(2);
    expect(await shop.database.db.select().from(bequestRequests)).toHaveLength(2);
  });

  it('asks for no bot check [W7.20]', async () => {
    expect((await visitor.json(FORMS.bequest.path, FORMS.bequest.fields)).status).toBe(200);
  });
});

describe('a donor’s update', () => {
  it('is stored as sent without its token, and reported to the address we have [W7.11]', async () => {
    await postForm(visitor, 'update-details', { subscribe: true });
    const [row] = await shop.database.db.select().from(donorUpdates);
    expect(row?.details).toMatchObject({ newFirstName: 'Mila', updateAddress: true, newPostcode: '3000' });
    expect(Object.keys(row?.details ?? {})).toHaveLength(30);
    expect(await queued()).toEqual(['newsletter-welcome to a@b.org', 'update-receipt to mia@old.org']);
    const [, receipt] = await shop.database.db.select().from(mails).orderBy(asc(mails.kind));
    expect(receipt?.text).toContain('- your postal address');
    expect(receipt?.text).not.toMatch(/Mila|3000|0412345678|a@b\.org/);
  });

  it('keeps nothing that was not ticked', async () => {
    await postForm(visitor, 'update-details', { updateAddress: false, updateName: false });
    const [row] = await shop.database.db.select().from(donorUpdates);
    expect(row?.details).toMatchObject({ newPostcode: '', address: '', newFirstName: '', phone: '0412345678' });
  });

  it('mails one address at most once an hour', async () => {
    for (const newPostcode of ['3000', '3001', '3001']) await postForm(visitor, 'update-details', { newPostcode });
    expect(await shop.database.db.select().from(donorUpdates), 'the same changes are one request').toHaveLength(2);
    expect(await queued()).toEqual(['update-receipt to mia@old.org']);
  });
});

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { petitionSignatures } from '../participation/petition/petition-schema.ts';
import { staffActions } from '../platform/audit/audit-trail-schema.ts';
import { hiddenFields, postForm, queuedMails } from '../platform/forms/testing/post-form.ts';
import { renderBlocks } from '../platform/http/render-blocks.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { API_PATHS } from '../platform/site/api-paths.ts';
import { formOf } from '../staff/testing/open-records.ts';
import { openStaff, type StaffVisitor, signInAs } from '../staff/testing/sign-in-as.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { managedVersions } from './managed-content-schema.ts';
import { edit, editForm } from './testing/edit-content.ts';

const PATH = '/back-office/records/content/petitions';
const PETITION = {
  siteCountryCode: 'AUS',
  title: 'A bus to the “school”',
  counterTitle: 'neighbours have signed',
  goal: '1,500',
  onPaper: '',
  postcode: 'required',
  mobile: 'not-asked',
  location: 'not-asked',
  page: '',
  until: '',
};

let shop: Shop;
let staff: StaffVisitor;
// Some tests move the clock beyond a session.
const signInAgain = async () => {
  staff = await signInAs(shop, 'supporter-care', 'Cara Care');
};
beforeEach(async () => {
  shop = await openShop();
  openStaff(shop);
  await signInAgain();
});
afterEach(() => shop.database.close());

const create = (key: string, fields: Record<string, string> = {}) =>
  edit(staff, `${PATH}/new`, { key, ...PETITION, act: 'publish', ...fields });
const change = (key: string, fields: Record<string, string>) => edit(staff, `${PATH}/${key}`, fields);
const use = async (key: string, wanted: string) =>
  staff.form(`${PATH}/${key}/use`, {
    ...formOf(await staff.text(`${PATH}/${key}`), `${key}/use`),
    change: wanted,
  });
const restore = async (key: string, number: number, act: string) => {
  const path = `${PATH}/${key}/versions/${number}`;
  return staff.form(`${path}/restore`, { ...formOf(await staff.text(path), '/restore'), act });
};
const ownPage = (key: string) => new Visitor(shop).text(`/petitions/${key}`);
const sign = (key: string, fields: Record<string, unknown> = {}) =>
  postForm(new Visitor(shop), 'petition', { nodeId: key, counterTitle: 'x', ...fields });
const trailOf = (key: string) =>
  shop.database.db.select().from(staffActions).where(eq(staffActions.subject, key)).orderBy(staffActions.id);

describe('a petition that staff make', () => {
  it('is signed with its own node-id, and counts, thanks and is listed as the others', async () => {
    expect((await sign('1301')).status).toBe(422);
    const made = await create('1301');
    expect(made.headers.get('location')).toBe(`${PATH}/1301?done=published`);
    expect(await staff.text(made.headers.get('location') ?? '')).toContain('It’s live now.');
    expect(await ownPage('1301')).toMatch(/<petition-form [^>]*node-id="1301"/);

    await shop.database.db.delete(mails);
    expect((await sign('1301')).status).toBe(200);
    expect((await sign('1301', { email: 'ana@example.org' })).status).toBe(200);
    // The same address again is taken and not counted.
    expect((await sign('1301')).status).toBe(200);
    const signed = await shop.database.db
      .select()
      .from(petitionSignatures)
      .where(eq(petitionSignatures.nodeId, '1301'));
    expect(signed).toHaveLength(2);
    expect(await queuedMails(shop)).toEqual([
      'petition-thanks to mere@example.org',
      'petition-thanks to ana@example.org',
    ]);
    const [mail] = await shop.database.db.select().from(mails);
    expect(mail?.subject).toBe('You signed “A bus to the “school””');
    expect(mail?.text).toContain('http://127.0.0.1:8080/petitions/1301');
    expect(await staff.text(`${PATH}/1301`)).toMatch(/<dt>Signatures<\/dt><dd>2<\/dd>/);
    expect(await staff.text('/back-office/records/signatures')).toContain('1301');
    // Its own rules, not those of the demonstration's petition.
    expect(await (await sign('1301', { email: 'third@example.org', postcode: '' })).json()).toMatchObject({
      success: false,
      errors: [expect.stringMatching(/postcode/i)],
    });
  });

  it('can be signed without JavaScript, and thanks lead back to it', async () => {
    await create('1302', { page: 'https://example.org/bus' });
    const visitor = new Visitor(shop);
    const page = await visitor.text('/petitions/1302');
    const fields = hiddenFields(await renderBlocks(page, shop.now), API_PATHS.submitPetition);
    const sent = { ...fields, firstName: 'Mere', lastName: 'Ngata', email: 'mere@example.org' };
    const again = await (await visitor.form(API_PATHS.submitPetition, sent)).text();
    expect(await renderBlocks(again, shop.now)).toContain('There is a problem');
    expect(again).toContain('<h1>A bus to the “school”</h1>');
    expect(again).toContain('value="Ngata"');
    shop.now += 60_000;
    const taken = await visitor.form(API_PATHS.submitPetition, { ...sent, postcode: '3121' });
    expect(taken.headers.get('location')).toBe('/petition/thank-you?petition=1302');
    expect(await visitor.text('/petition/thank-you?petition=1302')).toContain('href="https://example.org/bus"');
    expect(await visitor.text('/petition/thank-you')).toContain('href="/petition"');
  });

  it('gives the author its tag, with the fields that differ', async () => {
    await create('1303', { mobile: 'optional', postcode: 'optional' });
    const page = await staff.text(`${PATH}/1303`);
    expect(page).toContain('&lt;petition-form site-country-code=&quot;AUS&quot; node-id=&quot;1303&quot;');
    expect(page.split('Tag for a page')[1]?.split('</pre>')[0]).not.toContain('fields=');
    await change('1303', { mobile: 'not-asked', act: 'publish' });
    expect(await staff.text(`${PATH}/1303`)).toContain('fields=&quot;[{');
  });

  it('closes at the end of its last day in its country, and when it is unpublished', async () => {
    const midnight = Date.parse('2026-11-30T13:00:00Z');
    await create('1304', { until: '2026-11-30' });
    shop.now = midnight - 1;
    expect((await sign('1304')).status).toBe(200);
    shop.now = midnight;
    expect(await (await sign('1304', { email: 'late@example.org' })).text()).toContain('This petition is not open');
    expect(await ownPage('1304')).toContain('This petition is closed');
    await signInAgain();
    await change('1304', { until: '', act: 'publish' });
    expect((await sign('1304', { email: 'late@example.org' })).status).toBe(200);
    expect((await use('1304', 'take-down')).status).toBe(303);
    expect((await sign('1304', { email: 'later@example.org' })).status).toBe(422);
    expect((await new Visitor(shop).page('/petitions/1304')).status).toBe(404);
  });

  it.each([
    [{ key: 'a b' }, 'key', 'Enter up to 40 letters'],
    [{ key: 'new' }, 'key', 'Enter up to 40 letters'],
    [{ title: '' }, 'title', 'Enter the title'],
    [{ title: 'x'.repeat(101) }, 'title', 'Enter at most 100 characters.'],
    [{ goal: 'many' }, 'goal', 'Enter the goal as a whole number'],
    [{ goal: '0' }, 'goal', 'Enter the goal as a whole number'],
    [{ siteCountryCode: 'USA' }, 'siteCountryCode', 'Choose the country'],
    [{ page: 'javascript:alert(1)' }, 'page', 'Enter a path such as /about'],
    [{ page: '//elsewhere.example' }, 'page', 'Enter a path such as /about'],
    [{ until: '2026-02-30' }, 'until', 'Enter the last day'],
    [{ act: 'schedule', liveOn: '', liveTime: '09:00' }, 'liveOn', 'Enter the day'],
    [{ act: 'schedule', liveOn: '2027-01-01', liveTime: '9' }, 'liveTime', 'Enter the time'],
    [{ act: 'schedule', liveOn: '2020-01-01', liveTime: '09:00' }, 'liveOn', 'Enter a time in the future'],
  ])('is refused with %j, at its field, and keeps what was typed', async (fields, name, message) => {
    const answer = await create('1399', { counterTitle: 'Typed words', ...fields } as Record<string, string>);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toMatch(new RegExp(`<li><a href="#${name}">${message}`));
    expect(page).toMatch(new RegExp(`id="${name}-error">.*${message}`));
    expect(page).toContain('value="Typed words"');
    expect(await shop.database.db.$count(managedVersions, eq(managedVersions.key, '1399'))).toBe(0);
  });

  it('has a key that is free', async () => {
    const answer = await create('1201');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Petition code 1201 is taken');
  });
});

describe('a version', () => {
  it('that is a draft is seen by nobody, and can be looked at by staff first', async () => {
    await create('1310', { act: 'draft' });
    expect((await new Visitor(shop).page('/petitions/1310')).status).toBe(404);
    expect((await sign('1310')).status).toBe(422);
    const form = await editForm(staff, `${PATH}/1310`);
    const preview = await staff.form(`${PATH}/1310/preview`, { ...form, title: 'Only typed' });
    const page = await preview.text();
    expect(preview.status).toBe(200);
    expect(page).toContain('<h1>Only typed</h1>');
    expect(page).toMatch(
      /<petition-form [^>]*node-id="1310"[^>]* action="\/back-office\/records\/content\/preview-answer"/,
    );
    expect(page).toContain('Only staff see this page');
    const posted = await staff.json('/back-office/records/content/preview-answer', {});
    expect(await posted.json()).toEqual({ success: false, errors: ['This is a preview: nothing was sent.'] });
    expect(await staff.text(`${PATH}/1310/versions/1/preview`)).toContain('<h1>A bus to the “school”</h1>');
    expect((await staff.form(`${PATH}/1310/preview`, { ...form, title: '' })).status).toBe(422);
    expect(await shop.database.db.$count(managedVersions, eq(managedVersions.key, '1310'))).toBe(1);
  });

  it('is published at its time by the clocks of its country', async () => {
    await create('1311');
    shop.now = Date.parse('2026-12-10T00:00:00Z');
    await signInAgain();
    await change('1311', { title: 'From the 11th', act: 'schedule', liveOn: '2026-12-11', liveTime: '09:00' });
    expect(await staff.text(`${PATH}/1311`)).toContain('Version 2 on 11 Dec 2026, 9:00 am (Sydney time)');
    shop.now = Date.parse('2026-12-10T21:59:59Z');
    expect(await shop.website.publishDue()).toBe(0);
    expect(await ownPage('1311')).toContain('<h1>A bus to the “school”</h1>');
    shop.now += 1_000;
    expect(await shop.website.publishDue()).toBe(1);
    expect(await shop.website.publishDue()).toBe(0);
    expect(await ownPage('1311')).toContain('<h1>From the 11th</h1>');
    expect((await trailOf('1311')).map(({ actor, outcome }) => [actor, outcome])).toEqual([
      ['Cara Care', 'published'],
      ['Cara Care', 'scheduled'],
      ['The schedule', 'published'],
    ]);
  });

  it('that was planned is dropped by a publication and by a word of staff', async () => {
    await create('1312');
    const later = { act: 'schedule', liveOn: '2027-01-01', liveTime: '00:00' };
    await change('1312', { title: 'Planned', ...later });
    await change('1312', { title: 'Sooner', act: 'publish' });
    await change('1312', { title: 'Planned again', ...later });
    expect((await use('1312', 'unschedule')).status).toBe(303);
    shop.now = Date.parse('2027-01-02T00:00:00Z');
    expect(await shop.website.publishDue()).toBe(0);
    expect(await ownPage('1312')).toContain('<h1>Sooner</h1>');
  });

  it('comes back as a new one, and none is ever changed', async () => {
    await create('1313');
    await change('1313', { title: 'A mistake', goal: '2', act: 'publish' });
    const shown = await staff.text(`${PATH}/1313/versions/2`);
    expect(shown).toMatch(/Title<\/th>.*A mistake<\/td>.*A bus to the “school”/s);
    expect((await restore('1313', 1, 'publish')).headers.get('location')).toContain('done=published');
    expect(await ownPage('1313')).toContain('<h1>A bus to the “school”</h1>');
    const page = await staff.text(`${PATH}/1313`);
    expect(page).toContain('Restored version 1: Title, Goal');
    expect(page).toMatch(/Version 3<\/a>.*Live.*Version 2<\/a>.*Version 1<\/a>/s);
    expect(page).toContain('version 3; as version 1; changed: Title, Goal');
    await expect(
      shop.database.db.update(managedVersions).set({ actor: 'x' }).where(eq(managedVersions.key, '1313')),
    ).rejects.toThrow();
  });

  it('makes no new one when nothing was changed', async () => {
    await create('1314', { act: 'draft' });
    expect(await (await change('1314', { act: 'draft' })).text()).toContain('Nothing was changed');
    await change('1314', { act: 'publish' });
    expect(await shop.database.db.$count(managedVersions, eq(managedVersions.key, '1314'))).toBe(1);
    expect((await new Visitor(shop).page('/petitions/1314')).status).toBe(200);
  });

  it('is saved once however often the form is sent', async () => {
    const fields = { ...(await editForm(staff, `${PATH}/new`)), key: '1315', ...PETITION, act: 'publish' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => staff.form(`${PATH}/new`, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await shop.database.db.$count(managedVersions, eq(managedVersions.key, '1315'))).toBe(1);
  });
});

describe('two people at one petition', () => {
  it('lose nothing: the second gets a message, and sees both texts', async () => {
    await create('1320');
    const other = await signInAs(shop, 'administrator', 'Hine Paewai');
    const [mine, theirs] = [await editForm(staff, `${PATH}/1320`), await editForm(other, `${PATH}/1320`)];
    await other.form(`${PATH}/1320`, { ...theirs, title: 'By Hine', goal: '9,000', act: 'publish' });
    const answer = await staff.form(`${PATH}/1320`, { ...mine, title: 'By Cara', onPaper: '7', act: 'publish' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Hine Paewai saved version 2 while this form was open');
    expect(page).toMatch(/<a href="#title">Hine Paewai entered “By Hine”/);
    expect(formOf(page, '/1320')).toMatchObject({ title: 'By Cara', goal: '9,000', onPaper: '7', seen: '2' });
    expect(await ownPage('1320')).toContain('<h1>By Hine</h1>');
    const saved = await staff.form(`${PATH}/1320`, { ...mine, ...formOf(page, '/1320'), act: 'publish' });
    expect(saved.status).toBe(303);
    expect(await ownPage('1320')).toContain('<h1>By Cara</h1>');
  });

  it('cannot both take a key', async () => {
    const forms = await Promise.all([editForm(staff, `${PATH}/new`), editForm(staff, `${PATH}/new`)]);
    const answers = await Promise.all(
      forms.map((form) => staff.form(`${PATH}/new`, { ...form, key: '1321', ...PETITION, act: 'publish' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  });
});

it('a reader sees petitions and changes none', async () => {
  const reader = await signInAs(shop, 'reader', 'Rangi Reader');
  const page = await reader.text(`${PATH}/1201`);
  expect(page).toContain('Let families be together');
  expect(page).not.toContain('Publish now');
  expect((await reader.form(`${PATH}/1201`, { act: 'publish' })).status).toBe(403);
  expect((await reader.page(`${PATH}/new`)).status).toBe(403);
});

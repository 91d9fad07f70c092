import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edit, editForm } from '../../content/testing/edit-content.ts';
import { hiddenFields, postForm, queuedMails } from '../../platform/forms/testing/post-form.ts';
import { renderBlocks } from '../../platform/http/render-blocks.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { API_PATHS } from '../../platform/site/api-paths.ts';
import { formOf } from '../../staff/testing/open-records.ts';
import { openStaff, type StaffVisitor, signInAs } from '../../staff/testing/sign-in-as.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { bequestRequests } from './bequest-schema.ts';

const PATH = '/back-office/records/content/guides';
const GUIDE = {
  siteCountryCode: 'NZL',
  subject: 'The guide for farmers',
  pretext: 'Kia ora.\r\n\r\nHere is the guide about land.',
  guidePath: 'https://example.org/land.pdf',
  team: 'land@haven.example',
};

let shop: Shop;
let staff: StaffVisitor;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  staff = await signInAs(shop, 'supporter-care', 'Cara Care');
});
afterAll(() => shop.database.close());

const create = (key: string, fields: Record<string, string> = {}) =>
  edit(staff, `${PATH}/new`, { key, ...GUIDE, act: 'publish', ...fields });
const ask = (formKey: string) => postForm(new Visitor(shop), 'bequest', { formKey });

describe('a guide that staff make', () => {
  it('is sent in its own words and reported to its own team, whatever the page says', async () => {
    expect((await ask('guide-land')).status).toBe(422);
    expect((await create('guide-land')).headers.get('location')).toBe(`${PATH}/guide-land?done=published`);
    await shop.database.db.delete(mails);
    expect((await ask('guide-land')).status).toBe(200);
    expect(await queuedMails(shop)).toEqual([
      'bequest-guide to mere@example.org',
      'bequest-request to land@haven.example',
    ]);
    const [mail] = await shop.database.db.select().from(mails).where(eq(mails.kind, 'bequest-guide'));
    expect(mail).toMatchObject({ subject: 'The guide for farmers', siteCountryCode: 'NZL' });
    expect(mail?.text).toContain('Here is the guide about land.');
    expect(mail?.text).toContain('https://example.org/land.pdf');
    const [row] = await shop.database.db
      .select()
      .from(bequestRequests)
      .where(eq(bequestRequests.formKey, 'guide-land'));
    expect(row).toMatchObject({ siteCountryCode: 'NZL', email: 'mere@example.org' });
    expect(await staff.text(`${PATH}/guide-land`)).toContain('&lt;bequest-form site-country-code=&quot;NZL&quot;');
  });

  it('is asked for without JavaScript, and thanks lead to it', async () => {
    await create('guide-paper');
    const visitor = new Visitor(shop);
    const fields = { formKey: 'guide-paper', subscriberEmail: 'mere@example.org' };
    const taken = await visitor.form(API_PATHS.submitBequest, fields);
    expect(taken.headers.get('location')).toBe('/nz/bequest/thank-you?guide=guide-paper');
    expect(await visitor.text('/nz/bequest/thank-you?guide=guide-paper')).toContain('https://example.org/land.pdf');
    expect(await visitor.text('/nz/bequest/thank-you')).toContain('href="/nz/bequest/guide"');
    const again = await visitor.form(API_PATHS.submitBequest, { ...fields, subscriberEmail: 'nobody' });
    expect(hiddenFields(await renderBlocks(await again.text(), shop.now), API_PATHS.submitBequest)).toMatchObject({
      formKey: 'guide-paper',
    });
  });

  it('is looked at with its mail, before anybody gets it', async () => {
    const form = { ...(await editForm(staff, `${PATH}/new`)), key: 'guide-seen', ...GUIDE };
    const page = await (await staff.form(`${PATH}/new/preview`, form)).text();
    expect(page).toContain('The email: The guide for farmers');
    expect(page).toContain('https://example.org/land.pdf');
    expect(page).toMatch(/<bequest-form [^>]*action="\/back-office\/records\/content\/preview-answer"/);
    expect((await ask('guide-seen')).status).toBe(422);
  });

  it('that is unpublished is not sent, and its country’s page says so', async () => {
    const path = `${PATH}/bequest-guide`;
    const use = { ...formOf(await staff.text(path), '/use'), change: 'take-down' };
    expect((await staff.form(`${path}/use`, use)).status).toBe(303);
    expect((await ask('bequest-guide')).status).toBe(422);
    expect(await new Visitor(shop).text('/bequest')).toContain('You can’t order the guide at the moment');
    expect((await edit(staff, path, { act: 'publish' })).status).toBe(303);
    expect((await ask('bequest-guide')).status).toBe(200);
  });

  it.each([
    [{ key: 'Guide' }, 'key', 'Enter up to 60 lower-case letters'],
    [{ subject: 'x'.repeat(201) }, 'subject', 'Enter at most 200 characters.'],
    [{ subject: 'two\r\nlines' }, 'subject', 'Enter one line.'],
    [{ pretext: '' }, 'pretext', 'Enter the opening text'],
    [{ guidePath: 'http://example.org' }, 'guidePath', 'Enter a path such as /about'],
    [{ team: 'nobody' }, 'team', 'Enter the team’s email address'],
  ])('is refused with %j, at its field', async (fields, name, message) => {
    const answer = await create('other', fields as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`<li><a href="#${name}">${message}`);
  });
});

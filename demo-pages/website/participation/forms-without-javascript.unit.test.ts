import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FORMS, hiddenFields } from '../platform/forms/testing/post-form.ts';
import { renderBlocks } from '../platform/http/render-blocks.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { bequestRequests } from './bequest/bequest-schema.ts';
import { subscribers } from './newsletter/newsletter-schema.ts';
import { petitionSignatures } from './petition/petition-schema.ts';
import { donorUpdates } from './update-details/update-details-schema.ts';

// Written down, so that a change of the product fails.
const TICKET_MIN_AGE_MS = 2_000;
const CONFIRM_MIN_AGE_MS = 1_000;
const TICKET_POSTS_PER_10_MINUTES = 10;

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
  shop.provider = { ...shop.provider, renderBlocks };
  // The shop's own site was made without blocks.
  shop.website = shop.startWebsite();
});
beforeEach(async () => {
  shop.now += 3_600_000;
  visitor = new Visitor(shop);
  for (const table of [subscribers, petitionSignatures, bequestRequests, donorUpdates]) {
    await shop.database.db.delete(table);
  }
});
afterAll(() => shop.database.close());

const TYPED: Record<keyof typeof FORMS, Record<string, string>> = {
  subscribe: { firstName: 'Mere', lastName: 'Ngata', email: 'mere@example.org' },
  petition: { firstName: 'Mere', lastName: 'Ngata', email: 'mere@example.org', postcode: '', mobile: '' },
  bequest: { subscriberEmail: 'mere@example.org' },
  'update-details': {
    firstName: 'Mere',
    lastName: 'Ngata',
    oldEmail: 'mere@example.org',
    updateExpiryDate: 'true',
    expiryDate: '09/30',
    privacy: 'true',
    newFirstName: 'typed and not ticked',
  },
};
const PAGES = {
  subscribe: '/newsletter',
  petition: '/petition',
  bequest: '/bequest',
  'update-details': '/update-details',
};
const TABLES = {
  subscribe: subscribers,
  petition: petitionSignatures,
  bequest: bequestRequests,
  'update-details': donorUpdates,
};
type Form = keyof typeof FORMS;
const ALL = Object.keys(FORMS) as Form[];
const rowsOf = (form: Form) => shop.database.db.select().from(TABLES[form]);

/**
 * Opens a form's page, waits as long as a person does, and returns the fields that the browser would send unchanged.
 */
const open = async (form: Form, prefix = '') => {
  const page = await visitor.text(prefix + PAGES[form]);
  shop.now += TICKET_MIN_AGE_MS;
  return hiddenFields(page, FORMS[form].path);
};

describe.each(ALL)('without JavaScript, %s', (form) => {
  const { path } = FORMS[form];

  it.each(['', '/nz'])('is taken on the site %j and leads to its thanks', async (prefix) => {
    const hidden = await open(form, prefix);
    expect(hidden['siteCountryCode'], '[W1.05] the site’s own country is posted').toBe(prefix ? 'NZL' : 'AUS');
    const answer = await visitor.form(path, { ...hidden, ...TYPED[form] });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${prefix}${PAGES[form]}/thank-you`]);
    expect(await rowsOf(form)).toMatchObject([{ siteCountryCode: prefix ? 'NZL' : 'AUS' }]);
    const thanks = await visitor.page(answer.headers.get('location') ?? '');
    expect(thanks.status).toBe(200);
    expect(await thanks.text()).toContain('haven-thank-you__title');
  });

  it('comes back with what is wrong and everything that was typed', async () => {
    const wrong: Record<string, string> =
      form === 'bequest' ? { subscriberEmail: '<b>"nobody"' } : { firstName: '', lastName: ' <b>"Ngata" 🎈 ' };
    const answer = await visitor.form(path, { ...(await open(form, '/nz')), ...TYPED[form], ...wrong });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toMatch(/<title>Error: /);
    expect(page.match(/There is a problem/g), 'one summary').toHaveLength(1);
    expect(page, 'below the page’s heading').toMatch(/<h1>.*autofocus=""[^>]*><h2[^>]*>There is a problem/s);
    expect(page).toContain('lang="en-NZ"');
    const view = page.split('<div slot="haven-view">').find((part) => part.includes(`action="${path}"`)) ?? '';
    const field = (name: string) => new RegExp(`<input class="[^>]* name="${name}"[^>]*>`).exec(view)?.[0];
    for (const [name, value] of Object.entries({ ...TYPED[form], ...wrong })) {
      const escaped = value.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
      expect(field(name), name).toContain(value === 'true' ? ' checked=""' : ` value="${escaped}"`);
    }
    expect(view).toContain('aria-invalid="true"');
    const target = /haven-error-summary__list"><li><a href="#([^"]+)"/.exec(view)?.[1];
    expect(view).toContain(`id="${target}"`);
    expect(await rowsOf(form)).toEqual([]);
  });
});

describe('a form without a token', () => {
  const checked = ALL.filter((form) => form !== 'bequest');

  it.each(checked)('of %s is taken from a page alone, with its own ticket, once', async (form) => {
    const { path } = FORMS[form];
    const hidden = await open(form);
    const fields: Record<string, string> = { ...hidden, ...TYPED[form] };
    const { formTicket: _, ...ticketless } = fields;
    // The newsletter's form is in cached pages, which have no ticket: its post has to be confirmed.
    expect((await visitor.form(path, ticketless)).status).toBe(form === 'subscribe' ? 200 : 422);
    expect((await visitor.form(path, fields, 'application/json')).status).toBe(422);
    expect((await visitor.json(path, fields)).status).toBe(422);
    expect((await visitor.form(path, { ...fields, website: 'https://spam.example' })).status).toBe(422);
    const other = form === 'petition' ? 'subscribe' : 'petition';
    const foreign = (await open(other))['formTicket'] ?? '';
    expect((await visitor.form(path, { ...fields, formTicket: foreign })).status).toBe(422);
    expect(await rowsOf(form)).toEqual([]);
    expect((await visitor.form(path, fields)).status).toBe(303);
    const again = await visitor.form(path, { ...fields, email: 'other@example.org' });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('send it again');
    expect(await rowsOf(form)).toHaveLength(1);
  });

  it('is refused when it comes faster than a person reads, and can be sent again', async () => {
    const fields = { ...hiddenFields(await visitor.text('/petition'), FORMS.petition.path), ...TYPED.petition };
    const quick = await visitor.form(FORMS.petition.path, fields);
    const page = await quick.text();
    expect([quick.status, page.includes('very quick')]).toEqual([422, true]);
    shop.now += TICKET_MIN_AGE_MS;
    const again = { ...hiddenFields(page, FORMS.petition.path), ...TYPED.petition };
    expect((await visitor.form(FORMS.petition.path, again)).status).toBe(303);
  });

  it('may be sent so often by one network, and what was typed stays when it is too often', async () => {
    for (let n = 0; n < TICKET_POSTS_PER_10_MINUTES; n += 1) {
      const fields = { ...(await open('petition')), ...TYPED.petition, email: `p${n}@example.org` };
      expect((await visitor.form(FORMS.petition.path, fields)).status).toBe(303);
    }
    const fields = { ...(await open('petition')), ...TYPED.petition, email: 'late@example.org' };
    const late = await visitor.form(FORMS.petition.path, fields);
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await late.text()).toContain('value="late@example.org"');
    shop.now += 600_000;
    const next = { ...(await open('petition')), ...TYPED.petition, email: 'late@example.org' };
    expect((await visitor.form(FORMS.petition.path, next)).status).toBe(303);
  });
});

describe('the pages', () => {
  it.each([
    '/newsletter',
    '/petition',
    '/bequest',
    '/bequest/guide',
    '/update-details',
    '/newsletter/thank-you',
    '/petition/thank-you',
    '/bequest/thank-you',
    '/update-details/thank-you',
  ])('%s stands in both countries and names its twin', async (path) => {
    for (const prefix of ['', '/nz']) {
      const answer = await visitor.page(prefix + path);
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(page).toContain(`lang="${prefix ? 'en-NZ' : 'en-AU'}"`);
      expect(page).toContain(`hrefLang="en-NZ" href="http://127.0.0.1:8080/nz${path}"`);
      expect(page).toContain('data-bot-check-src="/bot-check/challenge.js"');
      expect(answer.headers.get('content-security-policy')).toContain('trusted-types haven-bot-check');
      expect(page).not.toMatch(/ style=| on[a-z]+="/);
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    }
  });

  it.each(['/', '/gifts', '/news', '/privacy', '/petition', '/cart'])(
    '%s has the newsletter’s form in its foot: first name, last name, email [W1.07] [W2.64]',
    async (path) => {
      const foot = (await visitor.text(path)).split('<footer class="site-footer"')[1] ?? '';
      const fields = [...foot.matchAll(/<input class="haven-field__control"[^>]* name="([^"]+)"/g)];
      expect(fields.map(([, name]) => name)).toEqual(['firstName', 'lastName', 'email']);
    },
  );

  it('take the newsletter from the foot of any page', async () => {
    const foot = hiddenFields(await visitor.text('/nz/gifts'), FORMS.subscribe.path);
    const again = await visitor.form(FORMS.subscribe.path, { ...foot, ...TYPED.subscribe });
    const page = await again.text();
    expect(again.status, 'nothing is wrong').toBe(200);
    expect(page).toMatch(/<title>One more step .*role="status"><p[^>]*>One more step/s);
    expect(page).not.toContain('There is a problem');
    expect(page).toContain(' value="mere@example.org"');
    const fields = { ...hiddenFields(page, FORMS.subscribe.path), ...TYPED.subscribe };
    shop.now += CONFIRM_MIN_AGE_MS - 1;
    expect((await visitor.form(FORMS.subscribe.path, fields)).status, 'too quick').toBe(422);
    expect(await rowsOf('subscribe')).toEqual([]);
    shop.now += 1;
    const answer = await visitor.form(FORMS.subscribe.path, fields);
    expect(answer.headers.get('location')).toBe('/nz/newsletter/thank-you');
    expect(await rowsOf('subscribe')).toHaveLength(1);
  });

  it('serve the bot check’s script', async () => {
    const script = await visitor.send('/bot-check/challenge.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
    expect(await script.text()).toContain('grecaptcha');
  });
});

import { blocksNear } from './blocks-near.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE, wideIf } from './wide.ts';

const unique = () => `mere-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;
async function upgraded(page: Page, tag: string): Promise<void> {
  await blocksNear(page);
  await page.waitForFunction((name) => document.querySelector(`${name}:defined > [slot="haven-view"] form`), tag);
}

/** No errors so far, and the page is accessible in its current state. Errors that axe itself causes are ignored. */
async function look(page: Page, watch: PageWatch): Promise<void> {
  expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
  // The pages of the other country differ only in their texts.
  if (new URL(page.url()).pathname.startsWith('/nz/')) return;
  await expectAccessible(page);
  watch.policyViolations.length = 0;
  watch.failures.length = 0;
}

/** Collects the posts to the calls. */
function posts(page: Page) {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/umbraco/api/')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

async function fillPetition(page: Page): Promise<void> {
  const form = page.locator('petition-form');
  await form.getByLabel('First name').filter({ visible: true }).fill('Mere');
  await form.getByLabel('Last name').filter({ visible: true }).fill('Ngata');
  await form.getByLabel('Email', { exact: true }).filter({ visible: true }).fill(unique());
}

for (const [prefix, lang, country, paper, tags] of [
  ['', 'en-AU', 'AUS', 3214, {}],
  ['/nz', 'en-NZ', 'NZL', 1047, WIDE],
] as const) {
  const expectCountry = (bodies: readonly Record<string, unknown>[]) =>
    expect(
      bodies.map(({ siteCountryCode }) => siteCountryCode),
      '[W1.05] the site’s own country is posted',
    ).toEqual([country]);

  test(`a visitor of ${lang} signs the petition and is counted [W1.08] [W4.04] [W8.09]`, tags, async ({ page }) => {
    const watch = await watchPage(page);
    const bodies = posts(page);
    await page.goto(`${prefix}/petition`);
    await upgraded(page, 'petition-form');
    await look(page, watch);
    const number = page.locator('.haven-petition__number').first();
    const before = Number(((await number.textContent()) ?? '').replace(/\D/g, ''));
    expect(before).toBeGreaterThanOrEqual(paper);
    await fillPetition(page);
    await page.getByRole('button', { name: 'Sign the petition' }).click();
    await expect(page.getByText('Petition sent')).toBeVisible();
    const next = page.locator('.after-form');
    await expect(next.getByRole('button', { name: 'Copy the link to this page' }), 'to share it').toBeVisible();
    await expect(next.getByRole('link', { name: 'Donate' })).toBeVisible();
    expect(Object.keys(bodies[0] ?? {})).toHaveLength(12);
    expectCountry(bodies);
    expect(bodies[0]).toMatchObject({ subscribe: false, recaptchaToken: expect.stringContaining('petition.') });
    await look(page, watch);
    await page.reload();
    expect(Number(((await number.textContent()) ?? '').replace(/\D/g, ''))).toBeGreaterThan(before);
    expect([watch.policyViolations, watch.failures]).toEqual([[], []]);
  });

  test(
    `a visitor of ${lang} joins the newsletter from the foot of a page [W1.07] [W4.03] [W8.01]`,
    tags,
    async ({ page }) => {
      const watch = await watchPage(page);
      const bodies = posts(page);
      await page.goto(`${prefix}/privacy`);
      const foot = page.locator('.site-footer');
      await foot.scrollIntoViewIfNeeded();
      await upgraded(page, 'subscribe-form');
      await foot.getByRole('button', { name: 'Subscribe' }).click();
      await expect(foot.getByText(/Please enter your/).first()).toBeVisible();
      expect(bodies).toEqual([]);
      const email = unique();
      await foot.getByLabel('First name').filter({ visible: true }).fill('Mere');
      await foot.getByLabel('Last name').filter({ visible: true }).fill('Ngata');
      await foot.getByLabel('Email').filter({ visible: true }).fill(email);
      await foot.getByRole('button', { name: 'Subscribe' }).click();
      await expect(foot.getByText('Successfully subscribed!')).toBeVisible();
      expect(bodies).toMatchObject([{ email }]);
      expectCountry(bodies);
      await look(page, watch);
      expect([watch.policyViolations, watch.failures]).toEqual([[], []]);
    },
  );

  test(`a visitor of ${lang} gets the guide to gifts in wills [W1.09] [W4.05]`, tags, async ({ page, context }) => {
    const watch = await watchPage(page);
    const bodies = posts(page);
    await page.goto(`${prefix}/bequest`);
    await upgraded(page, 'bequest-form');
    await page.locator('bequest-form summary').click();
    const button = page.getByRole('button', { name: 'Send me the guide' });
    await expect(page.getByLabel('Your email')).toBeFocused();
    await page.getByLabel('Your email').filter({ visible: true }).fill(unique());
    await look(page, watch);
    const opened = context.waitForEvent('page');
    await button.click();
    const guide = await opened;
    await expect(guide).toHaveURL(new RegExp(`${prefix}/bequest/guide$`));
    await expect(guide.getByRole('heading', { name: 'Gifts in wills', level: 1 })).toBeVisible();
    expect(Object.keys(bodies[0] ?? {})).toHaveLength(7);
    expectCountry(bodies);
    if (prefix === '') await expectAccessible(guide);
    expect([watch.policyViolations, watch.failures]).toEqual([[], []]);
  });

  test(`a supporter of ${lang} changes a phone number [W1.11] [W4.55]`, async ({ page }) => {
    const watch = await watchPage(page);
    const bodies = posts(page);
    await page.goto(`${prefix}/update-details`);
    await upgraded(page, 'update-details-form');
    const form = page.locator('update-details-form');
    await form.getByLabel('First name').filter({ visible: true }).fill('Mere');
    await form.getByLabel('Last name').filter({ visible: true }).fill('Ngata');
    await form.getByLabel('Email', { exact: true }).filter({ visible: true }).fill('mere@example.org');
    await form.getByLabel('My phone number').filter({ visible: true }).check();
    await form
      .getByLabel('New phone')
      .filter({ visible: true })
      .fill(prefix ? '021 234 567' : '0412 345 678');
    await look(page, watch);
    await form
      .getByLabel(/privacy notice/)
      .filter({ visible: true })
      .check();
    await form.getByRole('button', { name: 'Send my changes' }).click();
    await expect(form.getByText(/Thank you/).first()).toBeVisible();
    expect(Object.keys(bodies[0] ?? {})).toHaveLength(31);
    expectCountry(bodies);
    expect(bodies[0]).toMatchObject({ updatePhone: true, updateAddress: false, oldEmail: 'mere@example.org' });
    await look(page, watch);
    expect([watch.policyViolations, watch.failures]).toEqual([[], []]);
  });
}

test('a bot check that fails keeps what was typed, and the next try goes through [W7.21]', async ({ page }) => {
  const bodies = posts(page);
  let failures = 1;
  await page.route('**/bot-check/challenge?*', (route) =>
    failures-- > 0 ? route.fulfill({ status: 503, body: 'no' }) : route.fallback(),
  );
  await page.goto('/petition');
  await upgraded(page, 'petition-form');
  await fillPetition(page);
  const sign = page.getByRole('button', { name: 'Sign the petition' });
  await sign.click();
  await expect(page.getByText('We could not check that a person is sending this.')).toBeVisible();
  expect(bodies).toEqual([]);
  await expect(page.locator('petition-form').getByLabel('First name').filter({ visible: true })).toHaveValue('Mere');
  await sign.click();
  await expect(page.getByText('Petition sent')).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('a token that the server refuses is reported, and a fresh one is made [W8.10]', async ({ page }) => {
  let spoiled = 1;
  await page.route('**/PetitionForm/SubmitPetition/', (route) => {
    const body = route.request().postDataJSON();
    if (spoiled-- > 0) body.recaptchaToken += '0';
    return route.continue({ postData: JSON.stringify(body) });
  });
  await page.goto('/petition');
  await upgraded(page, 'petition-form');
  await fillPetition(page);
  const sign = page.getByRole('button', { name: 'Sign the petition' });
  await sign.click();
  await expect(page.getByText('We could not check that a person is sending this.')).toBeVisible();
  await sign.click();
  await expect(page.getByText('Petition sent')).toBeVisible();
});

test(
  'the events panel shows what the forms tell the tag manager, and nothing of the visitor [W7.34] [W7.36]',
  WIDE,
  async ({ page }) => {
    const watch = await watchPage(page);
    await page.goto('/analytics');
    await page.getByRole('button', { name: 'Show the events' }).click();
    await page.goto('/petition');
    await upgraded(page, 'petition-form');
    await fillPetition(page);
    await page
      .getByLabel(/Send me news/)
      .filter({ visible: true })
      .check();
    await page.getByRole('button', { name: 'Sign the petition' }).click();
    await expect(page.getByText('Petition sent')).toBeVisible();
    const panel = page.getByRole('region', { name: 'Analytics events' });
    for (const event of ['form_submitted', 'petition_sign', 'email_permission']) {
      await expect(panel.getByText(event, { exact: true })).toHaveCount(1);
    }
    expect(await panel.textContent()).not.toMatch(/Mere|Ngata|example\.org/);
    await look(page, watch);
    await page.goto('/analytics');
    await page.getByRole('button', { name: 'Hide the events' }).click();
    await page.goto('/petition');
    await expect(panel).toHaveCount(0);
    expect([watch.policyViolations, watch.failures]).toEqual([[], []]);
  },
);

test('the forms that came back from the server are accessible, where no script arrives', WIDE, async ({ page }) => {
  await page.route(/\/elements\//, (route) => route.abort());
  for (const [path, button] of [
    ['/petition', 'Sign the petition'],
    ['/update-details', 'Send my changes'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const prefix of ['', '/nz']) {
    test(
      `every form of ${prefix || '/'} works and comes back with its errors [W7.12]`,
      wideIf(prefix !== ''),
      async ({ page }) => {
        await page.goto(`${prefix}/petition`);
        const form = page.locator('petition-form');
        await form.getByLabel('First name').fill('Mere');
        await form.getByLabel('Email', { exact: true }).fill(unique());
        await form.getByRole('button', { name: 'Sign the petition' }).click();
        await expect(page).toHaveTitle(/^Error: /);
        await page.getByRole('link', { name: 'Enter your last name.' }).click();
        await expect(form.getByLabel('First name')).toHaveValue('Mere');
        await form.getByLabel('Last name').fill('Ngata');
        // A ticket is valid only after a person could have read the page.
        await expect(async () => {
          await form.getByRole('button', { name: 'Sign the petition' }).click();
          await expect(page).toHaveURL(new RegExp(`${prefix}/petition/thank-you$`), { timeout: 1_000 });
        }).toPass({ intervals: [2_500], timeout: 15_000 });
        await expect(page.getByRole('heading', { name: 'Petition sent' })).toBeVisible();

        await page.goto(`${prefix}/bequest`);
        await page.locator('bequest-form summary').click();
        await page.getByLabel('Your email').fill(unique());
        await page.locator('bequest-form').getByRole('button', { name: 'Send me the guide' }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/bequest/thank-you$`));
        await page.getByRole('link', { name: 'Read the guide' }).click();
        await expect(page.getByRole('heading', { name: 'Gifts in wills', level: 1 })).toBeVisible();

        await page.goto(`${prefix}/update-details`);
        const details = page.locator('update-details-form');
        await expect(details.getByLabel('New phone')).toBeHidden();
        await details.getByLabel('My phone number').check();
        await details.getByLabel('New phone').fill('1');
        await details.getByRole('button', { name: 'Send my changes' }).click();
        await expect(page.getByRole('heading', { name: 'There is a problem' })).toHaveCount(1);
        await expect(details.getByLabel('New phone')).toHaveValue('1');
        await page.getByRole('link', { name: /phone number/ }).click();
        await expect(details.getByLabel('New phone')).toBeFocused();
      },
    );
  }
});

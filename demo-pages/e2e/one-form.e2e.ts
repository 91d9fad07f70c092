import { blocksNear } from './blocks-near.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoShift } from './layout-shift.ts';
import { onlyNarrow } from './narrow-screen.ts';
import { refuseThirdParties } from './script-states.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE, wideIf } from './wide.ts';

const unique = () => `mere-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;

/** The forms of people who take part: how each is filled in and sent, and where its post without scripts leads. */
const FORMS = [
  {
    path: '/update-details',
    fill: async (page: Page) => {
      const form = page.locator('update-details-form');
      await form.getByLabel('First name', { exact: true }).fill('Mere');
      await form.getByLabel('Last name', { exact: true }).fill('Ngata');
      await form.getByLabel('Email', { exact: true }).fill(unique());
      await form.getByLabel('My phone number').check();
      await form.getByLabel('New phone').fill('0412 345 678');
      await form.getByLabel(/privacy notice/).check();
      return form.getByRole('button', { name: 'Send my changes' });
    },
    done: /we have your changes/i,
  },
  {
    path: '/petition',
    fill: async (page: Page) => {
      const form = page.locator('petition-form');
      await form.getByLabel('First name', { exact: true }).fill('Mere');
      await form.getByLabel('Last name', { exact: true }).fill('Ngata');
      await form.getByLabel('Email', { exact: true }).fill(unique());
      return form.getByRole('button', { name: 'Sign the petition' });
    },
    done: /Petition sent/,
  },
  {
    path: '/newsletter',
    fill: async (page: Page) => {
      const form = page.locator('main subscribe-form');
      await form.getByLabel('First name', { exact: true }).fill('Mere');
      await form.getByLabel('Last name', { exact: true }).fill('Ngata');
      await form.getByLabel('Email').fill(unique());
      return form.getByRole('button', { name: 'Subscribe' });
    },
    done: /Successfully subscribed/,
  },
  {
    path: '/bequest',
    fill: async (page: Page) => {
      await page.locator('bequest-form summary').click();
      await page.getByLabel('Your email').fill(unique());
      return page.locator('bequest-form').getByRole('button', { name: 'Send me the guide' });
    },
    done: /on its way|Thank you/,
  },
] as const;

const SCRIPTS = /\/(?:elements|bot-check)\/[^?]*\.js(?:\?|$)/;

/** What may happen to the scripts of a page: `late` until the form was clicked. */
const FATES = ['late', 'without the loader', 'none arrives', 'of others refused'] as const;

async function meet(page: Page, fate: (typeof FATES)[number]): Promise<() => void> {
  let arrive = () => {};
  const later = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  if (fate === 'of others refused') {
    await refuseThirdParties(page);
    return arrive;
  }
  await page.route(SCRIPTS, async (route) => {
    const isLoader = route.request().url().endsWith('/autoload.js');
    if (fate === 'none arrives' || (fate === 'without the loader' && isLoader)) return route.abort();
    if (!isLoader) await later;
    return route.continue();
  });
  return arrive;
}

/** The posts of a form to its call. */
function posts(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/umbraco/api/')) found.push(request.url());
  });
  return found;
}

for (const { path, fill, done } of FORMS)
  for (const fate of FATES)
    test(
      `what is sent at ${path} is taken once, and nothing typed is lost: scripts ${fate}`,
      wideIf(path !== '/update-details'),
      async ({ page }) => {
        const arrive = await meet(page, fate);
        const sent = posts(page);
        await page.goto(path);
        const button = await fill(page);
        // A ticket is valid only after a person could have read the page.
        await page.waitForFunction(() => performance.now() > 2_500);
        await button.click();
        if (fate === 'late') arrive();
        else if (fate !== 'of others refused') await expect(page).toHaveURL(new RegExp(`${path}/thank-you$`));
        await expect(page.getByText(done).filter({ visible: true }).first()).toBeVisible();
        expect(sent).toHaveLength(1);
      },
    );

for (const { path, fill, done } of FORMS)
  test(
    `a connection that is lost while ${path} is sent loses nothing, and the next try is taken once`,
    wideIf(path !== '/petition'),
    async ({ page, context }) => {
      const sent = posts(page);
      await page.goto(path);
      await blocksNear(page);
      const button = await fill(page);
      await page.waitForFunction(() => performance.now() > 2_500);
      await context.setOffline(true);
      await button.click();
      await expect(page.getByText('We could not reach the site. Check your connection and try again.')).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(false);
      sent.length = 0;
      await button.click();
      await expect(page.getByText(done).filter({ visible: true }).first()).toBeVisible();
      expect(sent).toHaveLength(1);
    },
  );

test('a refused post shows what was typed and what is wrong once, and can be put right', async ({ page }) => {
  const arrive = await meet(page, 'late');
  await page.route('**/autoload.js', (route) => route.abort(), { times: 1 });
  await page.goto('/update-details');
  const form = page.locator('update-details-form');
  await form.getByLabel('My email address').check();
  await form.getByLabel('New email', { exact: true }).fill('a@b');
  await form.getByRole('button', { name: 'Send my changes' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toHaveCount(1);
  await expect(summary).toBeFocused();
  const email = form.getByLabel('New email', { exact: true });
  await expect(email).toHaveValue('a@b');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  const node = await email.elementHandle();
  await email.fill('a@b.org');
  arrive();
  await page.waitForFunction(() => document.querySelector('update-details-form:defined'));
  await expect(email, 'no script takes the focus').toBeFocused();
  await form.getByLabel('New email again').fill('a@b.org');
  await expect(email, 'the error goes').not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveValue('a@b.org');
  expect(await email.evaluate((now, before) => now === before, node), 'the same field').toBe(true);
  await expect(summary).toHaveCount(1);
});

onlyNarrow('the forms of people who take part do not shift', async ({ page }) => {
  for (const { path } of FORMS) await expectNoShift(page, path);
});

for (const width of [375, 1440])
  test(
    `the forms are as high before, with and without scripts, at ${width} px`,
    wideIf(width !== 375),
    async ({ page, browser }) => {
      const viewport = { width, height: 900 };
      // The header without scripts shows its navigation.
      const heights = (tab: Page) =>
        tab.locator('main').evaluate((main) => {
          const { top, height } = main.getBoundingClientRect();
          const tops = [...main.querySelectorAll('form, fieldset, input, button')]
            .filter((element) => element.checkVisibility())
            .map((element) => Math.round(element.getBoundingClientRect().top - top));
          return [Math.round(height), ...tops];
        });
      const unscripted = await browser.newContext({ javaScriptEnabled: false, viewport });
      const plain = await unscripted.newPage();
      await page.setViewportSize(viewport);
      for (const { path } of FORMS) {
        await page.goto(path);
        await page.locator('main form').first().scrollIntoViewIfNeeded();
        await blocksNear(page);
        await page.evaluate(() => document.fonts.ready);
        await plain.goto(new URL(path, page.url()).href);
        await plain.evaluate(() => document.fonts.ready);
        expect([path, await heights(plain)]).toEqual([path, await heights(page)]);
      }
      await unscripted.close();
    },
  );

test('what is ticked before the scripts shows its fields at once, and they stay', WIDE, async ({ page }) => {
  const arrive = await meet(page, 'late');
  await page.goto('/update-details');
  const form = page.locator('update-details-form');
  const phone = form.getByLabel('New phone');
  await expect(phone).toBeHidden();
  await form.getByLabel('My phone number').check();
  await phone.fill('0412');
  arrive();
  await page.waitForFunction(() => document.querySelector('update-details-form:defined'));
  await expect(phone).toHaveValue('0412');
  await expect(phone).toBeFocused();
  await form.getByLabel('My phone number').uncheck();
  await expect(phone).toBeHidden();
});

import { donationForm, openDonation } from './giving-donor.ts';
import { openPayment } from './site-visitor.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

/** Changes one byte of a script on its way to the browser, and returns the reports that the page sends. */
async function changeOneByte(page: Page, script: RegExp): Promise<{ status: number; body: string }[]> {
  const reports: { status: number; body: string }[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/policy-reports'))
      reports.push({ status: answer.status(), body: answer.request().postData() ?? '' });
  });
  await page.route(script, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  return reports;
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Do not pay on this page now.' });

for (const [name, script, path] of [
  ['the loader', /\/elements\/autoload\.js$/, '/donate'],
  ['a block', /\/elements\/donation-form\.js$/, '/nz/donate'],
  ['what several blocks share', /\/elements\/chunks\/runtime-.*\.js$/, '/appeals/winter-appeal'],
] as const)
  test(
    `one byte changed in ${name}: the browser refuses it, the page says how to give otherwise, and the site is notified`,
    WIDE,
    async ({ page }) => {
      const reports = await changeOneByte(page, script);
      await page.goto(path);
      await expect(notice(page)).toContainText('transfer your gift to Haven Refugee Aid');
      await expect.poll(() => reports).toHaveLength(1);
      expect(reports[0]).toMatchObject({ status: 204, body: expect.stringMatching(script.source.replace('$', '"')) });
      // The form works without: the gift is written down, to be paid by phone or transfer. The next page reports too.
      await donationForm(page).getByRole('button', { name: 'Continue to your details' }).click();
      await expect(donationForm(page).getByRole('heading', { name: 'Your details' })).toBeVisible();
      expect(await page.evaluate(() => customElements.get('donation-form'))).toBeUndefined();
    },
  );

test('one byte changed in the payment page’s block: nothing is paid there, and the page says how to pay by phone', async ({
  page,
}) => {
  const reports = await changeOneByte(page, /\/elements\/gift-checkout\.js$/);
  await openPayment(page, 'safe-water');
  await expect(notice(page)).toContainText('If you have paid, we’ll email your receipt.');
  await expect(page.locator('gift-checkout')).toContainText(
    /Or call .* quote order HAV-\w+ and we’ll take your payment/,
  );
  await expect.poll(() => reports).toHaveLength(1);
});

test('one byte changed in a part that loads later is refused and reported too', WIDE, async ({ page }) => {
  const reports = await changeOneByte(page, /\/elements\/chunks\/payment-part-.*\.js$/);
  await openDonation(page);
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => reports).toHaveLength(1);
});

test('an unchanged page loads everything with integrity, and reports nothing', async ({ page }) => {
  const reports = await changeOneByte(page, /nothing/);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await openDonation(page);
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await expect(donationForm(page).getByLabel('First name').filter({ visible: true })).toBeVisible();
  const { listed, loaded } = await page.evaluate(() => ({
    listed: Object.keys(JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}').integrity),
    loaded: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  }));
  const inTags = ['/page-integrity/guard.js', '/bot-check/challenge.js'];
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((path) => !listed.includes(path) && !inTags.includes(path))).toEqual([]);
  expect([reports, refused, await notice(page).count()]).toEqual([[], [], 0]);
});

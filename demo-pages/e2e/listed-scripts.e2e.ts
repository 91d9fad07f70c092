import { createHash } from 'node:crypto';
import { donationForm, giveDetails, openDonation, payGift } from './giving-donor.ts';
import { watchPage } from './page-watch.ts';
import { blockReady, fillCard, openPayment, pay, testCards } from './site-visitor.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE, wideIf } from './wide.ts';

/** Scripts of the site that no page with a payment lists. */
const UNLISTED = ['/elements/hero-carousel.js', '/elements/check-authoring.js', '/merchant/copy-code.js'];
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

interface Report {
  type: string;
  body: { blockedURL: string; effectiveDirective: string };
}

/** The reports that the page itself sends. Chromium shows what a beacon contains only to who routes it. */
async function reportsOf(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.route('**/policy-reports', async (route) => {
    reports.push(...route.request().postDataJSON());
    await route.continue();
  });
  return reports;
}

/** Imports scripts as code would that got into the page: the site has each, and the page runs none. */
async function expectRefused(page: Page): Promise<void> {
  for (const path of UNLISTED) {
    expect((await page.request.get(path)).status(), path).toBe(200);
    const imported = page.evaluate((address) => import(address), path);
    await expect(imported, path).rejects.toThrow('Failed to fetch dynamically imported module');
  }
}

test('a page of giving runs the scripts that it lists and no other of the site, and a donor gives', async ({
  page,
}) => {
  const reports = await reportsOf(page);
  await openDonation(page);
  await expectRefused(page);
  await giveDetails(page);
  await payGift(page, testCards.approved);
  await expect(donationForm(page)).toContainText('Your receipt is number');
  const refused = UNLISTED.map((path) => new URL(path, page.url()).href);
  await expect.poll(() => reports.map(({ body }) => body.blockedURL).sort()).toEqual(refused.sort());
  expect(reports[0]).toMatchObject({ type: 'csp-violation', body: { effectiveDirective: 'script-src-elem' } });
});

test('so does the payment page, which loads a wallet’s script from its vendor, and a shopper pays', async ({
  page,
}) => {
  await openPayment(page, 'safe-water');
  await blockReady(page, 'gift-checkout');
  await expectRefused(page);
  await page.getByRole('button', { name: /^PayPal/ }).click();
  await expect(page.getByRole('button', { name: /^Pay with SimPal/ })).toBeVisible();
  await fillCard(page, testCards.approved);
  await pay(page);
  await expect(page).toHaveURL(/\/thank-you/);
});

test('so does a page of giving in another language', WIDE, async ({ page }) => {
  const watch = await watchPage(page);
  await openDonation(page, '/ar/donate');
  await expect(donationForm(page).getByRole('button', { name: 'المتابعة إلى بياناتك' })).toBeVisible();
  expect([watch.policyViolations, watch.failures]).toEqual([[], []]);
  await expectRefused(page);
});

for (const [name, attributes] of [
  ['by its address', 'type="module" src="/elements/hero-carousel.js"'],
  ['with its right integrity', 'type="module" src="/elements/hero-carousel.js" integrity="RIGHT"'],
  ['as a classic script', 'src="/merchant/copy-code.js"'],
] as const)
  test(
    `a script of the site that is written into the page ${name} is refused, and reported though the guard comes later`,
    wideIf(name !== 'by its address'),
    async ({ page }) => {
      const reports = await reportsOf(page);
      const carousel = await (await page.request.get('/elements/hero-carousel.js')).body();
      const integrity = `sha384-${createHash('sha384').update(carousel).digest('base64')}`;
      const tag = `<script ${attributes.replace('RIGHT', integrity)}></script>`;
      await page.route(/\/donate$/, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: text.replace(/<script\b[^>]* src=/, (first) => `${tag}${first}`) });
      });
      await openDonation(page);
      const src = /src="([^"]+)"/.exec(attributes)?.[1] ?? '';
      await expect.poll(() => reports.map(({ body }) => new URL(body.blockedURL).pathname)).toEqual([src]);
      expect(await page.evaluate(() => customElements.get('hero-carousel'))).toBeUndefined();
    },
  );

test.describe('in an engine that looks at imports before the import map', () => {
  test.use({ userAgent: SAFARI });

  test('a page of giving allows scripts by their path, and works', async ({ page }) => {
    const watch = await watchPage(page);
    await openDonation(page);
    await giveDetails(page);
    expect(await page.locator('meta[http-equiv]').count()).toBe(0);
    expect([watch.policyViolations, watch.failures]).toEqual([[], []]);
  });
});

import { randomUUID } from 'node:crypto';
import { hostedForm, TEST_CARD_NUMBERS } from '#testing-kit/playwright.ts';
import { expectAccessible } from './expect-accessible.ts';
import { giveMonthly } from './giving-donor.ts';
import { mailedLink } from './mailed.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import { expect, type Page, test } from './test.ts';

/** The page is accessible, nothing of it is wider than a narrow screen, and there are no errors so far. */
async function look(page: Page, watch: PageWatch): Promise<void> {
  expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
  await expectAccessible(page);
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 375, height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(375);
  await page.setViewportSize({ width, height });
  // Axe's own styles are refused by the policy.
  watch.policyViolations.length = 0;
  watch.failures.length = 0;
}

/** A change is shown, confirmed by the keyboard, and shown again. */
async function confirm(page: Page, button: string, words: RegExp): Promise<void> {
  await expect(page.getByRole('main')).toContainText(words);
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Done, and confirmed by email' })).toContainText(words);
}

/** Opens the row of what a donor wants to change. */
const openChange = (page: Page, name: string) =>
  page
    .locator('.giving-change', { has: page.getByRole('heading', { name, exact: true }) })
    .locator('summary')
    .click();

test('a donor signs in by a mailed link, and changes, pauses and stops a monthly gift', async ({ page }) => {
  const email = `mere-${randomUUID()}@example.org`;
  await giveMonthly(page, email);
  const watch = await watchPage(page);
  const referers = new Set<string>();
  page.on('request', (request) => referers.add(request.headers()['referer'] ?? ''));
  await page.goto('/my-giving');
  await look(page, watch);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('If we have gifts under this address, we’ve emailed you a link.')).toBeVisible();

  await page.goto(await mailedLink(email, 'Your link to your giving'));
  await look(page, watch);
  await page.getByRole('button', { name: 'See my giving' }).click();
  await expect(page.getByRole('main'), '[D4.02] gifts').toContainText(/AU-\d{6}/);
  await look(page, watch);

  await page.getByRole('link', { name: '$30.00 AUD each month' }).click();
  await look(page, watch);
  await openChange(page, 'Amount');
  await page.getByRole('textbox', { name: 'Amount each month' }).fill('45');
  await page.getByRole('button', { name: 'Change the amount' }).click();
  await confirm(page, 'Change the amount', /You’ll give \$45\.00 AUD each month, starting with the gift on/);
  await openChange(page, 'Pause');
  await page.getByLabel('For how long?').selectOption('2');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await look(page, watch);
  await confirm(page, 'Pause my monthly gift', /No gift will be taken for/);
  await openChange(page, 'Stop');
  await page.getByRole('button', { name: 'Stop my monthly gift' }).click();
  await confirm(page, 'Stop my monthly gift', /The gift on .* won’t be taken/);

  await page.getByRole('link', { name: 'Your details', exact: true }).click();
  await look(page, watch);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You have signed out')).toBeVisible();
  expect(
    [...referers].filter((referer) => referer.includes('/my-giving')),
    '[D4.04] in no Referer',
  ).toEqual([]);
  expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
});

test('another card for a monthly gift is given by the link of a mail, in the provider’s form', async ({ page }) => {
  const email = `mere-${randomUUID()}@example.org`;
  await giveMonthly(page, email);
  const watch = await watchPage(page);
  await page.goto(await mailedLink(email, 'Your monthly gift PLAN-'));
  await look(page, watch);
  await openChange(page, 'Card or account');
  await page.getByRole('link', { name: 'Use a different card' }).click();
  const form = hostedForm(page.locator('#another-source'));
  await form.fillCard({ name: 'Mere Ngata', number: TEST_CARD_NUMBERS.mastercard });
  await form.frame.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByRole('main'), '[D3.04] puts in another card').toContainText('Mastercard card ending in 4444');
  let sendScript = () => {};
  const ticked = new Promise<void>((resolve) => {
    sendScript = resolve;
  });
  await page.route('**/another-source.js', (route) => ticked.then(() => route.continue()));
  await openChange(page, 'Card or account');
  await page.getByRole('link', { name: 'Pay by bank account instead' }).click();
  await page.getByRole('checkbox', { name: /I have read the agreement/ }).check();
  // The tick comes before the script.
  sendScript();
  await form.frame.getByRole('button', { name: 'Use this account' }).waitFor();
  expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
});

import { expect, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { donationForm, giveDetails, openDonation, payGift } from './giving-donor.ts';
import { watchPage } from './page-watch.ts';
import { testCards } from './site-visitor.ts';

test('a donor gives $75 once by card, and every state is accessible', { tag: '@narrow' }, async ({ page }) => {
  await openDonation(page);
  await expectAccessible(page);
  await giveDetails(page);
  await expectAccessible(page);
  await payGift(page, testCards.approved);
  await expect(donationForm(page), '[D1.01] the thanks with the receipt number, on the same page').toContainText(
    /Your receipt is number AU-\d{6}/,
  );
  await expect(page).toHaveURL(/\/donate$/);
  await expectAccessible(page);
});

test('a declined card keeps everything, and another one pays', async ({ page }) => {
  await openDonation(page, '/nz/donate');
  await giveDetails(page);
  await payGift(page, testCards.declined);
  const form = donationForm(page);
  await expect(form.getByText(/card was declined/)).toBeVisible();
  await form.getByRole('button', { name: 'Back to your details' }).click();
  await expect(form.getByLabel('First name').filter({ visible: true }), '[D1.02] details stay').toHaveValue('Mere');
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  await payGift(page, testCards.approved);
  await expect(form).toContainText(/Your receipt is number NZ-\d{6}/);
});

test('a gift to an appeal counts there, and the front page shows it', async ({ page }) => {
  const raised = async () => {
    const answer = await page.request.get('/umbraco/api/Appeal/Progress?codes=winter-appeal');
    return (await answer.json()).appeals[0].gifts as number;
  };
  const before = await raised();
  await openDonation(page, '/appeals/winter-appeal');
  await giveDetails(page);
  await payGift(page, testCards.approved);
  await expect(donationForm(page)).toContainText('Your receipt is number');
  await expect.poll(raised, { timeout: 20_000 }).toBeGreaterThan(before);
  await page.goto('/');
  await expect(page.locator('appeal-progress').first()).toContainText(/raised/);
});

test('a monthly gift starts under the strict policy, and nobody else is asked', async ({ page }) => {
  const watch = await watchPage(page);
  await openDonation(page);
  await page.getByRole('button', { name: 'Give monthly' }).click();
  await giveDetails(page);
  await expect(donationForm(page), '[D1.07] what will happen').toContainText(/You give \$30\.00 AUD .* first today/);
  await payGift(page, testCards.approved);
  await expect(donationForm(page)).toContainText(/Your receipt is number AU-\d{6}/);
  expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
});

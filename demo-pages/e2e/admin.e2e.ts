import { expectAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { buyByPosts } from './site-visitor.ts';
import { signIn } from './staff.ts';
import { expect, test } from './test.ts';
import { WIDE } from './wide.ts';

test('the people of the agency find an order, its payment and its email', async ({ page }) => {
  const watch = await watchPage(page);
  const { order } = await buyByPosts(page, 'safe-water');
  await signIn(page);
  await expect(page.getByRole('row').filter({ hasText: order })).toContainText('Paid');
  await page.getByRole('link', { name: order }).click();
  await expect(page.getByRole('region', { name: 'Audit trail' })).toContainText('Payment by card');
  await page.getByLabel('Reason').fill('Looked at only');
  await page.getByRole('button', { name: 'Review refund' }).click();
  await page.getByRole('link', { name: 'Do not refund' }).click();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock, Australia');
  await page.getByRole('link', { name: 'Order payments' }).click();
  await expect(page.getByRole('row').filter({ hasText: order })).toContainText('Approved');
  await page.getByRole('link', { name: 'Emails', exact: true }).click();
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.frameLocator('iframe[title="Email preview"]').locator('body')).not.toBeEmpty();
  expect(watch.policyViolations).toEqual([]);
});

test(
  'the records of an order, the stock, the emails, the donations and the content are accessible, and so is the way out',
  WIDE,
  async ({ page }) => {
    const { order } = await buyByPosts(page, 'safe-water');
    await signIn(page);
    for (const path of [
      `orders/${order}`,
      'stock/au',
      'mails',
      'donations/gifts',
      'content/gifts',
      'content/petitions/1201/versions/1',
    ]) {
      await page.goto(`/back-office/records/${path}`);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
    await expectAccessible(page);
  },
);

import AxeBuilder from '@axe-core/playwright';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { watchPage } from './page-watch.ts';

const cards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
};

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

async function addGift(page: Page, slug: string) {
  await page.goto(`/gifts/${slug}`);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText(/Added to your cart/).first()).toBeVisible();
}

async function fillDetails(page: Page) {
  await page.getByLabel('First name').fill('Mere');
  await page.getByLabel('Last name').fill('Ngata');
  await page.getByLabel('Phone').fill('0412 345 678');
  await page.getByLabel('Email', { exact: false }).first().fill('mere@example.org');
  const search = page.getByRole('combobox', { name: /address/i });
  await search.fill('12 Wattle Street Richm');
  await page.getByRole('option').first().click();
  await expect(page.getByLabel('Street')).toHaveValue('12 Wattle Street');
  await page.getByRole('checkbox', { name: /privacy/i }).check();
}

function cardForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Card details"]');
}

async function fillCard(page: Page, number: string) {
  const form = cardForm(page);
  await form.getByLabel('Card Holders Name*').fill('Mere Ngata');
  await form.getByLabel('Card Number*').fill(number);
  await form.getByLabel('Expiry*').fill('1230');
  await form.getByLabel('CCV*').fill('123');
}

test('a visitor buys gifts with an e-card and pays by card [W1.10]', async ({ page }) => {
  const watch = await watchPage(page);

  await page.goto('/gifts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await addGift(page, 'emergency-tent');
  await expectAccessible(page);
  await addGift(page, 'safe-water');

  await page.goto('/cart');
  await page.getByRole('button', { name: /Increase quantity of .*tent/i }).click();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
  await page
    .getByRole('link', { name: /continue/i })
    .or(page.getByRole('button', { name: /continue/i }))
    .first()
    .click();

  await expect(page).toHaveURL(/\/cart\/e-cards$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Card 1 of 3/ }).click();
  await page.getByLabel('Recipient name').fill('Aroha');
  await page.getByLabel('Recipient email').fill('aroha@example.org');
  await page.getByLabel('Message').fill('A tent in your name, for a family who needs it.');
  await page.getByLabel('Sender name').fill('Mere');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /all cards/i })
    .first()
    .click();
  await page.getByRole('button', { name: /continue to payment/i }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: /continue to payment/i }).click();

  await expect(page).toHaveURL(/\/checkout\/details$/);
  await fillDetails(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /continue to payment/i }).click();

  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Card', exact: false }).first().click();
  await fillCard(page, cards.approved);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay/ }).click();

  await expect(page).toHaveURL(/\/thank-you/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
  await expect(page.getByText('Aroha')).toBeVisible();
  await expectAccessible(page);
  expect(watch.policyViolations).toEqual([]);
  expect(watch.failures).toEqual([]);
  expect(watch.foreignRequests()).toEqual([]);
});

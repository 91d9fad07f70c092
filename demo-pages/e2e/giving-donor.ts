import { expect, type Locator, type Page } from '@playwright/test';
import { hostedForm } from '#testing-kit/playwright.ts';
import { blockReady } from './site-visitor.ts';

/** A donor's actions in the donation form, by its texts. */

export const donationForm = (page: Page): Locator => page.locator('donation-form');

/** Opens a page with the form and waits until the block has taken over. */
export async function openDonation(page: Page, path = '/donate'): Promise<void> {
  await page.goto(path);
  await blockReady(page, 'donation-form');
}

/** From the gift to the payment. */
export async function giveDetails(page: Page, email = 'mere@example.org'): Promise<void> {
  const form = donationForm(page);
  await form.getByRole('button', { name: 'Continue to your details' }).click();
  await form.getByLabel('First name').filter({ visible: true }).fill('Mere');
  await form.getByLabel('Last name').filter({ visible: true }).fill('Ngata');
  await form.getByLabel('E-mail').filter({ visible: true }).fill(email);
  await form.getByRole('checkbox', { name: /privacy/ }).check();
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(form.getByRole('heading', { name: 'Payment' })).toBeVisible();
}

export async function payGift(page: Page, number: string): Promise<void> {
  await donationForm(page).getByRole('button', { name: /^Card/ }).click();
  await hostedForm(page).fillCard({ name: 'Mere Ngata', number });
  await donationForm(page)
    .getByRole('button', { name: /^Give \$/ })
    .click();
}

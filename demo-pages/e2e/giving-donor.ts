import { randomUUID } from 'node:crypto';
import { hostedForm } from '#testing-kit/playwright.ts';
import { providerPort } from '../../playwright.config.ts';
import { blockReady, siteOrigin, testCards } from './site-visitor.ts';
import { expect, type Locator, type Page } from './test.ts';

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
  await form.getByLabel('Email').filter({ visible: true }).fill(email);
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

/** Gives $30 monthly by posts. */
export async function giveMonthly(page: Page, email: string): Promise<void> {
  const token = await page.request.post(`http://127.0.0.1:${providerPort}/v1/payment_sources/tokens`, {
    headers: { 'x-user-public-key': 'pk_sandbox_haven', origin: siteOrigin },
    data: {
      gateway_id: 'gateway_haven_cards',
      type: 'card',
      card_name: 'Mere Ngata',
      card_number: testCards.approved,
      expire_month: '12',
      expire_year: '30',
      card_ccv: '123',
    },
  });
  const given = await page.request.post('/umbraco/api/Donation/Submit', {
    data: {
      donationKey: randomUUID(),
      siteCountryCode: 'AUS',
      frequency: 'monthly',
      amount: 30,
      total: 30,
      customerFirstName: 'Mere',
      customerLastName: 'Ngata',
      customerEmailAddress: email,
      readPrivacy: true,
      paymentType: 'CreditCard',
      paymentData: (await token.json()).resource.data,
    },
  });
  expect((await given.json()).errors).toEqual([]);
}

import { test as base, expect } from '@playwright/test';
import { sitePort } from '../../../playwright.config.ts';
import { findOrInstallEngine } from '../../../scripts/engines/find-engine.mjs';
import { type SystemWebKit, startWebKit } from '../../../scripts/engines/webkit.mjs';
import { testCards } from '../visitor.ts';
import { WebDriverVisitor } from './webdriver-visitor.ts';

/** The site's main journeys in a browser that Playwright cannot drive: the system's WebKit. */
const test = base.extend<{ visitor: WebDriverVisitor }, { webkit: SystemWebKit }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
    async ({}, use) => {
      const webkit = await startWebKit(findOrInstallEngine('webkit').path);
      await use(webkit);
      webkit.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ webkit }, use, info) => {
    const driver = await webkit.open({ width: 1280, height: 800 });
    await use(new WebDriverVisitor(driver, `http://127.0.0.1:${sitePort}`));
    if (info.status !== 'passed') {
      await info.attach('page', { body: Buffer.from(await driver.screenshot(), 'base64'), contentType: 'image/png' });
    }
    await driver.quit();
  },
});

const email = () => `mere-${Date.now()}@example.org`;

async function fillCard(visitor: WebDriverVisitor, frame: string): Promise<void> {
  await visitor.inFrame(frame, async () => {
    await visitor.fill(/^Card Holders Name/, 'Mere Ngata');
    await visitor.fill('Card Number*', testCards.approved);
    await visitor.fill('Expiry*', '1230');
    await visitor.fill('CCV*', '123');
  });
}

test('a visitor buys a gift with an e-card and pays by card', async ({ visitor }) => {
  await visitor.open('/gifts/emergency-tent');
  await visitor.upgraded('gift-item');
  await visitor.click('button', /^Add to cart/);
  await visitor.sees('Added to your cart');
  await visitor.open('/cart');
  await visitor.click('button', 'Increase quantity of Emergency tent');
  await visitor.open('/cart/e-cards');
  await visitor.click('button', /Card 1 of/);
  await visitor.click('radio', /^Email/);
  await visitor.fill('Recipient name', 'Aroha');
  await visitor.fill('Recipient email address', 'aroha@example.org');
  await visitor.fill(/^Message/, 'A tent in your name, for a family who needs it.');
  await visitor.fill('Sender name', 'Mere');
  await visitor.click('button', 'Back to all cards');
  await visitor.click('button', 'Continue to payment');
  // The other gifts have no card yet: the page says so once, and lets the visitor go on.
  await visitor.sees('Complete what is missing, or choose');
  await visitor.click('button', 'Continue to payment');
  await visitor.isAt(/^\/checkout\/details$/);

  await visitor.upgraded('customer-form');
  await visitor.fill('First name', 'Mere');
  await visitor.fill('Last name', 'Ngata');
  await visitor.fill(/^Phone/, '0412 345 678');
  await visitor.fill('E-mail', 'mere@example.org');
  await visitor.fill(/^Search for your address/, '12 Wattle Street Richm');
  await visitor.click('option', /Richmond/);
  await expect.poll(() => visitor.valueOf('Street and number')).toBe('12 Wattle Street');
  await visitor.click('checkbox', /privacy/);
  await visitor.click('button', 'Continue to payment');
  await visitor.isAt(/^\/checkout\/payment$/);

  await visitor.click('button', /^Card/);
  await fillCard(visitor, 'iframe[title="Card details"]');
  await visitor.click('button', /^Pay \$/);
  await visitor.isAt(/^\/thank-you/);
  await visitor.sees('Thank you, Mere');
  await visitor.sees('for Aroha');
  await visitor.sees('$290.00');
});

test('a visitor signs the petition and is counted', async ({ visitor }) => {
  await visitor.open('/petition');
  await visitor.upgraded('petition-form');
  const count = () =>
    visitor.driver.run<string>('return document.querySelector(".haven-petition__number").textContent');
  const before = Number((await count()).replace(/\D/g, ''));
  await visitor.fill('First name', 'Mere');
  await visitor.fill('Last name', 'Ngata');
  await visitor.fill('E-mail', email());
  await visitor.click('button', 'Sign the petition');
  await visitor.sees('Petition sent');
  await visitor.driver.reload();
  expect(Number((await count()).replace(/\D/g, ''))).toBeGreaterThan(before);
});

test('a visitor joins the newsletter from the foot of a page', async ({ visitor }) => {
  await visitor.open('/privacy');
  await visitor.driver.run('document.querySelector(".site-footer").scrollIntoView({ behavior: "instant" })');
  await visitor.upgraded('subscribe-form');
  await visitor.fill('First name', 'Mere');
  await visitor.fill('Last name', 'Ngata');
  await visitor.fill('E-mail', email());
  await visitor.click('button', 'Subscribe');
  await visitor.sees('Successfully subscribed!');
});

test('a shopper pays by card in the hosted checkout, and confirms at the bank', async ({ visitor }) => {
  await visitor.open('/merchant/checkout?scenario=card');
  await visitor.click('button', 'Use Credit or Debit card');
  await fillCard(visitor, 'pay-widget iframe');
  await visitor.click('button', 'Submit');
  await visitor.sees(/Paid AUD 50\.00\. Charge w?ch_/);
});

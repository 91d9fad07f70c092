import { sitePort } from '../../../playwright.config.ts';
import { type Engine, findOrInstallEngine } from '../../../scripts/test/engines/find-engine.mjs';
import { type SystemWebKit, startWebKit } from '../../../scripts/test/engines/webkit.mjs';
import { testCards } from '../site-visitor.ts';
import { test as base, expect } from '../test.ts';
import type { Visitor } from './engine-visitor.ts';
import { PlaywrightVisitor } from './playwright-visitor.ts';
import { WebDriverVisitor } from './webdriver-visitor.ts';

const found = findOrInstallEngine(process.env.HAVEN_ENGINE as Engine);
/** Playwright drives Firefox and its own WebKit, but not the system's WebKit. */
const overWebDriver = found.engine === 'webkit' && found.build === 'system';

/** The site's main journeys, in every engine. */
const test = base.extend<{ visitor: Visitor }, { webkit: SystemWebKit }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
    async ({}, use) => {
      const webkit = await startWebKit(found.path);
      await use(webkit);
      webkit.stop();
    },
    { scope: 'worker' },
  ],
  visitor: overWebDriver
    ? async ({ webkit }, use, info) => {
        const driver = await webkit.open({ width: 1280, height: 800 });
        await use(new WebDriverVisitor(driver, `http://127.0.0.1:${sitePort}`));
        if (info.status !== 'passed') {
          const body = Buffer.from(await driver.screenshot(), 'base64');
          await info.attach('page', { body, contentType: 'image/png' });
        }
        await driver.quit();
      }
    : ({ page }, use) => use(new PlaywrightVisitor(page)),
});

const email = () => `mere-${Date.now()}@example.org`;

async function fillCard(visitor: Visitor, frame: string): Promise<void> {
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
  // The click is held until its script has come.
  await visitor.sees('$290.00');
  await visitor.open('/cart/e-cards');
  await visitor.click('radio', /^Email/);
  await visitor.fill('Recipient name', 'Aroha');
  await visitor.fill('Recipient email address', 'aroha@example.org');
  await visitor.fill(/^Message/, 'A tent in your name, for a family who needs it.');
  await visitor.fill('Sender name', 'Mere');
  await visitor.click('link', 'Back to all cards');
  await visitor.click('button', 'Continue to your details');
  // The other gifts have no card yet: the page reports that once, and then lets the visitor continue.
  await visitor.sees('Complete what is missing, or choose');
  await visitor.click('button', 'Continue to your details');
  await visitor.isAt(/^\/checkout\/details$/);

  await visitor.upgraded('customer-form');
  await visitor.fill('First name', 'Mere');
  await visitor.fill('Last name', 'Ngata');
  await visitor.fill(/^Phone/, '0412 345 678');
  await visitor.fill('Email', 'mere@example.org');
  await visitor.fill(/^Search for your address/, '12 Wattle Street Richm');
  await visitor.click('option', /Richmond/);
  await visitor.finds('Street and number', '12 Wattle Street');
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

test('a donor gives once by card', async ({ visitor }) => {
  await visitor.open('/donate');
  await visitor.upgraded('donation-form');
  await visitor.click('button', 'Continue to your details');
  await visitor.sees('Back to your gift');
  await visitor.fill('First name', 'Mere');
  await visitor.fill('Last name', 'Ngata');
  await visitor.fill('Email', email());
  await visitor.click('checkbox', /privacy/);
  await visitor.click('button', 'Continue to payment');
  await visitor.click('button', /^Card/);
  await fillCard(visitor, 'donation-form iframe');
  await visitor.click('button', /^Give \$/);
  await visitor.sees(/Your receipt is number AU-\d{6}/);
});

test('a visitor signs the petition and is counted', async ({ visitor }) => {
  await visitor.open('/petition');
  await visitor.upgraded('petition-form');
  const count = async () => Number((await visitor.textOf('.haven-petition__number')).replace(/\D/g, ''));
  const before = await count();
  await visitor.fill('First name', 'Mere');
  await visitor.fill('Last name', 'Ngata');
  await visitor.fill('Email', email());
  await visitor.click('button', 'Sign the petition');
  await visitor.sees('Petition sent');
  await visitor.reload();
  expect(await count()).toBeGreaterThan(before);
});

test('a visitor joins the newsletter from the foot of a page', async ({ visitor }) => {
  await visitor.open('/privacy');
  await visitor.scrollTo('.site-footer');
  await visitor.upgraded('subscribe-form');
  await visitor.fill('First name', 'Mere');
  await visitor.fill('Last name', 'Ngata');
  await visitor.fill('Email', email());
  await visitor.click('button', 'Subscribe');
  await visitor.sees('Successfully subscribed!');
});

test('a shopper pays by card in the hosted checkout', async ({ visitor }) => {
  await visitor.open('/merchant/checkout?scenario=card');
  await visitor.click('button', 'Use Credit or Debit card');
  await fillCard(visitor, 'pay-widget iframe');
  await visitor.click('button', 'Submit');
  await visitor.sees(/Paid AUD 50\.00\. Charge w?ch_/);
});

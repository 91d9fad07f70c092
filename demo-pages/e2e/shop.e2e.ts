import { blocksNear } from './blocks-near.ts';
import { expectAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import {
  addGift,
  blockReady,
  buyByPosts,
  continueToPayment,
  fillCard,
  openPayment,
  pay,
  siteOrigin,
  testCards,
} from './site-visitor.ts';
import { expect, test } from './test.ts';
import { WIDE } from './wide.ts';

/** The page sizes of a PDF, in millimetres. */
function sheets(pdf: Buffer): string[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join(' x '),
  );
}

test('the shop is searched, a size is chosen, and cards get their pictures [W1.10] [W2.34]', async ({ page }) => {
  await page.goto('/gifts');
  await page.getByRole('searchbox', { name: 'Search gifts' }).fill('tents');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/q=tents/);
  await expect(page.getByText('2 gifts for “tents”')).toBeVisible();
  await expectAccessible(page);
  await blockReady(page, 'gift-item');
  await page.getByRole('link', { name: 'Emergency tent', exact: true }).first().click();
  await expect(page).toHaveURL(/\/gifts\/emergency-tent/);
  await blockReady(page, 'quantity-stepper');
  await page.getByRole('radio', { name: /winter lining/ }).check();
  await page.getByRole('button', { name: 'Increase quantity of Emergency tent' }).click();
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText('Added to your cart. 2 in cart.')).toBeVisible();

  await page.goto('/cart/e-cards');
  await blockReady(page, 'ecard-signing');
  await page.getByRole('radio', { name: 'Kites at the camp' }).check();
  await page.getByLabel('Recipient name').filter({ visible: true }).fill('Mia');
  await page.getByLabel('Message').filter({ visible: true }).fill('A tent stands in your name.');
  await expect(page.locator('[open] .haven-ecard__art')).toHaveAttribute('src', '/design/ecards/kites.svg');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Next card' }).click();
  await page.getByRole('radio', { name: /^Printable/ }).check();
  await page.getByLabel('Recipient name').filter({ visible: true }).fill('Grandma');
  await continueToPayment(page);
  await expect(page.getByRole('alert')).toContainText('missing details');
  await continueToPayment(page);
  await expect(page).toHaveURL(/\/checkout\/details$/);
});

test('a card that misses details gets them on the order’s page, in any browser [W2.34]', async ({ page, browser }) => {
  const cards = [
    { instanceId: 'emergency-tent-1', cardType: 'email', recipientName: 'Mia', message: 'A tent stands.' },
  ];
  const { orderPage } = await buyByPosts(page, { items: { 'emergency-tent': 1 }, cards });
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL(orderPage, siteOrigin).href);
  await expect(elsewhere.getByText('Missing Details').filter({ visible: true })).toBeVisible();
  await elsewhere.getByLabel('Recipient email address').filter({ visible: true }).fill('mia@example.org');
  await elsewhere.getByLabel('Sender name').filter({ visible: true }).fill('Mere');
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Send this card' }).click();
  await expect(elsewhere.getByText('Thank you, your cards are complete')).toBeVisible();
  await elsewhere.context().close();
});

test('an order’s receipt and its cards print [W1.10]', WIDE, async ({ page }) => {
  const named = { cardType: 'printable', recipientName: 'Grandma', design: 'kites' };
  const { orderPage: path } = await buyByPosts(page, {
    items: { 'emergency-tent': 2 },
    cards: ['emergency-tent-1', 'emergency-tent-2'].map((instanceId) => ({ instanceId, ...named })),
  });
  await page.goto(`${path}/receipt`);
  await expect(page.getByText('00 000 000 000').first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.goto(`${path}/cards`);
  await expect(page.getByText('Dear Grandma,').first()).toBeVisible();
  await expectAccessible(page);
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toEqual(Array(4).fill('297 x 210'));
  await page.getByRole('link', { name: /A5 paper/ }).click();
  await expect(page).toHaveURL(/paper=a5/);
  // The address is there before the last card.
  await page.waitForLoadState();
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toEqual(Array(4).fill('210 x 148'));
});

test(
  'the cart is there in every tab and on the next visit, under the strict policy [W2.27]',
  WIDE,
  async ({ page, context }) => {
    const watch = await watchPage(page);
    await page.goto('/gifts?q=water');
    await page.goto('/gifts/safe-water-year');
    await blockReady(page, 'gift-item');
    // Nobody touches the cart in this tab: it hydrates by itself, and asks for what has changed meanwhile.
    await page.goto('/cart');
    const second = await context.newPage();
    await addGift(second, 'safe-water');
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
    await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
    // Every header updates even when its tab is hidden, and a page from the history shows the current count.
    const third = await context.newPage();
    await third.goto('/');
    await third.goto('/privacy');
    await blocksNear(third);
    await addGift(second, 'solar-lamp');
    await expect(third.locator('[data-cart-count]').first()).toHaveText('2');
    await expect(page.locator('[data-cart-count]').first()).toHaveText('2');
    await third.goBack();
    await blocksNear(third);
    await expect(third.locator('[data-cart-count]').first()).toHaveText('2');
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'haven_session');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400);
    expect(watch.policyViolations).toEqual([]);
    expect(watch.failures).toEqual([]);
    expect(watch.foreignRequests()).toEqual([]);
  },
);

test(
  'the last ones are sold once: who comes late is notified, and goes on with the rest',
  WIDE,
  async ({ browser, page }) => {
    await page.goto('/nz/gifts/health-bicycle');
    await expect(page.getByText('Only 4 left').first()).toBeVisible();
    const other = await (await browser.newContext()).newPage();
    const wishes = { items: { 'health-bicycle': 6, 'safe-water': 1 } };
    await openPayment(other, wishes);
    await fillCard(other, testCards.approved);
    await buyByPosts(page, wishes);
    await pay(other);
    await expect(other.getByRole('alert')).toContainText('nothing was charged');
    await other.reload();
    await expect(other.getByText('Health worker’s bicycle has just sold out').filter({ visible: true })).toBeVisible();
    await fillCard(other, testCards.approved);
    await pay(other);
    await expect(other).toHaveURL(/\/thank-you/);
    await expect(other.getByText('$30.00').first()).toBeVisible();
    await other.goto('/gifts/health-bicycle');
    await expect(other.getByText('Sold out', { exact: true }).filter({ visible: true })).toBeVisible();
    await expectAccessible(other);
    await other.context().close();
  },
);

test('a lost link is mailed again, and the page tells nobody whether there is such an order', async ({ page }) => {
  await page.goto('/nz/orders');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Order number').fill('HAV-0000000000');
  await page.getByLabel('Email').first().fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
});

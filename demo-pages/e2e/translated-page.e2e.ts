import { type Translation, translateIntoFonts } from '#testing/foreign-hands.ts';
import { donationForm, giveDetails, openDonation, payGift } from './giving-donor.ts';
import { WidgetShopper } from './pay-widget-shopper.ts';
import { blockReady, fillCartByPosts, testCards } from './site-visitor.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

/** Each page is translated by the browser when it has loaded, and whatever comes later too. */
async function translatePages(page: Page, translation: Translation): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const how = JSON.stringify(translation);
  await page.addInitScript({
    content: `if (self === top) addEventListener('load', () => (${translateIntoFonts})(${how}));
      addEventListener('haven-error', (event) => reportError(event.detail.error));`,
  });
  return errors;
}

const isTranslated = (page: Page) => expect(page.locator('font').first()).toBeAttached();

// Into a language that the blocks do not speak themselves.
for (const [when, translation, mark] of [
  ['at once', { language: 'sm' }, {}],
  ['late', { lateMs: 800 }, WIDE],
] as const)
  test.describe(`a page that the browser translates ${when}`, mark, () => {
    let errors: string[] = [];
    test.beforeEach(async ({ page }) => {
      errors = await translatePages(page, translation);
    });
    test.afterEach(() => {
      expect(errors).toEqual([]);
    });

    test('shows the right sums in the cart', async ({ page }) => {
      await fillCartByPosts(page, { items: { 'emergency-tent': 1, 'safe-water': 1 } });
      await page.goto('/cart');
      await isTranslated(page);
      await blockReady(page, 'gift-cart');
      const total = page.locator('.haven-totals__row--grand dd').filter({ visible: true });
      await expect(total).toContainText('$175.00');
      await page.getByRole('button', { name: 'Increase quantity of Emergency tent' }).click();
      await expect(total).toContainText('$320.00');
      await expect(page.locator('.haven-cart__line-total').first(), 'two tents').toContainText('$290.00');
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(total, 'the water alone').toContainText('$30.00');
    });

    test('shows the size that was chosen, and adds it to the cart', async ({ page }) => {
      await page.goto('/gifts/safe-water');
      await isTranslated(page);
      await blockReady(page, 'gift-item');
      const price = page.locator('gift-item .haven-gift-card__price').filter({ visible: true });
      await page.getByRole('radio', { name: /year/ }).check();
      await expect(price).toContainText('$110');
      await expect(price).toContainText('a year');
      await page.getByRole('button', { name: /^Add to cart/ }).click();
      await expect(page.getByText(/Added to your cart/).first()).toBeVisible();
      await expect(price, 'still chosen').toContainText('$110');
    });

    test('takes a gift by card', async ({ page }) => {
      await openDonation(page);
      await isTranslated(page);
      await giveDetails(page);
      await payGift(page, testCards.approved);
      await expect(donationForm(page)).toContainText(/Your receipt is number »?AU-\d{6}/);
    });

    test('takes a payment of a merchant by card', WIDE, async ({ page }) => {
      const shopper = new WidgetShopper(page);
      await shopper.open('card');
      await isTranslated(page);
      await shopper.payByCard();
      await expect(shopper.result).toContainText(/^Paid AUD 50\.00/);
    });
  });

import { blocksNear } from './blocks-near.ts';
import { nothingSticksOut, press, tabTo, type } from './keyboard.ts';
import { cardForm, openPayment, testCards } from './site-visitor.ts';
import { expect, test } from './test.ts';
import { WIDE } from './wide.ts';

test.use({ viewport: { width: 320, height: 640 }, forcedColors: 'active', reducedMotion: 'reduce' });

test(
  'a gift is chosen and its buyer’s details are given with the keyboard alone, 320 px wide, in forced colours',
  WIDE,
  async ({ page }) => {
    await page.goto('/gifts/safe-water');
    await blocksNear(page);
    await nothingSticksOut(page);
    await tabTo(page, page.getByRole('radio', { name: /three months/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /for a year/ })).toBeChecked();
    await tabTo(page, page.getByRole('spinbutton'));
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await press(page, page.getByRole('button', { name: /^Add to cart/ }));
    await press(page, page.getByRole('link', { name: 'View cart' }));

    await expect(page).toHaveURL(/\/cart$/);
    await blocksNear(page);
    await nothingSticksOut(page);
    await press(page, page.getByText('Continue to e-cards').filter({ visible: true }));
    await expect(page).toHaveURL(/\/cart\/e-cards$/);
    await blocksNear(page);
    await nothingSticksOut(page);
    await tabTo(page, page.getByRole('radio', { name: /^Email/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Printable/ })).toBeChecked();
    await nothingSticksOut(page);
    await press(page, page.getByRole('button', { name: 'Continue to your details' }));
    await press(page, page.getByRole('button', { name: 'Continue to your details' }));

    await expect(page).toHaveURL(/\/checkout\/details$/);
    await blocksNear(page);
    await nothingSticksOut(page);
    await type(page, page.getByLabel('First name').filter({ visible: true }), 'Mere');
    await type(page, page.getByLabel('Last name').filter({ visible: true }), 'Ngata');
    await type(page, page.getByLabel('Phone').filter({ visible: true }), '0412 345 678');
    await type(page, page.getByLabel('Email').filter({ visible: true }), 'mere@example.org');
    await type(page, page.getByRole('combobox', { name: 'Search for your address' }), '12 Wattle Street Richm');
    await expect(page.locator('address-search').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Street and number').filter({ visible: true })).toBeFocused();
    await expect(page.getByLabel('Street and number').filter({ visible: true })).toHaveValue('12 Wattle Street');
    await press(page, page.getByRole('checkbox', { name: /privacy/ }), 'Space');
    await press(page, page.getByRole('button', { name: 'Continue to payment' }));

    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await nothingSticksOut(page);
  },
);

test(
  'a purchase is paid, and its receipt and cards are found with the keyboard alone, 320 px wide, in forced colours',
  WIDE,
  async ({ page }) => {
    await openPayment(page, {
      items: { 'safe-water-year': 2 },
      cards: [{ instanceId: 'safe-water-year-1', cardType: 'printable' }],
    });
    await nothingSticksOut(page);
    await press(page, page.getByRole('button', { name: /^Card/ }));
    const form = cardForm(page);
    await type(page, form.getByLabel('Card Holders Name*'), 'Mere Ngata');
    await type(page, form.getByLabel('Card Number*'), testCards.approved);
    await type(page, form.getByLabel('Expiry*'), '1230');
    await type(page, form.getByLabel('CCV*'), '123');
    await press(page, page.getByRole('button', { name: /^Pay \$/ }));
    await expect(page).toHaveURL(/\/thank-you/);
    await expect(page.getByText('$220.00').first()).toBeVisible();
    await nothingSticksOut(page);
    await press(page, page.getByRole('link', { name: 'Your receipt' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt for a gift');
    await nothingSticksOut(page);
    await press(page, page.getByRole('link', { name: 'Your order', exact: true }));
    await press(page, page.getByRole('link', { name: 'Print your cards' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print your cards');
    await nothingSticksOut(page);
  },
);

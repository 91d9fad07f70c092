import { tabTo } from './keyboard.ts';
import { recordWidget } from './pay-widget-record.ts';
import { WidgetShopper } from './pay-widget-shopper.ts';
import { testCards } from './site-visitor.ts';
import { expect, test } from './test.ts';

test('by keyboard: a wrong field keeps the focus, and a decline stays to be read [C4.03] [C4.30]', async ({ page }) => {
  const record = await recordWidget(page);
  const shopper = new WidgetShopper(page);
  await shopper.open('decline-then-retry');
  const { widget, form } = shopper;
  const method = widget.getByRole('button', { name: 'Use Credit or Debit card' });
  const title = (name: string) => widget.getByRole('heading', { name });
  const submit = widget.getByRole('button', { name: 'Submit' });
  const name = form.getByRole('textbox').first();
  const isFree = () => expect(widget.locator('.pay-widget')).toHaveAttribute('aria-busy', 'false');
  const type = async (...texts: string[]) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
  };

  await isFree();
  await tabTo(page, method);
  await page.keyboard.press('Enter');
  await expect(title('Pay by card')).toBeFocused();
  await isFree();
  await tabTo(page, submit);
  const refused = page.waitForResponse((response) => response.url().endsWith('/v1/checkouts/callback'));
  await page.keyboard.press('Enter');
  await refused;
  await isFree();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(await name.evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('solid');

  await type('Aroha Smith', testCards.declined, '1230', '123');
  await page.keyboard.press('Enter');
  await expect(title('Choose how to pay')).toBeFocused();
  const line = widget.locator('.pay-notice');
  const text =
    'Payment not made. Your card was declined. Nothing was charged. Please try again or choose another way to pay.';
  await expect(line).toHaveText(text);
  await isFree();

  await page.keyboard.press('Tab');
  await expect(method).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title('Pay by card')).toBeFocused();
  await expect(line).toHaveCount(0);
  await isFree();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await type('Aroha Smith', '4242424242424242', '1230', '123');
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await shopper.expectPaid();
  expect(await record.announced(), 'what a screen reader hears').toEqual([
    'Loading the checkout',
    'Choose how to pay',
    'Please wait',
    'Pay by card',
    'Please wait',
    text,
    'Please wait',
    'Pay by card',
    'Please wait',
    'Thank you. Your payment was made.',
  ]);
});

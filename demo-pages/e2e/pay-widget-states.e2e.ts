import { expectPartAccessible } from './expect-accessible.ts';
import { WidgetShopper } from './pay-widget-shopper.ts';
import { WALKS } from './pay-widget-walks.ts';
import { expect, test } from './test.ts';
import { WIDE } from './wide.ts';

test('an outcome that cannot be sent is sent again, and paid once: nothing for axe [C8.16] [C8.19]', async ({
  page,
}) => {
  const shopper = new WidgetShopper(page);
  await shopper.open('zip');
  const step = shopper.widget.getByRole('group', { name: 'Pay with Zip' });
  await shopper.choose('Zip');
  await expect(step).toBeVisible();
  await page.route('**/v1/checkouts/callback', (route) => route.fulfill({ status: 500, body: '{}' }));
  const button = step.getByRole('button', { name: 'Pay with Zip' });
  const [window] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await window.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(step.getByRole('alert')).toContainText('The result of your payment could not be sent.');
  const again = step.getByRole('button', { name: 'Send again' });
  await expect(again).toBeEnabled();
  await expectPartAccessible(page, 'pay-widget');
  await page.unroute('**/v1/checkouts/callback');
  await again.press('Enter');
  await shopper.expectPaid();
});

test(
  'a form with mistakes, one that cannot be loaded, and one that comes back: nothing for axe',
  WIDE,
  async ({ page }) => {
    const shopper = new WidgetShopper(page);
    await page.clock.install();
    await shopper.open('card');
    await page.route('**/remote-action?**', (route) => route.abort());
    await shopper.choose('Use Credit or Debit card');
    await shopper.step('Pay by card');
    await page.clock.fastForward(21_000);
    const problem = shopper.widget.getByRole('alert').filter({ hasText: 'The form could not be loaded.' });
    await expect(problem).toBeVisible();
    await expectPartAccessible(page, 'pay-widget');
    await page.unroute('**/remote-action?**');
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(shopper.form.getByLabel('Card number')).toBeVisible();
    await shopper.submit();
    await expect(shopper.form.getByText(/required|Enter/i).first()).toBeVisible();
    await expect(shopper.widget.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await expectPartAccessible(page, 'pay-widget');
  },
);

test('a bank’s app is waited for in words, with nothing for axe [C4.08]', WIDE, async ({ page }) => {
  const shopper = new WidgetShopper(page);
  await shopper.open('3ds-decoupled');
  await shopper.payByCard();
  await expect(shopper.widget.getByText('Keep this page open.')).toBeVisible();
  await expectPartAccessible(page, 'pay-widget');
  await shopper.expectPaid();
});

test(
  'a slow issuer and a review are waited for under a cover, with nothing for axe [C4.28]',
  WIDE,
  async ({ page }) => {
    const shopper = new WidgetShopper(page);
    await shopper.open('card');
    await shopper.payByCard('4000000000000077');
    await expect(shopper.widget.locator('.pay-widget')).toHaveAttribute('aria-busy', 'true');
    await expectPartAccessible(page, 'pay-widget');
    await shopper.expectPaid();
  },
);

test('a look of its own has nothing for axe [C2.88]', WIDE, async ({ page }) => {
  const shopper = new WidgetShopper(page);
  await shopper.open('themed');
  await expect(shopper.widget.getByRole('button', { name: 'Use Credit or Debit card' })).toBeEnabled();
  await expect(shopper.widget.locator('.pay-widget')).toHaveAttribute('aria-busy', 'false');
  await expectPartAccessible(page, 'pay-widget');
  await shopper.choose('Use Credit or Debit card');
  await expect(shopper.widget.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expectPartAccessible(page, 'pay-widget');
});

for (const name of ['methods-disabled', 'expired'] as const) {
  test(`an end without payment (${name}) has nothing for axe [C4.19]`, async ({ page }) => {
    const [walk, end] = WALKS[name];
    const shopper = new WidgetShopper(page);
    await shopper.open(name);
    await walk(shopper);
    await shopper.expectEvent(end as 'paymentFailure' | 'paymentExpired');
    await expectPartAccessible(page, 'pay-widget');
  });
}

import { bankPage, hostedForm } from '#testing-kit/playwright.ts';
import { expectAccessible, expectPartAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { WidgetShopper } from './pay-widget-shopper.ts';
import { expect, test } from './test.ts';
import { WIDE } from './wide.ts';

test('the card path with the keyboard alone, and nothing for axe to find in any step [C2.06]', async ({ page }) => {
  const shopper = new WidgetShopper(page);
  await shopper.open('3ds-url', '/nz');
  const method = shopper.widget.getByRole('button', { name: 'Use Credit or Debit card' });
  await expect(method).toBeEnabled();
  await shopper.wholePage();
  await expectAccessible(page);
  await method.focus();
  await page.keyboard.press('Enter');
  await expect(shopper.form.getByLabel('Card number')).toBeVisible();
  await expect(shopper.widget.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(shopper.widget.getByRole('button', { name: 'Go back to payment methods' })).toHaveCount(1);
  await expectPartAccessible(page, 'pay-widget');
  await shopper.form.getByLabel('Name on card').focus();
  for (const text of ['Aroha Smith', '4242424242424242', '1230', '123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(shopper.widget.getByRole('button', { name: 'Submit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await shopper.step('Confirm the payment with your bank');
  const bank = await bankPage(page);
  await expect(bank.getByLabel('Code from your bank')).toBeVisible();
  await expectPartAccessible(page, 'pay-widget');
  await bank.getByLabel('Code from your bank').focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await shopper.expectPaid();
  await expectPartAccessible(page, 'pay-widget');
  await expect(shopper.result).toContainText('NZD');
});

test.describe('the rest of the hosted checkout', () => {
  test('can be used before React is there: the choice is taken, and the form comes when it can', async ({ page }) => {
    const watch = await watchPage(page);
    const shopper = new WidgetShopper(page);
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/checkout-widget\/chunks\/react-/, async (route) => {
      await onItsWay;
      await route.continue();
    });
    await shopper.open('card');
    const box = shopper.widget.locator('.pay-widget');
    await expect(box).toHaveAttribute('aria-busy', 'false');
    expect(watch.policyViolations).toEqual([]);
    await expectPartAccessible(page, 'pay-widget');
    const chosen = page.waitForRequest((request) => request.url().endsWith('/v1/checkouts/callback'));
    await shopper.choose('Use Credit or Debit card');
    expect((await chosen).postDataJSON().payload).toEqual({ payment_method_type: 'card' });
    await expect(box).toHaveAttribute('aria-busy', 'true');
    arrive();
    await shopper.fillCard();
    await shopper.submit();
    await shopper.expectPaid();
  });

  test(
    'stands twice on a page: two tabs of one checkout in one, and they come to the same end',
    WIDE,
    async ({ page }) => {
      const shopper = new WidgetShopper(page);
      await shopper.open('card');
      await expect(shopper.widget.getByRole('button', { name: 'Use Credit or Debit card' })).toBeEnabled();
      await page.evaluate(() => {
        const first = document.querySelector('pay-widget');
        const second = document.createElement('pay-widget');
        for (const { name, value } of [...(first?.attributes ?? [])])
          if (name !== 'id') second.setAttribute(name, value);
        second.dataset['copy'] = '';
        first?.after(second);
        second.addEventListener('paymentSuccessful', (event) => {
          document.body.dataset['secondPaid'] = (event as CustomEvent<{ charge_id: string }>).detail.charge_id;
        });
      });
      const copy = page.locator('pay-widget[data-copy]');
      const first = page.locator('pay-widget:not([data-copy])');
      await expect(copy.getByRole('button', { name: 'Use Credit or Debit card' })).toBeEnabled();
      await first.getByRole('button', { name: 'Use Credit or Debit card' }).click();
      // The second page was still at the chooser: its choice is too late, and it continues where the checkout is.
      await copy.getByRole('button', { name: 'Use Credit or Debit card' }).click();
      await hostedForm(copy).fillCard();
      await copy.getByRole('button', { name: 'Submit' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-second-paid', /^ch_/);
      await hostedForm(first).fillCard();
      await first.getByRole('button', { name: 'Submit' }).click();
      await shopper.expectPaid();
      await expect(shopper.result).toContainText((await page.locator('body').getAttribute('data-second-paid')) ?? '-');
    },
  );

  test('is where it was when the page is loaded again, and at its end when it had ended', async ({ page }) => {
    const shopper = new WidgetShopper(page);
    await shopper.open('card');
    await shopper.choose('Use Credit or Debit card');
    await expect(shopper.form.getByLabel('Card number')).toBeVisible();
    await page.reload();
    await shopper.fillCard();
    await shopper.submit();
    await shopper.expectPaid();
    const paid = await shopper.result.textContent();
    await page.reload();
    await shopper.expectPaid();
    expect(await shopper.result.textContent()).toBe(paid);
  });

  test('runs a scenario that is typed in, and says what is wrong with one', WIDE, async ({ page }) => {
    const shopper = new WidgetShopper(page);
    await shopper.open('card');
    await page.getByText('Write your own').click();
    const text = page.getByLabel('Scenario as JSON');
    await expect(text).toHaveValue(/"instruction": "payment_methods.show"/);
    await text.fill('{"steps": [{"instruction": "card.show"}]}');
    await page.getByRole('button', { name: 'Start what is written here' }).click();
    await expect(text).toHaveAccessibleDescription(/must be one of payment_methods\.show/);
    await shopper.wholePage();
    await expectAccessible(page);
    await text.fill(
      JSON.stringify({
        name: 'Sorry first',
        steps: [
          { instruction: 'generic.show_message', payload: { type: 'error', title: 'Sorry', message: 'We are closed' } },
          { wait: 300 },
          { instruction: 'merchant_event.emit', payload: { status: 'failure' } },
        ],
      }),
    );
    const shown = shopper.waitForMessage('Sorry: We are closed');
    await page.getByRole('button', { name: 'Start what is written here' }).click();
    await shown;
    await expect(page.getByText('Sorry first')).toBeVisible();
    await shopper.expectEvent('paymentFailure');
    // The message card stays on the screen once the checkout has ended.
    await expectPartAccessible(page, 'pay-widget');
  });
});

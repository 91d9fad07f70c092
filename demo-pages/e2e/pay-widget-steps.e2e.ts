import { expectPartAccessible } from './expect-accessible.ts';
import { expectNoJumps, recordWidget } from './pay-widget-record.ts';
import { WidgetShopper } from './pay-widget-shopper.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE, wideIf } from './wide.ts';

/** After keyboard use the focus is in the widget, on the step's region or inside it. */
const focusIsInStep = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('.pay-step, .pay-widget') !== null && document.hasFocus()),
    )
    .toBe(true);
const focusIsNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body);

for (const [names, steps] of [
  [
    'forms',
    [
      ['Use Credit or Debit card', 'Pay by card'],
      ['Pay with Saved Card', 'Pay with a saved card'],
      ['Pay Bank Account', 'Pay from a bank account'],
    ],
  ],
  [
    'buttons',
    [
      ['Afterpay', 'Pay with Afterpay'],
      ['Zip', 'Pay with Zip'],
    ],
  ],
  [
    'wallets',
    [
      ['Apple Pay', 'Pay with Apple Pay'],
      ['Google Pay', 'Pay with Google Pay'],
      ['PayPal', 'Pay with PayPal'],
    ],
  ],
] as const) {
  test(
    `the ${names}: nothing for axe, the focus stays with the shopper, each step is announced, nothing jumps [C2.07] [C2.09]`,
    wideIf(names !== 'forms'),
    async ({ page }) => {
      const record = await recordWidget(page);
      const shopper = new WidgetShopper(page);
      await shopper.open('all-methods');
      const { widget } = shopper;
      const free = () => expect(widget.locator('.pay-widget')).toHaveAttribute('aria-busy', 'false');
      for (const [method, region] of steps) {
        const option = widget.getByRole('button', { name: method, exact: true });
        await free();
        await option.focus();
        await page.keyboard.press('Enter');
        await expect(widget.getByRole('group', { name: region, exact: true })).toBeVisible();
        await free();
        await focusIsInStep(page);
        expect(await focusIsNowhere(page)).toBe(false);
        // The wallet's own button is visible, so the step is complete.
        if (names === 'wallets') await expect(widget.getByRole('button', { name: /Sim/ })).toBeVisible();
        await expectPartAccessible(page, 'pay-widget');
        await widget.getByRole('button', { name: 'Go back to payment methods' }).press('Enter');
        await expect(option).toBeEnabled();
        await free();
        await focusIsInStep(page);
      }
      const back = steps.flatMap(([, region]) => ['Please wait', region, 'Please wait', 'Choose how to pay']);
      expect((await record.announced()).filter((text) => !text.endsWith('button when you are ready.'))).toEqual([
        'Loading the checkout',
        'Choose how to pay',
        ...back,
      ]);
      expectNoJumps(await record.looks());
    },
  );
}

test(
  'a card with its bank’s question: each wait and the outcome are announced, and no step makes the page jump [C2.48] [C2.49] [C4.14]',
  WIDE,
  async ({ page }) => {
    const record = await recordWidget(page);
    const shopper = new WidgetShopper(page);
    await shopper.open('3ds-challenge');
    await shopper.payByCard();
    await shopper.step('Confirm the payment with your bank');
    // The bank's frame shows once it has loaded.
    await expect
      .poll(() =>
        shopper.widget.evaluate((widget) => {
          const frame = widget.querySelector('.pay-3ds-frame iframe');
          return frame && frame.getBoundingClientRect().width / widget.getBoundingClientRect().width;
        }),
      )
      .toBe(1);
    await shopper.confirmAtBank();
    await shopper.expectPaid();
    // The bank's frame took the focus with it.
    await focusIsInStep(page);
    const announced = await record.announced();
    expect(announced.slice(0, 6)).toEqual([
      'Loading the checkout',
      'Choose how to pay',
      'Please wait',
      'Pay by card',
      'Please wait',
      'Confirm the payment with your bank',
    ]);
    expect(announced.at(-1)).toMatch(/^(Payment received|Thank you)/);
    expectNoJumps(await record.looks());
    await expectPartAccessible(page, 'pay-widget');
  },
);

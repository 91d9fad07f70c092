import { answerChallenge, type FormInPage, hostedForm, WalletSheet } from '#testing-kit/playwright.ts';
import { expect, type FrameLocator, type Locator, type Page } from './test.ts';

/** A shopper at the hosted checkout, who uses the texts on the page. */
export class WidgetShopper {
  readonly widget: Locator;
  /** The frame of the payment form. */
  readonly form: FrameLocator;
  readonly log: Locator;
  readonly result: Locator;
  /** The sheet of a wallet, over the page. */
  readonly sheet: WalletSheet;
  readonly #form: FormInPage;

  constructor(readonly page: Page) {
    this.widget = page.locator('pay-widget');
    this.#form = hostedForm(this.widget);
    this.form = this.#form.frame;
    this.log = page.locator('#checkout-log');
    this.result = page.locator('#checkout-result');
    this.sheet = new WalletSheet(page);
  }

  async open(scenario: string, prefix = ''): Promise<void> {
    await this.page.goto(`${prefix}/merchant/checkout?scenario=${scenario}`);
  }

  /** Waits until the page around the widget is complete: the header's script renders its banner. */
  async wholePage(): Promise<void> {
    await this.page.waitForFunction(() => customElements.get('site-header'));
  }

  /** Waits for a step by the name of its region. */
  step(name: string | RegExp): Promise<void> {
    return expect(this.widget.getByRole('group', { name }).last()).toBeVisible();
  }

  choose(method: string): Promise<void> {
    return this.widget.getByRole('button', { name: method, exact: true }).click();
  }

  fillCard(number?: string): Promise<void> {
    return this.#form.fillCard(number ? { number } : {});
  }

  submit(): Promise<void> {
    return this.widget.getByRole('button', { name: 'Submit' }).click();
  }

  async payByCard(number?: string): Promise<void> {
    await this.choose('Use Credit or Debit card');
    await this.fillCard(number);
    await this.submit();
  }

  /** Confirms at the simulated bank, whose page is in a frame or in a frame inside that frame. */
  confirmAtBank(): Promise<void> {
    return answerChallenge(this.page);
  }

  /**
   * Waits for the message card with this text; the card is visible only for a moment, the live region keeps its text.
   */
  async waitForMessage(text: string): Promise<void> {
    await this.page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return (
        pathname === '/message-widget' && `${searchParams.get('title')}: ${searchParams.get('message')}`.includes(text)
      );
    });
  }

  /** The shop's server has confirmed the payment with the provider: one charge. */
  async expectPaid(timeout = 15_000): Promise<void> {
    await expect(this.result).toHaveText(/^Paid (AUD|NZD) 50\.00\. Charge (ch|wch)_[\w-]+\.$/, { timeout });
    await expect(this.log.locator('[data-event="paymentSuccessful"]')).toHaveCount(1);
  }

  async expectEvent(name: 'paymentFailure' | 'paymentExpired'): Promise<void> {
    await expect(this.log.locator(`[data-event="${name}"]`)).toHaveCount(1);
    await expect(this.result).toHaveText(/Nothing was charged\.$/);
    await expect(this.log).not.toContainText('paymentSuccessful');
  }
}

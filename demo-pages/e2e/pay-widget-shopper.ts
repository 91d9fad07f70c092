import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { testCards } from './site-visitor.ts';

/** A shopper at the hosted checkout, who uses the texts on the page. */
export class WidgetShopper {
  readonly widget: Locator;
  readonly form: FrameLocator;
  readonly log: Locator;
  readonly result: Locator;
  /** The sheet of a wallet, over the page. */
  readonly sheet: Locator;

  constructor(readonly page: Page) {
    this.widget = page.locator('pay-widget');
    this.form = page.frameLocator('pay-widget iframe');
    this.log = page.locator('#checkout-log');
    this.result = page.locator('#checkout-result');
    this.sheet = page.getByRole('dialog');
  }

  async open(scenario: string, prefix = ''): Promise<void> {
    await this.page.goto(`${prefix}/merchant/checkout?scenario=${scenario}`);
  }

  /** Waits until the page around the widget is complete: the header's script draws its banner. */
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

  async fillCard(number: string = testCards.approved): Promise<void> {
    await this.form.getByLabel(/^Card Holders Name/).fill('Aroha Smith');
    await this.form.getByLabel('Card Number*').fill(number);
    await this.form.getByLabel('Expiry*').fill('1230');
    await this.form.getByLabel('CCV*').fill('123');
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
  async confirmAtBank(): Promise<void> {
    const bank = () => this.page.frames().find((frame) => frame.url().includes('/3ds/challenge/'));
    await expect.poll(bank).toBeDefined();
    await bank()?.getByLabel('Code from your bank').fill('123456');
    await bank()?.getByRole('button', { name: 'Confirm payment' }).click();
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

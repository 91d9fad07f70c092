import type { Frame, FrameLocator, Locator, Page, Response } from '@playwright/test';
import { type AccountDetails, type CardDetails, TEST_ACCOUNT, TEST_BANK_CODE, TEST_CARD } from './test-details.ts';

export {
  type AccountDetails,
  type CardDetails,
  TEST_ACCOUNT,
  TEST_ACCOUNT_NZ,
  TEST_BANK_CODE,
  TEST_CARD,
  TEST_CARD_NUMBERS,
} from './test-details.ts';

/** The cards of the sandbox's wallets, by what happens when one pays. */
export type WalletCardChoice = 'approve' | 'slow' | 'in_review' | 'decline' | 'fail' | 'lost';

/** The sheet of a wallet that the sandbox simulates, over the page. */
export class WalletSheet {
  /** The sheet itself. */
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^Pay .* with Sim/ });
  }

  /** Chooses the card in the wallet, which decides how the payment ends. */
  choose(card: WalletCardChoice): Promise<void> {
    return this.dialog.locator(`input[type="radio"][value="${card}"]`).check();
  }

  /** Pays, with a card that is chosen first. */
  async pay(card?: WalletCardChoice): Promise<void> {
    if (card) await this.choose(card);
    await this.dialog.locator('button.pay').click();
  }

  /** Closes the sheet without paying. */
  cancel(): Promise<void> {
    return this.dialog.locator('button.cancel').click();
  }
}

/** Clicks a wallet's button and resolves with its sheet once it is open. */
export async function chooseWallet(page: Page, button: Locator): Promise<WalletSheet> {
  const sheet = new WalletSheet(page);
  await button.click();
  await sheet.dialog.waitFor();
  return sheet;
}

/** What contains a form: a page, a locator in it, or a frame. */
export interface PlaceInPage {
  /** Finds a frame in it. */
  frameLocator(selector: string): FrameLocator;
}

/**
 * A payment form of the provider in a page that Playwright drives. It is found by its fields, whatever their labels.
 */
export class FormInPage {
  /** The form's frame, for what has no method here. */
  readonly frame: FrameLocator;

  /** `place` contains the frame of exactly one form. */
  constructor(place: PlaceInPage) {
    this.frame = place.frameLocator('iframe[src*="/remote-action?"]');
  }

  /** An input of the form by its field: `card_number`, `email`. */
  field(name: string): Locator {
    return this.frame.locator(`[name="${name}"]`);
  }

  /** Types into fields by name. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  /** Fills a card form; what is not given is a card that the sandbox approves. */
  async fillCard(card: Partial<CardDetails> = {}): Promise<void> {
    const { name, number, expiry, ccv } = { ...TEST_CARD, ...card };
    await this.fill({ card_name: name, card_number: number, expire_month: expiry, card_ccv: ccv });
  }

  /** Fills a form for a bank account; without an account, with one that the sandbox accepts. */
  async fillAccount({ name, bsb, number }: AccountDetails = TEST_ACCOUNT): Promise<void> {
    await this.fill({ account_name: name, ...(bsb ? { account_bsb: bsb } : {}), account_number: number });
  }

  /** Fills a form for a gift card. */
  async fillGiftCard(number = '6280000000000000', pin = '1234'): Promise<void> {
    await this.fill({ card_number: number, card_pin: pin });
  }

  /** Clicks the form's own submit button. */
  submit(): Promise<void> {
    return this.frame.locator('button[type="submit"]').click();
  }
}

/** The payment form in a page, or in a part of it that contains one form. */
export const hostedForm = (place: PlaceInPage): FormInPage => new FormInPage(place);

/** How the shopper answers the bank. */
export type BankAnswer = 'confirm' | 'reject' | 'cancel' | 'timeout' | 'slow';

const isBank = (frame: Frame) => frame.url().includes('/3ds/challenge/');

/** Waits for the challenge of the sandbox's bank: a frame of the page, or a frame inside that frame. */
export async function bankPage(page: Page): Promise<Frame> {
  return page.frames().find(isBank) ?? (await page.waitForEvent('framenavigated', isBank));
}

/** Answers the 3-D Secure question of the sandbox's bank; `code` is typed to confirm. */
export async function answerChallenge(
  page: Page,
  answer: BankAnswer = 'confirm',
  code: string = TEST_BANK_CODE,
): Promise<void> {
  const bank = await bankPage(page);
  if (answer === 'confirm') await bank.locator('input[name="code"]').fill(code);
  await bank.locator(`button[name="decision"][value="${answer}"]`).click();
}

/** How a form or a wallet ended: what the provider answered. */
export type FormOutcome =
  | { readonly name: 'finish'; readonly token: string }
  | { readonly name: 'error'; readonly status: number; readonly code: string | undefined; readonly message: string };

/** How a hosted checkout ended: the event of `<pay-widget>` and its detail. */
export interface HostedOutcome {
  readonly name: 'paymentSuccessful' | 'paymentFailure' | 'paymentExpired';
  readonly detail: unknown;
}

const asksForToken = (response: Response) =>
  response.request().method() === 'POST' && new URL(response.url()).pathname === '/v1/payment_sources/tokens';

/**
 * Does `act`, such as `() => form.submit()`, and resolves with the provider's answer: the one-time token, or the error.
 * Nothing is answered while fields are invalid: then it rejects after Playwright's timeout.
 */
export async function formOutcome(page: Page, act: () => Promise<unknown>): Promise<FormOutcome> {
  const [response] = await Promise.all([page.waitForResponse(asksForToken), act()]);
  const { resource, error } = (await response.json()) as {
    resource?: { data?: unknown } | null;
    error?: { code?: string; message?: string } | null;
  };
  if (response.ok()) return { name: 'finish', token: String(resource?.data) };
  return { name: 'error', status: response.status(), code: error?.code, message: error?.message ?? '' };
}

/** Does `act` and resolves with the event that ends the hosted checkout in the page, `<pay-widget>` or `Checkout`. */
export async function checkoutOutcome(page: Page, act: () => Promise<unknown>): Promise<HostedOutcome> {
  // Listens before acting: an ending is reported once.
  const listener = await page.evaluateHandle(() => {
    const names = ['paymentSuccessful', 'paymentFailure', 'paymentExpired'] as const;
    const ended = new Promise<{ name: (typeof names)[number]; detail: unknown }>((resolve) => {
      for (const name of names) {
        const listen = (event: Event) => resolve({ name, detail: (event as CustomEvent<unknown>).detail });
        document.addEventListener(name, listen, { once: true });
      }
    });
    return { ended };
  });
  await act();
  return listener.evaluate(({ ended }) => ended);
}

/** The buttons of the checkouts that the sandbox simulates: `refer` is PayPal's and Zip's, a review by the company. */
export type CheckoutDecision = 'approve' | 'slow' | 'decline' | 'refer' | 'fail' | 'cancel';

/** Clicks a checkout's button, waits for its window, and clicks a decision there. Resolves with the window. */
export async function decideInWindow(page: Page, button: Locator, decision: CheckoutDecision): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await window.locator(`button[name="decision"][value="${decision}"]`).click();
  return window;
}

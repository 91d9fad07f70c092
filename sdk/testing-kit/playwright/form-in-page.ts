import type { FrameLocator, Locator } from '@playwright/test';
import { type AccountDetails, type CardDetails, TEST_ACCOUNT, TEST_CARD } from '../test-details.ts';

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

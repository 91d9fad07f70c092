import type { Locator, Page } from '@playwright/test';

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

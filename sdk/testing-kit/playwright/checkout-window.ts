import type { Locator, Page } from '@playwright/test';

/** The buttons of the checkouts that the sandbox simulates: `refer` is PayPal's and Zip's, a review by the company. */
export type CheckoutDecision = 'approve' | 'slow' | 'decline' | 'refer' | 'fail' | 'cancel';

/** Clicks a checkout's button, waits for its window, and clicks a decision there. Resolves with the window. */
export async function decideInWindow(page: Page, button: Locator, decision: CheckoutDecision): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await window.locator(`button[name="decision"][value="${decision}"]`).click();
  return window;
}

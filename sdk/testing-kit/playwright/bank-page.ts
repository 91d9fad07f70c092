import type { Frame, Page } from '@playwright/test';
import { TEST_BANK_CODE } from '../test-details.ts';

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

import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TABS = 80;

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < MAX_TABS; presses++) {
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement && document.hasFocus()))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control} cannot be reached with ${MAX_TABS} presses of Tab`);
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Types over what a field holds: whoever tabs into one has its text selected. */
export async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

export async function nothingSticksOut(page: Page): Promise<void> {
  // Of the page as it comes to rest: what moves while it arrives is the layout-shift tests' concern.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}

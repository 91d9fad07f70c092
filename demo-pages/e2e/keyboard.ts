import { type ElementHandle, expect, type Locator, type Page } from './test.ts';

const MAX_TABS = 80;

/** Presses Tab until the control has focus, as a keyboard user does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const find = () => control.elementHandle() as Promise<ElementHandle<Element>>;
  let element = await find();
  for (let presses = 0; presses < MAX_TABS; presses++) {
    const look = element.evaluate((node) => ({
      isFocused: node === node.ownerDocument.activeElement && document.hasFocus(),
      isGone: !node.checkVisibility(),
    }));
    // It fails when the page was left.
    const { isFocused, isGone } = await look.catch(() => ({ isFocused: false, isGone: true }));
    if (isFocused) return;
    // To find a control by its role and name takes longer than a press: again only where a view or a page has replaced
    // it.
    if (isGone) element = await find();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`${control} cannot be reached with ${MAX_TABS} presses of Tab`);
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Replaces a field's text by typing: focusing a field with Tab selects its text. */
export async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

export async function nothingSticksOut(page: Page): Promise<void> {
  // Of the settled page: movements during loading are tested by the layout-shift tests.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}

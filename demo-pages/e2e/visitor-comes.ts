import type { Page } from '@playwright/test';

/** Moves the mouse over the page, as somebody does who comes to it, and waits until the blocks near have their scripts. */
export async function visitorComes(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.mouse.move(2, 300);
  await page.mouse.move(3, 302);
  await page.waitForFunction(() =>
    [...document.querySelectorAll(':not(:defined)')].every((block) => {
      const { top, bottom, width } = block.getBoundingClientRect();
      return width === 0 || top > 1.9 * innerHeight || bottom < -0.9 * innerHeight;
    }),
  );
}

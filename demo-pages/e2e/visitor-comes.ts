import type { Page } from './test.ts';

/** Moves the mouse over the page once it has loaded, as somebody does who comes to it: then blocks load their scripts. */
export async function moveMouse(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.mouse.move(2, 300);
  await page.mouse.move(3, 302);
}

/**
 * Waits until the blocks near have their scripts, and views, after a sign of the visitor. Without one, a block wakes five seconds
 * later: a test that only waits for it says first that somebody is there.
 */
export async function visitorComes(page: Page, sign: (page: Page) => Promise<unknown> = moveMouse): Promise<void> {
  await sign(page);
  await blocksNear(page);
}

/** Waits until the blocks within a screen of what shows have their scripts, and views; not those in closed `<details>`. */
export async function blocksNear(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll(':not(:defined), [data-haven-waits]')].every((block) => {
        const { top, bottom, width } = block.getBoundingClientRect();
        const view = block.shadowRoot ?? block.querySelector(':scope > [slot="haven-view"]');
        const isDrawn = block.matches(':defined') && view?.hasChildNodes();
        return (
          isDrawn || width === 0 || !block.checkVisibility() || top > 1.9 * innerHeight || bottom < -0.9 * innerHeight
        );
      }),
    undefined,
    // Looks by a timer: by default it looks in each frame, and never without one.
    { polling: 50 },
  );
}

import type { Page } from './test.ts';

/**
 * Waits until the blocks within a screen of what shows are hydrated, as they are by themselves once the page has
 * loaded; not those in closed `<details>`.
 */
export async function blocksNear(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // A page has been gone to before its blocks are in the document.
      document.readyState !== 'loading' &&
      [...document.querySelectorAll(':not(:defined), [data-haven-drawn], [data-haven-waits]')].every((block) => {
        const { top, bottom, width } = block.getBoundingClientRect();
        const view = block.shadowRoot ?? block.querySelector(':scope > [slot="haven-view"]');
        // React keeps its tree at what it renders into.
        const tree = Object.entries(view ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1];
        const isHydrated = tree && !tree.stateNode.current.memoizedState.isDehydrated;
        return (
          isHydrated ||
          width === 0 ||
          !block.checkVisibility() ||
          top > 1.9 * innerHeight ||
          bottom < -0.9 * innerHeight
        );
      }),
    undefined,
    // Looks by a timer: by default it looks in each frame, and never without one.
    { polling: 50 },
  );
}

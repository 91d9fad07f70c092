import { expect, type Page } from './test.ts';

/**
 * Resolves when the page has had so many frames. A busy browser may stop giving them: after a second, a screenshot
 * makes it show one. Every look comes from outside, so that a page without frames fails here with the number that it
 * had, and one whose script never ends without a number.
 */
export async function shownFrames(page: Page, count: number): Promise<void> {
  const start = () =>
    page.evaluateHandle((count) => {
      const frames = { seen: 0 };
      const see = () => {
        frames.seen += 1;
        if (frames.seen < count) requestAnimationFrame(see);
      };
      requestAnimationFrame(see);
      return frames;
    }, count);
  let frames: Awaited<ReturnType<typeof start>> | undefined;
  let looks = 0;
  const seen = async () => {
    frames ??= await start();
    looks += 1;
    // Hiding the caret would add styles to the page, which its policy forbids.
    if (looks > 3) await page.screenshot({ caret: 'initial' });
    return frames.evaluate(({ seen }) => seen);
  };
  await expect.poll(seen, { message: 'frames that the browser showed', intervals: [50, 200, 1_000] }).toBe(count);
}

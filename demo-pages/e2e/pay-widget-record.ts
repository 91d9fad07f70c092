import { expect, type Page } from './test.ts';

/** The widget in one frame of the screen. */
export interface Look {
  readonly height: number;
  readonly step: string;
  readonly frames: string;
  readonly isCovered: boolean;
}

/** Records the widget's height in each frame, and every text in its live region. */
export async function recordWidget(page: Page): Promise<{ looks(): Promise<Look[]>; announced(): Promise<string[]> }> {
  await page.addInitScript(() => {
    if (window !== top) return;
    const looks: { height: number; step: string; frames: string; isCovered: boolean }[] = [];
    const announced: string[] = [];
    Object.assign(window, { havenRecord: { looks, announced } });
    const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
    let last = '';
    const look = () => {
      requestAnimationFrame(look);
      const widget = document.querySelector('pay-widget');
      const box = widget?.querySelector('.pay-widget');
      if (!widget || !box) return;
      const frames = [...widget.querySelectorAll('iframe')];
      const now = {
        height: heightOf(widget),
        step: widget.querySelector('.pay-step')?.getAttribute('aria-label') ?? '',
        // A frame whose content has not come takes no room: the element around it cuts it off.
        frames: frames
          .filter(({ parentElement }) => parentElement && heightOf(parentElement))
          .map(heightOf)
          .join(),
        isCovered: box.getAttribute('aria-busy') === 'true',
      };
      if (JSON.stringify(now) !== last) looks.push(now);
      last = JSON.stringify(now);
    };
    requestAnimationFrame(look);
    const hear = () => {
      const text = document.querySelector('.pay-widget__live')?.textContent ?? '';
      if (text && text !== announced.at(-1)) announced.push(text);
    };
    new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const record = (name: 'looks' | 'announced') =>
    page.evaluate((key) => Reflect.get(Reflect.get(window, 'havenRecord') as object, key), name);
  return { looks: () => record('looks'), announced: () => record('announced') };
}

/**
 * Between steps the widget's height follows the height of its frames; otherwise it changes at most once for each step
 * without frames, while the spinner covers the step or when it ends. It never changes while the shopper looks at a
 * step.
 */
export function expectNoJumps(looks: readonly Look[]): void {
  const jumps: string[] = [];
  let changes = 0;
  let isSeen = false;
  for (const [index, now] of looks.entries()) {
    const before = looks[index - 1];
    if (!before) continue;
    if (now.step !== before.step) {
      changes = 0;
      isSeen = false;
    }
    if (now.height !== before.height && now.frames === before.frames) {
      changes += 1;
      if (isSeen || changes > 1) jumps.push(`${JSON.stringify(before)} -> ${JSON.stringify(now)}`);
    }
    isSeen ||= !now.isCovered;
  }
  expect(jumps).toEqual([]);
  expect(looks.length).toBeGreaterThan(3);
}

import { blocksNear } from './blocks-near.ts';
import { shownFrames } from './shown-frames.ts';
import { expect, type Page } from './test.ts';

/**
 * A hundredth of what browsers rate as good. A busy machine may paint between two steps that are one on a quiet
 * machine.
 */
const VISIBLE_SHIFT = 0.001;

interface Shifts {
  score: number;
  /** What moved, and from where to where. */
  sources: string[];
  /** The page's boxes in sight, from frame to frame: what grew or shrank above what moved. */
  boxes: string[];
}

/** Opens a page and expects that nothing on it moves that a visitor would notice. Smaller shifts are printed. */
export async function expectNoShift(...options: Parameters<typeof layoutShift>): Promise<void> {
  const { score, sources, boxes } = await layoutShift(...options);
  const shift = `${options[1]} shifts by ${score}: ${sources.join('; ')}`;
  if (score > 0) console.warn(shift);
  expect(score, `${shift}. Its boxes: ${boxes.join(' -> ')}`).toBeLessThan(VISIBLE_SHIFT);
}

/**
 * The page's cumulative layout shift, measured by the browser from the first paint on, until the blocks near are
 * hydrated. `meanwhile` is what happens before, once the page is `opened`.
 */
async function layoutShift(
  page: Page,
  path: string,
  meanwhile: () => Promise<unknown> = async () => {},
  opened: 'commit' | 'domcontentloaded' = 'domcontentloaded',
): Promise<Shifts> {
  await page.addInitScript(() => {
    const shifts: Shifts = { score: 0, sources: [], boxes: [] };
    Reflect.set(window, 'havenShifts', shifts);
    const look = () => {
      const boxes = [...document.querySelectorAll('body > *, main > *')]
        .map((box) => [box, box.getBoundingClientRect()] as const)
        .filter(([, { y, height }]) => height > 0 && y < innerHeight)
        .map(([{ localName }, { y, height }]) => `${localName} ${y} ${height}`)
        .join(', ');
      if (boxes !== shifts.boxes.at(-1)) shifts.boxes.push(boxes);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.score += entry.value;
        // A node inside a shadow root is not reported, so where it was and is says which one it may be.
        for (const { node, previousRect, currentRect } of entry.sources) {
          const [from, to] = [previousRect, currentRect].map((r) => `${r.x} ${r.y} ${r.width} ${r.height}`);
          const name =
            node instanceof Element ? `<${node.localName} id="${node.id}" class="${node.className}">` : node?.nodeName;
          shifts.sources.push(`${name ?? 'in a shadow root'}: ${from} -> ${to}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A slow network makes the browser paint the fallback before the blocks replace it.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(path, { waitUntil: opened });
  await meanwhile();
  await page.waitForLoadState('networkidle');
  await blocksNear(page);
  await page.waitForLoadState('networkidle');
  await shownFrames(page, 2);
  const shifts = await page.evaluate(() => Reflect.get(window, 'havenShifts') as Shifts);
  await network.detach();
  return shifts;
}

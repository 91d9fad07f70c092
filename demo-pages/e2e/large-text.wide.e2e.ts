import { blocksNear } from './blocks-near.ts';
import { ALL_REFUSED } from './script-states.ts';
import { type Browser, chromium, expect, type TestInfo, test } from './test.ts';
import { WIDE } from './wide.ts';

const PATHS = [
  '/',
  '/nz',
  '/ar',
  '/gifts',
  '/gifts/emergency-tent',
  '/cart',
  '/donate',
  '/news',
  '/news/two-thousand-people-one-well',
  '/events',
  '/media',
  '/appeals/winter-appeal',
  '/petition',
  '/bequest',
  '/my-giving',
  '/search?keywords=tent',
  '/update-details',
  '/privacy',
  '/elements',
  '/back-office/records',
  '/checkout/details',
  '/cart/e-cards',
];

/** A browser whose settings have a default font size of 200 %, which media queries in rem follow too. */
function largeText({ project }: TestInfo): Promise<Browser> {
  const { executablePath = '', args = [] } = project.use.launchOptions ?? {};
  return chromium.launch({ executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] });
}

for (const window of [320, 390, 1024]) {
  test(
    `no page is wider than a window of ${window} px where text is twice as large`,
    WIDE,
    async ({ baseURL }, info) => {
      const browser = await largeText(info);
      const page = await browser.newPage({ baseURL: baseURL as string, viewport: { width: window, height: 800 } });
      const form = { intent: 'add', itemId: 'solar-lamp' };
      const added = await page.request.post('/cart', { form, headers: { origin: baseURL as string } });
      expect(added.status(), 'a gift in the cart').toBe(200);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      for (const path of PATHS) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        expect(await width(), `${path} before its scripts`).toBe(window);
        await blocksNear(page);
        expect(await width(), path).toBe(window);
      }
      await browser.close();
    },
  );
}

test(
  'a menu stays whole where text is twice as large, in long languages, without our scripts too',
  WIDE,
  async ({ baseURL }, info) => {
    const browser = await largeText(info);
    for (const width of [320, 390]) {
      const page = await browser.newPage({ baseURL: baseURL as string, viewport: { width, height: 800 } });
      await ALL_REFUSED.prepare(page);
      for (const path of ['/', '/vi', '/ar', '/fr']) {
        await page.goto(path);
        const menu = page.locator('site-header #menu > summary');
        const top = () =>
          menu.evaluate((button) => button.getBoundingClientRect().top + document.documentElement.scrollTop);
        const before = await top();
        await menu.click();
        const links = page.locator('site-header').getByRole('link').filter({ visible: true });
        const edges = await links.evaluateAll((all) =>
          all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
        );
        expect(edges.length, `${path}: the menu has its links`).toBeGreaterThan(9);
        for (const { left, right } of edges) expect([left >= 0, right <= width], path).toEqual([true, true]);
        expect(await top(), `${path}: the button stays where it was`).toBe(before);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
      await page.close();
    }
    await browser.close();
  },
);

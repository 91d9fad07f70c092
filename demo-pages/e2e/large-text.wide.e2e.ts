import { blocksNear } from './blocks-near.ts';
import { chromium, expect, test } from './test.ts';
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

// A default font size of 200 % in the browser's settings, which media queries in rem follow too.
for (const window of [320, 390, 1024]) {
  test(
    `no page is wider than a window of ${window} px where text is twice as large`,
    WIDE,
    async ({ baseURL }, { project }) => {
      const { executablePath = '', args = [] } = project.use.launchOptions ?? {};
      const browser = await chromium.launch({ executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] });
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

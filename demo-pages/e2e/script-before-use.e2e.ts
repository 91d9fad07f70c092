import { gzipSync } from 'node:zlib';
import { expectNoShift } from './layout-shift.ts';
import { onlyNarrow } from './narrow-screen.ts';
import { fillCartByPosts } from './site-visitor.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

/** What a page may load before its visitor does anything. */
const LIMIT_KIB = 15;
const PAGES = [
  '/',
  '/gifts',
  '/gifts/emergency-tent',
  '/donate',
  '/appeals/winter-appeal',
  '/petition',
  '/nz/news',
  '/events',
  '/media',
  '/bequest',
  '/newsletter',
  '/update-details',
  '/privacy',
  '/cart',
  '/cart/e-cards',
  '/checkout/details',
];

const isDefined = (page: Page, tag: string) => page.evaluate((name) => Boolean(customElements.get(name)), tag);

/** Opens a page whose blocks get no script before `arrive` is called: only the autoloader runs. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const hasActed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/elements/*.js', async (route) => {
    if (!route.request().url().endsWith('/autoload.js')) await hasActed;
    await route.continue();
  });
  await page.goto(path);
  return arrive;
}

/** Stops the pause after which scripts come without a visitor; `havenPauseEnds` of the window ends it. */
const stopPause = () => {
  const { setTimeout } = window;
  const instead = (run: () => void, ms?: number) => {
    if (ms !== 5000) return setTimeout(run, ms);
    Reflect.set(window, 'havenPauseEnds', run);
    return 0;
  };
  Reflect.set(window, 'setTimeout', instead);
};

for (const [which, paths, mark] of [
  ['from the front page to the events', PAGES.slice(0, PAGES.length / 2), {}],
  ['from the media to a buyer’s details', PAGES.slice(PAGES.length / 2), WIDE],
] as const)
  onlyNarrow(
    `each page ${which} loads at most 15 KiB of script before its visitor does anything, and the rest after a pause`,
    mark,
    async ({ page, context }) => {
      await fillCartByPosts(page, { items: { 'emergency-tent': 1 } });
      await context.addInitScript(stopPause);
      for (const path of paths) {
        const tab = await context.newPage();
        const scripts = new Set<string>();
        tab.on('request', (request) => {
          if (/\.m?js$/.test(new URL(request.url()).pathname)) scripts.add(request.url());
        });
        await tab.goto(path, { waitUntil: 'networkidle' });
        await tab.waitForFunction(() => Reflect.get(window, 'havenPauseEnds'));
        const loaded = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
        const size = loaded.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024;
        expect(loaded.length, `${path} has a script`).toBeGreaterThan(0);
        expect(size, `${path} before anybody does anything: ${[...scripts].join(' ')}`).toBeLessThanOrEqual(LIMIT_KIB);
        await tab.evaluate(() => (Reflect.get(window, 'havenPauseEnds') as () => void)());
        await tab.waitForFunction(() => document.querySelector(':is([data-haven-drawn], [data-haven-waits]):defined'));
        await tab.close();
      }
    },
  );

onlyNarrow('the first press on the menu opens it', async ({ page }) => {
  const arrive = await openAsleep(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  expect(await isDefined(page, 'site-header')).toBe(false);
  arrive();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('site-header').getByRole('link', { name: 'Petition' })).toBeVisible();
});

test(
  'the first press on the pages below an item opens them, and its links are there before',
  WIDE,
  async ({ page }) => {
    const arrive = await openAsleep(page, '/');
    const header = page.locator('site-header');
    await expect(header.getByRole('link', { name: 'Petition' })).toBeVisible();
    await header.getByRole('button', { name: 'Pages below Gifts' }).click();
    expect(await isDefined(page, 'site-header')).toBe(false);
    arrive();
    await expect(header.getByRole('link', { name: 'Warm blankets' })).toBeVisible();
  },
);

test('the first press on a carousel’s next shows the next slide', WIDE, async ({ page }) => {
  const arrive = await openAsleep(page, '/');
  const slides = page.locator('hero-carousel > *');
  await expect(slides.first()).toBeVisible();
  await expect(slides.nth(1)).toBeHidden();
  await page.locator('hero-carousel').getByRole('button', { name: 'Next slide' }).click();
  expect(await isDefined(page, 'hero-carousel')).toBe(false);
  arrive();
  await expect(slides.nth(1)).toBeInViewport();
  await expect(slides.first()).not.toBeInViewport();
});

test('a gift is put into the cart before its script', async ({ page }) => {
  await openAsleep(page, '/gifts/safe-water');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('main').getByText('Safe water').filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
});

test('an amount that was chosen before the script is the gift, and the press goes on', async ({ page }) => {
  const arrive = await openAsleep(page, '/donate');
  const form = page.locator('donation-form');
  await form.getByText('$290').filter({ visible: true }).click();
  await form.getByRole('button', { name: 'Continue to your details' }).click();
  expect(await isDefined(page, 'donation-form')).toBe(false);
  arrive();
  await expect(form.getByLabel('First name').filter({ visible: true })).toBeVisible();
  await form.getByRole('button', { name: /^Your gift/ }).click();
  await expect(form.getByRole('radio', { name: /\$290/ })).toBeChecked();
});

test('the first press on monthly shows the monthly amounts', WIDE, async ({ page }) => {
  const arrive = await openAsleep(page, '/donate');
  const form = page.locator('donation-form');
  await form.getByRole('button', { name: 'Give monthly' }).click();
  expect([await isDefined(page, 'donation-form'), await isDefined(page, 'donation-mode')]).toEqual([false, false]);
  arrive();
  await expect(form.getByRole('radio', { name: /\$15/ })).toBeVisible();
  await form.getByRole('button', { name: 'Continue to your details' }).click();
  await form.getByRole('button', { name: /^Your gift/ }).click();
  await expect(form.getByRole('radio', { name: /\$30/ }), 'the form has heard of it').toBeChecked();
});

test('a donation whose script cannot be loaded is the form that works without, with what was typed', async ({
  page,
}) => {
  await page.route('**/elements/donation-form.js', (route) => route.abort());
  await page.goto('/donate');
  const typed = page.getByLabel('Another amount').filter({ visible: true });
  await typed.fill('62.50');
  const own = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(own).toBeVisible();
  await expect(typed).toHaveValue('62.50');
  await own.click();
  await expect(page.getByRole('heading', { name: 'There is a problem' }).filter({ visible: true })).toBeVisible();
});

test('what is typed into a petition before its script stays, with the focus', async ({ page }) => {
  const arrive = await openAsleep(page, '/petition');
  const form = page.locator('petition-form');
  const name = form.getByLabel('First name').filter({ visible: true });
  await name.click();
  await page.keyboard.type('Aro');
  expect(await isDefined(page, 'petition-form')).toBe(false);
  arrive();
  await page.waitForFunction(() => document.querySelector('petition-form > [slot="haven-view"]'));
  await page.keyboard.type('ha');
  await expect(name).toHaveValue('Aroha');
  await expect(name).toBeFocused();
});

test('nothing moves when the visitor comes and the scripts with them', { tag: ['@narrow', WIDE.tag] }, async ({
  page,
}) => {
  for (const path of ['/donate', '/news', '/events']) await expectNoShift(page, path);
});

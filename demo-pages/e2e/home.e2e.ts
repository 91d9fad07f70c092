import { blocksNear } from './blocks-near.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoShift } from './layout-shift.ts';
import { narrowFirst } from './narrow-screen.ts';
import { watchPage } from './page-watch.ts';
import { shownFrames } from './shown-frames.ts';
import { expect, type Page, test } from './test.ts';
import { NARROW_FIRST, WIDE, wideIf } from './wide.ts';

const SITES = [
  { country: 'Australia', home: '/', greeting: 'Welcome. Useful gifts.', tags: {} },
  { country: 'New Zealand', home: '/nz', greeting: 'Nau mai, haere mai', tags: WIDE },
];
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
/** Opens a page, and waits until the blocks near are hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await blocksNear(page);
}

/** Scrolls down the page screen by screen, and waits at each until the blocks near have loaded. */
async function readOn(page: Page): Promise<void> {
  const step = page.viewportSize()?.height ?? 0;
  const scroll = (y: number) =>
    page.evaluate((y) => {
      scrollTo(0, y);
      return y < document.documentElement.scrollHeight;
    }, y);
  for (let y = 0; await scroll(y); y += step) {
    await shownFrames(page, 1);
    await blocksNear(page);
  }
}

for (const { country, home, greeting, tags } of SITES) {
  test(
    `${country}: the front page is made of blocks that start without a fault [W1.12] [W1.02]`,
    tags,
    async ({ page }) => {
      const watch = await watchPage(page);
      await open(page, home);
      await expect(page.getByText(greeting, { exact: true })).toBeVisible();
      await readOn(page);
      await expect(page.locator('dl.counters animated-counter').first()).toContainText('318,400');
      await expect(page.locator('#appeal-countdown').getByRole('timer')).toContainText(/\d+\s*days/);
      await expect(page.locator('copy-link').getByRole('button')).toBeVisible();
      await expect(page.locator('hero-carousel').getByRole('button', { name: /slide rotation/ })).toBeVisible();
      await expect(page.locator('.film-row video-block').getByRole('button')).toBeVisible();
      expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
    },
  );
}

narrowFirst('nothing moves while the front page and the donation arrive', NARROW_FIRST, async ({ page }) => {
  for (const path of ['/', '/nz/donate']) await expectNoShift(page, path);
});

test('nothing moves where people read on while scripts arrive', { tag: ['@narrow', WIDE.tag] }, async ({ page }) => {
  let arrive = () => {};
  const hasReadOn = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // The blocks' own scripts wait until the visitor scrolls; the page is ready once the autoloader has run.
  await page.route('**/elements/*.js', async (route) => {
    if (!route.request().url().endsWith('/autoload.js')) await hasReadOn;
    await route.continue();
  });
  await expectNoShift(page, '/nz', async () => {
    await page.evaluate(() => scrollTo(0, 1500));
    expect(await page.evaluate(() => document.querySelectorAll('main :not(:defined)').length)).toBeGreaterThan(0);
    arrive();
    await page.locator('dl.counters').scrollIntoViewIfNeeded();
  });
});

test('nothing moves around a rendered block whose sheet comes late', { tag: ['@narrow', WIDE.tag] }, async ({
  page,
}) => {
  let arrive = () => {};
  const isRead = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/elements/countdown-timer.css', async (route) => {
    await isRead;
    await route.continue();
  });
  const reading = page.locator('h1').waitFor().then(arrive);
  await expectNoShift(page, '/events');
  await reading;
});

test.describe('on every screen alike', () => {
  for (const [mode, forcedColors, paths] of [
    ['as they are', 'none', ['/', '/nz/donate?frequency=monthly', '/appeals/winter-appeal']],
    ['in forced colours', 'active', ['/nz']],
  ] as const) {
    test(
      `the front page and the donation are accessible ${mode}`,
      wideIf(forcedColors === 'active'),
      async ({ page }) => {
        await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
        for (const path of paths) {
          await open(page, path);
          await readOn(page);
          await expectAccessible(page);
        }
      },
    );
  }

  test('the front page and the donation fit 320 px, also from right to left', WIDE, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const path of ['/', '/nz/donate']) {
      await open(page, path);
      await readOn(page);
      expect([path, await width()]).toEqual([path, 320]);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect([path, await width()]).toEqual([path, 320]);
    }
  });

  test('with less motion nothing starts by itself', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    for (const tag of ['hero-carousel', 'testimonial-carousel', 'featured-content']) {
      await page.locator(tag).scrollIntoViewIfNeeded();
      await expect(page.locator(tag).getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
    }
    await readOn(page);
    await expect(page.locator('dl.counters animated-counter').first().locator('[aria-hidden]')).toHaveCount(0);
  });

  test(
    'a counter counts in the page, and stands at its value inside a shadow root [W2.81] [W2.82]',
    WIDE,
    async ({ page }) => {
      await page.addInitScript(() => {
        const seen: Record<string, string[]> = { page: [], root: [] };
        Reflect.set(window, 'counts', seen);
        const look = () => {
          const read = (list: string[] | undefined, element?: Element | null) => {
            const text = element?.shadowRoot?.querySelector('.digits')?.textContent;
            if (text && list?.at(-1) !== text) list?.push(text);
          };
          read(seen['page'], document.querySelector('dl.counters animated-counter'));
          read(seen['root'], document.querySelector('.spend-panel')?.shadowRoot?.querySelector('animated-counter'));
          requestAnimationFrame(look);
        };
        look();
      });
      await open(page, '/');
      await page.locator('dl.counters').scrollIntoViewIfNeeded();
      await expect(page.locator('dl.counters animated-counter .digits')).toHaveCount(0);
      await page.locator('.spend-panel').scrollIntoViewIfNeeded();
      await expect(page.locator('.spend-panel animated-counter').first()).toHaveText(/81/);
      const counts = await page.evaluate(() => Reflect.get(window, 'counts') as { page: string[]; root: string[] });
      expect(counts.page.length).toBeGreaterThan(5);
      expect(counts.root).toEqual([]);
    },
  );

  test('a block whose script cannot be loaded stays off, the page says so, and tries again [W8.33]', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.clock.install();
    let blocked = true;
    await page.route('**/elements/copy-link.js', (route) => (blocked ? route.abort() : route.continue()));
    await page.goto('/');
    const notice = page.getByText('Part of this page did not load.');
    await expect(page.locator('copy-link')).toContainText('Copy this address');
    await page.locator('copy-link').scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(notice).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(logged.filter((text) => text.includes('ChunkLoadError'))).toHaveLength(1);
    expect(await page.locator('bequest-banner').evaluate((element) => element.matches(':defined'))).toBe(true);
    blocked = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(page.locator('copy-link').getByRole('button')).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test('giving once or monthly shows the amounts of each [W2.69]', async ({ page }) => {
    await open(page, '/donate');
    await expect(page.getByRole('radio', { name: /\$290/ })).toBeVisible();
    await page.getByText('Give monthly').click();
    await expect(page.getByRole('radio', { name: /\$15/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: /\$290/ })).toBeHidden();
  });
});

test('a page with a code hands it on to its links, those inside blocks too [W2.83] [W2.84] [W2.85]', async ({
  page,
}) => {
  await open(page, '/?code=abc&x=1');
  const hrefOf = (name: string) => page.locator('main').getByRole('link', { name }).first().getAttribute('href');
  await expect.poll(() => hrefOf('See the gifts')).toBe('/gifts?code=abc&x=1');
  expect(await page.locator('.skip-link').getAttribute('href')).toBe('#main');
  const inside = page
    .locator('site-header')
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'News', exact: true });
  await expect(inside).toHaveAttribute('href', '/news?code=abc&x=1');
  await open(page, '/?x=1');
  expect(await hrefOf('See the gifts')).toBe('/gifts');
});

narrowFirst(
  'the header finds the way on every page, and its search finds the whole site',
  NARROW_FIRST,
  async ({ page }) => {
    for (const path of ['/', '/gifts', '/cart', '/privacy', '/nz/donate', '/no-such-page']) {
      await open(page, path);
      const header = page.locator('site-header');
      await expect(header.getByRole('link', { name: 'Donate' })).toBeVisible();
      if (!isWide(page)) await header.locator('summary[aria-label=Menu]').click();
      await expect(header.getByRole('link', { name: 'Petition' })).toBeVisible();
    }
    await page.locator('site-header summary[aria-label=Search]').click();
    await page.getByLabel('Search this site').filter({ visible: true }).fill('water');
    await page.getByLabel('Search this site').filter({ visible: true }).press('Enter');
    await expect(page).toHaveURL(/\/search\?keywords=water/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Safe water' })).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every text of the front page can be read, and the navigation is plain links', async ({ page }) => {
    await page.goto('/');
    for (const text of [
      'Floods in the Lower Delta',
      'Someone you love gets a card',
      'Until midnight on',
      '318,400',
      'The first thing I unpacked',
      'A gift in your will',
      'Of every dollar you give',
      'Copy this address',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Petition' })).toBeVisible();
  });
});

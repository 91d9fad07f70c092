import { readBlocks } from '../website/developers/block-preview/block-catalogue.ts';
import { expectAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { expect, type Page, test } from './test.ts';
import { UNTRACED } from './untraced.ts';
import { WIDE } from './wide.ts';

// A trace requests scripts again in the page's context, whose policy forbids all connections.
test.use(UNTRACED);

const open = async (page: Page, block: string) => {
  await page.goto(`/back-office?block=${block}`);
  await expect(page.locator('#started')).toHaveText('Started');
};
const frame = (page: Page) => page.frameLocator('#frame');
const restart = (page: Page) => page.getByRole('button', { name: 'Restart' }).click();

/** The element of a block is defined and has rendered, in both previews. */
const waitForRendering = (page: Page, tag: string) =>
  page.waitForFunction((name) => {
    const inner = document.querySelector<HTMLIFrameElement>('#frame')?.contentDocument;
    const roots = [document.querySelector('#shadow-host')?.shadowRoot, inner];
    return roots.every((root) => {
      const element = root?.querySelector(name);
      return element?.matches(':defined') && (element.shadowRoot ?? element).childElementCount > 0;
    });
  }, tag);

const TAGS = readBlocks().map(({ tag }) => tag);
/** One of each kind: without a look of its own, moving, a form, a list with calls, a dialog. */
const KINDS = ['copy-link', 'hero-carousel', 'donation-form', 'media-feed', 'video-modal'];
const OTHERS = TAGS.filter((tag) => !KINDS.includes(tag));
const SHARE = 7;
const shares = Array.from({ length: Math.ceil(OTHERS.length / SHARE) }, (_, at) =>
  OTHERS.slice(at * SHARE, (at + 1) * SHARE),
);

for (const share of [KINDS, ...shares]) {
  const title = `<${share.join('> <')}> are previewed in a shadow root and in a document of its own, any number of times [W2.87]`;
  test(title, WIDE, async ({ page }) => {
    const watch = await watchPage(page);
    for (const tag of share) {
      await test.step(tag, async () => {
        await open(page, tag);
        await waitForRendering(page, tag);
        for (const times of tag === KINDS[0] ? [2, 3, 4] : [2]) {
          await restart(page);
          await expect(page.locator('#started')).toHaveText(`Started ${times} times`);
          await waitForRendering(page, tag);
        }
        expect(await frame(page).locator('script').count()).toBe(1);
        expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
      });
    }
  });
}

test('no preview runs a timer, calls anybody or tells analytics anything', WIDE, async ({ page }) => {
  const watch = await watchPage(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'media', 'ping'].includes(request.resourceType())) calls.push(request.url());
  });
  await page.addInitScript(() => {
    Reflect.set(window, 'dataLayer', []);
    const running = new Set<unknown>();
    Reflect.set(window, 'runningIntervals', running);
    const { setInterval: start, clearInterval: stop } = window;
    Reflect.set(window, 'setInterval', (...given: Parameters<typeof setInterval>) => {
      const id = start(...given);
      running.add(id);
      return id;
    });
    Reflect.set(window, 'clearInterval', (id: number) => {
      running.delete(id);
      stop(id);
    });
  });
  for (const tag of ['hero-carousel', 'testimonial-carousel', 'featured-content', 'countdown-timer', 'media-feed']) {
    await open(page, tag);
    await waitForRendering(page, tag);
    for (const scope of page.frames()) {
      expect(await scope.evaluate(() => (Reflect.get(window, 'runningIntervals') as Set<unknown>).size), tag).toBe(0);
    }
  }
  await page.clock.install();
  await open(page, 'countdown-timer');
  const seconds = page.locator('#shadow-host [part=seconds]');
  const before = await seconds.textContent();
  await page.clock.runFor(5_000);
  expect(await seconds.textContent()).toBe(before);
  expect(calls).toEqual([]);
  expect(watch.policyViolations).toEqual([]);
  expect(await page.evaluate(() => (Reflect.get(window, 'dataLayer') as unknown[]).length)).toBe(0);
});

test('an action of a block in use is refused in plain words, and nothing is lost', async ({ page }) => {
  const watch = await watchPage(page);
  await open(page, 'gift-cart');
  await waitForRendering(page, 'gift-cart');
  await page
    .locator('#shadow-host')
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await expect(page.locator('#shadow-host').getByText('This is a preview').first()).toBeVisible();
  expect(watch.policyViolations).toEqual([]);
});

test('links, forms and films of a preview lead nowhere, and the log says where they would', WIDE, async ({ page }) => {
  await open(page, 'hero-carousel');
  await waitForRendering(page, 'hero-carousel');
  await page.locator('#shadow-host').getByRole('link', { name: 'Donate' }).first().click();
  await expect(page.getByText('A link would lead to /donate')).toHaveCount(1);
  await frame(page).getByRole('link', { name: 'Donate' }).first().click();
  await expect(page.getByText('A link would lead to /donate')).toHaveCount(2);
  await expect(page).toHaveURL(/back-office/);
  await open(page, 'video-block');
  await waitForRendering(page, 'video-block');
  await frame(page).getByRole('button').first().click();
  await expect(page.getByText('A film would be fetched')).toHaveCount(1);
  await expect(frame(page).getByRole('dialog')).toHaveCount(0);
});

test('an action happens once, however often a preview was started [W2.88]', WIDE, async ({ page }) => {
  await open(page, 'donation-mode');
  await waitForRendering(page, 'donation-mode');
  for (let times = 0; times < 5; times++) await restart(page);
  await page.locator('#shadow-host').getByRole('button', { name: 'Give monthly' }).click();
  await expect(page.locator('#events li')).toHaveCount(1);
  await expect(page.locator('#events')).toContainText('mode-change {"mode":"monthly"}');
});

test('an edited attribute shows at once in both previews and in the markup', async ({ page }) => {
  await open(page, 'countdown-timer');
  await waitForRendering(page, 'countdown-timer');
  await page.getByLabel(/^end-date/).fill('2020-01-01');
  await expect(page.locator('#shadow-host').getByText('Countdown ended')).toBeVisible();
  await expect(frame(page).getByText('Countdown ended')).toBeVisible();
  await expect(page.locator('#markup')).toContainText('end-date="2020-01-01"');
  await restart(page);
  await expect(frame(page).getByText('Countdown ended')).toBeVisible();
  await open(page, 'site-header');
  await page.getByLabel('mega').check();
  await expect(page.locator('#markup')).toContainText('<site-header mega>');
  await page.getByLabel('mega').uncheck();
  await expect(page.locator('#markup')).not.toContainText('mega');
});

test('the country and the direction of text are tried on both previews', WIDE, async ({ page }) => {
  await open(page, 'gift-cart');
  await page.getByRole('button', { name: 'New Zealand' }).click();
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expect(frame(page).locator('html')).toHaveAttribute('data-site-country-code', 'NZL');
  await expect(frame(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#shadow-host .stage')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: 'New Zealand' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Australia' })).toHaveAttribute('aria-pressed', 'false');
});

for (const [mode, forcedColors, tags] of [
  ['as it is', 'none', {}],
  ['in forced colours', 'active', WIDE],
] as const) {
  test(`the back office is accessible ${mode}`, tags, async ({ page }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    await open(page, 'countdown-timer');
    await waitForRendering(page, 'countdown-timer');
    await expectAccessible(page);
    await page.getByLabel('Find a block').fill('carousel');
    await expect(page.locator('.bo-blocks [data-tag]:visible')).toHaveCount(2);
    await expect(page.locator('#block-count')).toHaveText('2 blocks found');
  });
}

test('the back office fits 320 px', WIDE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'countdown-timer');
  await waitForRendering(page, 'countdown-timer');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('blocks, examples and attributes can be read', async ({ page }) => {
    await page.goto('/back-office?block=copy-link');
    await expect(page.getByText('The link to copy, absolute or relative to the page')).toBeVisible();
  });
});

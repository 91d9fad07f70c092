import { expectAccessible } from './expect-accessible.ts';
import { expectNoShift } from './layout-shift.ts';
import { narrowFirst } from './narrow-screen.ts';
import { servePageInTwoParts } from './page-in-two-parts.ts';
import { shownFrames } from './shown-frames.ts';
import { addGift, blockReady, openPayment } from './site-visitor.ts';
import { expect, type Page, test } from './test.ts';
import { NARROW_FIRST, WIDE } from './wide.ts';

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

narrowFirst('the shop does not shift', NARROW_FIRST, async ({ page }) => {
  await expectNoShift(page, '/gifts');
});

test('a gift’s page does not shift', { tag: ['@narrow', WIDE.tag] }, async ({ page }) => {
  await expectNoShift(page, '/gifts/emergency-tent');
});

/** Where a slow network may stop a page: the last element so far is `seen`, and the rest begins with `rest`. */
const STOPS = [
  { path: '/', seen: 'emergency-banner', rest: '<p><strong>' },
  { path: '/', seen: 'site-header > [slot="search"] button', rest: 'slot="actions"' },
  { path: '/', seen: 'site-header .language-switch li', rest: 'slot="search"' },
  { path: '/', seen: 'hero-carousel', rest: '<article class="haven-hero"' },
  { path: '/', seen: '.haven-hero__eyebrow', rest: '<h1 class="haven-hero__title"' },
  { path: '/news', seen: 'featured-content', rest: '<a class="featured-story"' },
  { path: '/news', seen: 'news-filter .haven-field__label', rest: '<select class="haven-field__control"' },
  { path: '/gifts', seen: '.shop-filter__form .haven-field + .haven-field > label', rest: '<select' },
  { path: '/donate', seen: '.haven-radio-card__title', rest: '<span class="haven-radio-card__detail' },
  { path: '/donate', seen: '.haven-radio-card__detail', rest: 'name="amount" checked' },
  { path: '/gifts/emergency-tent', seen: '.gift-item__sizes input', rest: '<span class="haven-radio-card__title"' },
];

for (const { path, seen, rest } of STOPS)
  test(`nothing of ${path} moves when it is seen before ${rest} has come`, { tag: ['@narrow', WIDE.tag] }, async ({
    page,
  }) => {
    const { address, sendRest, stop } = await servePageInTwoParts(path, rest);
    const see = async () => {
      await page.locator(seen).first().waitFor({ state: 'attached' });
      await shownFrames(page, 2);
      sendRest();
    };
    try {
      await expectNoShift(page, address, see, 'commit');
    } finally {
      stop();
    }
  });

test('what has come shows after a second, though the rest does not come', WIDE, async ({ page }) => {
  const { address, stop } = await servePageInTwoParts('/', '<h1 class="haven-hero__title"');
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('.haven-hero__eyebrow').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Appeals' }), 'as the server has rendered it').toBeVisible();
  } finally {
    stop();
  }
});

test('the cart does not shift and fits the screen', { tag: ['@narrow', WIDE.tag] }, async ({ page }) => {
  await addGift(page, 'emergency-tent');
  await expectNoShift(page, '/cart');
  expect(await overflow(page)).toBe(0);
});

narrowFirst('the payment does not shift and fits the screen', NARROW_FIRST, async ({ page }) => {
  await openPayment(page, 'emergency-tent');
  await expectNoShift(page, '/checkout/payment');
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
});

test('headings keep with their text, boxes keep apart, words stay whole', { tag: ['@narrow', WIDE.tag] }, async ({
  page,
}) => {
  const edge = (selector: string, side: 'top' | 'bottom') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => element.getBoundingClientRect()[name], side);
  await page.goto('/bequest');
  const fromQuestion = (await edge('.prose h3 + p', 'top')) - (await edge('.prose h3', 'bottom'));
  expect(fromQuestion, 'an answer stands below its question').toBeLessThan(20);

  await page.goto('/donate');
  // At once: a font that arrives between two looks moves what is below.
  const [belowText = 0, padding = 0] = await page.locator('.page-split__aside').evaluate((card) => {
    const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
    return [
      bottom(card) - bottom(card.querySelector('p:last-child')),
      Number.parseFloat(getComputedStyle(card).paddingBottom),
    ];
  });
  expect(belowText, 'a card ends with its own padding').toBeCloseTo(padding + 1, 0);
  const amount = 'donation-form .haven-radio-card';
  const [circle, name] = [await edge(`${amount}__input`, 'bottom'), await edge(`${amount}__title`, 'top')];
  expect(name, 'an amount stands beside its circle').toBeLessThan(circle);

  await page.goto('/events/how-to-talk-about-refugees-with-children');
  const untilSection = (await edge('main > .section', 'top')) - (await edge('.event__facts', 'bottom'));
  expect(untilSection, 'an event’s facts end before the next section').toBeGreaterThan(24);
  const lines = await page
    .locator('.breadcrumb li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(new Set(lines).size, 'the way to a page is one line').toBe(1);
  const fromLast =
    (await edge('.breadcrumb [aria-current]', 'top')) - (await edge('.breadcrumb li:nth-child(2) a', 'top'));
  expect(Math.abs(fromLast), 'its last word stands level with the others').toBeLessThan(12);

  const menu = page.locator('site-header summary[aria-label=Menu]');
  await blockReady(page, 'site-header');
  if (await menu.isVisible()) await menu.click();
  const words = page.locator('.country-switch abbr');
  const highest = await words.evaluateAll((all) => Math.max(...all.map((word) => word.getBoundingClientRect().height)));
  expect(highest, 'a country is one line of the menu').toBeGreaterThan(0);
  expect(highest, 'a country is one line of the menu').toBeLessThan(30);
});

import { expectAccessible } from './expect-accessible.ts';
import { expectNoShift } from './layout-shift.ts';
import { narrowFirst } from './narrow-screen.ts';
import { servePageInTwoParts } from './page-in-two-parts.ts';
import { shownFrames } from './shown-frames.ts';
import { addGift, blockReady, fillCartByPosts, openPayment } from './site-visitor.ts';
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
  { path: '/gifts/emergency-tent', seen: '.haven-gift-card__image', rest: '<div class="haven-gift-card__body' },
  { path: '/cart', seen: '.haven-cart__line:last-child', rest: '<aside class="haven-cart__aside' },

  { path: '/cart/e-cards', seen: '.haven-ecards__form', rest: '<div class="haven-ecards__preview' },
];

for (const { path, seen, rest } of STOPS)
  test(`nothing of ${path} moves when it is seen before ${rest} has come`, { tag: ['@narrow', WIDE.tag] }, async ({
    page,
  }) => {
    if (path.startsWith('/cart')) await fillCartByPosts(page, { items: { 'emergency-tent': 2, 'safe-water': 1 } });
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
  /** From an edge of the first element to one of the second, at one moment: a font that arrives moves what is below. */
  const distance = (from: string, fromSide: 'top' | 'bottom', to: string, toSide: 'top' | 'bottom' = 'top') =>
    page.evaluate(
      ([first, second]) => {
        const [start, end] = [first, second].map(
          ({ selector, side }) => document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN,
        );
        return (end ?? Number.NaN) - (start ?? Number.NaN);
      },
      [
        { selector: from, side: fromSide },
        { selector: to, side: toSide },
      ] as const,
    );
  await page.goto('/bequest');
  expect(await distance('.prose h3', 'bottom', '.prose h3 + p'), 'an answer stands below its question').toBeLessThan(
    20,
  );

  await page.goto('/donate');
  const [belowText = 0, padding = 0] = await page.locator('.page-split__aside').evaluate((card) => {
    const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
    return [
      bottom(card) - bottom(card.querySelector('p:last-child')),
      Number.parseFloat(getComputedStyle(card).paddingBottom),
    ];
  });
  expect(belowText, 'a card ends with its own padding').toBeCloseTo(padding + 1, 0);
  const amount = 'donation-form .haven-radio-card';
  const toName = await distance(`${amount}__input`, 'bottom', `${amount}__title`);
  expect(toName, 'an amount stands beside its circle').toBeLessThan(0);

  await page.goto('/events/how-to-talk-about-refugees-with-children');
  const untilSection = await distance('.event__facts', 'bottom', 'main > .section');
  expect(untilSection, 'an event’s facts end before the next section').toBeGreaterThan(24);
  const lines = await page
    .locator('.breadcrumb li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(new Set(lines).size, 'the way to a page is one line').toBe(1);
  const fromLast = await distance('.breadcrumb li:nth-child(2) a', 'top', '.breadcrumb [aria-current]');
  expect(Math.abs(fromLast), 'its last word stands level with the others').toBeLessThan(12);

  const menu = page.locator('site-header summary[aria-label=Menu]');
  await blockReady(page, 'site-header');
  if (await menu.isVisible()) await menu.click();
  const words = page.locator('.country-switch abbr');
  const highest = await words.evaluateAll((all) => Math.max(...all.map((word) => word.getBoundingClientRect().height)));
  expect(highest, 'a country is one line of the menu').toBeGreaterThan(0);
  expect(highest, 'a country is one line of the menu').toBeLessThan(30);
});

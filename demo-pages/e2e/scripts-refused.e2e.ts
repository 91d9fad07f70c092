import { onlyNarrow } from './narrow-screen.ts';
import { ALL_REFUSED, LOADER_LATE, SCRIPT_STATES } from './script-states.ts';
import { expect, type Locator, test } from './test.ts';
import { WIDE, wideIf } from './wide.ts';

const inView = (carousel: Locator) =>
  carousel.evaluate((host) => {
    const { left, width } = host.getBoundingClientRect();
    const isThere = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left) < width / 2;
    return [...host.children].findIndex(isThere);
  });

for (const state of SCRIPT_STATES) {
  onlyNarrow.describe(`where ${state.name}`, () => {
    onlyNarrow.use(state.options);

    onlyNarrow(
      'the menu, the search, the languages, filters and slides work',
      wideIf(state !== ALL_REFUSED),
      async ({ page }) => {
        const arrive = await state.prepare(page);
        // The `load` event waits for a loader that is late.
        await page.goto('/', { waitUntil: 'commit' });
        const header = page.locator('site-header');
        await header.locator('summary[aria-label=Menu]').click();
        await expect(header.getByRole('link', { name: 'Petition' })).toBeVisible();
        await header.locator('summary[aria-label="Pages below Gifts"]').filter({ visible: true }).click();
        await expect(header.getByRole('link', { name: 'Warm blankets' })).toBeVisible();
        await header.locator('.language-switch summary').click();
        await expect(header.getByRole('link', { name: 'العربية' })).toBeVisible();

        const hero = page.locator('hero-carousel');
        expect(await inView(hero)).toBe(0);
        await hero.locator('.viewport').evaluate((viewport) => viewport.scrollTo({ left: viewport.clientWidth }));
        await expect.poll(() => inView(hero)).toBe(1);
        if (state === LOADER_LATE) {
          arrive();
          await page.waitForFunction(() => customElements.get('site-header') && customElements.get('hero-carousel'));
          await expect(hero.getByRole('button', { name: 'Next slide' })).toBeVisible();
          expect(await inView(hero), 'the slide that is there stays').toBe(1);
          await expect(header.getByRole('link', { name: 'Warm blankets' }), 'the menu stays open').toBeVisible();
        }

        await header.locator('summary[aria-label=Search]').click();
        await expect(header.getByRole('link', { name: 'Petition' }), 'one part at a time').toBeHidden();
        await header.getByLabel('Search this site').fill('water');
        await header.getByLabel('Search this site').press('Enter');
        await expect(page).toHaveURL(/\/search\?keywords=water/);

        // Its loader is not late any more.
        if (state === LOADER_LATE) return;
        await page.goto('/events');
        await page.getByText('Filter events', { exact: true }).click();
        await page.locator('main select[name=status]').selectOption({ index: 1 });
        await page.locator('main form').getByRole('button').first().click();
        await expect(page).toHaveURL(/\/events\?.*status=/);
      },
    );
  });
}

test('a wide page’s panels open where all our scripts are refused, and no button is dead', WIDE, async ({ page }) => {
  await ALL_REFUSED.prepare(page);
  await page.goto('/');
  const header = page.locator('site-header');
  await header.locator('summary[aria-label="Pages below Gifts"]').filter({ visible: true }).click();
  await expect(header.getByRole('link', { name: 'Warm blankets' })).toBeVisible();
  const buttons = page.locator(':is(hero-carousel, testimonial-carousel, emergency-banner) button');
  await expect(buttons.filter({ visible: true })).toHaveCount(0);
});

test('a translated New Zealand page goes on asking for New Zealand dollars [W1.05]', async ({ page }) => {
  // As a page that says its country by its language alone.
  await page.route('**/nz/donate', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(' data-site-country-code="NZL"', '') });
  });
  await page.goto('/nz/donate');
  await expect(page.locator('html')).not.toHaveAttribute('data-site-country-code');
  const form = page.locator('donation-form');
  await expect(form.getByText(/In NZD/).filter({ visible: true })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.lang = 'sm';
    document.documentElement.classList.add('translated-ltr');
  });
  await form.getByRole('button', { name: 'Continue to your details' }).click();
  await expect(form.getByLabel('First name').filter({ visible: true })).toBeVisible();
  await form.getByRole('button', { name: /^Your gift/ }).click();
  await expect(form.getByText(/In NZD/).filter({ visible: true })).toBeVisible();
  await expect(form.getByText(/In AUD/)).toHaveCount(0);
});

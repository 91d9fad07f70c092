import { hostedForm } from '#testing-kit/playwright.ts';
import { donationForm, giveDetails, openDonation } from './giving-donor.ts';
import { expect, type Locator, test } from './test.ts';

/** As the site's sheet has it at its end, when theme.json states these. */
const THEME = ':root { --haven-theme-brand: #177e4c; --haven-theme-accent: #f7b24b; --haven-theme-radius: 2px; }';

/** A colour as the screen shows it. */
const shown = (node: Locator, property: 'color' | 'backgroundColor') =>
  node.evaluate((element, name) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.fillStyle = getComputedStyle(element)[name];
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, property);

test('the form for cards has the theme of the site’s sheet [O4.02]', async ({ page }) => {
  await page.route('**/design/site-*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${THEME}\n` });
  });
  await openDonation(page);
  const donate = page.getByRole('banner').getByRole('link', { name: 'Donate' });
  expect(await shown(donate, 'backgroundColor'), '[O4.02] the accent').toEqual([247, 178, 75]);
  await giveDetails(page);
  await donationForm(page).getByRole('button', { name: /^Card/ }).click();
  const field = hostedForm(page).frame.locator('[name="card_name"]');
  await expect(field, '[O4.02] the rounding').toHaveCSS('border-start-start-radius', '2px');
  const [inForm, onPage] = [await shown(field, 'color'), await shown(page.locator('body'), 'color')];
  const difference = Math.max(...inForm.map((channel, place) => Math.abs(channel - (onPage[place] ?? 0))));
  expect(difference, '[O4.02] the text').toBeLessThanOrEqual(2);
});

import { expect } from './open-page.mjs';
import { seesWithoutScripts } from './rendered-pages.mjs';

/** A page of Server Components: what is imported there reaches the browser. */
async function everyEntry(page) {
  await expect(page.getByRole('timer').first()).toBeVisible();
}

/** The first example of every tag: all views render with the example's version of React, and hear the tags in them. */
async function everyTag(page) {
  const waiting = page.locator('main :not(:defined):not(pay-widget)');
  await expect(waiting).toHaveCount(0);
  const monthly = page.locator('donation-form').getByRole('group', { name: 'Choose an amount for each month' });
  await expect(monthly).toBeHidden();
  await page.locator('donation-form').getByText('Give monthly').click();
  await expect(monthly).toBeVisible();
  await expect(page.locator('hero-carousel .slide[inert]').first()).toBeAttached();
}

/** A page that imports `<donation-form>` alone: the tags that its view places work too, and no other tag is there. */
async function oneBlock(page) {
  const form = page.locator('donation-form');
  const monthly = form.getByRole('group', { name: 'Choose an amount for each month' });
  await expect(form.getByText('Give monthly')).toBeVisible();
  await expect(monthly).toBeHidden();
  await form.getByText('Give monthly').click();
  await expect(monthly).toBeVisible();
  await expect(form.locator(':not(:defined)')).toHaveCount(0);
  expect(await page.evaluate(() => customElements.get('quantity-stepper')?.name)).toBe(undefined);
}

/** Pages of an example beside its first one, by their addresses. */
export const FURTHER_PAGES = {
  angular: { '#one-block': oneBlock },
  astro: { '': seesWithoutScripts, 'one-block': oneBlock },
  next: { 'every-entry': everyEntry, rendered: seesWithoutScripts, 'one-block': oneBlock },
  react: { 'every-tag.html': everyTag, '#one-block': oneBlock },
  svelte: { '#one-block': oneBlock },
  vue: { '#one-block': oneBlock },
};

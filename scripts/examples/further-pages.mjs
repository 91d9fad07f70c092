import { seesWithoutScripts } from './drawn-pages.mjs';
import { expect } from './open-page.mjs';

/** A page of Server Components: what is imported there reaches the browser. */
async function everyEntry(page) {
  await expect(page.getByRole('timer').first()).toBeVisible();
}

/** The first example of every tag: all views draw with the example's version of React, and hear the tags in them. */
async function everyTag(page) {
  const waiting = page.locator('main :not(:defined):not(pay-widget)');
  await expect(waiting).toHaveCount(0);
  const monthly = page.locator('donation-form').getByRole('group', { name: 'Choose an amount for each month' });
  await expect(monthly).toBeHidden();
  await page.locator('donation-form').getByText('Give monthly').click();
  await expect(monthly).toBeVisible();
  await expect(page.locator('hero-carousel .slide[inert]').first()).toBeAttached();
}

/** Pages of an example beside its first one, by their addresses. */
export const FURTHER_PAGES = {
  astro: { '': seesWithoutScripts },
  next: { 'every-entry': everyEntry, drawn: seesWithoutScripts },
  react: { 'every-tag.html': everyTag },
};

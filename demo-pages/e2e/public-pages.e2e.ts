import { expect, test } from './test.ts';
import { visitorComes } from './visitor-comes.ts';

/** What the charity offers, by page: the block, and a visible part of it. */
const OFFERS = [
  ['fundraising', '/donate', 'donation-mode', 'button', 'Monthly'],
  ['the gift shop', '/gifts', 'gift-item', 'button', 'Add to cart'],
  ['the petition', '/petition', 'petition-form', 'button', 'Sign the petition'],
  ['news', '/news', 'news-filter', 'textbox', 'Keywords'],
  ['events', '/events', 'events-filter', 'textbox', 'Keywords'],
  ['the media feed', '/media', 'media-feed', 'button', 'Load more'],
  ['the newsletter in the foot', '/privacy', '.site-footer subscribe-form', 'button', 'Subscribe'],
  // A summary, which looks like a button, opens it.
  ['the bequest guide', '/bequest', 'bequest-form', 'group', ''],
  ['the donor’s details', '/update-details', 'update-details-form', 'button', 'Send my changes'],
] as const;

for (const [offer, path, block, role, name] of OFFERS) {
  test(`${offer} at ${path} is open to anybody [W1.01]`, async ({ page, context }) => {
    expect(await context.cookies(), 'a fresh browser').toEqual([]);
    const answer = await page.goto(path);
    expect(answer?.status(), 'the page is there').toBe(200);
    expect(answer?.request().redirectedFrom(), 'no other page comes before it').toBeNull();
    await expect(page.locator(block).first(), 'the block is on the page').toBeAttached();
    await page.locator(block).first().scrollIntoViewIfNeeded();
    await visitorComes(page);
    const started = page.locator(`${block}:defined`).first();
    await expect(started, 'the block has started').toBeVisible();
    await expect(started.getByRole(role, { name }).first(), 'the block can be used').toBeVisible();
    await expect(page.locator('input[type="password"]'), 'no password is asked for').toHaveCount(0);
    await expect(page.locator('body'), 'nobody is told to sign in').not.toContainText(/\b(sign|log)[ -]?in\b/i);
    await expect(page, 'the page is still that page').toHaveURL(path);
  });
}

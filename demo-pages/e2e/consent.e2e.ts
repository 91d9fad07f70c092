import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NARROW_SCREEN, sitePort } from '../../playwright.config.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoShift } from './layout-shift.ts';
import { OwnSite } from './own-site.ts';
import { blockReady } from './site-visitor.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';

const FILM = `---
title: How a well is built
description: How a village in the hills built its own well, and what came after it.
path: /well
---

<video-block label="The well" youtube-id="aaaaaaaaaaa">Watch the film on YouTube</video-block>
`;

/** Three ports of its own: the tests of changed scripts may run meanwhile. */
const site = new OwnSite(sitePort + 2);
const folder = mkdtempSync(join(tmpdir(), 'haven-consent-'));
// In one process, with one site.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  cpSync('demo-pages/charity', folder, { recursive: true });
  const file = join(folder, 'organisation.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), consent: 'ask' }));
  writeFileSync(join(folder, 'pages/en/well.md'), FILM);
  await site.start({ SITE_CONTENT: folder });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** Every request that leaves for another company, which gets an empty page. */
async function vendorRequests(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => ![site.origin, site.provider].includes(url.origin),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    },
  );
  return asked;
}

const notice = (page: Page) => page.getByRole('region', { name: 'Your choice about cookies' });
const choose = (page: Page, name: 'Accept' | 'Decline') => notice(page).getByRole('button', { name }).click();
const film = (page: Page) => page.getByRole('button', { name: /The well/ });
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' });

test('nothing of another company loads before the choice, and a withdrawn one stops it [O2.06]', async ({
  page,
  context,
}) => {
  const asked = await vendorRequests(context);
  for (const path of ['/', '/donate', '/gifts', '/well']) {
    await page.goto(site.origin + path);
    await expect(notice(page), `[O2.06] ${path}`).toBeVisible();
  }
  await film(page).click();
  await expect(notice(page)).toContainText('To watch it here, accept first.');
  await expect(notice(page).getByRole('heading')).toBeFocused();
  expect(asked, '[O2.06] no request before the choice').toEqual([]);
  await choose(page, 'Accept');
  await expect(page.locator('iframe[src^="https://www.youtube-nocookie.com/"]'), 'the film that waited').toBeVisible();
  expect(asked, '[O2.06]').toHaveLength(1);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.locator('html'), 'remembered').toHaveAttribute('data-consent', 'accepted');
  await expect(notice(page)).toBeHidden();
  await footerLink(page).click();
  await expect(notice(page)).toContainText('You have accepted.');
  await choose(page, 'Decline');
  await expect(footerLink(page), 'the focus is where it was').toBeFocused();
  await page.reload();
  await film(page).click();
  await expect(notice(page)).toContainText('You have declined.');
  await choose(page, 'Decline');
  await expect(film(page)).toBeFocused();
  expect(asked, '[O2.06] a withdrawn choice stops them').toHaveLength(1);
});

test('statistics begin with the choice and end with it [O2.06]', async ({ page }) => {
  await page.goto(`${site.origin}/analytics`);
  await page.getByRole('button', { name: 'Show the events' }).click();
  const viewed = page.getByRole('region', { name: 'Analytics events' }).getByText('view_item', { exact: true });
  const view = async () => {
    await page.goto(`${site.origin}/gifts/emergency-tent`);
    await blockReady(page, 'gift-item');
  };
  await view();
  await expect(viewed, '[O2.06] none before the choice').toHaveCount(0);
  await choose(page, 'Accept');
  await view();
  await expect(viewed).toHaveCount(1);
  await footerLink(page).click();
  await choose(page, 'Decline');
  await view();
  await expect(viewed, '[O2.06] none after it was withdrawn').toHaveCount(1);
});

test('the notice moves nothing, covers no focus, and is for everybody [O2.06]', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ ...NARROW_SCREEN, viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  await expectNoShift(page, `${site.origin}/gifts`);
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const covered: string[] = [];
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('button', { name: 'Accept' }), 'the first after the skip link').toBeFocused();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const notice = document.querySelector('[data-consent-notice]') as HTMLElement;
      const focused = document.activeElement as HTMLElement;
      if (focused === document.body || notice.contains(focused)) return '';
      const { top } = notice.getBoundingClientRect();
      const box = focused.getBoundingClientRect();
      return box.height > 0 && box.top >= top ? focused.outerHTML.slice(0, 120) : '';
    });
    if (hidden) covered.push(hidden);
  }
  expect(covered, 'covered by the notice').toEqual([]);
  await context.close();
});

test('without scripts a form takes the choice, and gives and takes it back [O2.06]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/fr/gifts`);
  const region = page.getByRole('region', { name: 'Votre choix sur les cookies' });
  await region.getByRole('button', { name: 'Refuser' }).click();
  await expect(page, 'back on the page').toHaveURL(`${site.origin}/fr/gifts`);
  await expect(region, '[O2.06] not asked again').toBeHidden();
  await page.getByRole('link', { name: 'Choix des cookies' }).click();
  await expect(page.getByRole('main')).toContainText('Vous avez refusé.');
  await page.getByRole('main').getByRole('button', { name: 'Accepter' }).click();
  await expect(page.getByRole('main')).toContainText('Vous avez accepté.');
  await context.close();
});

import { blocksNear } from './blocks-near.ts';
import { expectAccessible } from './expect-accessible.ts';
import { tabTo } from './keyboard.ts';
import { narrowFirst } from './narrow-screen.ts';
import { watchPage } from './page-watch.ts';
import { expect, type Page, test } from './test.ts';
import { NARROW_FIRST, WIDE, wideIf } from './wide.ts';

/** Every kind of page, and the states of lists. */
const PAGES = [
  '/news',
  '/news?keywords=zebra',
  '/nz/news?topic=water',
  '/news/two-thousand-people-one-well',
  '/events',
  '/nz/events/evening-with-our-field-teams',
  '/nz/blog',
  '/blog/why-we-ask-before-we-pack',
  '/media',
  '/nz/media?actionId=2',
  '/media/film-dawn-in-the-valley',
];

const results = (page: Page) => page.locator('.listing-results__count');
const cards = (page: Page) => page.locator('main .story-card__link');

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await blocksNear(page);
}

/** Selects from a drop-down of a filter. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('button', { name: label }))
    .first()
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

narrowFirst('the listings keep the policy and fit the screen [W1.02]', NARROW_FIRST, async ({ page }) => {
  const watch = await watchPage(page);
  for (const path of PAGES) {
    await ready(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/nz') ? 'en-NZ' : 'en-AU');
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, width]).toEqual([path, 0]);
  }
  expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
});

test.describe('on every screen alike', () => {
  for (const paths of [
    ['/news', '/nz/events', '/media'],
    [
      '/nz/news/two-thousand-people-one-well',
      '/events/evening-with-our-field-teams',
      '/nz/media/film-dawn-in-the-valley',
    ],
  ]) {
    test(`${paths.join(' ')} are accessible`, wideIf(!paths.includes('/news')), async ({ page }) => {
      for (const path of paths) {
        await ready(page, path);
        await expectAccessible(page);
      }
    });
  }

  test('a news filter submits the page’s form, keeps its choice and the focus, and says what it found [W1.06] [W7.13] [W7.15]', async ({
    page,
  }) => {
    await ready(page, '/news');
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) fetched.push(request.url());
    });
    // With the keyboard alone: a move of the mouse on the new page would make every script load.
    const category = page.locator('drop-down[data-control="category"] button').first();
    await tabTo(page, category);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Reports' })).toBeVisible();
    await page.keyboard.type('rep');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/news\?.*category=reports/);
    await expect(results(page)).toHaveText('3 stories');
    await expect(page.locator('.story-card__label')).toHaveText(['Reports', 'Reports', 'Reports']);
    await expect(category).toHaveText(/Reports/);
    await expect(category).toBeFocused();
    await expect(page.locator('news-filter [role="status"]')).toHaveText('3 stories');

    await page.getByLabel('Keywords').filter({ visible: true }).fill('midwives,  door');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keywords=midwives-door/);
    await expect(cards(page)).toHaveText(['Safe births in the first month: what midwives told us']);
    await expect(page.getByLabel('Keywords').filter({ visible: true })).toHaveValue('midwives door');
    await expect(page.getByLabel('Keywords').filter({ visible: true })).toBeFocused();

    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(results(page)).toHaveText('14 stories');
    expect(fetched).toEqual([]);
  });

  test('an events filter takes a status and a range of months by native submits [W1.06] [W7.14] [W7.16]', async ({
    page,
  }) => {
    await ready(page, '/nz/events');
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) fetched.push(request.url());
    });
    await choose(page, 'Event status', 'Upcoming');
    await expect(page).toHaveURL(/\/nz\/events\?.*status=upcoming/);
    await expect(results(page)).toHaveText('7 events');
    await expect(page.locator('.event-card--past')).toHaveCount(0);
    const status = page.locator('drop-down[data-control="status"] button').first();
    await expect(status).toHaveText(/Upcoming/);
    await expect(status).toBeFocused();

    const year = new Date().getFullYear();
    const dates = page.locator('[data-control="dates"] button').first();
    await dates.click();
    const dialog = page.getByRole('dialog', { name: 'Dates' });
    await dialog.getByRole('button', { name: `January ${year}` }).click();
    await dialog.getByRole('button', { name: `December ${year}` }).click();
    await expect(page).toHaveURL(new RegExp(`status=upcoming.*dateMin=${year}-01-01&dateMax=${year}-12-31`));
    await expect(page.getByText(`Dates: Jan ${year} - Dec ${year}`)).toBeVisible();
    await expect(dates).toBeFocused();
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Online' }).click();
    await expect(page).toHaveURL(
      new RegExp(`status=upcoming&location=online&dateMin=${year}-01-01&dateMax=${year}-12-31`),
    );
    expect(fetched).toEqual([]);
  });

  test('the media feed filters and goes on with calls of its own [W1.06] [W7.09]', async ({ page }) => {
    await ready(page, '/media');
    const bodies: Record<string, unknown>[] = [];
    const paths = new Set<string>();
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      paths.add(new URL(request.url()).pathname);
      bodies.push(request.postDataJSON());
    });
    const items = page.locator('.haven-feed__item');
    await expect(items).toHaveCount(8);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(items).toHaveCount(14);
    await expect(items.nth(8).getByRole('link')).toBeFocused();
    await choose(page, 'Action', 'Water');
    await expect(items).toHaveCount(2);
    await expect(page).toHaveURL(/\/media$/);
    expect(bodies.map(({ actionId, pageIndex }) => [actionId, pageIndex])).toEqual([
      ['', 1],
      ['2', 0],
    ]);
    expect(bodies.map((body) => Object.keys(body).length)).toEqual([7, 7]);
    expect([...paths]).toEqual(['/umbraco/api/MediaFeed/SubmitMediaFeedFilters/']);
    await items.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Picture: the stick in the ground');
  });

  test('a film opens over its page and closes again', WIDE, async ({ page }) => {
    const watch = await watchPage(page);
    await ready(page, '/media/film-dawn-in-the-valley');
    const opener = page.getByRole('link', { name: /Watch the film/ });
    await opener.click();
    const film = page.getByRole('dialog', { name: 'Film: dawn in the valley' });
    await expect(film.locator('video')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(film).toBeHidden();
    await expect(opener).toBeFocused();
    expect([watch.policyViolations, watch.failures]).toEqual([[], []]);
  });

  test('a story’s link is copied, and an event counts down [W2.78]', WIDE, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ready(page, '/nz/events/evening-with-our-field-teams');
    await expect(page.getByRole('timer')).toHaveText(/\d+ ?days.*\d\d ?hours.*\d\d ?minutes.*\d\d ?seconds/);
    await page.getByRole('button', { name: 'Copy the link to this page' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('the news begins with a carousel of four stories that lead to them', WIDE, async ({ page }) => {
    await ready(page, '/news');
    await expect(page.locator('.featured-story')).toHaveCount(4);
    await page.getByRole('button', { name: /^Stop/ }).click();
    const shown = page.locator('featured-content a:not([inert] a)');
    const second = await page.locator('.featured-story').nth(1).getAttribute('href');
    await page.getByRole('button', { name: /^Next/ }).click();
    await expect(shown.nth(1)).toBeInViewport({ ratio: 0.9 });
    await shown.nth(1).click();
    await expect(page).toHaveURL(new RegExp(`${second}$`));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('news, blog and events are filtered by plain forms and links', async ({ page }) => {
      await page.goto('/nz/news');
      await page.getByLabel('Keywords').fill('Mangere,  library');
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(cards(page)).toHaveText(['Kia ora, Māngere: how a first week in Aotearoa begins']);
      await page.getByRole('link', { name: 'Show all', exact: true }).click();
      await expect(results(page)).toHaveText('14 stories');
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/\/nz\/news\?page=2$/);

      await page.goto('/blog');
      await page.getByLabel('Topic').selectOption({ label: 'Shelter' });
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(cards(page)).toHaveText(['What a tent can and cannot do']);
      await expect(page.getByLabel('Topic')).toHaveValue('shelter');
      await cards(page).first().click();
      await expect(page.getByText('To share this page, copy its address')).toBeVisible();

      await page.goto('/events');
      const year = new Date().getFullYear();
      await page.getByLabel('Event status').selectOption('past');
      await page.getByLabel('To month').selectOption(`${year}-12`);
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(page).toHaveURL(new RegExp(`status=past.*dateMax=${year}-12`));
      await expect(results(page)).toHaveText('3 events');
      await expect(page.getByLabel('To month')).toHaveValue(`${year}-12`);
    });

    test('media are a list with a form, pages and a film that is a link', WIDE, async ({ page }) => {
      await page.goto('/media');
      await expect(cards(page)).toHaveCount(8);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(cards(page)).toHaveCount(6);
      await page.getByLabel('Action').selectOption({ label: 'Water' });
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(results(page)).toHaveText('2 items');
      await page.goto('/media/film-evening-lamps');
      await expect(page.getByRole('link', { name: /Watch the film/ })).toHaveAttribute(
        'href',
        '/design/film-dawn.webm',
      );
    });
  });
});

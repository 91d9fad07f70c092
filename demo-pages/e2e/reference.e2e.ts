import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { hostedForm } from '#testing-kit/playwright.ts';
import { expectAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE, wideIf } from './wide.ts';

interface Declaration {
  tagName: string;
  summary: string;
}

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
  modules: { declarations: Declaration[] }[];
};
const TAGS = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName)
  .map(({ tagName }) => tagName);
/**
 * One element for each kind of policy and rendering; unit tests cover the texts of every page, the block preview's tests
 * every block.
 */
const KINDS = ['site-header', 'hero-carousel', 'video-block', 'news-filter', 'update-details-form', 'gift-checkout'];
const SHOWN = process.env.SOAK ? TAGS : KINDS;
const SHARE = 3;

const open = (page: Page, tag: string) => page.goto(`/elements/${tag}`);
const example = (page: Page, place = 0) => page.locator(`#example-${place}`);
const frame = (page: Page, place = 0) => page.frameLocator(`#example-${place} iframe`);
const markup = (page: Page, place = 0) => page.locator(`#example-${place}-code`);

for (let from = 0; from < SHOWN.length; from += SHARE) {
  const share = SHOWN.slice(from, from + SHARE);
  test(`<${share[0]}> to <${share.at(-1)}> are live, within the strict policy`, wideIf(from > 0), async ({ page }) => {
    const watch = await watchPage(page);
    for (const tag of share) {
      await test.step(tag, async () => {
        await open(page, tag);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`<${tag}>`);
        await expect(frame(page).locator(`${tag}:defined`).first()).toBeAttached();
        expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
      });
    }
  });
}

test('a changed attribute changes the example and its markup, and a wrong one is reported in its own words', async ({
  page,
}) => {
  await open(page, 'countdown-timer');
  const date = example(page).getByLabel(/^end-date/);
  await expect(frame(page).getByText('days')).toBeVisible();
  await date.fill('2020-01-01');
  await expect(frame(page).getByText('Countdown ended')).toBeVisible();
  await expect(markup(page)).toContainText('end-date="2020-01-01"');
  await date.fill('soon');
  await expect(example(page).getByText(/write an ISO date such as/i)).toBeVisible();
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(frame(page).getByText('The appeal ends with the year 2039.')).toBeVisible();
  await example(page).getByRole('link', { name: 'Start again' }).click();
  await expect(markup(page)).toContainText('end-date="2039-12-31T23:59:59"');
  await expect(date).not.toHaveAttribute('aria-invalid');
  await expect(frame(page).getByText('days')).toBeVisible();
});

test('switches and choices of an example follow the schema', async ({ page }) => {
  await open(page, 'quantity-stepper');
  await example(page).getByRole('switch', { name: 'disabled' }).check();
  await expect(frame(page).getByRole('spinbutton')).toBeDisabled();
  await expect(markup(page)).toContainText('disabled');
  await open(page, 'customer-form');
  await example(page).getByLabel('checkout-category').selectOption('private');
  await expect(markup(page)).toContainText('checkout-category="private"');
});

test('the markup is copied as it is shown, and the copy is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'copy-link');
  await page.getByRole('button', { name: 'Copy Markup' }).first().click();
  await expect(example(page).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await markup(page).textContent());
});

test('an example tells what it does, and leads nowhere', async ({ page }) => {
  await open(page, 'donation-mode');
  await frame(page).getByRole('button', { name: 'Give monthly' }).click();
  await expect(example(page).getByRole('log')).toContainText('mode-change {"mode":"monthly"}');
  await open(page, 'emergency-banner');
  await frame(page).getByRole('link', { name: 'Give now' }).click();
  await expect(example(page).getByRole('log')).toContainText('would lead to /donate');
  await expect(page).toHaveURL(/emergency-banner/);
});

test('the petition’s example is signed for real', WIDE, async ({ page }) => {
  await open(page, 'petition-form');
  const form = frame(page);
  // The author's own fields are there before: one that was chosen among them would stay hidden for ever.
  await form.locator('petition-form:defined').waitFor({ state: 'attached' });
  await form.getByLabel('First name').filter({ visible: true }).fill('Reader');
  await form.getByLabel('Last name').filter({ visible: true }).fill('Of the reference');
  await form.getByLabel('Email', { exact: true }).filter({ visible: true }).fill('reader@example.org');
  await form.getByRole('button', { name: 'Sign the petition' }).click();
  await expect(example(page).getByRole('log')).toContainText('form-result {"success":true}');
});

test('the hosted checkout’s example is paid in the sandbox', WIDE, async ({ page }) => {
  await open(page, 'pay-widget');
  const widget = frame(page);
  await widget.getByRole('button', { name: 'Use Credit or Debit card' }).click();
  await hostedForm(widget).fillCard();
  await widget.getByRole('button', { name: 'Submit' }).click();
  await expect(example(page).getByRole('log')).toContainText('paymentSuccessful', { timeout: 15_000 });
});

test('the paste-in code works in a page of another origin, and its integrity is that of the script', async ({
  page,
}) => {
  await open(page, 'countdown-timer');
  const code = (await page.locator('#embed-code').textContent()) ?? '';
  const script = readFileSync('dist/elements/autoload.js');
  expect(code).toContain(`sha384-${createHash('sha384').update(script).digest('base64')}`);
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mine</title>${code}`;
  const author = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body));
  // Any free port: other tests have those beside the site's.
  await new Promise<void>((ready) => author.listen(0, '127.0.0.1', ready));
  await page.goto(`http://127.0.0.1:${(author.address() as AddressInfo).port}/`);
  await expect(page.getByText('Countdown ended')).toBeVisible();
  author.close();
});

test('the search filters as one types, keeps its address, and finds nothing in words', async ({ page }) => {
  await page.goto('/elements');
  const field = page.getByRole('searchbox', { name: 'Search the elements' });
  await field.fill('filter listing');
  await expect(page.locator('.rf-card:visible')).toHaveCount(4);
  await expect(page.getByText(`4 of ${TAGS.length} elements for “filter listing”`)).toBeVisible();
  await expect(page).toHaveURL(/\?q=filter%20listing$/);
  await page.reload();
  await expect(page.locator('.rf-card:visible')).toHaveCount(4);
  await field.fill('zzz');
  await expect(page.getByText('Nothing found for “zzz”')).toBeVisible();
  await field.fill('');
  await expect(page.locator('.rf-card:visible')).toHaveCount(TAGS.length);
});

test('chosen colours stay on the next page and the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/elements');
  const light = await paper();
  const saved = page.waitForResponse((response) => response.url().endsWith('/elements/theme'));
  await page.getByRole('button', { name: 'Dark' }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await saved;
  await open(page, 'copy-link');
  expect(await paper()).toBe(dark);
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Light' }).click();
  expect(await paper()).toBe(light);
});

for (const [mode, media] of [
  ['is accessible', { colorScheme: 'light' }],
  ['reads well in dark colours', { colorScheme: 'dark' }],
  ['reads well in forced colours', { forcedColors: 'active' }],
] as const) {
  test(`the reference ${mode}`, wideIf(mode !== 'is accessible'), async ({ page }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    if (!('colorScheme' in media && media.colorScheme === 'dark')) {
      await page.goto('/elements');
      await expectAccessible(page);
    }
    if ('forcedColors' in media) return;
    await open(page, 'animated-counter');
    await expect(frame(page).locator('animated-counter:defined')).toBeAttached();
    await example(page)
      .getByLabel(/^value/)
      .fill('many');
    await expect(example(page).locator('[data-problem=value]')).not.toBeEmpty();
    // A page with one example has no headings and landmarks of its own.
    await expectAccessible(page, '.rf-frame');
  });
}

test('the reference fits 320 px, and its list of elements opens as a menu', WIDE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['', '/gift-item', '/gift-checkout', '/no-such-tag']) {
    await page.goto(`/elements${path}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  await page.goto('/elements');
  // The spacing of WCAG 1.4.12, which the page's policy lets no style element set.
  const spaced = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return document.documentElement.scrollWidth;
  });
  expect(spaced, 'with wide spaces between letters and words').toBe(320);
  await open(page, 'copy-link');
  const list = page.locator('#navigation');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(list).toBeVisible();
  await list.getByRole('link', { name: 'gift-cart' }).click();
  await expect(page).toHaveURL(/gift-cart/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference is read, searched and changed', WIDE, async ({ page }) => {
    await page.goto('/elements');
    await page.getByRole('searchbox').fill('carousel');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.locator('.rf-card:visible')).toHaveCount(3);
    await page.locator('.rf-card:visible').getByRole('link', { name: '<hero-carousel>' }).click();
    await expect(frame(page).getByText('A safe night, tonight')).toBeVisible();
    await example(page)
      .getByLabel(/^slide-time/)
      .fill('0');
    await example(page).getByRole('button', { name: 'Show the changes' }).click();
    await expect(example(page).getByLabel(/^slide-time/)).toHaveAttribute('aria-invalid', 'true');
    await expect(markup(page)).toContainText('slide-time="0"');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveURL(/\/elements\/hero-carousel$/);
  });
});

test('no browser script carries the prose of the definitions', () => {
  const summaries = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName)
    .map(({ summary }) => summary);
  const folders = ['dist/elements', 'dist/elements/chunks', 'dist/checkout-widget', 'dist/checkout-widget/chunks'];
  const scripts = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  // The check for authors has its own chunks, which no visitor loads.
  const visitors = scripts.filter((file) => file.endsWith('.js') && !/\/(check-)?authoring[^/]*$/.test(file));
  const telling = visitors.filter((file) => {
    const script = readFileSync(file, 'utf8');
    return /whenNotToUse|screenReader/.test(script) || summaries.some((summary) => script.includes(summary));
  });
  expect(visitors.length).toBeGreaterThan(TAGS.length);
  expect(telling).toEqual([]);
});

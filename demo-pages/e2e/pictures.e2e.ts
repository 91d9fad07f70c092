import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { blocksNear } from './blocks-near.ts';
import { expectNoShift } from './layout-shift.ts';
import { addGift } from './site-visitor.ts';
import { signIn } from './staff.ts';
import { expect, type Page, test } from './test.ts';

const GIFT = 'midwife-kit';
const MOST = 1.3;
/** A rung may be chosen for a width that a browser rounds. */
const ROUNDING = 1.01;

/** A photograph of 4 MB, as a camera makes it. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const grain = await sharp({ create: { width: 1000, height: 667, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(4200, 2800, { kernel: 'lanczos3' }).modulate({ hue: 30 }).jpeg({ quality: 93 }).toBuffer();
}

/** Goes to a field or a button with the key Tab alone. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  for (let step = 0; step < 200; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached with Tab.`);
}

/** The uploaded pictures that a page shows: how wide the loaded file is, and how wide it is shown in device pixels. */
async function shownPictures(page: Page): Promise<{ file: number; shown: number }[]> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const own = [...document.images].filter((image) => image.checkVisibility() && image.clientWidth > 0);
    await Promise.all(own.map((image) => image.decode().catch(() => undefined)));
    // A view may have taken the place of one meanwhile.
    return own
      .filter(({ currentSrc, clientWidth }) => currentSrc.includes('/pictures/') && clientWidth > 0)
      .map(({ currentSrc, clientWidth }) => ({
        file: Number(/(\d+)\.\w+$/.exec(currentSrc)?.[1]),
        shown: clientWidth * devicePixelRatio,
      }));
  });
}

test('staff upload a photograph with the keyboard alone, and no page loads more of it than it shows [O3.01]', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const file = await photograph();
  expect(file.length).toBeGreaterThan(3.5 * 1024 * 1024);
  await signIn(page, 'Cara Care', 'supporter-care');
  // Asked for early: a chooser that opens before is lost.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
  await page.goto('/back-office/records/pictures');
  await tabTo(page, '#file');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'books.jpg', mimeType: 'image/jpeg', buffer: file });
  await tabTo(page, '[id="alt.en"]');
  await page.keyboard.type('A box of books');
  await tabTo(page, 'form[enctype] button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The picture is in the library')).toBeVisible({ timeout: 90_000 });

  await page.goto(`/back-office/records/content/gifts/${GIFT}`);
  await page.getByLabel('Picture', { exact: true }).selectOption({ label: 'A box of books' });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/is live|published/i).first()).toBeVisible();
  // Letters alone: a number could be somebody’s.
  const code = `books-${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await page.goto('/back-office/records/content/appeals/new');
  const fields = { Code: code, Name: 'Books', Summary: 'Books for all.', 'Page text': 'Books.', Goal: '1,000' };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Country').selectOption({ label: 'Australia' });
  await page.getByLabel('Picture', { exact: true }).selectOption({ label: 'A box of books' });
  await page.getByLabel('First day').fill('2026-01-01');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/is live|published/i).first()).toBeVisible();

  for (const deviceScaleFactor of [1, 2])
    for (const width of [375, 768, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor });
      const visitor = await context.newPage();
      const wrong: string[] = [];
      for (const path of ['/gifts', `/gifts/${GIFT}`, '/gifts/seeds-and-tools', `/appeals/${code}`]) {
        await visitor.goto(path);
        await blocksNear(visitor);
        let shown = await shownPictures(visitor);
        // Those farther away are hydrated later, and may be between two pictures.
        if (path !== '/gifts/seeds-and-tools')
          await expect(async () => {
            shown = await shownPictures(visitor);
            expect(shown.length, path).toBeGreaterThan(0);
          }).toPass();
        for (const each of shown)
          if (each.file > each.shown * MOST * ROUNDING) wrong.push(`${path}: ${each.file} for ${each.shown}`);
      }
      await addGift(visitor, GIFT);
      await visitor.goto('/cart');
      for (const each of await shownPictures(visitor))
        if (each.file > each.shown * MOST * ROUNDING) wrong.push(`/cart: ${each.file} for ${each.shown}`);
      expect(wrong, `[O3.01] at ${width} pixels, ${deviceScaleFactor} a point`).toEqual([]);
      await context.close();
    }
  await expectNoShift(page, '/gifts');
  await expectNoShift(page, `/gifts/${GIFT}`);
});

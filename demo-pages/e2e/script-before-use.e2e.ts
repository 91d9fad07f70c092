import { expectNoShift } from './layout-shift.ts';
import { onlyNarrow } from './narrow-screen.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

const isDefined = (page: Page, tag: string) => page.evaluate((name) => Boolean(customElements.get(name)), tag);

/** Opens a page whose blocks get no script before `arrive` is called: only the autoloader runs. */
async function openDeferred(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const hasActed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/elements/*.js', async (route) => {
    if (!route.request().url().endsWith('/autoload.js')) await hasActed;
    await route.continue();
  });
  await page.goto(path);
  return arrive;
}

/** Waits until all blocks of a page are hydrated, wherever they are. */
const allHydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll(':not(:defined), [data-haven-drawn], [data-haven-waits]')].every((block) => {
      const view = block.shadowRoot ?? block.querySelector(':scope > [slot="haven-view"]');
      const tree = Object.entries(view ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1];
      return tree && !tree.stateNode.current.memoizedState.isDehydrated;
    }),
  );

for (const [path, near, far, mark] of [
  ['/', 'hero-carousel', 'subscribe-form', {}],
  ['/petition', 'petition-form', 'subscribe-form', WIDE],
] as const)
  onlyNarrow(
    `${path} hydrates by itself after it has loaded, nearest first, without any sign of a visitor`,
    mark,
    async ({ page }) => {
      let sendPictures = () => {};
      const pictures = new Promise<void>((resolve) => {
        sendPictures = resolve;
      });
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() === 'image') await pictures;
        await route.continue();
      });
      const scripts: string[] = [];
      page.on('request', (request) => {
        const [, name] = /\/elements\/(\w+-[\w-]+)\.js$/.exec(new URL(request.url()).pathname) ?? [];
        if (name) scripts.push(name);
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => window.initBackOffice);
      for (let turn = 0; turn < 3; turn++)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(scripts, 'before it has loaded').toEqual([]);
      sendPictures();
      await allHydrated(page);
      expect(scripts).toContain(near);
      expect(scripts.indexOf(near), `${near} before ${far}`).toBeLessThan(scripts.indexOf(far));
    },
  );

test('a gift is put into the cart before its script', async ({ page }) => {
  const arrive = await openDeferred(page, '/gifts/safe-water');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('main').getByText('Safe water').filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  arrive();
});

test('a gift’s size and quantity that were chosen before the script are the gift', async ({ page }) => {
  const arrive = await openDeferred(page, '/gifts/safe-water');
  const gift = page.locator('gift-item').first();
  await gift.getByText('Water for a family for a year').filter({ visible: true }).click();
  await gift.locator('input[name="quantity"]').filter({ visible: true }).fill('3');
  arrive();
  await gift.locator(':scope > [slot="haven-view"] form').waitFor();
  const quantity = gift.locator('[role="spinbutton"]').filter({ visible: true });
  await expect(quantity).toHaveValue('3');
  await expect(gift.getByRole('radio', { name: /for a family for a year/ })).toBeChecked();
});

test('an amount that was chosen before the script is the gift, and the click goes on', async ({ page }) => {
  const arrive = await openDeferred(page, '/donate');
  const form = page.locator('donation-form');
  await form.getByText('$290').filter({ visible: true }).click();
  await form.getByRole('button', { name: 'Continue to your details' }).click();
  expect(await isDefined(page, 'donation-form')).toBe(false);
  arrive();
  await expect(form.getByLabel('First name').filter({ visible: true })).toBeVisible();
  await form.getByRole('button', { name: /^Your gift/ }).click();
  await expect(form.getByRole('radio', { name: /\$290/ })).toBeChecked();
});

test('monthly amounts are shown before the script, which knows of the choice', WIDE, async ({ page }) => {
  const arrive = await openDeferred(page, '/donate');
  const form = page.locator('donation-form');
  await form.getByText('Give monthly').click();
  await expect(form.getByRole('radio', { name: /\$15/ })).toBeVisible();
  expect(await isDefined(page, 'donation-form')).toBe(false);
  arrive();
  await form.getByRole('button', { name: 'Continue to your details' }).click();
  await form.getByRole('button', { name: /^Your gift/ }).click();
  await expect(form.getByRole('radio', { name: /\$30/ }), 'the form has heard of it').toBeChecked();
});

test('what is typed into a petition before its script stays, with the focus', async ({ page }) => {
  const arrive = await openDeferred(page, '/petition');
  const form = page.locator('petition-form');
  const name = form.getByLabel('First name').filter({ visible: true });
  await name.click();
  await page.keyboard.type('Aro');
  expect(await isDefined(page, 'petition-form')).toBe(false);
  arrive();
  await page.waitForFunction(() => document.querySelector('petition-form > [slot="haven-view"]'));
  await page.keyboard.type('ha');
  await expect(name).toHaveValue('Aroha');
  await expect(name).toBeFocused();
});

test('nothing moves when the scripts come', { tag: ['@narrow', WIDE.tag] }, async ({ page }) => {
  for (const path of ['/donate', '/news', '/events']) await expectNoShift(page, path);
});

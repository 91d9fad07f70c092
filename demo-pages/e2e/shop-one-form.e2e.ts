import { blocksNear } from './blocks-near.ts';
import { expectNoShift } from './layout-shift.ts';
import { narrowFirst, onlyNarrow } from './narrow-screen.ts';
import { blockReady, fillCartByPosts } from './site-visitor.ts';
import { expect, type Page, test } from './test.ts';
import { NARROW_FIRST, WIDE, wideIf } from './wide.ts';

const shown = (page: Page, label: string) => page.getByLabel(label).filter({ visible: true });

/** Holds the scripts of a page's blocks back until its path is let through; the loader runs. */
async function holdScripts(page: Page): Promise<(path: string) => void> {
  const waiting = new Map<string, (() => void)[]>();
  const arrived = new Set<string>();
  await page.route('**/elements/*.js', async (route) => {
    const path = new URL(route.request().frame().url()).pathname;
    const isLoader = route.request().url().endsWith('/autoload.js');
    if (!isLoader && !arrived.has(path))
      await new Promise<void>((resolve) => waiting.set(path, [...(waiting.get(path) ?? []), resolve]));
    await route.continue();
  });
  return (path) => {
    arrived.add(path);
    for (const arrive of waiting.get(path) ?? []) arrive();
  };
}

/** From the cards to the payment's page; `onSubmit` is called when a form was sent, with the page's path. */
async function walk(page: Page, onSubmit: (path: string) => void = () => {}): Promise<void> {
  await page.goto('/cart/e-cards', { waitUntil: 'domcontentloaded' });
  await shown(page, 'Recipient name').fill('Aroha Ngata');
  await page.getByRole('radio', { name: /^Printable/ }).check();
  await expect(shown(page, 'Recipient email address')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  onSubmit('/cart/e-cards');
  await expect(page).toHaveURL(/\/checkout\/details$/);
  for (const [label, text] of [
    ['First name', 'Mere'],
    ['Last name', 'Ngata'],
    ['Phone', '0412 345 678'],
    ['Email', 'mere@example.org'],
    ['Street and number', '12 Wattle Street'],
    ['Suburb', 'Richmond'],
    ['Postcode', '3121'],
  ] as const)
    await shown(page, label).fill(text);
  await page.getByRole('checkbox', { name: /privacy/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  onSubmit('/checkout/details');
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  onSubmit('/checkout/payment');
}

for (const [state, refused] of [
  ['late', undefined],
  ['without a loader', '**/autoload.js'],
  ['refused', '**/*.js'],
] as const)
  test(
    `with scripts ${state} the cards and the details go on to the payment, once, with what was typed`,
    wideIf(state === 'without a loader'),
    async ({ page }) => {
      await fillCartByPosts(page, { items: { 'safe-water': 1 } });
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
      });
      if (refused) await page.route(refused, (route) => route.abort());
      await walk(page, refused ? undefined : await holdScripts(page));
      const sent = posts.filter((path) => !path.includes('policy-reports'));
      expect(sent).toEqual(['/cart/e-cards', '/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/']);
      const cards = await (await page.request.get('/cart/e-cards')).text();
      expect(cards).toContain('Aroha Ngata');
      const details = await (await page.request.get('/checkout/details')).text();
      expect(details).toContain('12 Wattle Street');
    },
  );

narrowFirst('the e-cards and the details do not shift from their first byte on', NARROW_FIRST, async ({ page }) => {
  await fillCartByPosts(page, { items: { 'emergency-tent': 2, 'safe-water': 1 } });
  for (const path of ['/cart/e-cards', '/checkout/details']) {
    await expectNoShift(page, path, undefined, 'commit');
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.wheel(0, bottom);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await blocksNear(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(bottom);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

onlyNarrow('a field that is being filled in stays under the finger when the script comes', async ({ page }) => {
  await fillCartByPosts(page, { items: { 'emergency-tent': 1 } });
  for (const [path, label, tag] of [
    ['/cart/e-cards', 'Recipient name', 'ecard-signing'],
    ['/checkout/details', 'First name', 'customer-form'],
  ] as const) {
    const arrive = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const field = shown(page, label);
    await field.tap();
    await page.keyboard.type('Aroha');
    const node = await field.elementHandle();
    const top = (await field.boundingBox())?.y;
    arrive(path);
    await page.waitForFunction((name) => customElements.get(name), tag);
    await page.keyboard.type(' Ngata');
    await expect(field).toHaveValue('Aroha Ngata');
    await expect(field).toBeFocused();
    expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
    expect((await field.boundingBox())?.y).toBe(top);
    await page.unroute('**/elements/*.js');
  }
});

test('what is typed into cards and details is there again after Reload and Back [G1.08]', WIDE, async ({ page }) => {
  const steps = page.getByRole('navigation', { name: 'Checkout progress' });
  await fillCartByPosts(page, { items: { 'emergency-tent': 2 } });
  await page.goto('/cart/e-cards');
  await blockReady(page, 'ecard-signing');
  await shown(page, 'Message').fill('For you');
  await page.reload();
  await expect(shown(page, 'Message')).toHaveValue('For you');
  await steps.getByRole('link', { name: /Cart$/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await expect(shown(page, 'Message')).toHaveValue('For you');

  await page.goto('/checkout/details');
  await blockReady(page, 'customer-form');
  await shown(page, 'First name').fill('Mere');
  await page.reload();
  await expect(shown(page, 'First name')).toHaveValue('Mere');
  await steps.getByRole('link', { name: /E-cards$/ }).click();
  await expect(page).toHaveURL(/\/e-cards$/);
  await page.goBack();
  await expect(shown(page, 'First name')).toHaveValue('Mere');
});

import { expectAccessible } from './expect-accessible.ts';
import { donationForm } from './giving-donor.ts';
import { expectNoShift } from './layout-shift.ts';
import { expect, ownNetwork, type Page, test } from './test.ts';
import { WIDE, wideIf } from './wide.ts';

/** Where a donor gives, and how much is marked there as monthly. */
const PAGES = ['/donate', '/nz/donate', '/appeals/winter-appeal'] as const;

test.use(ownNetwork);

const heading = (page: Page, name: string) => donationForm(page).getByRole('heading', { name });
const click = (page: Page, name: string) => donationForm(page).getByRole('button', { name }).click();

/** From the gift to the page with the reference, as a browser without scripts goes. */
async function giveByPosts(page: Page, path: string): Promise<void> {
  const form = donationForm(page);
  await page.goto(path);
  await form.getByLabel('Another amount').fill('4.99');
  await click(page, 'Continue to your details');
  await expect(form.getByRole('link', { name: /^Enter an amount from \$5/ }), '[D1.14] what is wrong').toBeVisible();
  await expect(form.getByLabel('Another amount'), 'as it was typed').toHaveValue('4.99');
  await form.getByLabel('Another amount').fill('');
  await form.getByText('Give monthly').click();
  await expect(form.getByText('$145', { exact: true }), '[D1.04] the amounts of the frequency').toBeHidden();
  await form.getByText('$45', { exact: true }).filter({ visible: true }).click();
  await expect(
    form.getByRole('checkbox', { name: 'Add the payment fees, so we receive all of your gift' }),
    '[D1.06] no sum of another gift',
  ).toBeVisible();
  await click(page, 'Continue to your details');

  await expect(heading(page, 'Your details')).toBeVisible();
  await form.getByLabel('First name').fill('Mere');
  await click(page, 'Back to your gift');
  await expect(form.getByRole('radio', { name: /^\$45/ }).filter({ visible: true }), 'the gift stays').toBeChecked();
  await click(page, 'Continue to your details');
  await form.getByRole('button', { name: /^Your gift/ }).click();
  await expect(
    form.getByRole('radio', { name: /^\$45/ }).filter({ visible: true }),
    'from the steps too',
  ).toBeChecked();
  await click(page, 'Continue to your details');
  await expect(form.getByLabel('First name'), '[D1.02] so are the details').toHaveValue('Mere');
  await form.getByLabel('Last name').fill('Ngata');
  await form.getByRole('textbox', { name: /^Email/ }).fill('mere@example.org');
  await click(page, 'Continue to payment');
  await expect(form.getByRole('link', { name: /^Tick the box/ })).toBeVisible();
  await form.getByRole('checkbox', { name: /privacy/ }).check();
  await click(page, 'Continue to payment');
  await expect(page.getByRole('heading', { name: /^Your reference: GIFT-/ }), '[D1.14] no dead end').toBeVisible();
  await expect(page.getByText(/your gift of \$45\.00 a month\. Nothing has been charged yet/)).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of PAGES)
    test(`a donation is given at ${path}`, wideIf(path !== '/donate'), ({ page }) => giveByPosts(page, path));
});

for (const path of PAGES)
  test(
    `a donation is given at ${path} where every script is refused`,
    wideIf(path !== '/appeals/winter-appeal'),
    async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await giveByPosts(page, path);
    },
  );

test('a donation is given where a consent manager keeps the scripts back', WIDE, async ({ page }) => {
  await page.route(/\/donate$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script (type="module" )?src/g, '<script type="text/plain" src');
    await route.fulfill({ response, body });
  });
  await giveByPosts(page, '/donate');
});

for (const path of PAGES)
  test(
    `what is clicked and typed at ${path} before a late loader counts`,
    wideIf(path !== '/nz/donate'),
    async ({ page }) => {
      const form = donationForm(page);
      const late: (() => void)[] = [];
      let hasCome = false;
      await page.route('**/*.js', async (route) => {
        if (!hasCome) await new Promise<void>((resolve) => late.push(resolve));
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await form.getByText('$145', { exact: true }).click();
      await form.getByRole('checkbox', { name: /fees/ }).check();
      await click(page, 'Continue to your details');
      const name = form.getByLabel('First name');
      await name.click();
      await page.keyboard.type('Me');
      expect(await page.evaluate(() => customElements.get('donation-form'))).toBeUndefined();
      hasCome = true;
      for (const come of late) come();
      await page.waitForFunction(() => customElements.get('donation-form'));
      await page.keyboard.type('re');
      await expect(name, '[G1.08] typed before and after').toHaveValue('Mere');
      await expect(name).toBeFocused();
      await form.getByLabel('Last name').fill('Ngata');
      await form.getByRole('textbox', { name: /^Email/ }).fill('mere@example.org');
      await form.getByRole('checkbox', { name: /privacy/ }).check();
      await click(page, 'Continue to payment');
      await expect(form, '[D1.06] the gift that was chosen').toContainText(/You’re giving \$147\.\d\d (AUD|NZD)/);
    },
  );

test('a donation whose script cannot be loaded is posted, with what was typed', async ({ page }) => {
  await page.route('**/elements/donation-form.js', (route) => route.abort());
  await page.goto('/donate');
  const form = donationForm(page);
  await form.getByLabel('Another amount').fill('62.50');
  await click(page, 'Continue to your details');
  await expect(heading(page, 'Your details')).toBeVisible();
  await click(page, 'Back to your gift');
  await expect(form.getByLabel('Another amount').filter({ visible: true })).toHaveValue('62.50');
});

test('each page that answers a post is accessible, and nothing moves when its script comes', WIDE, async ({ page }) => {
  // Each has an address of its own: the same one again would be a reload, which keeps the step that was open.
  const post = async (address: string, fields: Record<string, string>) => {
    await page.route(`**${address}`, async (route) => {
      const url = new URL('/donate', route.request().url());
      const headers = { origin: url.origin, 'content-type': 'application/x-www-form-urlencoded' };
      const postData = String(new URLSearchParams(fields));
      const response = await route.fetch({ url: url.href, method: 'POST', headers, postData });
      await route.fulfill({ response, status: 200 });
    });
    await expectNoShift(page, address);
    await expectAccessible(page);
  };
  await post('/posted-gift', { part: 'gift', amount: '75' });
  await post('/posted-wrong-gift', { part: 'gift', otherAmount: '1' });
  await post('/posted-details', { part: 'details', amount: '75', customerFirstName: 'Mere' });
});

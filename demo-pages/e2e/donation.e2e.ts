import { hostedForm, WalletSheet } from '#testing-kit/playwright.ts';
import { expectAccessible } from './expect-accessible.ts';
import { donationForm, giveDetails, openDonation, payGift } from './giving-donor.ts';
import { onlyNarrow } from './narrow-screen.ts';
import { watchPage } from './page-watch.ts';
import { refuseThirdParties } from './script-states.ts';
import { blockReady, testCards } from './site-visitor.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

onlyNarrow('a donor gives $75 once by card, and every state is accessible', async ({ page }) => {
  await openDonation(page);
  await expectAccessible(page);
  await giveDetails(page);
  await expectAccessible(page);
  await payGift(page, testCards.approved);
  await expect(donationForm(page), '[D1.01] the thanks with the receipt number, on the same page').toContainText(
    /Your receipt is number AU-\d{6}/,
  );
  await expect(page).toHaveURL(/\/donate$/);
  await expect(page.getByRole('heading', { name: 'Thank you, Mere' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Before you give' }), 'what led to the gift').toBeHidden();
  const next = page.locator('.after-form').filter({ has: page.getByRole('heading', { name: 'What happens next' }) });
  await expect(next.getByRole('link', { name: 'My giving' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a declined card keeps everything, and another one pays', async ({ page }) => {
  await openDonation(page, '/nz/donate');
  await giveDetails(page);
  await payGift(page, testCards.declined);
  const form = donationForm(page);
  await expect(form.getByText(/card was declined/)).toBeVisible();
  await expect(form.getByRole('button', { name: /^Card/ }), '[D1.13] still chosen').toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(hostedForm(page).frame.locator('[name="card_name"]'), 'nobody types it twice').toHaveValue('Mere Ngata');
  await form.getByRole('button', { name: 'Back to your details' }).click();
  await expect(form.getByLabel('First name').filter({ visible: true }), '[D1.02] details stay').toHaveValue('Mere');
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  await payGift(page, testCards.approved);
  await expect(form).toContainText(/Your receipt is number NZ-\d{6}/);
});

/**
 * The first gift of a new visitor arrives, and neither its answer nor its cookie comes back. Resolves with the receipt.
 */
async function loseFirstGift(page: Page): Promise<string> {
  let receipt = '';
  await page.route(
    '**/Donation/Submit',
    async (route) => {
      const answer = await route.fetch();
      receipt = (await answer.json()).receiptNumber;
      await page.context().clearCookies({ name: 'haven_session' });
      await route.abort();
    },
    { times: 1 },
  );
  await page.route('**/Donation/Status', (route) => route.abort());
  await openDonation(page);
  await giveDetails(page);
  await payGift(page, testCards.approved);
  await expect(donationForm(page)).toContainText('We are checking whether your payment went through');
  expect(receipt).toMatch(/^AU-\d{6}$/);
  return receipt;
}

test('a first gift whose answer is lost is thanked for after a reload', async ({ page }) => {
  const receipt = await loseFirstGift(page);
  await page.reload();
  await expect(donationForm(page), '[D1.13] what is known').toContainText('We are checking your last gift');
  await page.unroute('**/Donation/Status');
  await expect(donationForm(page), '[D1.12] one gift').toContainText(`Your receipt is number ${receipt}`);
});

test('a first gift whose answer is lost is not charged again with another amount', WIDE, async ({ page }) => {
  const receipt = await loseFirstGift(page);
  await page.reload();
  await blockReady(page, 'donation-form');
  await donationForm(page)
    .getByRole('button', { name: /^Your gift/ })
    .click();
  await donationForm(page)
    .getByText(/^\$145/)
    .filter({ visible: true })
    .click();
  await giveDetails(page);
  await payGift(page, testCards.approved);
  await expect(donationForm(page), '[D1.12] the first gift').toContainText('We received your gift of $75.00');
  await expect(donationForm(page)).toContainText(`Your receipt is number ${receipt}`);
});

test('Back, Forward and Reload go to the steps of a gift, and keep what was typed', async ({ page }) => {
  await openDonation(page);
  const form = donationForm(page);
  await form.getByText('Give monthly').click();
  await giveDetails(page);
  await page.goBack();
  await expect(form.getByRole('heading', { name: 'Your details' }), '[G1.08] Back').toBeVisible();
  await page.goBack();
  await expect(form.getByRole('radio', { name: /^\$30/ })).toBeChecked();
  await page.goForward();
  await expect(form.getByLabel('First name'), '[G1.08] Forward').toHaveValue('Mere');
  await page.reload();
  await expect(form.getByRole('heading', { name: 'Your details' }), '[G1.08] Reload').toBeVisible();
  await expect(form.getByLabel('First name'), '[G1.08] Reload').toHaveValue('Mere');
  await page.goForward();
  await expect(form, '[G1.08] the payment of the same gift').toContainText('You’re giving $30.00 AUD');
  await page.goto('/gifts');
  await page.goBack();
  await expect(form, '[G1.08] from another page').toContainText('You’re giving $30.00 AUD');
  // The same address again would be a reload.
  await page.goto('/gifts');
  await page.goto('/donate');
  await blockReady(page, 'donation-form');
  await expect(form.getByRole('heading', { name: 'Your gift' }), 'a new visit starts afresh').toBeVisible();
  await expect(form.getByRole('radio', { name: /^\$75/ })).toBeChecked();
});

test('a gift to an appeal counts there, and the front page shows it', async ({ page }) => {
  const raised = async () => {
    const answer = await page.request.get('/umbraco/api/Appeal/Progress?codes=winter-appeal');
    return (await answer.json()).appeals[0].gifts as number;
  };
  const before = await raised();
  await openDonation(page, '/appeals/winter-appeal');
  await giveDetails(page);
  await payGift(page, testCards.approved);
  await expect(donationForm(page)).toContainText('Your receipt is number');
  await expect.poll(raised, { timeout: 20_000 }).toBeGreaterThan(before);
  await page.goto('/');
  await expect(page.locator('appeal-progress').first()).toContainText(/raised/);
});

test('a monthly gift starts under the strict policy, and nobody else is asked', async ({ page }) => {
  const watch = await watchPage(page);
  await openDonation(page);
  await page.getByText('Give monthly').click();
  await giveDetails(page);
  await expect(donationForm(page), '[D1.07] what will happen').toContainText(
    /You’re giving \$30\.00 AUD .* first today/,
  );
  await payGift(page, testCards.approved);
  await expect(donationForm(page)).toContainText(/Your receipt is number AU-\d{6}/);
  expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
});

/** From the gift to PayPal's own button. */
async function choosePaypal(page: Page, button: string): Promise<void> {
  await giveDetails(page);
  await donationForm(page)
    .getByRole('button', { name: /^PayPal/ })
    .click();
  await page.getByRole('button', { name: button }).click();
}

test('a donor gives once by PayPal, after closing it without an effect', WIDE, async ({ page }) => {
  const watch = await watchPage(page);
  await openDonation(page);
  await choosePaypal(page, 'Donate with SimPal');
  const sheet = new WalletSheet(page);
  await expect(sheet.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet.dialog).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Donate with SimPal' }).click();
  await sheet.pay();
  await expect(donationForm(page), '[D1.10] paid by the wallet').toContainText(/Your receipt is number AU-\d{6}/);
  expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
});

test('a donor gives each month by a PayPal account, which is saved and named in their plan', WIDE, async ({ page }) => {
  const watch = await watchPage(page);
  await openDonation(page);
  await page.getByText('Give monthly').click();
  await choosePaypal(page, 'Donate with SimPal');
  const sheet = page.getByRole('dialog', { name: /^Save SimPal for later payments to / });
  await expect(sheet.getByText('Nothing is charged now.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(donationForm(page), '[D1.10] the first gift is paid').toContainText(/Your receipt is number AU-\d{6}/);
  expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
});

test('a donor whose browser refuses third parties hears that nothing was charged, and can go on when they come', async ({
  page,
}) => {
  const allow = await refuseThirdParties(page);
  await openDonation(page);
  await giveDetails(page);
  const form = donationForm(page);
  await form.getByRole('button', { name: /^Card/ }).click();
  await expect(form.getByText('We could not load the secure card form. Nothing was charged.')).toBeVisible();
  await expectAccessible(page);
  await allow();
  await form.getByRole('button', { name: 'Try again' }).click();
  await payGift(page, testCards.approved);
  await expect(form.getByRole('heading', { name: /^Thank you, Mere/ })).toBeVisible();
});

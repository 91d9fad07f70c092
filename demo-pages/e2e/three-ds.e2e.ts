import { answerChallenge, hostedForm } from '#testing-kit/playwright.ts';
import { expectPartAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { expect, type FrameLocator, type Page, test } from './test.ts';
import { WIDE, wideIf } from './wide.ts';

const result = (page: Page) => page.locator('#three-ds-result');
const bank = (page: Page): FrameLocator => page.frameLocator('#three-ds-bank iframe:visible');
const events = (page: Page) => page.locator('#three-ds-log p strong').allTextContents();
const REFUSED = 'Your bank did not confirm the payment. Nothing was charged.';

/** Types a card number, which decides how its bank authenticates. */
async function pay(page: Page, number: string): Promise<void> {
  const form = hostedForm(page.locator('#three-ds'));
  await form.fillCard({ number });
  await form.submit();
}

async function open(page: Page, number: string): Promise<void> {
  await page.goto('/merchant/three-ds');
  await pay(page, number);
}

const expectPaid = (page: Page) => expect(result(page)).toHaveText(/^Paid 20\.00\./);
const ENDINGS = /^(chargeAuth(Success|Reject|Cancelled)|error)$/;
const endings = async (page: Page) => (await events(page)).filter((name) => ENDINGS.test(name));

test('a challenge: a wrong code, then the right one; the charge stands on it', async ({ page }) => {
  const watch = await watchPage(page);
  await open(page, '4000000000003220');
  await expect(bank(page).getByText('Confirm your payment')).toBeVisible();
  await answerChallenge(page, 'confirm', '000000');
  await expect(bank(page).getByRole('alert')).toContainText('2 tries left');
  await answerChallenge(page);
  await expectPaid(page);
  expect(await endings(page)).toEqual(['chargeAuthSuccess']);
  await expect(page.locator('#three-ds-bank iframe')).toHaveCount(0);
  expect(watch.policyViolations).toEqual([]);
  // The browser logs the 422 answer to the wrong code.
  expect(watch.failures.filter((text) => !text.includes('422'))).toEqual([]);
  expect(watch.foreignRequests()).toEqual([]);
  await pay(page, '4000000000003220');
  await expect(bank(page).getByText('Confirm your payment')).toBeVisible();
  await expectPartAccessible(page, '#three-ds-demo');
});

test('rejected, cancelled and timed out challenges charge nothing', WIDE, async ({ page }) => {
  let number = 0;
  for (const decision of ['reject', 'cancel', 'timeout'] as const) {
    if (number === 0) await open(page, '4000000000003220');
    else await pay(page, '4000000000003220');
    await answerChallenge(page, decision);
    await expect(result(page)).toHaveText(REFUSED);
    number += 1;
    expect(await endings(page)).toHaveLength(number);
  }
});

for (const [how, number] of [
  ['in silence', '4000000000003055'],
  ['in the bank’s app', '4000000000003063'],
] as const) {
  test(`approved ${how}, without a challenge`, wideIf(how !== 'in silence'), async ({ page }) => {
    await open(page, number);
    if (how !== 'in silence')
      await expect(result(page)).toHaveText('Open your bank’s app and approve the payment there');
    await expectPaid(page);
    expect(await endings(page)).toEqual(['chargeAuthSuccess']);
  });
}

test('refused without a challenge, and by a frame that times out or says nonsense', WIDE, async ({ page }) => {
  await open(page, '4000000000003097');
  await expect(result(page)).toHaveText(REFUSED);
  await pay(page, '4000000000003246');
  await expect.poll(() => endings(page)).toHaveLength(2);
  await pay(page, '4000000000003253');
  await expect.poll(() => endings(page)).toHaveLength(3);
  expect(await events(page)).not.toContain('chargeAuthSuccess');
});

for (const [format, number, tags] of [
  ['url', '4000002500003155', {}],
  ['html', '4000002760003184', WIDE],
] as const) {
  test(`the format ${format}: refused, then approved, as the webhook page reports [S2.47]`, tags, async ({ page }) => {
    const watch = await watchPage(page);
    await open(page, number);
    await answerChallenge(page, 'reject');
    await expect(result(page)).toHaveText(REFUSED);
    await expect(result(page), 'the focus goes on at the result').toBeFocused();
    await expect(result(page)).toBeInViewport();
    await pay(page, number);
    await answerChallenge(page);
    await expectPaid(page);
    expect(await endings(page)).toHaveLength(2);
    expect(watch.policyViolations).toEqual([]);
    expect(watch.foreignRequests()).toEqual([]);
  });
}

test('a card without 3-D Secure is charged at once; a charge that is declined afterwards says so', async ({ page }) => {
  await open(page, '4242424242424242');
  await expectPaid(page);
  await expect(page.locator('#three-ds-log')).toContainText('not_enrolled');
  await pay(page, '4000008260003178');
  await answerChallenge(page);
  await expect(result(page)).toContainText('The payment was declined. Nothing was charged.');
});

test('a result whose answer is lost is an error, and nothing is charged', WIDE, async ({ page }) => {
  await page.route('**/v1/charges/standalone-3ds/handle**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await open(page, '4000000000003220');
  await answerChallenge(page);
  await expect.poll(() => endings(page)).toEqual(['error']);
  await expect(result(page)).toHaveAttribute('data-kind', 'bad');
});

test(
  'on a phone the bank’s page fits the width of its frame, and its button can be reached',
  WIDE,
  async ({ page }) => {
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, '4000000000003220');
      const confirm = bank(page).getByRole('button', { name: 'Confirm payment' });
      await expect(confirm).toBeVisible();
      const frame = await page.locator('#three-ds-bank iframe:visible').boundingBox();
      expect([frame && frame.x >= 0, frame && frame.x + frame.width <= width], `${width} px`).toEqual([true, true]);
      const beyond = await bank(page)
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      const beyondPage = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([beyond, beyondPage], `nothing to scroll sideways at ${width} px`).toEqual([0, 0]);
      await confirm.scrollIntoViewIfNeeded();
      const button = await confirm.boundingBox();
      const isWhole = button && frame && button.x >= frame.x && button.x + button.width <= frame.x + frame.width;
      expect(isWhole, `the whole button at ${width} px`).toBe(true);
      await answerChallenge(page);
      await expectPaid(page);
    }
  },
);

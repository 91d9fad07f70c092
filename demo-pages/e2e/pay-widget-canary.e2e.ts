import { WidgetShopper } from './pay-widget-shopper.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

/** Values that must stay in the provider's frame. */
const NUMBER = '5555555555554444';
const CODE = '739';
const ACCOUNT = '739104628';

/** Every place on the merchant's side where a secret of the shopper could leak to. */
async function merchantSide(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const deep = (root: Document | ShadowRoot | Element): string =>
      [...root.querySelectorAll('*')]
        .map((element) => {
          const own = [...element.attributes].map(({ value }) => value).join(' ');
          const value = 'value' in element ? String(element.value) : '';
          return `${own} ${value} ${element.shadowRoot ? deep(element.shadowRoot) : ''}`;
        })
        .join(' ') + (root.textContent ?? '');
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    const databases = JSON.stringify((await indexedDB.databases?.()) ?? []);
    const caches = JSON.stringify((await globalThis.caches?.keys()) ?? []);
    return [
      ...[deep(document), ...stores, databases, caches],
      ...[document.cookie, location.href, JSON.stringify(history.state), window.name],
    ].join(' ');
  });
}

/** Collects every address, header, console line and message that a page of the merchant could see or store. */
async function collect(page: Page): Promise<string[]> {
  const collected: string[] = [];
  await page.addInitScript(() => {
    if (window !== top) return;
    window.addEventListener('message', ({ data }) => console.debug(`message ${JSON.stringify(data)}`));
  });
  page.on('console', (message) => collected.push(message.text()));
  page.on('pageerror', (error) => collected.push(String(error.stack)));
  page.on('request', (request) => {
    // The length of a body reveals nothing of its content.
    const { 'content-length': _, ...headers } = request.headers();
    collected.push(request.url(), JSON.stringify(headers));
    // Requests of the merchant's page itself, to any address.
    if (request.frame() === page.mainFrame()) collected.push(request.postData() ?? '');
  });
  page.on('framenavigated', (frame) => collected.push(frame.url()));
  return collected;
}

function expectNowhere(collected: readonly string[], ...secrets: string[]): void {
  expect(collected.join('')).toContain('/v1/checkouts/callback');
  expect(collected.some((line) => line.startsWith('message '))).toBe(true);
  // Random ids may contain any digits.
  const everything = collected
    .join('\n')
    .replace(/\bch_[\w-]+|int_[\w-]+|tok_[\w-]+|conf_[\w-]+|order-?[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '');
  for (const secret of secrets) {
    expect(everything).not.toMatch(new RegExp(`(?<![\\w-])${[...secret].join('[ -]?')}(?![\\w-])`));
  }
}

test('no digit of a card gets out of the provider’s frame: no address, storage, console line or page of the merchant’s holds it [C3.14]', async ({
  page,
}) => {
  const collected = await collect(page);
  const shopper = new WidgetShopper(page);
  await shopper.open('card');
  await shopper.choose('Use Credit or Debit card');
  await shopper.fillCard(NUMBER);
  await shopper.form.getByLabel('Security code').fill(CODE);
  collected.push(await merchantSide(page));
  await shopper.submit();
  await shopper.expectPaid();
  collected.push(await merchantSide(page));
  expectNowhere(collected, NUMBER, CODE);
});

test.describe('what else is typed into a frame of the provider', () => {
  test('a saved card’s code gets nowhere: a canary', WIDE, async ({ page }) => {
    const collected = await collect(page);
    const shopper = new WidgetShopper(page);
    await shopper.open('saved-card-code');
    await shopper.choose('Pay with Saved Card');
    await shopper.widget.getByText('•••• 4242').click();
    await shopper.form.getByLabel(/^(CCV|CVV|Security code)/i).fill(CODE);
    collected.push(await merchantSide(page));
    await shopper.submit();
    await shopper.expectPaid();
    collected.push(await merchantSide(page));
    expectNowhere(collected, CODE, '4242424242424242');
  });

  test('a bank account’s number gets nowhere: a canary', WIDE, async ({ page }) => {
    const collected = await collect(page);
    const shopper = new WidgetShopper(page);
    await shopper.open('bank-account');
    await shopper.choose('Pay Bank Account');
    await shopper.form.getByLabel('Account name').fill('Aroha Smith');
    await shopper.form.getByLabel('BSB').fill('062000');
    await shopper.form.getByLabel('Account number').fill(ACCOUNT);
    collected.push(await merchantSide(page));
    await shopper.submit();
    await shopper.expectPaid();
    collected.push(await merchantSide(page));
    expectNowhere(collected, ACCOUNT, '062000');
  });

  test(
    'a card that is refused gets nowhere either, and neither does one that cannot be sent: a canary',
    WIDE,
    async ({ page }) => {
      const collected = await collect(page);
      const shopper = new WidgetShopper(page);
      await shopper.open('card');
      await shopper.choose('Use Credit or Debit card');
      await shopper.fillCard(NUMBER);
      await shopper.form.getByLabel('Security code').fill(CODE);
      await page.route('**/v1/checkouts/callback', (route) => route.fulfill({ status: 500, body: '{}' }));
      await shopper.submit();
      await expect(shopper.widget.getByRole('alert')).toContainText('Your details could not be sent.');
      await page.unroute('**/v1/checkouts/callback');
      await shopper.form.getByLabel('Card number').fill('5555 5555 5555 4443');
      await shopper.submit();
      await expect(shopper.form.getByText('Check the card number')).toBeVisible();
      collected.push(await merchantSide(page));
      expectNowhere(collected, NUMBER, '5555555555554443', CODE);
    },
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { hostedForm, TEST_CARD_NUMBERS } from '#testing-kit/playwright.ts';
import { providerPort, sitePort } from '../../playwright.config.ts';
import { expectAccessible } from './expect-accessible.ts';
import { filesOfGuide, followGuide } from './pasted-guide.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

const GUIDE = 'docs/payments';
const pages = readdirSync(GUIDE).filter((file) => file.endsWith('.md'));
/** The `js` examples of the guide, each with its page and its index there. */
const examples = pages.flatMap((file) =>
  [...readFileSync(`${GUIDE}/${file}`, 'utf8').matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = ''], index) => ({
    name: `${file}, example ${index + 1}`,
    code,
  })),
);

/**
 * The token of a card form, for a card whose bank approves without a challenge, and its request in the sandbox's log.
 */
async function cardToken({ request }: Page): Promise<{ token: string; requestId: string }> {
  const answer = await request.post(`http://127.0.0.1:${providerPort}/v1/payment_sources/tokens`, {
    headers: { 'x-user-public-key': 'pk_sandbox_haven', origin: `http://127.0.0.1:${sitePort}` },
    data: {
      gateway_id: 'gateway_haven_cards',
      type: 'card',
      card_name: 'Aroha Smith',
      card_number: '4000000000003055',
      expire_month: '12',
      expire_year: '30',
      card_ccv: '123',
    },
  });
  return { token: (await answer.json()).resource.data, requestId: answer.headers()['x-request-id'] ?? '' };
}

test('the first payment of the guide: its two files, pasted, take a payment from a server on another port', async ({
  page,
  request,
}) => {
  const files = filesOfGuide();
  const lines = Object.values(files).join('').split('\n').filter(Boolean);
  expect([Object.keys(files), lines.length <= 25], `[P1.02] ${lines.length} lines`).toEqual([
    ['page.html', 'server.mjs'],
    true,
  ]);
  const guide = await followGuide();
  try {
    for (const key of ['pk_sandbox_haven', 'sk_sandbox_haven']) expect(guide.printed).toContain(key);
    const pay = async (number: string) => {
      await page.goto(guide.page);
      const form = hostedForm(page);
      await form.fillCard({ number });
      await form.submit();
    };
    await page.goto(guide.page);
    await expect(hostedForm(page).field('card_number')).toBeVisible();
    const sizes = await page.evaluate(() => {
      const place = document.querySelector('#card') as HTMLElement;
      const frame = place.querySelector('iframe') as HTMLElement;
      return { isAsWide: frame.offsetWidth === place.clientWidth, border: frame.clientTop, place: place.offsetHeight };
    });
    const form = await hostedForm(page)
      .frame.locator('html')
      .evaluate((html) => ({ beyond: html.scrollHeight - html.clientHeight, height: html.clientHeight }));
    expect([sizes, form.beyond], 'the whole form is seen').toEqual([
      { isAsWide: true, border: 0, place: form.height },
      0,
    ]);
    await pay(TEST_CARD_NUMBERS.approved);
    await expect(page.getByText(/^Paid: /), '[P1.02]').toBeVisible();
    const [id] = /ch_[\w-]+/.exec((await page.textContent('body')) ?? '') ?? [];
    const headers = { 'x-user-secret-key': 'sk_sandbox_haven' };
    const charge = await (await request.get(`${guide.sandbox}/v1/charges/${id}`, { headers })).json();
    expect(charge.resource.data, '[P1.02]').toMatchObject({ status: 'complete', amount: '20.00', currency: 'AUD' });
    await pay(TEST_CARD_NUMBERS.declined);
    await expect(page.getByText(/^Not paid: /)).toBeVisible();
  } finally {
    await guide.end();
  }
});

test('the payments guide has examples', WIDE, () => {
  expect(examples.length).toBeGreaterThan(15);
});

for (const { name, code } of examples) {
  test(`the payments guide runs: ${name}`, WIDE, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
    });
    await page.goto('/merchant');
    await page.waitForFunction(() => 'haven' in window);
    // The page contains the elements that the example looks up; a form can be submitted, an input accepts text.
    const ids = [...code.matchAll(/'#([\w-]+)'/g)].map(([, id]) => id as string);
    await page.evaluate((names) => {
      for (const id of names) {
        const tag = /order/.test(id) ? 'form' : /source/.test(id) ? 'input' : 'div';
        document.body.append(Object.assign(document.createElement(tag), { id }));
      }
    }, ids);
    if (code.includes("getItem('token')")) {
      const { token } = await cardToken(page);
      await page.evaluate((text) => sessionStorage.setItem('token', text), token);
    }
    await page.evaluate(`(async () => {${code.replaceAll('127.0.0.1:8081', `127.0.0.1:${providerPort}`)}\n})()`);
    const drawsForm = /new haven\.Html(Multi)?Widget/.test(code) && code.includes('.load()');
    if (drawsForm && !code.includes('.destroy()')) {
      const fields = page.frameLocator(`#${ids[0]} iframe`).getByRole('textbox');
      await expect(fields.first()).toBeAttached();
    }
    expect(warnings).toEqual([]);
  });
}

for (const width of [375, 1440])
  test(
    `the sandbox’s pages at ${width} px have nothing for axe, fit the window and run no script`,
    WIDE,
    async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => problems.push(message.text()));
      await page.setViewportSize({ width, height: 900 });
      const { requestId } = await cardToken(page);
      const pages = ['/', '/charges', '/customers', '/webhooks', '/requests', '/keys', '/test-numbers', '/calls'];
      for (const path of [...pages, '/reference']) {
        await page.goto(`http://127.0.0.1:${providerPort}${path}`);
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `[P1.04] ${path}`).toBeLessThanOrEqual(0);
      }
      await page.goto(`http://127.0.0.1:${providerPort}/requests`);
      await page.getByRole('link', { name: '/v1/payment_sources/tokens' }).first().press('Enter');
      await expect(page).toHaveURL(/\/requests\/./);
      // Other tests make tokens at the same time, so that one may be theirs.
      await page.goto(`http://127.0.0.1:${providerPort}/requests/${requestId}`);
      await expect(page.locator('pre').first(), '[P1.04] masked').toContainText('"card_number": "…3055"');
      await expectAccessible(page);
      expect(problems).toEqual([]);
    },
  );

import { readFileSync } from 'node:fs';
import { sitePort } from '../../playwright.config.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

/** The symptoms of the guide, in its words. */
const SYMPTOMS = readFileSync('docs/authors/troubleshooting.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what you see'))
  .map((line) => line.split(' | ')[0]?.slice(2) ?? '');

/** Symptoms that other tests see and heal, because they are about time, a provider or a content system. */
const ELSEWHERE = new Map([
  ['the form is there twice for a moment, or jumps', 'layout-shift.e2e.ts'],
  ['a payment form that stays empty', 'merchant.e2e.ts'],
  ['a click does nothing at first', 'script-before-use.e2e.ts'],
  ['works alone, not in the content system’s preview', 'block-preview.e2e.ts'],
]);

const SHEET = '<link rel="stylesheet" href="/elements/haven-controls.css">';
const SCRIPT = '<script type="module" src="/elements/autoload.js"></script>';
const COUNTDOWN = '<countdown-timer end-date="2039-06-30">The appeal ends in 2039.</countdown-timer>';
const PETITION = '<petition-form node-id="1201" module-type="petition" counter-title="have signed"></petition-form>';
const MOBILE = `fields='[{"name":"firstName","type":"Text Only"},{"name":"mobile","type":"Phone"}]'`;
const withFields = (fields: string) => PETITION.replace(' counter-title', ` ${fields} counter-title`);

interface Pasted {
  html?: string;
  head?: string;
  body?: string;
}

/** Opens what an author has pasted, as a page of the site. Returns what the console says. */
async function paste(page: Page, { html = 'lang="en-AU"', head = SHEET + SCRIPT, body = COUNTDOWN }: Pasted) {
  const messages: string[] = [];
  page.removeAllListeners('console');
  page.on('console', (message) => messages.push(message.text()));
  const address = `http://127.0.0.1:${sitePort}/pasted`;
  await page.unroute(address);
  const text = `<!doctype html><html ${html}><head><title>Pasted</title>${head}</head><body>${body}</body></html>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: text }));
  await page.goto(address);
  return messages;
}

const countdown = (page: Page) => page.getByRole('timer');

async function sign(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Mere');
  await page.getByLabel('Last name').fill('Ngata');
  await page.getByLabel('Email', { exact: true }).fill(`mere-${Date.now()}@example.org`);
  await page.getByRole('button', { name: 'Sign the petition' }).click();
}

async function typePhone(page: Page): Promise<void> {
  await page.getByLabel('Mobile').fill('021 234 567');
  await page.getByRole('button', { name: 'Sign the petition' }).click();
}

/** Each symptom as an author pastes it, what they see, and the guide's remedy. */
const CASES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'your content, no block, and nothing of Haven in the console'(page) {
    const messages = await paste(page, { head: SHEET });
    await expect(page.getByText('The appeal ends in 2039.')).toBeVisible();
    await expect(countdown(page)).toHaveCount(0);
    expect(messages).toEqual([]);
    await paste(page, {});
    await expect(countdown(page)).toBeVisible();
  },
  async 'your content, and “shows its fallback: attribute …”'(page) {
    const messages = await paste(page, { body: COUNTDOWN.replace(' end-date="2039-06-30"', '') });
    await expect.poll(() => messages.join()).toMatch(/<countdown-timer> shows its fallback: attribute "end-date"/);
    await expect(page.getByText('The appeal ends in 2039.')).toBeVisible();
    await paste(page, {});
    await expect(countdown(page)).toBeVisible();
  },
  async 'your content, and “stays off: its script could not be loaded”'(page) {
    const missing = /\/elements\/[^?]*countdown-timer[^?]*\.js/;
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    const messages = await paste(page, {});
    await expect.poll(() => messages.join()).toContain('<countdown-timer> stays off: its script could not be loaded');
    await page.unroute(missing);
    await paste(page, {});
    await expect(countdown(page)).toBeVisible();
  },
  async 'your form in a tag has no look until the block is there'(page) {
    const height = () =>
      page
        .getByRole('button', { name: 'Sign' })
        .evaluate((button) => Number.parseFloat(getComputedStyle(button).minHeight) || 0);
    const button = '<button class="haven-button haven-button--primary">Sign</button>';
    const body = PETITION.replace('></petition-form>', `><form>${button}</form></petition-form>`);
    await paste(page, { head: '', body });
    expect(await height()).toBe(0);
    await paste(page, { head: SHEET, body });
    await expect.poll(height).toBeGreaterThan(0);
  },
  async 'your sheet does not restyle a block, or the block is small'(page) {
    const look = (property: 'background-color' | 'font-size') =>
      page
        .getByRole('button', { name: 'Sign the petition' })
        .evaluate((button, name) => getComputedStyle(button).getPropertyValue(name), property);
    const withSheet = (css: string) => ({ head: `${SHEET}${SCRIPT}<style>${css}</style>`, body: PETITION });
    await paste(page, { body: PETITION });
    const ground = await look('background-color');
    const size = await look('font-size');
    await paste(page, withSheet('button { background: red } html { font-size: 62.5% }'));
    expect(await look('background-color')).toBe(ground);
    expect(Number.parseFloat(await look('font-size'))).toBeLessThan(Number.parseFloat(size));
    await paste(page, withSheet(':root { --haven-theme-brand: #1b7a3d } body { font-size: 62.5% }'));
    // The brand's green, a little darker, so that white letters are read on it.
    await expect.poll(() => look('background-color')).toMatch(/^oklch\(0\.5 0\.127\d* 150\.\d+\)$/);
    expect(await look('font-size')).toBe(size);
  },
  async '“Content Security Policy” in the console'(page) {
    const policy = (sources: string) =>
      `<meta http-equiv="Content-Security-Policy" content="script-src ${sources}">${SHEET}${SCRIPT}`;
    const messages = await paste(page, { head: policy("'none'") });
    await expect.poll(() => messages.join()).toContain('Content Security Policy');
    await expect(countdown(page)).toHaveCount(0);
    await paste(page, { head: policy("'self'") });
    await expect(countdown(page)).toBeVisible();
  },
  async 'prices in the wrong currency, phones refused'(page) {
    const body = withFields(MOBILE);
    await paste(page, { html: 'lang="en"', body });
    await typePhone(page);
    await expect(page.getByText('like 0491 570 156').first()).toBeVisible();
    await paste(page, { html: 'lang="en" data-site-country-code="NZL"', body });
    await typePhone(page);
    await expect(page.getByText('This form is not ready yet').first()).toBeVisible();
    await expect(page.getByText('phone number with its area code')).toHaveCount(0);
  },
  async 'English on a page in another language'(page) {
    await paste(page, { html: 'lang="de"' });
    await expect(countdown(page)).toContainText('days');
    await paste(page, { html: 'lang="fr"' });
    await expect(countdown(page)).toContainText('jours');
  },
  async 'a list, and “shows its fallback: attribute …”'(page) {
    const messages = await paste(page, { body: withFields(`fields="[{name: 'mobile'}]"`) });
    await expect.poll(() => messages.join()).toMatch(/<petition-form> shows its fallback: attribute "fields"/);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await paste(page, { body: withFields(MOBILE) });
    await expect(page.getByLabel('Mobile')).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveCount(0);
  },
  async '“not ready” in a form'(page) {
    const messages = await paste(page, { body: PETITION });
    await sign(page);
    await expect(page.getByText('This form is not ready yet').first()).toBeVisible();
    expect(messages.join()).toContain('set data-bot-check-site-key on <html>');
    await paste(page, { html: 'lang="en-AU" data-bot-check-src="/bot-check/challenge.js"', body: PETITION });
    await sign(page);
    await expect(page.getByText('Petition sent')).toBeVisible();
  },
  async 'after a form the page stays where it is'(page) {
    const body = PETITION.replace(' counter-title', ' redirect-url="https://other.example/thanks" counter-title');
    const html = 'lang="en-AU" data-bot-check-src="/bot-check/challenge.js"';
    await page.route('https://other.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Thanks' }),
    );
    await paste(page, { html, body });
    await sign(page);
    await expect(page.getByText('The next page could not be opened')).toBeVisible();
    await expect(page).toHaveURL(/\/pasted$/);
    await paste(page, { html: `${html} data-redirect-origins="https://other.example"`, body });
    await sign(page);
    await expect(page).toHaveURL('https://other.example/thanks');
  },
};

test('the guide’s troubleshooting has a test for each symptom', () => {
  const plain = (text: string) => text.replaceAll("'", '’');
  expect([...Object.keys(CASES), ...ELSEWHERE.keys()].toSorted()).toEqual(SYMPTOMS.map(plain).toSorted());
});

for (const [symptom, follow] of Object.entries(CASES))
  test(`the guide for authors: ${symptom}, and its remedy`, WIDE, ({ page }) => follow(page));

import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hostedForm, TEST_CARD_NUMBERS } from '#testing-kit/playwright.ts';
import { providerPort, sitePort } from '../../playwright.config.ts';
import { expectAccessible } from './expect-accessible.ts';
import { giveDetails } from './giving-donor.ts';
import { startProgram } from './pasted-guide.ts';
import { expect, type Page, test } from './test.ts';

const GUIDE = 'docs/authors';
const own = sitePort + 4;
/** The guide's text as it is on this machine: only its ports are others. */
const onOtherPorts = (text: string) =>
  [
    ['8081', providerPort],
    ['8080', sitePort],
    ['3000', own],
  ].reduce((done, [port, free]) => done.replaceAll(`${port}`, `${free}`), text);
const read = (file: string) => onOtherPorts(readFileSync(`${GUIDE}/${file}`, 'utf8'));
const files = Object.fromEntries(
  readdirSync(GUIDE).flatMap((file) =>
    [...read(file).matchAll(/save this as `([\w.]+)`[^\n]*\n\n```\w+\n([\s\S]*?)^```$/gim)].map(
      ([, name = '', text = '']) => [name, text] as const,
    ),
  ),
);
const blocksOf = (file: string, language: string) =>
  [...read(file).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);

let folder: string;
let server: Awaited<ReturnType<typeof startProgram>>;
const save = (name: string, text: string) => writeFileSync(join(folder, name), text);
const open = async (page: Page, name = '') => {
  await page.goto(`http://127.0.0.1:${own}/${name}`);
  await page.waitForFunction(() => document.querySelectorAll(':not(:defined)').length === 0);
};

test.describe.configure({ mode: 'serial' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haven-first-page-'));
  for (const [name, text] of Object.entries(files)) save(name, text);
  // What the guide unpacks from the package is this folder.
  symlinkSync(resolve('dist/elements'), join(folder, 'elements'));
  server = await startProgram('server.mjs', { cwd: folder });
  const answers = () =>
    fetch(`http://127.0.0.1:${own}`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);
});
test.afterAll(() => {
  server.child.kill('SIGTERM');
  rmSync(folder, { recursive: true });
});

test('the guide for authors: the first page counts and copies, in the words of the guide', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await open(page);
  await expect(page.getByRole('timer')).toContainText(/\d+\s*days/);
  await page.getByRole('button', { name: 'Copy the link to this page' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`http://127.0.0.1:${own}/`);
  expect(messages).toEqual([]);
  await expectAccessible(page);
});

test('the guide for authors: the first page’s server goes on where the demo site is not running', async ({
  request,
}) => {
  const address = `http://127.0.0.1:${own + 1}`;
  // Nothing listens on the next port.
  const text = (files['server.mjs'] ?? '').replace(`:${sitePort}`, `:${own + 2}`).replace(`(${own})`, `(${own + 1})`);
  save('alone.mjs', text);
  const alone = await startProgram('alone.mjs', { cwd: folder });
  const status = (path: string) =>
    request.get(address + path).then(
      (response) => response.status(),
      () => 0,
    );
  await expect.poll(() => status('/')).toBe(200);
  expect([await status('/favicon.ico'), await status('/')]).toEqual([502, 200]);
  alone.child.kill('SIGTERM');
});

test('the guide for authors: another language, own texts and a brand are those of the guide', async ({ page }) => {
  const first = files['index.html'] ?? '';
  const [language = '', words = '', texts = ''] = blocksOf('translate.md', 'html');
  const heading = words.split('\n')[0] ?? '';
  save('index.html', first.replace(/<html.*>\n/, language).replace(/ *<h1>.*\n/, `${heading}\n`));
  await open(page);
  await expect(page.getByRole('timer')).toContainText('ثوانٍ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('غرفة دافئة واحدة');
  save('index.html', first.replace(/<html.*>\n/, language).replace('</head>', `${texts}</head>`));
  await open(page);
  await page.getByRole('button', { name: 'Copy the link to this page' }).click();
  await expect(page.locator('copy-link')).toContainText('نُسخ');
  const [links = ''] = blocksOf('rebrand.md', 'html');
  save('index.html', first.replace(/ *<link.*\n/, links));
  await open(page);
  const look = await page.getByRole('button').evaluate((button) => {
    const { color, borderRadius, fontFamily } = getComputedStyle(button);
    return { hue: color, borderRadius, fontFamily };
  });
  // The brand's green, made readable: a hue of about 150 degrees.
  expect(look).toEqual({
    hue: expect.stringMatching(/^oklch\(.* 15\d\.?\d*\)$/),
    borderRadius: '0px',
    fontFamily: 'Georgia, serif',
  });
  save('index.html', first);
});

test('the guide for authors: the donation page takes a gift', async ({ page }) => {
  await open(page, 'giving.html');
  await expectAccessible(page);
  await giveDetails(page);
  // The only way to pay opens by itself.
  await hostedForm(page).fillCard({ name: 'Mere Ngata', number: TEST_CARD_NUMBERS.approved });
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await expect(page.locator('donation-form')).toContainText(/Your receipt is number AU-\d{6}/);
});

test('the guide for authors: the shop fills the cart, at the server’s price', async ({ page }) => {
  await open(page, 'shop.html');
  await page.getByRole('button', { name: /Add to cart/ }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('main').getByText('Solar lamp').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('$39.50').first()).toBeVisible();
});

test('the guide for authors: the check names the three mistakes', async ({ page }) => {
  await page.goto('/back-office');
  const [markup = ''] = blocksOf('preview.md', 'html');
  await page.getByLabel('Your own markup').fill(markup);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  for (const word of ['gift-itm', 'end-date', 'lable'])
    await expect(page.getByRole('listitem').filter({ hasText: word }).first()).toBeVisible();
});

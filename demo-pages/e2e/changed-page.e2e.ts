import { darken, insertBesideFields } from '#testing/foreign-hands.ts';
import { donationForm, giveDetails } from './giving-donor.ts';
import { onlyNarrow } from './narrow-screen.ts';
import { blockReady, fillCartByPosts } from './site-visitor.ts';
import { expect, type Page } from './test.ts';
import { wideIf } from './wide.ts';

/** What others make of a page on its way to the visitor, or when it is there. The visitor opens `path` by it. */
interface Change {
  readonly name: string;
  open(page: Page, path: string): Promise<unknown>;
}

/** Serves pages with other markup, as a content delivery network or a plugin does, whose policy allows what it does. */
async function rewritten(page: Page, path: string, rewrite: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      const html = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      await route.fulfill({ response, headers, body: rewrite(html) });
    },
  );
  await page.goto(path);
}

/** Without comments, blanks between elements, quotes and closing tags that HTML can do without. */
const minified = (html: string) =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replace(/ ([a-z-]+)="([\w-]+)"(?=[ >])/g, ' $1=$2')
    .replace(/=""/g, '')
    .replaceAll('</li>', '')
    .replaceAll('</option>', '');

/** Scripts that another script starts, when the page has loaded. */
const startedLate = (html: string) =>
  html.replaceAll('<script type="module" ', '<script type="late" ').replace(
    '</body>',
    `<script>addEventListener('load', () => setTimeout(() => {
        for (const late of document.querySelectorAll('script[type=late]')) {
          const script = document.createElement('script');
          for (const { name, value } of late.attributes) script.setAttribute(name, value);
          script.type = 'module';
          late.replaceWith(script);
        }
      }, 500));</script></body>`,
  );

/** The body of another page in place of this one's, without loading a page. */
const exchangeBody = async (path: string) => {
  const html = await (await fetch(path)).text();
  const { body, title } = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceWith(document.adoptNode(body));
  document.title = title;
  history.pushState({ turbo: {} }, '', path);
};

const CHANGES: readonly Change[] = [
  { name: 'minifies it', open: (page, path) => rewritten(page, path, minified) },
  {
    name: 'gives it another base',
    open: (page, path) => rewritten(page, path, (html) => html.replace('<head>', '<head><base href="/other/place/">')),
  },
  { name: 'starts its scripts late', open: (page, path) => rewritten(page, path, startedLate) },
  {
    name: 'exchanges its body',
    async open(page, path) {
      await rewritten(page, '/about', (html) => html);
      await blockReady(page, 'site-header');
      await page.evaluate(exchangeBody, path);
    },
  },
  {
    name: 'writes into its fields and makes it dark',
    async open(page, path) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('.site-footer').waitFor();
      await page.evaluate(insertBesideFields as () => void);
      await page.evaluate(darken as () => void);
      // Else they would count as tags of ours that are not loaded yet.
      await page.evaluate(() => {
        for (const name of ['grammarly-extension', 'com-1password-button'])
          customElements.define(name, class extends HTMLElement {});
      });
    },
  },
];

for (const { name, open } of CHANGES)
  onlyNarrow.describe(`where somebody ${name}`, () => {
    let errors: string[] = [];
    onlyNarrow.beforeEach(({ page }) => {
      errors = [];
      page.on('pageerror', (error) => errors.push(String(error)));
    });
    onlyNarrow.afterEach(() => {
      expect(errors).toEqual([]);
    });

    onlyNarrow('a donor comes to the payment', wideIf(name !== 'minifies it'), async ({ page }) => {
      await open(page, '/donate');
      const form = donationForm(page);
      await form.getByLabel('Another amount').filter({ visible: true }).fill('62.50');
      await blockReady(page, 'donation-form');
      await giveDetails(page);
      await expect(form.getByText('$62.50').filter({ visible: true }).first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/donate');
    });

    onlyNarrow('the cart counts what is in it', wideIf(name !== 'minifies it'), async ({ page }) => {
      await fillCartByPosts(page, { items: { 'emergency-tent': 1, 'safe-water': 1 } });
      await open(page, '/cart');
      await blockReady(page, 'gift-cart');
      const total = page.locator('.haven-totals__row--grand dd').filter({ visible: true });
      await expect(total).toContainText('$175.00');
      await page.getByRole('button', { name: 'Increase quantity of Emergency tent' }).click();
      await expect(total).toContainText('$320.00');
    });

    onlyNarrow('what is wrong with a form leads to its field', wideIf(name !== 'minifies it'), async ({ page }) => {
      await open(page, '/petition');
      const form = page.locator('petition-form');
      await form.getByLabel('First name').fill('Mere');
      await blockReady(page, 'petition-form');
      await form.getByRole('button', { name: 'Sign the petition' }).click();
      await form.getByRole('link', { name: /last name/ }).click();
      await expect(form.getByLabel('Last name')).toBeFocused();
      await expect(form.getByLabel('First name')).toHaveValue('Mere');
      expect(new URL(page.url()).pathname).toBe('/petition');
    });
  });

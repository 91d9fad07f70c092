import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect as assert } from '@playwright/test';
import { chromium } from 'playwright';
import { chromiumArgs, findOrInstallChromium } from '../../../scripts/test/browsers/chromium.mjs';
import { packageWordPress } from '../package-wordpress.mjs';
import {
  canvasOf,
  changePanel,
  installPlugin,
  openEditor,
  placePetition,
  saveSettings,
  signIn,
  writePost,
} from './author-journey.mjs';
import { expectRendered, findMarkup, WRITE_EXAMPLES, WRITE_HOSTILE } from './block-pages.mjs';
import { DELETE_FROM_NETWORK, RENDER_WITHOUT_BLOCK, WRITE_AS_AUTHOR } from './foreign-addresses.mjs';
import { installWordPress } from './install-wordpress.mjs';
import { openGivingSite } from './open-giving-site.mjs';
import { servePhp } from './serve-php.mjs';
import {
  KEEP_MIXED_VALUES,
  MIXED_VALUES,
  PLACE_WIDGET,
  RESTORE_THEME,
  WRITE_OWN_THEME,
  WRITE_SIGNS,
} from './site-values.mjs';

// A machine that does other things meanwhile is slow, which is no fault of the plugin.
const expect = assert.configure({ timeout: 30_000 });
const root = resolve(import.meta.dirname, '../../..');
const pictures = join(root, '.reports/wordpress');
const port = Number(process.env.WORDPRESS_PORT ?? 8765);
const address = `http://127.0.0.1:${port}`;

const CREATE_PEOPLE = `
require 'wp-load.php';
update_option( 'admin_email_lifespan', time() + YEAR_IN_SECONDS );
wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'password', 'role' => 'author' ) );
foreach ( get_users() as $user ) {
	$key   = $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences';
	$value = array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) );
	update_user_meta( $user->ID, $key, $value );
}
`;

/** What a translator would add: the language of the administrator. */
const TRANSLATION = `<?php
return array( 'domain' => 'haven', 'language' => 'fr_FR', 'messages' => array(
	'Add' => 'Ajouter',
	'End date' => 'Date de fin',
	"block title\\4Countdown timer" => 'Compte à rebours',
) );
`;

/** What the page's console says; tags of the examples ask the demo site's server and pictures, which are not here. */
function listen(page) {
  const problems = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) problems.push(text);
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArgs });

const pages = [];

/** A page of a browser of its own, so that people do not share a session. */
async function openPage() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  page.setDefaultTimeout(60_000);
  pages.push(page);
  return page;
}

const picture = (page, name) =>
  page.screenshot({ path: join(pictures, `${name}.png`), fullPage: !name.startsWith('editor') });

async function takePictures(page, name) {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await picture(page, `${name}-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
}

const steps = {
  async 'an administrator installs the archive, and says what holds for the site'({ admin, archive, site, php }) {
    await php.run(CREATE_PEOPLE);
    await signIn(admin, site, 'admin');
    await installPlugin(admin, site, archive);
    await saveSettings(admin, site);
    await picture(admin, 'settings');
  },
  async 'an author places three blocks by keyboard, and the page shows them'({ site }) {
    const author = await openPage();
    const problems = listen(author);
    await signIn(author, site, 'author');
    const link = await writePost(author, site, (name) => picture(author, name));
    expect(problems, 'the editor’s console').toEqual([]);
    const visitor = await openPage();
    const heard = listen(visitor);
    expect(await expectRendered(visitor, link, heard)).toBe(3);
    await expect(visitor.getByRole('timer')).toBeVisible();
    const gift = visitor.getByRole('link', { name: 'Give "now" & help' });
    await expect(gift).toHaveAttribute('href', '/donate?from=appeal&by=banner');
    await expect(visitor.locator('script[src*="library/autoload.js"]'), 'the script once').toHaveCount(1);
    await expect(visitor.locator('link[href*="haven-controls.css"]'), 'the sheet once').toHaveCount(1);
    await expect(visitor.locator('countdown-timer')).toHaveAttribute('site-country-code', 'NZL');
    await takePictures(visitor, 'page');
    await visitor.goto(`${address}/?p=1`);
    await expect(visitor.locator('script[src*="autoload.js"], link[href*="haven-controls"]')).toHaveCount(0);
  },
  async 'every block is rendered on the server and in the browser'({ site, php, admin }) {
    const id = await php.run(WRITE_EXAMPLES);
    const blocks = await php.run(`echo count( glob( 'wp-content/plugins/haven/blocks/*/block.json' ) );`);
    const visitor = await openPage();
    const problems = listen(visitor);
    expect(await expectRendered(visitor, `${address}/?page_id=${id}`, problems)).toBe(Number(blocks));
    await picture(visitor, 'every-block');
    const folder = join(site.folder, 'wp-content/languages/plugins');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'haven-fr_FR.l10n.php'), TRANSLATION);
    await php.run(`require 'wp-load.php'; update_user_meta( 1, 'locale', 'fr_FR' );`);
    const heard = listen(admin);
    await openEditor(admin, site, `post.php?post=${id}&action=edit`);
    await expect(canvasOf(admin).locator('countdown-timer').getByRole('timer')).toBeVisible();
    await expect(canvasOf(admin).locator('.block-editor-warning')).toHaveCount(0);
    const known = await admin.evaluate(() => ({
      invalid: window.wp.data
        .select('core/block-editor')
        .getBlocks()
        .filter(({ isValid }) => !isValid).length,
      title: window.wp.blocks.getBlockType('haven/countdown-timer').title,
      field: window.haven.schemas['countdown-timer'].properties['end-date'].title,
      text: window.haven.texts.add,
    }));
    expect(known).toEqual({ invalid: 0, title: 'Compte à rebours', field: 'Date de fin', text: 'Ajouter' });
    await picture(admin, 'editor-every-block');
    await changePanel(admin);
    await picture(admin, 'editor-panel');
    expect(heard, 'the editor’s console').toEqual([]);
  },
  async 'a petition that staff made is placed by an author, and signed by a visitor'({ site }) {
    const { giving, close } = await openGivingSite(address);
    const author = await openPage();
    await signIn(author, site, 'author');
    const link = await placePetition(author, site, giving.attributes);
    const visitor = await openPage();
    const problems = listen(visitor);
    // What the web server of a site does: it passes the paths of the giving site on to it.
    await visitor.route(/\/(umbraco\/api|bot-check)\//, async (route) => {
      const request = route.request();
      const { status, headers, body } = await giving.answer({
        ...{ url: request.url(), method: request.method(), headers: await request.allHeaders() },
        body: request.postData() ?? undefined,
      });
      await route.fulfill({ status, headers, body });
    });
    await visitor.goto(link);
    const form = visitor.locator('petition-form');
    await form.getByLabel('First name').fill('Mere');
    await form.getByLabel('Last name').fill('Ngata');
    await form.getByLabel('Email', { exact: true }).fill('mere@example.org');
    await form.getByRole('button', { name: 'Sign the petition' }).click();
    await expect(visitor.getByText('Petition sent')).toBeVisible();
    await takePictures(visitor, 'petition');
    expect(problems, 'the page’s console').toEqual([]);
    expect(await giving.signers(), 'whose signature the staff see').toEqual(['mere@example.org']);
    await close();
  },
  async 'an author’s block decides no script, no address and no account'({ site, php }) {
    const id = await php.run(WRITE_AS_AUTHOR);
    const visitor = await openPage();
    await visitor.goto(`${address}/?p=${id}`);
    const form = visitor.locator('donation-form');
    await expect(form).toHaveAttribute('appeal', 'winter');
    await expect(form).toHaveAttribute('public-key', 'pk_of_the_site');
    await expect(form).toHaveAttribute('environment', 'sandbox');
    const written = await visitor.locator('.entry-content, .wp-block-post-content').first().innerHTML();
    expect(written, 'an address of the author').not.toContain('elsewhere.example');
    const author = await openPage();
    await signIn(author, site, 'author');
    await openEditor(author, site, `post.php?post=${id}&action=edit`);
    await expect(author.locator('.components-notice.is-warning')).toContainText(
      'donation-form: wallet-script, apple-pay-script, google-pay-script, action, allowed-origins, public-key',
    );
    await picture(author, 'editor-refused');
  },
  async 'a theme that writes <html> itself changes nothing that donors pay'({ php }) {
    const { form, pattern, plain, excerpt } = JSON.parse(await php.run(WRITE_OWN_THEME));
    expect(excerpt, 'summaries have the words in our blocks').toBe('Your gift puts a roof over a family.');
    const visitor = await openPage();
    const open = (id) => visitor.goto(`${address}/?page_id=${id}`);
    await open(form);
    const tag = visitor.locator('donation-form');
    await expect(tag).toHaveJSProperty('siteCountryCode', 'NZL');
    await expect(tag, 'only what is wrong is left out').toHaveAttribute(
      'once-amounts',
      '[{"amount":20},{"amount":30}]',
    );
    await expect(tag).toHaveAttribute('payment-methods', '["card"]');
    await expect(visitor.locator('gift-item'), 'an author’s country, with its currency').toHaveAttribute(
      'currency',
      'AUD',
    );
    await expect(visitor.locator('head meta[name="haven-bot-check-src"]')).toHaveAttribute(
      'content',
      '/bot-check/challenge.js',
    );
    const sheets = visitor.locator('head link[href*="haven-controls.css"]');
    await open(pattern);
    await expect(visitor.locator('gift-item'), 'in a synced pattern').toHaveAttribute('currency', 'NZD');
    await expect(sheets, 'before the content').toHaveCount(1);
    await open(plain);
    await expect(visitor.locator('link[href*="haven-controls.css"]'), 'nothing without a block').toHaveCount(0);
    await php.run(PLACE_WIDGET);
    await open(plain);
    await expect(visitor.locator('copy-link'), 'in a widget').toHaveCount(1);
    await expect(sheets, 'before the content').toHaveCount(1);
    await php.run(RESTORE_THEME);
  },
  async 'an author’s signs stay as they were written, and both judges keep the same'({ site, php }) {
    const id = await php.run(WRITE_SIGNS);
    const visitor = await openPage();
    await visitor.goto(`${address}/?p=${id}`);
    const options = [
      { value: 'small', label: 'Gifts < $50 "small"' },
      { value: 'big', label: 'Food & water' },
    ];
    await expect(visitor.locator('drop-down')).toHaveAttribute('options', JSON.stringify(options));
    await expect(visitor.locator('drop-down')).toHaveAttribute('label', 'Food & water < $50 "now"');
    const author = await openPage();
    await signIn(author, site, 'author');
    await openEditor(author, site, `post.php?post=${id}&action=edit`);
    const read = () => window.wp.data.select('core/block-editor').getBlocks()[0]?.attributes;
    await expect.poll(() => author.evaluate(read)).toEqual({ options, label: 'Food & water < $50 "now"' });
    const marked = author.locator('.haven-wrong');
    await author.evaluate(() => {
      const { dispatch, select } = window.wp.data;
      const [{ clientId }] = select('core/block-editor').getBlocks();
      dispatch('core/block-editor').selectBlock(clientId);
      dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
    });
    const panel = author.locator('.interface-complementary-area');
    const add = panel.getByRole('button', { name: 'Add', exact: true });
    await expect(panel.locator('.components-panel__body-toggle').first()).toBeVisible();
    const closed = panel.locator('.components-panel__body-toggle[aria-expanded="false"]');
    while ((await closed.count()) > 0) await closed.first().click();
    await add.click();
    await expect(marked).toHaveText(
      'A value of this entry is missing or not accepted, so visitors do not get the entry.',
    );
    await expect(canvasOf(author).locator('drop-down')).toHaveAttribute('options', JSON.stringify(options));
    await picture(author, 'editor-empty-entry');
    const inEditor = await author.evaluate(
      (values) =>
        values.map(([tag, name, value]) => [
          tag,
          name,
          window.haven.fittingValue(window.haven.schemas[tag].properties[name], value) ?? null,
        ]),
      MIXED_VALUES,
    );
    expect(JSON.parse(await php.run(KEEP_MIXED_VALUES)), 'server and editor').toEqual(inEditor);
  },
  async 'files that are called directly do nothing, and other callers get blocks too'({ site, php }) {
    const folder = join(site.folder, 'wp-content/plugins/haven');
    const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.php'));
    expect(files.length).toBeGreaterThan(11);
    for (const file of files) {
      const response = await fetch(`${address}/wp-content/plugins/haven/${file}`);
      expect([response.status, await response.text()], file).toEqual([200, '']);
    }
    expect(await php.run(RENDER_WITHOUT_BLOCK)).toMatch(
      /<countdown-timer end-date="2039-12-31" site-country-code="NZL"><\/countdown-timer>/,
    );
    expect(await php.run(DELETE_FROM_NETWORK), 'the settings of every site').toBe('1 2 3');
  },
  async 'hostile values and content stay text'({ site, php }) {
    const count = Number(await php.run(WRITE_HOSTILE));
    const found = await findMarkup(await openPage(), site.address);
    expect(count).toBeGreaterThan(400);
    expect(found).toEqual({ blocks: count, markup: [], handlers: [], nested: 0, wasHacked: false });
  },
  async 'the patterns show what they promise'({ php }) {
    for (const name of ['donation-page', 'appeal', 'shop']) {
      const code = `
        require 'wp-load.php';
        kses_remove_filters();
        $pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'haven/${name}' );
        $title = ucfirst( str_replace( '-', ' ', '${name}' ) );
        $post = array( 'post_title' => $title, 'post_status' => 'publish', 'post_type' => 'page' );
        echo wp_insert_post( $post + array( 'post_content' => wp_slash( $pattern['content'] ) ) );`;
      const id = await php.run(code);
      const visitor = await openPage();
      await expectRendered(visitor, `${address}/?page_id=${id}`, listen(visitor));
      await takePictures(visitor, name);
    }
  },
  async 'WordPress has nothing to complain of'({ site }) {
    let log = '';
    try {
      log = readFileSync(join(site.folder, 'debug.log'), 'utf8');
    } catch {
      // Nothing was logged.
    }
    expect(
      log
        .split('\n')
        .filter((line) => line.includes('/plugins/haven/'))
        .join('\n'),
    ).toBe('');
  },
};

process.chdir(root);
mkdirSync(pictures, { recursive: true });
const archive = process.argv[2] ?? (await packageWordPress());
const site = { address, folder: installWordPress(address) };
const php = await servePhp(site.folder, port);
console.log(`WordPress runs with ${php.kind}`);
let failed = 0;
const admin = await openPage();
for (const [title, step] of Object.entries(steps)) {
  const started = performance.now();
  const problem = await step({ admin, archive, site, php }).catch((error) => error);
  if (problem) failed++;
  console.log(`${problem ? 'failed' : 'ok'} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!problem) continue;
  console.error(problem.message);
  for (const page of pages) await page.screenshot({ path: join(pictures, `failed-${pages.indexOf(page)}.png`) });
  break;
}
await browser.close();
await php.close();
console.log(failed === 0 ? `${Object.keys(steps).length} passed, 0 failed` : 'stopped at the first failure');
process.exit(failed === 0 ? 0 : 1);

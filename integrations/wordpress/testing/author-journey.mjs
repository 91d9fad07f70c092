import { expect as assert } from '@playwright/test';

const expect = assert.configure({ timeout: 30_000 });

export async function signIn(page, { address }, name) {
  await page.goto(`${address}/wp-login.php`);
  await page.locator('#user_login').fill(name);
  await page.locator('#user_pass').fill('password');
  await page.locator('#wp-submit').click();
  await page.locator('#wpadminbar').waitFor();
}

/** An administrator installs the archive on the page for it, and switches the plugin on. */
export async function installPlugin(page, { address }, archive) {
  await page.goto(`${address}/wp-admin/plugin-install.php?tab=upload`);
  await page.locator('#pluginzip').setInputFiles(archive);
  await page.locator('#install-plugin-submit').click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(page.locator('[data-slug="haven"].active')).toBeVisible();
}

/** Says on Settings → Haven what holds for the whole site. */
export async function saveSettings(page, { address }) {
  await page.goto(`${address}/wp-admin/options-general.php?page=haven`);
  await page.getByLabel('Country').selectOption({ label: 'New Zealand' });
  await page.getByLabel('Environment').selectOption({ label: 'Sandbox' });
  await page.getByLabel('Public key').fill('pk_of_the_site');
  await page.getByLabel('Gateway for card payments').fill('" onfocus="x');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Public key')).toHaveValue('pk_of_the_site');
  await expect(page.getByLabel('Gateway for card payments'), 'no ID').toHaveValue('');
  await page.getByLabel('Gateway for card payments').fill('gateway_of_the_site');
  await page.getByLabel('Bot check: address of its script').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Bot check: address of its script'), 'no address').toHaveValue('');
  await page.getByLabel('Bot check: address of its script').fill('/bot-check/challenge.js');
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

export const canvasOf = (page) => page.frameLocator('iframe[name="editor-canvas"]');

export async function openEditor(page, { address }, path) {
  await page.goto(`${address}/wp-admin/${path}`);
  await canvasOf(page).locator('.wp-block-post-title, .is-root-container').first().waitFor();
}

/** Types a slash and the name of a block in an empty paragraph, and takes the first offer. */
async function typeBlock(page, name) {
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${name}`);
  // The list that people see is hidden from assistive technology, which has a copy beside the text.
  await expect(page.locator('.components-autocomplete__result.is-selected')).toHaveText(name);
  await page.keyboard.press('Enter');
}

/** An author writes a post with three blocks by keyboard, fills in their panels and publishes: its address. */
export async function writePost(page, site, screenshot) {
  await openEditor(page, site, 'post-new.php');
  const canvas = canvasOf(page);
  const field = (label) => page.locator('.interface-complementary-area').getByLabel(label, { exact: true });
  await canvas.locator('.wp-block-post-title').focus();
  await page.keyboard.type('Winter appeal');
  await typeBlock(page, 'Countdown timer');
  await expect(canvas.getByText('To fill in: End date'), 'says what it needs').toBeVisible();
  await field('End date').fill('2039-12-31T23:59');
  await expect(canvas.locator('countdown-timer').getByRole('timer'), 'live in the editor').toBeVisible();
  await canvas.locator('[data-type="haven/countdown-timer"]').focus();
  await typeBlock(page, 'Animated counter');
  await field('Value').fill('4800');
  await expect(canvas.locator('animated-counter')).toHaveJSProperty('value', 4800);
  await canvas.locator('[data-type="haven/animated-counter"]').focus();
  await typeBlock(page, 'Emergency banner');
  await field('Link text').fill('Give <b>"now"</b>');
  await expect(page.getByText('This value is not accepted'), 'markup is refused').toBeVisible();
  await field('Link text').fill('Give "now" & help');
  await page.getByRole('button', { name: 'Links', exact: true }).click();
  await field('Link address').fill('/donate?from=appeal&by=banner');
  const paragraph = canvas.locator('[data-type="haven/emergency-banner"] [data-type="core/paragraph"]');
  await paragraph.focus();
  await page.keyboard.type('Families need shelter tonight.');
  await expect(canvas.locator('emergency-banner')).toContainText('Families need shelter tonight.');
  await screenshot('editor');
  return publish(page);
}

/** Publishes the post that is open in the editor: its address. */
async function publish(page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('is now live').first()).toBeVisible();
  return page.evaluate(() => window.wp.data.select('core/editor').getPermalink());
}

/**
 * An author writes a post with the petition that staff made: fills in the panel what the attributes of their tag say.
 */
export async function placePetition(page, site, attributes) {
  await openEditor(page, site, 'post-new.php');
  const canvas = canvasOf(page);
  const panel = page.locator('.interface-complementary-area');
  await canvas.locator('.wp-block-post-title').focus();
  await page.keyboard.type('A bus to the school');
  await typeBlock(page, 'Petition form');
  const closed = panel.locator('.components-panel__body-toggle[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  const titles = await page.evaluate(() =>
    Object.fromEntries(
      Object.entries(window.haven.schemas['petition-form'].properties).map(([name, { title }]) => [name, title]),
    ),
  );
  for (const [name, value] of Object.entries(attributes)) {
    const control = panel.getByLabel(titles[name], { exact: true });
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
  await expect(canvas.locator('petition-form')).toHaveJSProperty('nodeId', attributes['node-id']);
  return publish(page);
}

/** Changes a list, a switch and a choice in the panel of the donation form, which is the longest one. */
export async function changePanel(page) {
  await page.evaluate(() => {
    const { data } = window.wp;
    const block = data
      .select('core/block-editor')
      .getBlocks()
      .find(({ name }) => name === 'haven/donation-form');
    data.dispatch('core/block-editor').selectBlock(block.clientId);
  });
  const panel = page.locator('.interface-complementary-area');
  const open = (name) => panel.getByRole('button', { name, exact: true }).click();
  const form = canvasOf(page).locator('donation-form');
  await form.scrollIntoViewIfNeeded();
  await open('Behaviour');
  await panel.getByLabel('Dedication').click();
  await expect(form).toHaveAttribute('dedication', 'false');
  await panel.getByLabel('Default frequency').selectOption('monthly');
  await expect(form).toHaveAttribute('default-frequency', 'monthly');
  await open('Behaviour');
  await open('Choices and lists');
  const amounts = panel.getByRole('group', { name: 'Monthly amounts', exact: true });
  await amounts.getByLabel('Amount').first().fill('22');
  await expect(form.getByText('$22', { exact: true })).toBeVisible();
  await amounts.getByRole('button', { name: 'Ajouter' }).click();
  await amounts.getByLabel('Amount').last().fill('90');
  await expect(form.getByText('$90', { exact: true })).toBeVisible();
  await panel.getByLabel('paypal').check();
  await expect(form).toHaveAttribute('payment-methods', '["card","paypal"]');
}

import { expectAccessible } from './expect-accessible.ts';
import { nothingSticksOut, press, type } from './keyboard.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import { signIn } from './staff.ts';
import { expect, type Page, test } from './test.ts';

/** The page holds its policy, fits its window and is accessible. What axe itself causes is ignored. */
async function look(page: Page, watch: PageWatch): Promise<void> {
  expect(watch.policyViolations).toEqual([]);
  await nothingSticksOut(page);
  await expectAccessible(page);
  watch.policyViolations.length = 0;
}

test.use({ viewport: { width: 375, height: 700 } });

test.describe
  .serial('a petition', () => {
    // No long number, which the look through the logs takes for a card.
    const nodeId = `e2e-${Date.now().toString(36)}`;
    let tag = '';
    let address = '';

    test('is made by staff with the keyboard alone', async ({ page }) => {
      const watch = await watchPage(page);
      await signIn(page, 'Cara Care', 'supporter-care');
      await page.goto('/back-office/records/content');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Petitions');
      await nothingSticksOut(page);
      await press(page, page.getByRole('link', { name: 'New petition' }));
      await type(page, page.getByLabel('Petition code', { exact: true }), nodeId);
      await type(page, page.getByLabel('Title', { exact: true }), 'A bus to the school');
      await type(page, page.getByLabel('Text after the number', { exact: true }), 'neighbours have signed');
      await press(page, page.getByRole('button', { name: 'Save draft' }));
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await expect(summary).toContainText('Enter the goal as a whole number');
      await expect(summary).toBeFocused();
      await look(page, watch);
      await press(page, summary.getByRole('link', { name: /Enter the goal/ }));
      await expect(page.getByLabel('Goal', { exact: true })).toBeFocused();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A bus to the school');
      await page.keyboard.type('1,500');

      const opened = page.context().waitForEvent('page');
      await press(page, page.getByRole('button', { name: 'Preview in a new tab' }));
      const preview = await opened;
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A bus to the school');
      await expect(preview.getByText('Only staff see this page')).toBeVisible();
      await preview.close();
      await page.bringToFront();
      await press(page, page.getByRole('button', { name: 'Publish now' }));
      await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible();
      await look(page, watch);
      tag = (await page.locator('code').textContent()) ?? '';
      expect(tag).toContain(`node-id="${nodeId}"`);
      address = page.url();
    });

    test('has its tag placed by an author, and the signature of a visitor among those that staff see', async ({
      page,
      browser,
    }) => {
      const watch = await watchPage(page);
      const visitor = await (await browser.newContext()).newPage();
      // A page of the site into which an author has pasted the tag.
      await visitor.route('**/privacy', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, `$1<h1>A bus</h1>${tag}$2`);
        await route.fulfill({ response, body });
      });
      await visitor.goto('/privacy');
      const form = visitor.locator('petition-form');
      await form.getByLabel('First name').fill('Mere');
      await form.getByLabel('Last name').fill('Ngata');
      await form.getByLabel('Email', { exact: true }).fill(`mere-${nodeId}@example.org`);
      await form.getByRole('button', { name: 'Sign the petition' }).click();
      await expect(visitor.getByText('Petition sent')).toBeVisible();
      await visitor.close();

      await signIn(page, 'Cara Care', 'supporter-care');
      await page.goto(address);
      await expect(page.getByText('Signatures', { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(
        '1',
      );
      await page.getByRole('link', { name: 'Version 1' }).click();
      await expect(page.getByRole('cell', { name: 'neighbours have signed' })).toBeVisible();
      await nothingSticksOut(page);
      await page.goto('/back-office/records/signatures');
      await expect(page.getByRole('row').filter({ hasText: nodeId })).toContainText(`mere-${nodeId}@example.org`);
      expect(watch.policyViolations).toEqual([]);
    });
  });

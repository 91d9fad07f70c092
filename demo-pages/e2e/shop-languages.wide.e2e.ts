import { hostedForm } from '#testing-kit/playwright.ts';
import { blocksNear } from './blocks-near.ts';
import { expectAccessible } from './expect-accessible.ts';
import { mailedHtml } from './mailed.ts';
import { testCards } from './site-visitor.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

/** Axe at a small window, where nothing may reach beyond it; in the language of the page. */
async function expectFine(page: Page): Promise<void> {
  await blocksNear(page);
  await expectAccessible(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `[A3.05] ${page.url()}`).toBeLessThanOrEqual(0);
}

test('a gift is chosen, paid and receipted in Arabic, on a small screen', WIDE, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const email = `samira-${Date.now()}@example.org`;
  await page.goto('/ar/gifts');
  await expectFine(page);
  await page.goto('/ar/gifts/solar-lamp');
  await expectFine(page);
  await page.getByRole('button', { name: /^أضف إلى السلة/ }).click();
  await expect(page.getByText('أُضيفت إلى سلتك').first()).toBeVisible();
  await page.goto('/ar/cart');
  await expectFine(page);
  await page.getByRole('link', { name: 'المتابعة إلى البطاقات الإلكترونية' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/ar\/cart\/e-cards$/);
  await expectFine(page);
  await page.goto('/ar/checkout/details');
  await expectFine(page);
  await page.getByLabel('الاسم الأول').filter({ visible: true }).fill('سميرة');
  await page.getByLabel('اسم العائلة').filter({ visible: true }).fill('حداد');
  await page.getByLabel('الهاتف').filter({ visible: true }).fill('0412 345 678');
  await page.getByLabel('البريد الإلكتروني').filter({ visible: true }).first().fill(email);
  await page.getByLabel('الشارع والرقم').filter({ visible: true }).fill('12 Wattle Street');
  await page.getByLabel('الضاحية').filter({ visible: true }).fill('Richmond');
  await page.getByLabel('الرمز البريدي').filter({ visible: true }).fill('3121');
  await page.getByRole('checkbox', { name: /إشعار الخصوصية/ }).check();
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
  await expect(page).toHaveURL(/\/ar\/checkout\/payment$/);
  await expectFine(page);
  await page.getByRole('button', { name: /^بطاقة/ }).click();
  await hostedForm(page).fillCard({ name: 'Samira Haddad', number: testCards.approved });
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await expect(page).toHaveURL(/\/ar\/thank-you/);
  await expect(page.getByRole('heading', { level: 1 }), '[A3.01] the thanks').toHaveText('شكرًا لك، سميرة');
  await expectFine(page);

  const order = /href="[^"]*(\/ar\/orders\/[^"]+)"/.exec(await mailedHtml(email, 'HAV-'))?.[1] ?? '';
  await page.goto(order);
  await expect(page.locator('html'), '[A3.05] where the receipt’s mail leads').toHaveAttribute('dir', 'rtl');
  await expectFine(page);
  await page.getByRole('link', { name: 'إيصالك' }).click();
  await expect(page.locator('[lang=en]').first(), '[D5.01] the claim in English').toBeAttached();
  await expectFine(page);
});

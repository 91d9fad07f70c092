import { expectAccessible } from './expect-accessible.ts';
import { nothingSticksOut, press, tabTo, type } from './keyboard.ts';
import { blockReady, buyByPosts } from './site-visitor.ts';
import { signIn } from './staff.ts';
import { expect, test } from './test.ts';
import { WIDE } from './wide.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('an order is refunded with the keyboard alone, 320 px wide, down to the trail', async ({ page }) => {
  const { order } = await buyByPosts(page, 'story-box');
  await signIn(page);
  await nothingSticksOut(page);
  await type(page, page.getByLabel('Find an order'), order.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order}`);
  await nothingSticksOut(page);
  await expectAccessible(page);

  const amount = page.getByLabel('Amount in AUD');
  const total = Number(await amount.inputValue());
  await type(page, amount, '99999');
  await press(page, page.getByRole('button', { name: 'Review refund' }));
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page.getByText('Enter the reason for the refund').first()).toBeVisible();
  await expectAccessible(page);
  await type(page, amount, '10.50');
  await type(page, page.getByLabel('Reason'), 'Bought twice by mistake');
  await type(page, page.getByLabel('Travelling story box, up to 1'), '1');
  await press(page, page.getByRole('button', { name: 'Review refund' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund $10.50?');
  await nothingSticksOut(page);
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Refund $10.50' }));

  await expect(page.getByRole('status').filter({ hasText: '$10.50 refunded' })).toBeVisible();
  await expect(page.getByText('Partly refunded')).toBeVisible();
  await expect(amount).toHaveValue((total - 10.5).toFixed(2));
  const trail = page.getByRole('region', { name: 'Audit trail' });
  await expect(trail.getByRole('row').filter({ hasText: 'Hine Paewai' })).toContainText('Requested');
  await expect(trail.getByRole('row').filter({ hasText: 'Payment provider' })).toContainText('Refunded');
  await expect(trail.getByRole('row').filter({ hasText: 'Payment by card' })).toContainText('Approved');
  await nothingSticksOut(page);
  await expectAccessible(page);
});

test(
  'a refund is announced in an email, on the order’s page and on its receipt, 320 px wide',
  WIDE,
  async ({ page }) => {
    const { order, orderPage } = await buyByPosts(page, 'story-box');
    await signIn(page);
    await page.goto(`/back-office/records/orders/${order}`);
    await page.getByLabel('Amount in AUD').fill('10.50');
    await page.getByLabel('Reason').fill('Bought twice by mistake');
    await page.getByRole('button', { name: 'Review refund' }).click();
    await page.getByRole('button', { name: 'Refund $10.50' }).click();
    await expect(page.getByText('Partly refunded')).toBeVisible();
    await page.goto('/back-office/records/mails');
    await page
      .getByRole('row')
      .filter({ hasText: `Refund of a gift: order ${order}` })
      .getByRole('link')
      .click();
    const mail = page.frameLocator('iframe[title="Email preview"]');
    await expect(mail.getByText(/10\.50 AUD back to the card/)).toBeVisible();

    await page.goto(orderPage);
    await expect(page.getByText('Partly refunded')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Your receipt' }).click();
    await expect(page.getByText('Part of this gift was refunded')).toBeVisible();
    await nothingSticksOut(page);
  },
);

test(
  'a gift that is sold out arrives and can be bought again, with the keyboard alone, 320 px wide',
  WIDE,
  async ({ page, browser }) => {
    const visitor = await (await browser.newContext()).newPage();
    await signIn(page);
    await press(page, page.getByRole('button', { name: 'Menu', exact: true }));
    await press(page, page.getByRole('link', { name: 'Stock', exact: true }));
    await press(page, page.getByRole('link', { name: 'Aotearoa New Zealand', exact: true }).last());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock, Aotearoa New Zealand');
    await nothingSticksOut(page);
    await expectAccessible(page);

    const gift = page.getByLabel('Gift', { exact: true });
    await type(page, gift, 'Travelling');
    await expect(gift).toHaveValue('story-box');
    await tabTo(page, page.getByRole('radio', { name: /Units arrived/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Units were counted/ })).toBeChecked();
    await press(page, page.getByRole('button', { name: 'Update stock' }));
    await expect(page.getByText('Enter the units as a whole number').first()).toBeVisible();
    await expectAccessible(page);
    await type(page, page.getByLabel('Units', { exact: true }), '0');
    await type(page, page.getByLabel(/^Note/), 'Damaged in the rain');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '0 in stock' })).toBeVisible();
    await visitor.goto('/nz/gifts/story-box');
    await expect(visitor.getByText('Sold out').first()).toBeVisible();

    await type(page, gift, 'Travelling');
    await type(page, page.getByLabel('Units', { exact: true }), '7');
    await press(page, page.getByRole('button', { name: 'Update stock' }));
    await expect(page.getByRole('status').filter({ hasText: '7 in stock' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Audit trail' })).toContainText('0 → 7 in stock, 0 reserved');
    await nothingSticksOut(page);
    await expectAccessible(page);
    await visitor.reload();
    await expect(visitor.getByText('Only 7 left').first()).toBeVisible();
    await blockReady(visitor, 'gift-item');
    await visitor.getByRole('button', { name: /^Add to cart/ }).click();
    await expect(visitor.getByText(/Added to your cart/).first()).toBeVisible();
    await visitor.context().close();
  },
);

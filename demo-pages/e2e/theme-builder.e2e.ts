import { expectAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { expect, test } from './test.ts';

test('somebody makes a theme, sees every element in it, reads its contrast, and copies the sheet [A4.03]', async ({
  page,
}) => {
  const watch = await watchPage(page);
  await page.goto('/elements/theme-builder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theme builder');
  const frame = page.frameLocator('[data-preview]');
  const button = frame.getByRole('button', { name: 'Add to cart' }).first();
  await expect(button).toBeVisible();

  await page.getByLabel('Brand', { exact: true }).fill('#ffe94a');
  await page.getByLabel('Font').selectOption('Georgia');
  await page.getByLabel('Rounding in px').fill('0');
  const contrast = page.getByRole('status', { name: 'Contrast' });
  await expect(contrast).toContainText('too pale to read');
  const reported = /buttons are (#\w{6})/.exec((await contrast.textContent()) ?? '')?.[1] ?? '';
  await expect(page.getByRole('group', { name: 'Your theme' })).toContainText('--haven-theme-radius: 0px;');

  // The reported colour is the rendered one.
  await expect(button).toHaveCSS('border-start-start-radius', '0px');
  const renderedColour = () =>
    button.evaluate((node) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = getComputedStyle(node).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
  const channels = [1, 3, 5].map((at) => Number.parseInt(reported.slice(at, at + 2), 16));
  // A button fades to its new colour.
  const difference = async () =>
    Math.max(...(await renderedColour()).map((channel, place) => Math.abs(channel - (channels[place] ?? 0))));
  await expect.poll(difference, '[A4.03] the colour that is reported').toBeLessThanOrEqual(2);

  // The address is the choice: it survives a reload.
  await page.reload();
  await expect(page.getByLabel('Rounding in px')).toHaveValue('0');
  expect(watch.policyViolations).toEqual([]);
  expect(watch.failures).toEqual([]);
  // The elements of the preview are checked in their own tests.
  await expectAccessible(page, '[data-preview]');
});

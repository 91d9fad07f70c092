import { expect } from './open-page.mjs';

/** A page that the server has rendered, as it is where no script ever runs. */
export async function seesWithoutScripts(page) {
  const still = await page.context().browser().newPage({ javaScriptEnabled: false });
  await still.goto(page.url());
  const timer = still.locator('countdown-timer[data-haven-drawn]').getByRole('timer');
  await expect(timer).toContainText('Days', { ignoreCase: true });
  await still.close();
}

/** What must hold on a page that a server has rendered with `haven/server`, and that a framework hydrates. */
export const RENDERED_STEPS = {
  'is rendered by the server': seesWithoutScripts,
  'has lists as JSON': async (page) => {
    const html = await (await page.request.get(page.url())).text();
    expect(html.replaceAll('&quot;', '"')).toContain('["Water","Shelter"]');
    await expect(page.locator('drop-down')).toHaveJSProperty('options', ['Water', 'Shelter']);
  },
  'is changed by the framework': async (page) => {
    await expect(page.getByRole('timer')).toBeVisible();
    await page.locator('#add').click();
    await expect(page.locator('countdown-timer')).toContainText('for 3 topics');
    await expect(page.locator('drop-down')).toHaveJSProperty('options', ['Water', 'Shelter', 'School']);
  },
  'hears events': async (page) => {
    await page.locator('drop-down').getByRole('combobox').click();
    await page.locator('drop-down').getByRole('option', { name: 'School' }).click();
    await expect(page.locator('#topic')).toHaveText('School');
  },
};

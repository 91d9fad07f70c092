import { expect as within } from '@playwright/test';

/** A busy machine takes its time: what has not come after it never comes. */
const PATIENCE = 15_000;

export const expect = within.configure({ timeout: PATIENCE });

/**
 * Opens a page and collects what its console says and what it cannot load. `isOfDemo`: it names files of the demo site.
 */
export async function openPage(browser, address, problems, isOfDemo = false) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => {
    if (isOfDemo && message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  await page.goto(address);
  return page;
}

import { expect, type Page } from '@playwright/test';
import { staffPassword } from '../../playwright.config.ts';

/** Signs in to the staff area. */
export async function signIn(page: Page, name = 'Hine Paewai'): Promise<void> {
  await page.goto('/back-office/records');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
}

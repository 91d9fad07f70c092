import { randomUUID } from 'node:crypto';
import { inviteByPosts, nextCodeOf, type StaffCredentials, setUp } from './staff-by-posts.ts';
import { expect, type Page } from './test.ts';

/** A new account of the staff area. Every test has its own, because a code is accepted once. */
export async function newStaff(role = 'administrator', name = 'Hine Paewai'): Promise<StaffCredentials> {
  const email = `${randomUUID()}@haven.example`;
  const link = await inviteByPosts(process.env['E2E_ADMINISTRATOR'] ?? '', { email, name, role });
  return (await setUp(link, email)).credentials;
}

/** Signs in to the staff area with a new account. */
export async function signIn(page: Page, name?: string, role?: string): Promise<void> {
  const { email, password, secret } = await newStaff(role, name);
  await page.goto('/back-office/records');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Code').fill(nextCodeOf(secret));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
}

import { randomUUID } from 'node:crypto';
import { sitePort } from '../../playwright.config.ts';
import { expectAccessible } from './expect-accessible.ts';
import { nothingSticksOut, press, type } from './keyboard.ts';
import { watchPage } from './page-watch.ts';
import { signIn } from './staff.ts';
import { codeOf, inviteByPosts, nextCodeOf } from './staff-by-posts.ts';
import { expect, test } from './test.ts';
import { WIDE } from './wide.ts';

test('an administrator invites somebody with the keyboard alone, 320 px wide', WIDE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await page.goto('/back-office/records/accounts');
  await nothingSticksOut(page);
  await type(page, page.getByLabel('Name', { exact: true }), 'Rangi Reader');
  await type(page, page.getByLabel('Email address'), `${randomUUID()}@haven.example`);
  await press(page, page.getByRole('button', { name: 'Invite' }));
  const made = page.getByRole('status').filter({ hasText: 'Rangi Reader can set up the account' });
  await expect(made.locator('code')).toContainText('/set-up?token=');
  await nothingSticksOut(page);
});

// Only passkeys need a script.
test(
  'somebody sets up an account, signs in and meets the bounds of the role, without scripts',
  WIDE,
  async ({ browser }) => {
    const email = `${randomUUID()}@haven.example`;
    const link = await inviteByPosts(process.env['E2E_ADMINISTRATOR'] ?? '', { email, name: 'Rangi', role: 'reader' });
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    await page.goto(link);
    const secret = ((await page.locator('.records-secret code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('New password').fill('river otter lamp shade');
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await page.getByRole('button', { name: 'Set up the account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your recovery codes');
    await page.getByRole('link', { name: /go on/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
    const answer = await page.goto('/back-office/records/accounts');
    expect(answer?.status(), '[D6.03] beyond the role').toBe(403);
    await expect(page.getByText('which may not manage staff accounts')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill('river otter lamp shade');
    await page.getByLabel('Code').fill(nextCodeOf(secret));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 }), '[D6.03] password with a second factor').toHaveText('Orders');
    await context.close();
  },
);

test('the pages of accounts and of the audit trail are accessible and fit 320 px', WIDE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'Ana Administrator');
  await page.goto('/back-office/records/staff-actions?action=sign-in');
  await expect(page.getByRole('row').filter({ hasText: 'Ana Administrator' })).toContainText('password and code');
  await nothingSticksOut(page);
  await expectAccessible(page);
  await page.goto('/back-office/records/accounts');
  await page.getByRole('link', { name: 'First Administrator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Administrator');
  await nothingSticksOut(page);
  await expectAccessible(page);
});

test('a passkey is made on the account page and signs in without a password', async ({ page, context }) => {
  const watch = await watchPage(page);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = `${randomUUID()}@haven.example`;
  const link = await inviteByPosts(process.env['E2E_ADMINISTRATOR'] ?? '', { email, name: 'Mere', role: 'finance' });
  // A passkey belongs to a name: 127.0.0.1 has none.
  const records = `http://localhost:${sitePort}/back-office/records`;
  await page.goto(`${records}/set-up${new URL(link).search}`);
  await press(page, page.getByRole('button', { name: 'Make a passkey' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await page.goto(`${records}/account`);
  await expect(page.getByText('With a passkey alone.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Add a passkey' }));
  await expect(page.getByText('This device already has a passkey for this account.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await press(page, page.getByRole('button', { name: 'Sign in with a passkey' }));
  await expect(page.getByRole('heading', { level: 1 }), '[D6.03] passkey').toHaveText('Orders');
  expect(watch.policyViolations).toEqual([]);

  // Axe adds styles, which the policy refuses: it runs last.
  await page.goto(`${records}/account`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff area');
  await expectAccessible(page);
});

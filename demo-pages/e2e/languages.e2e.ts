import { randomUUID } from 'node:crypto';
import { hostedForm } from '#testing-kit/playwright.ts';
import { expectAccessible, expectReadableColours } from './expect-accessible.ts';
import { donationForm, openDonation } from './giving-donor.ts';
import { expectNoShift } from './layout-shift.ts';
import { mailedHtml, mailedLink } from './mailed.ts';
import { onlyNarrow } from './narrow-screen.ts';
import { watchPage } from './page-watch.ts';
import { testCards } from './site-visitor.ts';
import { expect, type Page, test } from './test.ts';
import { WIDE } from './wide.ts';

/** All but Arabic. */
const LANGUAGES = [
  { language: 'te reo Māori', prefix: '/mi', country: 'NZL' },
  { language: 'Chinese', prefix: '/zh', country: 'AUS' },
  { language: 'Vietnamese', prefix: '/vi', country: 'AUS' },
  { language: 'French', prefix: '/fr', country: 'AUS' },
  { language: 'Spanish', prefix: '/es', country: 'AUS' },
] as const;
const PAGES = ['', '/donate', '/petition'];
/** Pages for all, without those for authors and developers, which have tests of their own. */
const ALL_PAGES = [
  ['', '/donate', '/petition'],
  ['/appeals/winter-appeal', '/gifts', '/gifts/emergency-tent'],
  ['/bequest', '/newsletter', '/update-details'],
  ['/news', '/events', '/blog'],
  ['/media', '/my-giving', '/cart', '/privacy'],
];
const WIDTHS = [1440, 375];

/** Waits until every block that can be seen has its script. */
const allDefined = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll(':not(:defined)')].every((block) => !block.checkVisibility()),
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Axe on the page at both widths, in light and, for what depends on colours, in dark. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // At once: a colour on its way from light to dark has too little contrast.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectAccessible(page);
    expect(await sideways(page), `[A3.05] ${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectReadableColours(page);
  }
}

/** Opens each page: nothing moves while it arrives, and nothing is refused; `look` at each before the next. */
async function arrive(page: Page, paths: string[], look: (path: string) => Promise<void>): Promise<void> {
  const watch = await watchPage(page);
  const size = page.viewportSize()!;
  for (const path of paths) {
    await expectNoShift(page, path);
    expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
    await allDefined(page);
    await look(path);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await sideways(page), `[A3.05] ${path} at 320 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    // Axe's own styles are refused by the policy.
    watch.policyViolations.length = 0;
    watch.failures.length = 0;
  }
}

// Markup, colours and boxes are the same in every language: Arabic, from right to left, stands for all of them.
for (const paths of ALL_PAGES)
  test(
    `nothing moves while ${paths.join(' ')} arrive in Arabic, and they are accessible at both widths, in light and in dark, and fit 320 px`,
    WIDE,
    ({ page }) =>
      arrive(
        page,
        paths.map((path) => `/ar${path}`),
        async () => {
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
          await expectAccessibleEverywhere(page);
        },
      ),
  );

// What a language changes are words, which have least room on a narrow screen. Those of French are among the longest.
for (const { language, prefix, country } of LANGUAGES)
  onlyNarrow(`nothing moves while the pages in ${language} arrive, and they fit a narrow screen`, WIDE, ({ page }) =>
    arrive(
      page,
      PAGES.map((path) => `${prefix}${path}`),
      async () => {
        await expect(page.locator('html')).toHaveAttribute('data-site-country-code', country);
      },
    ),
  );

test.describe
  .serial('a gift in Arabic', () => {
    const email = `samira-${randomUUID()}@example.org`;

    test('is charged, and thanked for in Arabic', async ({ page }) => {
      await openDonation(page, '/ar/donate');
      const form = donationForm(page);
      await form.getByRole('button', { name: 'المتابعة إلى بياناتك' }).click();
      await form.getByLabel('الاسم الأول').filter({ visible: true }).fill('سميرة');
      await form.getByLabel('اسم العائلة').filter({ visible: true }).fill('حداد');
      await form.getByLabel('البريد الإلكتروني').filter({ visible: true }).fill(email);
      await form.getByRole('checkbox', { name: /إشعار الخصوصية/ }).check();
      await form.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
      await expectAccessible(page);
      await form.getByRole('button', { name: /^بطاقة/ }).click();
      await hostedForm(page).fillCard({ name: 'Samira Haddad', number: testCards.approved });
      await form.getByRole('button', { name: /^تبرع بـ/ }).click();
      await expect(form, '[A3.01] the thanks with the receipt number').toContainText(/رقم إيصالك AU-\d{6}/);
      await expectAccessible(page);
    });

    test('is receipted in Arabic, and shown in My giving', async ({ page }) => {
      const receipt = await mailedHtml(email, 'إيصال تبرع AU-');
      const giving = /href="([^"]+\/my-giving)"/.exec(receipt)?.[1] ?? '';
      // A page of its own: the site's policy lets nobody write a document.
      const mail = await page.context().newPage();
      await mail.setContent(receipt);
      await expect(mail.locator('html'), '[A3.05] the receipt mail').toHaveAttribute('dir', 'rtl');
      await expect(mail.getByRole('heading', { name: 'شكرًا لك، سميرة' }), '[A3.01]').toBeVisible();
      await expect(mail.locator('[lang=en]').first(), '[D5.01] the claim in English').toContainText(
        'Receipt for a gift AU-',
      );
      await expectAccessible(mail);
      await mail.close();

      await page.goto(giving);
      expect(new URL(page.url()).pathname, '[A3.04] the mail leads to the pages in Arabic').toBe('/ar/my-giving');
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
      await page.getByRole('button', { name: 'أرسلوا إليّ رابطًا' }).click();
      await expect(page.getByText('انظر في بريدك')).toBeVisible();
      await page.goto(await mailedLink(email, 'رابطك إلى تبرعاتك'));
      await page.getByRole('button', { name: 'اعرض تبرعاتي' }).click();
      await expect(page.locator('html'), '[A3.05]').toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('main'), '[A3.01] the gift in My giving').toContainText(/AU-\d{6} بصيغة PDF/);
      await expectAccessibleEverywhere(page);
      await page.getByRole('link', { name: 'بياناتك', exact: true }).click();
      await expectAccessible(page);
    });
  });

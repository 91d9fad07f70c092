import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { hostedForm } from '#testing-kit/playwright.ts';
import { expectAccessible, expectReadableColours } from './expect-accessible.ts';
import { donationForm, giveMonthly, openDonation } from './giving-donor.ts';
import { layoutShift } from './layout-shift.ts';
import { mailedHtml, mailedLink } from './mailed.ts';
import { watchPage } from './page-watch.ts';
import { testCards } from './site-visitor.ts';
import { visitorComes } from './visitor-comes.ts';

const LANGUAGES = [
  { language: 'te reo Māori', prefix: '/mi', country: 'NZL' },
  { language: 'Arabic', prefix: '/ar', country: 'AUS' },
  { language: 'Chinese', prefix: '/zh', country: 'AUS' },
  { language: 'Vietnamese', prefix: '/vi', country: 'AUS' },
  { language: 'French', prefix: '/fr', country: 'AUS' },
  { language: 'Spanish', prefix: '/es', country: 'AUS' },
] as const;
/** My giving in each, with the button that asks for a link, its mail, the one that signs in, and the way to the own details. */
const GIVERS = [
  ['/mi', 'NZL', 'Tukuna mai he hono', 'Tō hono ki ō koha', 'Tirohia aku koha', 'Ō taipitopito'],
  ['/nz/ar', 'NZL', 'أرسلوا إليّ رابطًا', 'رابطك إلى تبرعاتك', 'اعرض تبرعاتي', 'بياناتك'],
  ['/zh', 'AUS', '给我发送链接', '您的捐款记录链接', '查看我的捐款', '您的资料'],
  [
    '/vi',
    'AUS',
    'Gửi đường dẫn cho tôi',
    'Đường dẫn đến các khoản tặng',
    'Xem các khoản tặng của tôi',
    'Thông tin của quý vị',
  ],
  ['/fr', 'AUS', 'Envoyez-moi un lien', 'Votre lien vers vos dons', 'Voir mes dons', 'Vos données'],
  ['/nz/es', 'NZL', 'Envíenme un enlace', 'Su enlace a sus donativos', 'Ver mis donativos', 'Sus datos'],
] as const;
const PAGES = ['', '/donate', '/petition'];
/** Without the shop's cart, which needs a gift, and the pages for authors and developers, which have tests of their own. */
const ENGLISH_PAGES = [
  ['/', '/donate'],
  ['/appeals/winter-appeal', '/gifts'],
  ['/gifts/emergency-tent', '/petition'],
  ['/bequest', '/newsletter'],
  ['/update-details', '/news'],
  ['/events', '/blog'],
  ['/media', '/my-giving'],
  ['/cart', '/privacy'],
];
const WIDTHS = [1440, 375];

/** Opens a page and wakes every block that can be seen. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await visitorComes(page);
  await wakeBlocks(page);
}

async function wakeBlocks(page: Page): Promise<void> {
  // A block far from the window waits until it comes near.
  await page.waitForFunction(() => {
    const asleep = [...document.querySelectorAll(':not(:defined)')].find((block) => block.checkVisibility());
    asleep?.scrollIntoView();
    return !asleep;
  });
  await page.evaluate(() => window.scrollTo(0, 0));
}

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

for (const { language, prefix, country } of LANGUAGES) {
  /** Nothing moves while the pages arrive, and nothing is refused; `look` at each before the next. */
  const arrive = async (page: Page, look: (path: string) => Promise<void>) => {
    const watch = await watchPage(page);
    for (const path of PAGES) {
      expect(await layoutShift(page, `${prefix}${path}`)).toEqual({ score: 0, sources: [] });
      expect([watch.policyViolations, watch.failures, watch.foreignRequests()]).toEqual([[], [], []]);
      await look(path);
      // Axe's own styles are refused by the policy.
      watch.policyViolations.length = 0;
      watch.failures.length = 0;
    }
  };

  test(`nothing moves while the pages in ${language} arrive, and they are accessible at both widths, in light and in dark, and fit 320 px`, async ({
    page,
  }) => {
    const size = page.viewportSize()!;
    await arrive(page, async (path) => {
      await wakeBlocks(page);
      await expect(page.locator('html')).toHaveAttribute('data-site-country-code', country);
      await expectAccessibleEverywhere(page);
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await sideways(page), `[A3.05] ${prefix}${path} at 320 px`).toBeLessThanOrEqual(0);
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    });
  });

  test(
    `nothing moves, and nothing is refused, while the pages in ${language} arrive on a narrow screen`,
    {
      tag: '@only-narrow',
    },
    ({ page }) => arrive(page, async () => {}),
  );
}

for (const paths of ENGLISH_PAGES)
  test(`${paths.join(' ')} are accessible in dark, and in Arabic from right to left`, async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, path === '/' ? '/ar' : `/ar${path}`);
      await expect(page.locator('html'), '[A3.05]').toHaveAttribute('dir', 'rtl');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        expect(await sideways(page), `[A3.05] ${path} in Arabic at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

test('a gift in Arabic is a gift: charged, and thanked for, receipted and shown in Arabic', async ({ page }) => {
  const email = `samira-${randomUUID()}@example.org`;
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
  await expectAccessibleEverywhere(page);
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await page.getByRole('button', { name: 'أرسلوا إليّ رابطًا' }).click();
  await expect(page.getByText('انظر في بريدك')).toBeVisible();
  await page.goto(await mailedLink(email, 'رابطك إلى تبرعاتك'));
  await page.getByRole('button', { name: 'اعرض تبرعاتي' }).click();
  await expect(page.locator('html'), '[A3.05]').toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main'), '[A3.01] the gift in My giving').toContainText(/AU-\d{6} بصيغة PDF/);
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'بياناتك', exact: true }).click();
  await expectAccessibleEverywhere(page);
});

for (const [prefix, country, send, subject, see, details] of GIVERS)
  test(`My giving at ${prefix} is accessible on each page, and a mail leads to it`, async ({ page }) => {
    const email = `giver-${randomUUID()}@example.org`;
    const lang = prefix.split('/').at(-1) ?? '';
    await giveMonthly(page, email, { country, lang });
    const watch = await watchPage(page);
    await page.goto(`${prefix}/my-giving`);
    await expectAccessibleEverywhere(page);
    await page.getByRole('main').getByRole('textbox').fill(email);
    await page.getByRole('button', { name: send }).click();
    const link = new URL(await mailedLink(email, subject));
    expect(link.pathname, '[A3.02] the mail leads to the pages in its language').toContain(
      `${prefix}/my-giving/sign-in/`,
    );
    await page.goto(link.href);
    await page.getByRole('button', { name: see }).click();
    await expect(page.getByRole('main').getByRole('article'), '[A3.05] the sum of the plan').toContainText('30');
    await expectAccessibleEverywhere(page);
    await page.getByRole('article').getByRole('link').click();
    await expectAccessibleEverywhere(page);
    await page.goto(`${prefix}/my-giving/details`);
    await expect(page.getByRole('link', { name: details, exact: true }), '[A3.01]').toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectAccessibleEverywhere(page);
    expect(watch.foreignRequests()).toEqual([]);
  });

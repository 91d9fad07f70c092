import { ALERTS_TO, OwnSite } from './own-site.ts';
import { makeFirstAdministrator } from './staff-by-posts.ts';
import { expect, test } from './test.ts';
import { WIDE } from './wide.ts';

const SCRIPT = '/elements/donation-form.js';
/** From the change to the mail. */
const MINUTE_MS = 60_000;

let site: OwnSite;
test.beforeAll(async () => {
  site = new OwnSite();
  await site.start();
});
test.afterAll(() => site.stop());

/** The same length, and another last byte. */
const withOtherByte = (body: Buffer) =>
  Buffer.concat([body.subarray(0, -1), Buffer.from(body.at(-1) === 32 ? '\n' : ' ')]);

test(
  'one changed byte of a script on the running site: a donor’s report and the site’s own check reach staff by email',
  WIDE,
  async ({ browser }) => {
    const [name = '', value = ''] = (await makeFirstAdministrator(`${site.origin}/back-office/records`)).split('=');
    const context = await browser.newContext({ baseURL: site.origin });
    await context.addCookies([{ name, value, url: site.origin }]);
    const staff = await context.newPage();
    const seen = (path: string) => async () => {
      await staff.goto(`/back-office/records/${path}`);
      return ((await staff.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
    };

    await test.step('the first check finds what was published', async () => {
      await expect.poll(seen('page-checks')).toContain('As published');
      expect(await seen('mails')()).not.toContain(ALERTS_TO);
    });

    const changedAt = Date.now();
    site.change = (path, body) => (path.split('?')[0] === SCRIPT ? withOtherByte(body) : body);

    await test.step('a donor’s browser refuses it, the page says how to give otherwise, and staff have the report', async () => {
      const donor = await (await browser.newContext({ baseURL: site.origin })).newPage();
      await donor.goto('/donate');
      await expect(donor.getByRole('alert').filter({ hasText: 'Do not pay on this page now.' })).toBeVisible();
      expect(await donor.evaluate(() => customElements.get('donation-form'))).toBeUndefined();
      await expect.poll(seen('policy-reports')).toContain(`${site.origin}${SCRIPT}`);
      await expect.poll(seen('mails')).toContain('A script of a page that takes payments was changed');
      expect(Date.now() - changedAt).toBeLessThan(MINUTE_MS);
    });

    await test.step('the site’s own check finds it too, an hour later by its clock', async () => {
      await site.moveClock(1.1);
      await expect.poll(seen('page-checks')).toContain(`${SCRIPT}: The content of this script is not what was built.`);
      await expect.poll(seen('mails')).toContain('A page that takes payments is not what was published');
      expect(await seen('mails')()).toContain(ALERTS_TO);
    });
  },
);

import { build, type Rolldown } from 'vite';
import { donationForm, giveDetails, openDonation, payGift } from './giving-donor.ts';
import { testCards } from './site-visitor.ts';
import { expect, test } from './test.ts';

/** An application that imports one tag from the package and no other, as its bundler makes it. */
async function application(tag: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: `dist/modules/elements/${tag}/define.js`, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  return chunk!.code;
}

test('an application that imports only the donation form gives monthly [A1.08]', async ({ page }) => {
  const script = await application('donation-form');
  await page.route('**/elements/autoload.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const posted = page.waitForRequest('**/Donation/Submit');
  await openDonation(page);
  const form = donationForm(page);
  await form.getByText('Give monthly').click();
  await form.getByText('$15', { exact: true }).click();
  await giveDetails(page);
  await payGift(page, testCards.approved);
  expect((await posted).postDataJSON()).toMatchObject({ frequency: 'monthly', amount: 15 });
  await expect(form).toContainText(/Your receipt is number AU-\d{6}/);
});

import { build, type Rolldown } from 'vite';
import { donationForm, giveDetails } from './giving-donor.ts';
import { siteOrigin } from './site-visitor.ts';
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
  await page.route('**/application.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  const donate = await (await page.request.get('/donate')).text();
  const settings = /<donation-form([^>]*)>/.exec(donate)![1]!.replace(/\sdata-haven-\S+/g, '');
  const body = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Application</title>
    <script type="module" src="/application.js"></script></head>
    <body><main><donation-form${settings}></donation-form></main></body></html>`;
  await page.route('**/application', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${siteOrigin}/application`);
  const form = donationForm(page);
  await form.getByText('Give monthly').click();
  await form.getByText('$15', { exact: true }).click();
  await giveDetails(page);
  await expect(form).toContainText('You’re giving $15.00 AUD to Haven Refugee Aid each month');
});

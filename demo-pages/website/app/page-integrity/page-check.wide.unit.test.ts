import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../platform/mail/mail-schema.ts';
import { pageChecks } from '../../platform/policy-reports/policy-reports-schema.ts';
import { openStaff, signInAs } from '../../staff/testing/sign-in-as.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { UNREACHABLE_CHECKS } from './check-pages.ts';
import { GUARD_SCRIPT } from './protect-page.ts';

const FILES: Record<string, string> = {
  '/elements/autoload.js': 'load()',
  '/elements/donation-form.js': 'form()',
  '/elements/gift-checkout.js': 'checkout()',
  [GUARD_SCRIPT]: 'guard()',
};
const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const siteScripts = {
  scripts: Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, hash(text)])),
  tags: {
    autoload: ['/elements/autoload.js'],
    'donation-form': ['/elements/donation-form.js'],
    'gift-checkout': ['/elements/gift-checkout.js'],
  },
};
/** What stands between donors and the site, and may change an answer; undefined when it loses it. */
type Between = (path: string, answer: Response) => Response | undefined | Promise<Response | undefined>;

let shop: Shop;
let between: Between;
beforeEach(async () => {
  shop = await openShop();
  between = (_path, answer) => answer;
  shop.provider = { ...shop.provider, siteScripts, alertsTo: 'alerts@example.org' };
  openStaff(shop);
  shop.fault = async (request, pass) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== SITE_ORIGIN) return pass(request);
    const file = FILES[pathname];
    const answer = await between(pathname, file ? new Response(file) : await shop.website.app.fetch(request));
    if (!answer) throw new TypeError('fetch failed');
    return answer;
  };
});
afterEach(() => shop.database.close());

const rows = () => shop.database.db.select().from(pageChecks).orderBy(pageChecks.id);
const alerts = async () => (await shop.database.db.select().from(mails)).filter(({ kind }) => kind === 'policy-alert');
const check = async () => {
  await shop.website.checkPages();
  return (await rows()).at(-1)!;
};
const changed = async (answer: Response, change: (text: string) => string) => {
  const { status, headers } = answer;
  return new Response(change(await answer.text()), { status, headers });
};
const onDonate =
  (change: (answer: Response) => Response | Promise<Response>): Between =>
  (path, answer) =>
    path === '/donate' ? change(answer) : answer;
const withHeader = (name: string, value: string | undefined) =>
  onDonate((answer) => {
    const headers = new Headers(answer.headers);
    headers.delete(name);
    if (value !== undefined) headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  });

describe('the check of the live pages that take payments', () => {
  it('finds them as published, in one row for all equal checks, and mails nobody', async () => {
    await check();
    shop.now += 3_600_000;
    const row = await check();
    expect(row).toMatchObject({ result: 'as published', found: '', scripts: 4, checks: 2 });
    expect(row.lastAt.getTime() - row.firstAt.getTime()).toBe(3_600_000);
    expect([(await rows()).length, await alerts()]).toEqual([1, []]);
  });

  const bytes =
    (path: string): Between =>
    (at, answer) =>
      at === path ? changed(answer, (text) => `${text} `) : answer;
  const text = (change: (text: string) => string) => onDonate((answer) => changed(answer, change));
  it.each<[string, Between, string]>([
    ['one byte of the loader', bytes('/elements/autoload.js'), 'The content of this script is not what was built.'],
    ['one byte of the payment page’s block', bytes('/elements/gift-checkout.js'), 'is not what was built'],
    [
      'a script of another host',
      text((page) => page.replace('</head>', '<script src="https://evil.example/x.js"></script></head>')),
      'https://evil.example/x.js',
    ],
    [
      'an inline script',
      text((page) => page.replace('</body>', '<SCRIPT>steal()</SCRIPT></body>')),
      'A script was added or changed: <script> with sha384-',
    ],
    [
      'a handler in an attribute',
      text((page) => page.replace('<main', '<main onclick="steal()"')),
      'An element has a script in an attribute.',
    ],
    [
      'another integrity in the import map',
      text((page) => page.replace(hash(FILES['/elements/donation-form.js']!), hash('other'))),
      'A script was added or changed: <script type="importmap">',
    ],
    [
      'a tag without its integrity',
      text((page) => page.replaceAll(/ integrity="[^"]*"/g, '')),
      'A script is missing: <script type="module" src="/elements/autoload.js" integrity=',
    ],
    [
      'one more script in the page’s own policy',
      text((page) => page.replace('content="script-src \'sha256-', "content=\"script-src 'self' 'sha256-")),
      'A policy or instruction was added or changed: <meta http-equiv="Content-Security-Policy" content="script-src \'self\'',
    ],
    [
      'a way to another page',
      text((page) => page.replace('</head>', '<meta http-equiv=refresh content="0;url=//evil.example"></head>')),
      'A policy or instruction was added or changed: <meta http-equiv=refresh',
    ],
    ['no policy', withHeader('content-security-policy', undefined), 'The header content-security-policy is missing.'],
    [
      'another policy',
      withHeader('content-security-policy', "script-src 'self' https://evil.example"),
      "differs: script-src 'self' https://evil.example",
    ],
    ['an added header', withHeader('cross-origin-opener-policy', 'unsafe-none'), 'cross-origin-opener-policy'],
  ])('finds %s and mails it once', async (_, change, what) => {
    between = change;
    const row = await check();
    expect(row.result).toBe('changed');
    expect(row.found).toContain(what);
    shop.now += 3_600_000;
    await check();
    const [alert, ...more] = await alerts();
    expect(more).toEqual([]);
    expect(alert?.subject).toBe('A page that takes payments is not what was published');
    expect(alert?.text).toContain(row.found.split(': ')[0]);
  });

  it('mails again when something else is changed, and after it was right meanwhile', async () => {
    for (const path of ['/elements/autoload.js', '/elements/donation-form.js', '', '/elements/autoload.js']) {
      between = bytes(path);
      await check();
    }
    expect((await rows()).map(({ result }) => result)).toEqual(['changed', 'changed', 'as published', 'changed']);
    expect(await alerts()).toHaveLength(3);
  });

  it('takes an outage for no change, and tells of it at the third time', async () => {
    between = () => undefined;
    for (let n = 1; n < UNREACHABLE_CHECKS; n += 1) await check();
    expect(await alerts()).toEqual([]);
    await check();
    await check();
    const row = (await rows()).at(-1)!;
    expect(row).toMatchObject({ result: 'unreachable', checks: UNREACHABLE_CHECKS + 1 });
    expect(row.found.split('\n')[0]).toBe('/donate: It could not be fetched: fetch failed');
    expect((await alerts()).map(({ subject }) => subject)).toEqual([
      'The pages that take payments could not be checked',
    ]);
  });

  it('looks like a browser, so that nobody shows it other pages than donors', async () => {
    const agents: (string | null)[] = [];
    const { fault } = shop;
    shop.fault = (request, pass) => {
      agents.push(request.headers.get('user-agent'));
      return fault!(request, pass);
    };
    await check();
    expect(new Set(agents)).toEqual(
      new Set([
        expect.stringMatching(/^Mozilla\/5\.0 .*Chrome\/[\d.]+ Safari/),
        expect.stringMatching(/^Mozilla\/5\.0 \(iPhone.*Version\/[\d.]+ Mobile/),
      ]),
    );
  });

  it('reads the page as each engine gets it, and names once what is the same in both', async () => {
    const skim = '<script src="https://evil.example/x.js"></script>';
    between = text((page) => (page.includes('<meta http-equiv=') ? page : page.replace('</head>', `${skim}</head>`)));
    const forOne = (await check()).found;
    expect(forOne).toContain('/donate: A script was added or changed: <script src="https://evil.example/x.js">');
    between = text((page) => page.replace('</head>', `${skim}</head>`));
    expect((await check()).found, 'as if only one form had it').toBe(forOne);
  });

  it('is shown to staff as text', async () => {
    between = text((page) => page.replace('</body>', '<script>x</script></body>'));
    await check();
    const staff = await signInAs(shop, 'reader');
    const page = await (await staff.page('/back-office/records/page-checks')).text();
    expect(page).toContain('/donate: A script was added or changed: &lt;script&gt; with sha384-');
  });

  it('does nothing without the build’s list of scripts', async () => {
    shop.provider = { ...shop.provider, siteScripts: undefined };
    await shop.startWebsite().checkPages();
    expect(await rows()).toEqual([]);
  });
});

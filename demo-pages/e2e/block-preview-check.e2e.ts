import { expectAccessible } from './expect-accessible.ts';
import { watchPage } from './page-watch.ts';
import { expect, test } from './test.ts';
import { UNTRACED } from './untraced.ts';
import { WIDE } from './wide.ts';

// A trace requests scripts again in the page's context, whose policy forbids all connections.
test.use(UNTRACED);

test('the check speaks below each preview and leads to the place', WIDE, async ({ page }) => {
  const watch = await watchPage(page);
  const shadow = page.locator('#shadow-check');
  const frame = page.locator('#frame-check');

  await test.step('praises a block that is well written', async () => {
    await page.goto('/back-office?block=copy-link');
    for (const check of [shadow, frame]) {
      await expect(check).toContainText('Well written: no problems found.');
      await expect(check.getByRole('listitem')).toHaveCount(0);
    }
    await expect(page.locator('#own')).toBeVisible();
  });

  await test.step('tells of an edited attribute in the words of the block, and no longer once it is right', async () => {
    await page.goto('/back-office?block=countdown-timer');
    await page.getByLabel(/^end-date/).fill('tomorrow');
    for (const check of [shadow, frame]) {
      await expect(check).toContainText(
        '<countdown-timer> shows its fallback: attribute "end-date": write an ISO date',
      );
      await expect(check.getByRole('link', { name: 'About <countdown-timer>' })).toHaveAttribute(
        'href',
        '/elements/countdown-timer',
      );
    }
    await shadow.getByRole('button', { name: 'Show me' }).click();
    const shown = page.locator('#shadow-host countdown-timer');
    await expect(shown).toBeFocused();
    await expect(shown).toHaveAttribute('data-bo-shown');
    await frame.getByRole('button', { name: 'Show me' }).click();
    await expect(page.frameLocator('#frame').locator('countdown-timer')).toBeFocused();
    await expect(shown).not.toHaveAttribute('data-bo-shown');
    await expect(shown).not.toHaveAttribute('tabindex');
    await page.getByLabel(/^end-date/).fill('2039-12-31');
    await expect(shadow).toContainText('Well written');
  });

  expect([watch.policyViolations, watch.foreignRequests()]).toEqual([[], []]);
  await expectAccessible(page, '#frame');
});

test('the check reads pasted markup, leads to the place, and is accessible', async ({ page }) => {
  const watch = await watchPage(page);
  const own = page.locator('#own-check');
  await page.goto('/back-office?block=countdown-timer');

  await test.step('reads pasted markup without rendering or running it, and selects the place', async () => {
    const text = page.getByLabel('Your own markup');
    await text.fill(
      '<img src="/no-such-picture" onerror="document.title = 1" alt="" style="color: red">\n<herocarousel></herocarousel>\n<script>document.title = 2</script>',
    );
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(own).toContainText('1 thing to check (must fix: 1).');
    await expect(own).toContainText('Did you mean <hero-carousel>?');
    await own.getByRole('button', { name: 'Show me' }).click();
    await expect(text).toBeFocused();
    expect(
      await text.evaluate((field: HTMLTextAreaElement) => document.getSelection()?.toString() ?? field.value),
    ).toBe('<herocarousel>');
    await text.fill('<p>Only words</p>');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(own).toContainText('Well written: no problems found.');
  });

  await test.step('fits 375 px with findings', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.getByLabel('Your own markup').fill(`<gift-cart lines='[{"itemId":1}]' ${'x'.repeat(60)}="1" />`);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(own.getByRole('listitem')).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  // The policy also refuses scripts and styles in attributes of pasted markup, although nothing would run there.
  const refused = watch.policyViolations.filter((violation) => !/^(script|style)-src-attr inline/.test(violation));
  expect([refused, watch.foreignRequests()]).toEqual([[], []]);
  await expect(page).toHaveTitle(/countdown-timer/);
  await expectAccessible(page, '#frame');
});

const PAGES = [
  ['of the agency', '/ /news /media /petition /bequest /update-details'],
  ['of the shop', '/gifts/emergency-tent /cart /checkout/details /merchant /elements /nz/gifts'],
] as const;

for (const [which, paths] of PAGES)
  test(`the pages ${which} are well written, as their author’s markup`, WIDE, async ({ page }) => {
    await page.goto('/back-office?block=copy-link');
    const messages = page.locator('#own-check .bo-finding__message');
    for (const path of paths.split(' ')) {
      const answer = await page.request.get(path);
      // Each page gets one new error here: a check that has not run yet must not pass as one without findings.
      const twice = `<p id="${path}"></p>`.repeat(2);
      await page.getByLabel('Your own markup').fill((await answer.text()).replace('</body>', twice));
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(messages, path).toHaveText([
        `id="${path}" occurs more than once: a label, a link or a script finds only the first.`,
      ]);
    }
  });

test('a frame shows the block that a page of the site posts, hears no other page, and runs nothing of it', async ({
  page,
}) => {
  const watch = await watchPage(page);
  await page.goto('/back-office?block=copy-link');
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.id = 'embedded';
    frame.title = 'Embedded';
    const ready = new Promise((resolve) => {
      addEventListener('message', ({ data }) => data.type === 'haven-preview-ready' && resolve(data));
    });
    frame.src = '/back-office/embed';
    document.body.append(frame);
    await ready;
    const block = {
      tag: 'featured-content',
      attributes: { onclick: 'document.title = 1' },
      content:
        '<h2>Water</h2><img src="/design/no-such.svg" onerror="document.title = 2"><script>document.title = 3</script>',
    };
    frame.contentWindow?.postMessage({ type: 'haven-preview', block }, location.origin);
  });
  const frame = page.frameLocator('#embedded');
  await expect(frame.getByRole('heading', { name: 'Water' }), '[A6.05] shown').toBeVisible();
  await expect(frame.locator('script:not([src]), [onclick], [onerror]')).toHaveCount(0);
  const inner = page.frame({ url: /\/back-office\/embed$/ });
  await inner?.evaluate(() => {
    const data = { type: 'haven-preview', block: { tag: 'copy-link', content: 'Foreign' } };
    for (const init of [
      { origin: 'https://evil.example', source: window.parent },
      { origin: location.origin, source: window },
    ])
      dispatchEvent(new MessageEvent('message', { data, ...init }));
  });
  await expect(frame.getByText('Foreign'), '[A6.05] heard from this site alone').toHaveCount(0);
  expect(await inner?.title(), '[A6.05] nothing ran').toBe('Preview');
  // The document in which the content is parsed refuses its handlers as well.
  expect(watch.policyViolations.filter((refused) => !refused.startsWith('script-src-attr'))).toEqual([]);
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guideModules } from '../../../../scripts/generate/cms/guide-code.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

type PreviewAddress = (site: string, secret: string, block: object, seconds?: number) => string;

const SECRET = 'a shared secret of the content system';
const CMS = 'https://cms.example.org';
const BLOCK = { tag: 'copy-link', attributes: { label: '"><script>x</script>' }, content: '<p>Copy</p>' };
let shop: Shop;
let address: PreviewAddress;
const guide = guideModules();

beforeAll(async () => {
  ({ previewAddress: address } = (await guide.load('preview-address.js')) as { previewAddress: PreviewAddress });
});
beforeEach(async () => {
  shop = await openShop();
  shop.preview = { origins: [CMS], secret: SECRET };
  shop.website = shop.startWebsite();
  shop.now = Date.now();
});
afterEach(() => shop.database.close());
afterAll(() => guide.remove());

const signed = (changes: Record<string, string> = {}, seconds?: number): string => {
  const url = new URL(address('http://127.0.0.1:8080', SECRET, BLOCK, seconds));
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
};

describe('the preview in the frame of a content system', () => {
  it('shows the block of an address that the guide’s ten lines have signed, as text until the page’s script reads it', async () => {
    const answer = await new Visitor(shop).page(signed());
    expect(answer.status, '[A6.05] signed').toBe(200);
    const page = await answer.text();
    expect(page).toContain('data-block="{&quot;tag&quot;:&quot;copy-link&quot;');
    expect(page).not.toContain('<script>x');
    expect(page).toContain(' data-haven-preview="">');
  });

  it('may be framed by this site and the configured origins alone, calls nobody and runs nothing of its own', async () => {
    for (const path of ['/back-office/embed', signed()]) {
      const { headers } = await new Visitor(shop).page(path);
      const policy = `${headers.get('content-security-policy')};`;
      expect(policy, '[A6.05] who may frame it').toContain(`frame-ancestors 'self' ${CMS};`);
      for (const part of [
        "script-src 'self';",
        "connect-src 'none';",
        "form-action 'none';",
        'trusted-types haven-check;',
      ])
        expect(policy, '[A6.05] what it may do').toContain(part);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    const other = (await new Visitor(shop).page('/back-office')).headers.get('content-security-policy');
    expect(other).toContain("frame-ancestors 'self';");
  });

  it.each([
    ['another block', { block: Buffer.from('{"tag":"gift-cart"}').toString('base64url') }, 'signature is wrong'],
    ['a longer time', { until: '99999999999' }, 'signature is wrong'],
    ['no signature', { signature: '' }, 'signature is wrong'],
    ['a signature of other bytes', { signature: Buffer.alloc(32).toString('base64url') }, 'signature is wrong'],
    ['a block that is too long', { block: 'x'.repeat(16_001) }, 'too long'],
  ])('refuses an address with %s', async (_what, changes, reason) => {
    const answer = await new Visitor(shop).page(signed(changes));
    expect(answer.status, '[A6.05] refused').toBe(403);
    expect(await answer.text()).toContain(reason);
  });

  it('takes an address until its last second, and not after it', async () => {
    const path = signed({}, 60);
    const until = Number(new URLSearchParams(path.split('?')[1]).get('until')) * 1000;
    shop.now = until;
    expect((await new Visitor(shop).page(path)).status, '[A6.05] in time').toBe(200);
    shop.now = until + 1;
    expect((await new Visitor(shop).page(path)).status, '[A6.05] too late').toBe(403);
  });

  it('takes no signed address on a site without a secret', async () => {
    shop.preview = { origins: [], secret: undefined };
    shop.website = shop.startWebsite();
    const answer = await new Visitor(shop).page(signed());
    expect([answer.status, await answer.text()], '[A6.05] no secret').toEqual([
      403,
      expect.stringContaining('set PREVIEW_SECRET'),
    ]);
    expect((await new Visitor(shop).page('/back-office/embed')).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self';",
    );
  });
});

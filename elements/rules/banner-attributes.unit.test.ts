import { expect, it } from 'vitest';
import { z } from './api/zod.ts';
import { bannerShape } from './banner-attributes.ts';

const banner = z.object(bannerShape('News', 'Read more'));

it('a banner has a label and a link text of its kind, and can be closed', () => {
  expect(banner.parse({})).toEqual({
    bannerId: '',
    label: 'News',
    linkUrl: '',
    linkText: 'Read more',
    persistent: false,
  });
});

it('a banner leads to http and https alone', () => {
  for (const linkUrl of ['/appeal', 'https://a.test/x']) expect(banner.parse({ linkUrl })).toMatchObject({ linkUrl });
  expect(banner.safeParse({ linkUrl: 'javascript:alert(1)' }).error?.issues[0]?.message).toBe(
    'write an http or https address, absolute or relative to the page',
  );
});

import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderMail } from '../mail/render-mail.tsx';
import { renderMarkup } from './render-page.ts';
import { GiftItem, SiteHeader } from './tags.ts';

it('a tag is written with the attributes of its definition, lists and objects as JSON', () => {
  const variants = [{ itemId: 'a', variant: 'One', price: 5 }];
  const item = GiftItem({
    itemId: 'a',
    itemName: "O'Neill",
    price: 5,
    available: null,
    detail: true,
    variants,
    hidden: true,
  });
  expect(renderMarkup(item)).toBe(
    '<gift-item hidden="" item-id="a" item-name="O&#x27;Neill" price="5" detail="" ' +
      'variants="[{&quot;itemId&quot;:&quot;a&quot;,&quot;variant&quot;:&quot;One&quot;,&quot;price&quot;:5}]"></gift-item>',
  );
});

it('a misspelt attribute of a tag does not compile, or is refused', () => {
  // @ts-expect-error: a property that the tag does not have.
  GiftItem({ itemId: 'a', itemName: 'A', price: 5, itemNmae: 'A' });
  // @ts-expect-error: a text is no number.
  GiftItem({ itemId: 'a', itemName: 'A', price: 'free' });
  // @ts-expect-error: an attribute that the tag needs is missing.
  GiftItem({ itemId: 'a', price: 5 });
  const hyphenated = { 'item-nmae': 'A', 'data-place': '1', 'aria-label': 'A' };
  expect(() => GiftItem({ itemId: 'a', itemName: 'A', price: 5, ...hyphenated })).toThrow(
    '<gift-item> has no property "item-nmae"',
  );
});

it('browsers are not asked to load pictures before the page', () => {
  const picture = createElement('img', { src: '/design/haven-mark.svg', alt: '' });
  expect(renderMarkup(SiteHeader({ children: picture }))).toBe(
    '<site-header><img src="/design/haven-mark.svg" alt=""/></site-header>',
  );
  const image = { image: 'https://haven.example/a.png', alt: '', width: 1, height: 1 };
  const { html } = renderMail({ siteCountryCode: 'AUS', subject: 'A', body: [image], reason: 'R' });
  expect(html).toContain('<img src="https://haven.example/a.png"');
  expect(html).not.toContain('<link');
});

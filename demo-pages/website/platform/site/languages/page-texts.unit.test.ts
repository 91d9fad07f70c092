import { createElement, Fragment, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { message } from '#locales/message.ts';
import { amountMessage } from '#rules/donations/donation-amount.ts';
import { languageFiles } from '#runtime/texts/language.ts';
import { renderMarkup } from '../../pages/render-page.ts';
import '#runtime/texts/languages.ts';
import CUSTOMER_RULES from '#texts/elements/customer-rules';
import CART from '#texts/elements/gift-cart';
import PERSON from '#texts/elements/person';
import ORDER_PAGES from '#texts/website/order-pages';
import { to } from '../page-context.ts';
import { ALL_SITES, SITES, siteFor, siteIn, siteOfPath } from '../sites.ts';
import { LANGUAGES, readLanguage } from './house-languages.ts';
import { pageTexts } from './page-texts.ts';
import { shownIn } from './shown-in.tsx';

const maori = siteIn('NZL', 'mi');
const arabic = siteIn('AUS', 'ar');

const markupOf = (node: ReactNode) => renderMarkup(createElement(Fragment, null, node));

describe('the languages of mails', () => {
  it('are those of the blocks, read without their regions; others are English', () => {
    expect([...LANGUAGES].map((language) => language.toLowerCase()).sort(), '[A3.02]').toEqual(
      ['en', ...languageFiles.keys()].sort(),
    );
    const read = ['mi-NZ', 'zh-Hans-AU', 'ZH', ' ar ', 'en-XA', 'en-GB', 'tlh', ''].map(readLanguage);
    expect(read, '[A3.04]').toEqual(['mi', 'zh', 'zh', 'ar', 'en-XA', 'en', 'en', 'en']);
  });

  it('have a country’s site each, whose paths are English where it has no pages', () => {
    expect(siteFor('AUS', 'zh'), '[A3.04]').toMatchObject({ code: 'AUS', lang: 'zh-Hans', dir: 'ltr', prefix: '/zh' });
    const arabic = { code: 'NZL', lang: 'ar', dir: 'rtl', prefix: '/nz/ar', currency: 'NZD' };
    expect(siteFor('NZL', 'ar')).toMatchObject(arabic);
    expect(siteFor('NZL', 'mi')).toBe(siteIn('NZL', 'mi'));
    expect(siteFor('AUS', 'mi')).toMatchObject({ code: 'AUS', lang: 'mi', prefix: '', languageName: 'Te reo Māori' });
    const paths = (language: 'ar' | 'mi', path: string) => SITES.map(({ code }) => to(siteFor(code, language), path));
    expect(paths('ar', '/my-giving'), '[A3.02]').toEqual(['/ar/my-giving', '/nz/ar/my-giving']);
    expect(paths('mi', '/my-giving'), 'no pages of Australia in Māori').toEqual(['/my-giving', '/mi/my-giving']);
    expect(paths('ar', '/petition'), 'the petition of one country').toEqual(['/ar/petition', '/nz/petition']);
  });

  it('have a path each, of which the longest prefix decides', () => {
    const found = ['/', '/nz/gifts', '/nz/ar/donate', '/nz/arts', '/ar', '/zh/my-giving/details'].map(siteOfPath);
    expect(
      found.map(({ hreflang }) => hreflang),
      '[A3.04]',
    ).toEqual([...['en-AU', 'en-NZ', 'ar-NZ', 'en-NZ', 'ar', 'zh-Hans']]);
    expect(new Set(ALL_SITES.map(({ hreflang }) => hreflang)).size, 'search engines tell them apart').toBe(
      ALL_SITES.length,
    );
  });
});

describe('a site in another language', () => {
  it('counts by the rules of its language', () => {
    expect(pageTexts(SITES[0], ORDER_PAGES)('sendCards', { count: 1 })).toBe('Send this card');
    const cards = (language: 'ar' | 'zh-Hans', count: number) =>
      pageTexts(siteIn('AUS', language), CART)('gifts', { count });
    expect(cards('zh-Hans', 1), '[A3.01]').toBe('1 份礼物');
    expect(cards('ar', 2), '[A3.01]').not.toBe(cards('ar', 3));
    expect(markupOf(pageTexts(maori, ORDER_PAGES).rich('cardForGift', { gift: 'x' }))).toBe('Kāri mō x');
  });

  it('says a tag’s text as the tag does', () => {
    expect(pageTexts(SITES[1], PERSON)('firstName')).toBe('First name');
    expect(pageTexts(maori, PERSON)('firstName'), '[A3.01]').toBe('Ingoa tuatahi');
  });

  it('says the sentence of a rule, with its values, and marks what is English', async () => {
    expect(shownIn(arabic, message(CUSTOMER_RULES, 'firstName')), '[A3.01]').toBe('أدخل اسمك الأول.');
    const range = amountMessage();
    expect(shownIn(arabic, range)).toContain('10,000');
    expect(shownIn(siteIn('AUS', 'fr'), range), '[D1.05] sums as the language writes them').toBe(
      'Saisissez un montant de 5\u00a0$ à 10\u202f000\u00a0$, comme 75 ou 62,50.',
    );
    expect(shownIn(siteIn('AUS', 'vi'), range), '[D1.05]').toBe(
      'Hãy nhập số tiền từ 5\u00a0$ đến 10.000\u00a0$, như 75 hoặc 62,50.',
    );
    expect(shownIn(siteIn('AUS', 'es'), range), '[D1.05]').toBe(
      'Escriba un importe de 5\u00a0$ a 10.000\u00a0$, como 75 o 62,50.',
    );
    expect(shownIn(SITES[0], 'Anything & all')).toBe('Anything & all');
    expect(markupOf(shownIn(maori, 'Anything & all'))).toBe('<span lang="en" dir="ltr">Anything &amp; all</span>');
  });
});

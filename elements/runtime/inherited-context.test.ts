import { expect } from '#testing/browser.ts';
import { siteContext } from './inherited-context.ts';

const NAMES = ['siteCountryCode', 'currency', 'locale'];

/** The values of a block in a page that was served with these attributes, in the order of its languages. */
function served(attributes: Readonly<Record<string, string>>) {
  const page = document.implementation.createHTMLDocument();
  for (const [name, value] of Object.entries(attributes)) page.documentElement.setAttribute(name, value);
  const block = page.body.appendChild(page.createElement('div'));
  return { page, block, values: () => siteContext.values(block, NAMES) };
}

describe('what a page sets once for its blocks', () => {
  const { warn } = console;
  const warnings: unknown[] = [];
  beforeEach(() => {
    warnings.length = 0;
    console.warn = (...words) => warnings.push(words[0]);
  });
  afterEach(() => {
    console.warn = warn;
  });

  it('uses the country of a culture that names one, and none of any other [W1.05] [A3.04]', () => {
    for (const [lang, siteCountryCode] of [
      ['en-NZ', 'NZL'],
      ['en-au', 'AUS'],
      ['zh-Hans-AU', 'AUS'],
      ['mi', 'NZL'],
      ['mi-NZ', 'NZL'],
      ['en', undefined],
      ['fr-FR', undefined],
      ['mic', undefined],
    ] as const) {
      const found = served({ lang }).values();
      expect([lang, found['siteCountryCode'], found['locale']]).to.eql([lang, siteCountryCode, lang]);
    }
  });

  it('prefers the page’s own settings to its culture [W1.05]', () => {
    const { values } = served({ lang: 'en-AU', 'data-site-country-code': 'NZL' });
    expect(values()['siteCountryCode']).to.equal('NZL');
    expect(warnings).to.deep.equal([]);
  });

  it('keeps the country of the page as it was served: a later or an inner lang changes only texts [W1.05]', () => {
    const { page, block, values } = served({ lang: 'en-NZ' });
    expect(values()).to.eql({ siteCountryCode: 'NZL', locale: 'en-NZ' });
    for (const lang of ['sm', 'fr', 'en', 'zh-CN', 'en-AU']) {
      page.documentElement.lang = lang;
      expect(values(), lang).to.eql({ siteCountryCode: 'NZL', locale: lang });
      const later = page.body.appendChild(page.createElement('p'));
      expect(siteContext.values(later, NAMES)['siteCountryCode'], 'of a block that comes later').to.equal('NZL');
    }
    page.documentElement.removeAttribute('lang');
    expect(values()).to.eql({ siteCountryCode: 'NZL' });
    page.body.lang = 'en-AU';
    block.lang = 'ar';
    expect(values()).to.eql({ siteCountryCode: 'NZL', locale: 'ar' });
    expect(warnings).to.deep.equal([]);
  });

  it('reads the language of its page when the script starts, before a block needs it', () => {
    const { documentElement } = document;
    const { lang } = documentElement;
    documentElement.lang = 'mi';
    expect(siteContext.values(document.body, NAMES)).to.eql({ siteCountryCode: 'AUS', locale: 'mi' });
    documentElement.lang = lang;
  });

  it('warns the author once if neither the page nor its language names a country', () => {
    const { page, values } = served({ lang: 'en' });
    values();
    siteContext.values(page.body, NAMES);
    expect(warnings).to.deep.equal([
      '<div>: Neither the page nor its language gives a country: Australia is used. Write <html lang="en-NZ"> or <html lang="en-AU">, or data-site-country-code="NZL" on <html>.',
    ]);
    const other = served({ lang: 'fr' });
    siteContext.values(other.block, ['locale', 'currency']);
    siteContext.values(other.page.createElement('div'), NAMES);
    expect(warnings, 'nothing of a block without a country, or outside the page').to.have.length(1);
  });
});

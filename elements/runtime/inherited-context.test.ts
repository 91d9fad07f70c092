import { expect } from '#testing/browser.ts';
import { siteContext } from './inherited-context.ts';

describe('what a page says once for its blocks', () => {
  const { documentElement } = document;
  const { lang } = documentElement;
  afterEach(() => {
    documentElement.lang = lang;
    Reflect.deleteProperty(documentElement.dataset, 'siteCountryCode');
  });
  const values = () => siteContext.values(document.body, ['siteCountryCode', 'currency', 'locale']);

  it('takes the country from a culture that names one, and nothing about it from any other [W1.05]', () => {
    for (const [culture, country] of [
      ['en-NZ', 'en-NZ'],
      ['en-au', 'en-au'],
      ['mi', 'mi'],
      ['en', undefined],
      ['fr-FR', undefined],
      ['mic', undefined],
    ] as const) {
      documentElement.lang = culture;
      const found = values();
      expect([culture, found['siteCountryCode'], found['locale']]).to.eql([culture, country, culture]);
    }
  });

  it('prefers what the page says of itself to its culture [W1.05]', () => {
    documentElement.lang = 'en-AU';
    documentElement.dataset['siteCountryCode'] = 'NZL';
    expect(values()['siteCountryCode']).to.equal('NZL');
  });
});

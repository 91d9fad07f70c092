import { expect, fixture, html, waitUntil } from '#testing/browser.ts';
import { setTexts } from './autoload.ts';

/** A page whose texts an author has changed: read once, before anything is rendered. */
describe('the texts of a page', () => {
  const scripts: Element[] = [];
  const say = (texts: object, lang?: string) => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset['havenTexts'] = '';
    if (lang) script.lang = lang;
    script.textContent = JSON.stringify(texts);
    document.head.append(script);
    scripts.push(script);
  };
  after(() => {
    for (const script of scripts) script.remove();
  });

  it('come from its head, or from one call, and count less than those of a tag', async () => {
    say({ 'gift-cart.isEmpty': 'No gifts', 'gift-cart.choose': 'Look around.' });
    say({ 'gift-cart.isEmpty': 'Aucun cadeau' }, 'fr');
    const cart = await fixture<HTMLElement>(html`<gift-cart loading="eager" shop-url="/gifts"></gift-cart>`);
    await waitUntil(() => cart.textContent?.includes('No gifts'), '[A3.03] the JSON in the head');
    expect(cart.textContent, '[A3.03] every text').to.contain('Look around.').and.to.contain('See the gifts');
    const french = await fixture<HTMLElement>(html`<div lang="fr"><gift-cart loading="eager"></gift-cart></div>`);
    await waitUntil(() => french.textContent?.includes('Aucun cadeau'), '[A3.03] of one language');
    expect(french.textContent, '[A3.03] of every language').to.contain('Look around.');
    await setTexts({ 'gift-cart.seeGifts': 'To the shop' });
    await waitUntil(() => cart.textContent?.includes('To the shop'), '[A3.03] one call');
    Object.assign(cart, { texts: { seeGifts: 'Here' } });
    await waitUntil(() => cart.textContent?.includes('Here'), '[A3.03] the tag before the page');
  });
});

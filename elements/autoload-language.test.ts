import { expect, nextFrame, waitUntil } from '#testing/browser.ts';

describe('autoload in a page of another language', () => {
  before(async () => {
    document.documentElement.lang = 'fr';
    await import('./autoload.ts');
  });
  after(() => {
    document.documentElement.lang = 'en';
    document.body.replaceChildren();
  });

  it('waits with a tag for the language, so that it never shows English first [A3.02]', async () => {
    const cart = document.createElement('gift-cart');
    cart.textContent = 'Votre panier';
    document.body.append(cart);
    await customElements.whenDefined('gift-cart');
    expect(cart.textContent).to.contain('Votre panier est vide');
    expect(cart.textContent).not.to.contain('Your cart');
  });

  it('keeps its words where a translator names a language that nothing is written in', async () => {
    document.documentElement.lang = 'de';
    await nextFrame();
    const cart = document.querySelector('gift-cart') as HTMLElement;
    expect(cart.textContent).to.contain('Votre panier est vide');
    // One that comes now.
    document.body.append(document.createElement('subscribe-form'));
    await customElements.whenDefined('subscribe-form');
    await nextFrame();
    expect(document.querySelector('subscribe-form')?.textContent).to.contain('Prénom');
    document.documentElement.lang = 'es';
    await waitUntil(() => /Su cesta|vac/.test(cart.textContent ?? ''), 'never Spanish');
    document.documentElement.lang = 'en';
    await waitUntil(() => cart.textContent?.includes('Your cart'), 'never English');
  });
});

import { expect } from '#testing/browser.ts';

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
});

// What every script of this page needs: the facts that our server wrote into the page.

const { provider, publicKey: key, currency } = document.querySelector('#merchant').dataset;

export const publicKey = key;
export { currency, provider };

// A provider of our own. With a hosted one this is just 'sandbox' or 'production'.
export const environment = { api: provider, widget: provider };

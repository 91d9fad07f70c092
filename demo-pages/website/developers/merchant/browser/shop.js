// Every script of this page needs these values, which our server wrote into the page.

const { provider, publicKey: key, currency } = document.querySelector('#merchant').dataset;

export const publicKey = key;
export { currency, provider };

// The addresses of your own provider. With a hosted one this is just 'sandbox' or 'production'.
export const environment = { api: provider, widget: provider };

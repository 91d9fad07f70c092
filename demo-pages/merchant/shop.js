// What every script of this page needs: the facts that our server wrote into the page.

const { provider, publicKey: key, currency } = document.querySelector('#merchant').dataset;

export const publicKey = key;
export { currency, provider };

// A provider of our own. With a hosted one this is just 'sandbox' or 'production'.
export const environment = { api: provider, widget: provider };

// A page with many forms loads each when the shopper comes near it.
export function whenNear(selector, load) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '300px' },
  );
  observer.observe(document.querySelector(selector));
}

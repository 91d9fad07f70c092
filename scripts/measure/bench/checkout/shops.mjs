const token = 'eyJhbGciOiJub25lIn0.eyJlbnZpcm9ubWVudCI6InNhbmRib3gifQ.c2ln';

/**
 * Each checkout: its script, the page's markup for it, when the shopper sees a choice of methods (`rendered`), and when
 * nothing covers it (`free`).
 */
export const shops = {
  'pay-widget': {
    script: '/checkout-widget/pay-widget.js',
    body: (origin) =>
      `<pay-widget token="${token}" environment="custom" api-origin="${origin}" widget-origin="${origin}"></pay-widget>`,
    rendered: 'button.pay-method',
    free: 'pay-widget:has(.pay-widget__overlay--hidden) button.pay-method',
  },
  'adyen-web Drop-in': {
    script: '/adyen.js',
    body: () => '<link rel="stylesheet" href="/adyen.css"><div id="checkout"></div>',
    rendered: '.adyen-checkout__payment-method button',
    free: '.adyen-checkout__payment-method button',
  },
  'braintree-web-drop-in': {
    script: '/braintree.js',
    body: () => '<div id="checkout"></div>',
    rendered: '.braintree-loaded .braintree-option',
    free: '.braintree-loaded .braintree-option',
  },
};

/** The first instruction, in the provider's format. */
export const instruction = JSON.stringify({
  status: 200,
  error: null,
  resource: {
    type: 'instruction',
    data: {
      name: 'payment_methods.show',
      payload: { allowed_payment_method_types: ['card', 'afterpay_checkout', 'zip_checkout'] },
    },
  },
});

/** A page of a shop: its script loads after everything else, so that only the checkout is measured. */
export const pageOf = ({ script, body }, origin) => `<!doctype html><title>bench</title><body>${body(origin)}<script>
addEventListener('load', () => {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = '${script}';
  performance.mark('insertion');
  document.body.append(script);
});
</script>`;

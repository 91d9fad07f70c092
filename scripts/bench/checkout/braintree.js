import dropin from 'braintree-web-drop-in';

/** Google's script, as far as a list of methods needs it: at no cost of network. */
class PaymentsClient {
  async isReadyToPay() {
    return { result: true };
  }
  createButton() {
    return document.createElement('button');
  }
}
window.google = { payments: { api: { PaymentsClient } } };

await dropin.create({
  authorization: 'sandbox_f00dcafe_benchmerchant0000',
  container: '#checkout',
  googlePay: {
    googlePayVersion: 2,
    merchantId: 'bench',
    transactionInfo: { currencyCode: 'AUD', totalPrice: '45.00' },
  },
});

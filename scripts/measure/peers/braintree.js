import dropin from 'braintree-web-drop-in';

/** The part of Google's script that a list of methods needs, without network time. */
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

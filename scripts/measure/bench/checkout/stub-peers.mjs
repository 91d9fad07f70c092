import { readFileSync } from 'node:fs';

const asset = (contentType, body) => ({ contentType, body });
const json = (data) => asset('application/json', JSON.stringify(data));

/** Braintree's configuration for a merchant who accepts cards and Google Pay. */
const clientConfiguration = {
  analyticsUrl: 'https://origin-analytics-sand.sandbox.braintree-api.com/benchmerchant0000',
  environment: 'SANDBOX',
  merchantId: 'benchmerchant0000',
  assetsUrl: 'https://assets.braintreegateway.com',
  clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/benchmerchant0000/client_api',
  creditCard: { supportedCardBrands: ['VISA', 'MASTERCARD'], challenges: ['CVV'], threeDSecureEnabled: false },
  googlePay: {
    displayName: 'Bench',
    supportedCardBrands: ['VISA', 'MASTERCARD'],
    environment: 'SANDBOX',
    googleAuthorization: 'made.up.token',
    paypalClientId: null,
  },
  supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
};

/** The frame of a card field, which reports that it is ready and renders nothing: cheaper than the real one. */
const fieldFrame = `<!doctype html><script>
const channel = location.hash.slice(1);
const event = (name) => channel + ':hosted-fields:' + name;
const field = name.replace('braintree-hosted-field-', '');
const message = { event: event('FRAME_READY'), origin: '*', reply: 'reply-' + field, eventData: { field } };
parent.postMessage('/*framebus*/' + JSON.stringify(message), '*');
</script>`;

const dropinStyles = () => readFileSync('scripts/measure/peers/node_modules/braintree-web-drop-in/dropin.css', 'utf8');

const answers = [
  [/^https:\/\/payments\.sandbox\.braintree-api\.com\/graphql/, () => json({ data: { clientConfiguration } })],
  [/^https:\/\/assets\.braintreegateway\.com\/.*hosted-fields-frame/, () => asset('text/html', fieldFrame)],
  [/^https:\/\/assets\.braintreegateway\.com\/.*\.css/, () => asset('text/css', dropinStyles())],
  [/translations\/.*\.json/, () => json({})],
  [/./, () => asset('text/html', '<!doctype html>')],
];

/**
 * Answers every request of a page to the peers' servers, without network time. Only those requests are intercepted;
 * requests to the local server are not. `asked` collects the addresses.
 */
export async function stubPeers(page, asked = []) {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    asked.push(`${request.method} ${request.url}`);
    const { contentType, body } = answers.find(([address]) => address.test(request.url))[1]();
    const headers = {
      'content-type': contentType,
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, braintree-version, content-type',
    };
    const fulfilled = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
      body: Buffer.from(body).toString('base64'),
    });
    // The page may be closed already.
    fulfilled.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** Credentials of the sandbox merchant, public on purpose: they move no money and give access to nothing else. */
export const DEMO = {
  merchantId: 'merchant_haven',
  merchantName: 'Demo charity (sandbox)',
  publicKey: 'pk_sandbox_haven',
  secretKey: 'sk_sandbox_haven',
  gatewayId: 'gateway_haven_cards',
  customerId: 'customer_haven',
  /** Gives access to the customer's saved sources. */
  queryToken: 'qt_sandbox_haven',
  /** Give access to a stored card with its security code, and to one without. */
  vaultDisplayToken: 'vdt_sandbox_haven',
  vaultDisplayNumberToken: 'vdt_sandbox_haven_number',
} as const;

/** The sandbox merchant's gateways; the first is the default. The types are the protocol's names. */
export const DEMO_GATEWAYS = [
  { id: DEMO.gatewayId, type: 'HavenCards', name: 'Haven sandbox cards' },
  { id: 'gateway_haven_paypal', type: 'PaypalClassic', name: 'SimPal' },
  { id: 'gateway_haven_zip', type: 'Zipmoney', name: 'SimZip' },
  { id: 'gateway_haven_afterpay', type: 'Afterpay', name: 'SimLater' },
  { id: 'gateway_haven_stripe', type: 'Stripe', name: 'SimStripe' },
  { id: 'gateway_haven_mastercard', type: 'MasterCard', name: 'SimApple and SimGoogle' },
  { id: 'gateway_haven_paypal_wallet', type: 'Paypal', name: 'SimPal wallet' },
  { id: 'gateway_haven_flypay', type: 'Flypay', name: 'SimFly' },
  { id: 'gateway_haven_flypay_v2', type: 'FlypayV2', name: 'SimFly 2' },
  { id: 'gateway_haven_gift', type: 'HavenGift', name: 'Haven sandbox gift cards' },
  { id: 'gateway_haven_bank', type: 'HavenBank', name: 'Haven sandbox bank debits' },
] as const;

/**
 * The sandbox merchant's services. The `username` of a fraud service is its site id and decides what its script does.
 */
export const DEMO_SERVICES = [
  { id: 'service_haven_fraud', type: 'HavenFraud', username: 'site_haven', merchant: 'subsite_haven' },
  { id: 'service_haven_fraud_slow', type: 'HavenFraud', username: 'site_haven_slow', merchant: 'subsite_haven' },
  { id: 'service_haven_fraud_silent', type: 'HavenFraud', username: 'site_haven_silent', merchant: 'subsite_haven' },
  { id: 'service_haven_fraud_wrong', type: 'HavenFraud', username: 'site_haven_wrong', merchant: 'subsite_haven' },
  { id: 'service_haven_mastercard_src', type: 'MastercardSRCClickToPay', username: null, merchant: 'dpa_haven' },
  { id: 'service_haven_visa_src', type: 'VisaSRC', username: null, merchant: 'dpa_haven' },
] as const;

const PREFIX = 'merchant_';

/**
 * What a merchant calls its own counterpart of something of the demonstration merchant: `gateway_haven_zip` is
 * `gateway_river_zip` at `merchant_river`.
 */
export function ownName(merchantId: string, demoName: string): string {
  return demoName.replace(/_haven(?=_|$)/, `_${merchantId.slice(PREFIX.length)}`);
}

/** The id of a merchant of this name, not longer than 40 characters; `attempt` distinguishes equal ones. */
export function merchantIdFor(name: string, attempt: number): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 24);
  return `${PREFIX}${letters || 'shop'}${attempt === 0 ? '' : attempt + 1}`;
}

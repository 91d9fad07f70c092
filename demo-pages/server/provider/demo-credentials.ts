/** Credentials of the sandbox merchant, published on purpose: they move no money and open nothing else. */
export const DEMO = {
  merchantId: 'merchant_haven',
  merchantName: 'Haven Refugee Aid (sandbox)',
  publicKey: 'pk_sandbox_haven',
  secretKey: 'sk_sandbox_haven',
  gatewayId: 'gateway_haven_cards',
} as const;

/** The sandbox merchant's gateways; the first is the default. Types are the names that the protocol uses. */
export const DEMO_GATEWAYS = [
  { id: DEMO.gatewayId, type: 'HavenCards', name: 'Haven sandbox cards' },
  { id: 'gateway_haven_paypal', type: 'PaypalClassic', name: 'SimPal' },
  { id: 'gateway_haven_zip', type: 'Zipmoney', name: 'SimZip' },
  { id: 'gateway_haven_afterpay', type: 'Afterpay', name: 'SimLater' },
  { id: 'gateway_haven_gift', type: 'HavenGift', name: 'Haven sandbox gift cards' },
  { id: 'gateway_haven_bank', type: 'HavenBank', name: 'Haven sandbox bank debits' },
] as const;

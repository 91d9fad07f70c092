/** Credentials of the sandbox merchant, published on purpose: they move no money and open nothing else. */
export const DEMO = {
  merchantId: 'merchant_haven',
  merchantName: 'Haven Refugee Aid (sandbox)',
  publicKey: 'pk_sandbox_haven',
  secretKey: 'sk_sandbox_haven',
  gatewayId: 'gateway_haven_cards',
} as const;

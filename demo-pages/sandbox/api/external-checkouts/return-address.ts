import type { CheckoutMessage } from '#hosted-kit/checkout-message.ts';
import { providerOf } from '../../simulated/index.ts';
import type { ExternalCheckoutRow } from './external-checkout-store.ts';

const EVENTS = { approved: 'success', declined: 'declined', referred: 'referred', cancelled: 'close', failed: 'error' };

/**
 * The message about a decided checkout for the merchant's page, in each provider's own format; null while it is open.
 */
export function checkoutMessage({ status, gatewayType, referenceId }: ExternalCheckoutRow): CheckoutMessage | null {
  if (status === 'created') return null;
  return {
    event: EVENTS[status],
    message_source: 'checkout.paydock',
    reference_id: referenceId,
    ...providerOf(gatewayType)?.report?.(status),
  };
}

/** The address that the shopper is redirected to after the decision, with the parameters that each provider adds. */
export function returnAddress(checkout: ExternalCheckoutRow): string {
  const { status, gatewayType, successUrl, errorUrl, referenceId } = checkout;
  const url = new URL(status === 'approved' ? successUrl : errorUrl);
  url.searchParams.set('reference_id', referenceId);
  const more = Object.entries(providerOf(gatewayType)?.returnQuery?.(status) ?? {});
  for (const [name, value] of more) url.searchParams.set(name, value);
  return url.href;
}

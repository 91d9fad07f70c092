import type { CheckoutMessage } from '#hosted-kit/checkout-message.ts';
import { CHECKOUT_KINDS } from '../configurations/gateway-store.ts';
import type { Checkout } from './external-checkout-store.ts';

const EVENTS = { approved: 'success', declined: 'declined', referred: 'referred', cancelled: 'close', failed: 'error' };
const AFTERPAY_STATUSES: Record<string, string> = {
  approved: 'SUCCESS',
  cancelled: 'CANCELLED',
  declined: 'DECLINED',
  referred: 'REFERRED',
  failed: 'ERROR',
};

/**
 * The message about a decided checkout for the merchant's page, in each provider's own format; null while it is open.
 */
export function checkoutMessage({ status, gatewayType, referenceId }: Checkout): CheckoutMessage | null {
  if (status === 'created') return null;
  const kind = CHECKOUT_KINDS[gatewayType];
  const isZipState = kind === 'zip' && status !== 'failed';
  return {
    event: isZipState ? 'complete' : EVENTS[status],
    message_source: 'checkout.paydock',
    reference_id: referenceId,
    ...(isZipState ? { state: status } : {}),
    ...(kind === 'afterpay' ? { status: AFTERPAY_STATUSES[status] ?? 'ERROR' } : {}),
  };
}

/** The address that the shopper is redirected to after the decision, with the parameters that each provider adds. */
export function returnAddress(checkout: Checkout): string {
  const { status, gatewayType, successUrl, errorUrl, referenceId } = checkout;
  const url = new URL(status === 'approved' ? successUrl : errorUrl);
  url.searchParams.set('reference_id', referenceId);
  const kind = CHECKOUT_KINDS[gatewayType];
  if (kind === 'zip') url.searchParams.set('result', status);
  if (kind === 'afterpay') url.searchParams.set('status', AFTERPAY_STATUSES[status] ?? 'ERROR');
  return url.href;
}

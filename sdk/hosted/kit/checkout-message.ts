/** A return page's report about a checkout, which the dispatcher forwards to the merchant's page. */
export type CheckoutMessage = {
  event: string;
  message_source: 'checkout.paydock';
  reference_id: string;
  status?: string;
  state?: string;
};

/** The message between return pages and dispatchers; both are on the provider's origin. */
export type Relay = { destination: 'dispatcher.paydock'; pageOrigin: string; message: CheckoutMessage };

/** Reaches dispatchers in the same storage partition if the opener was cut off. */
export const RELAY_CHANNEL = 'haven-checkout';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 500;

/** Parses a received message; null if it is not a relay for the page at `pageOrigin`. */
export function readRelay(data: unknown, pageOrigin: string): CheckoutMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { destination, pageOrigin: named, message } = data as Partial<Record<keyof Relay, unknown>>;
  if (destination !== 'dispatcher.paydock' || named !== pageOrigin || pageOrigin === '') return null;
  const { event, message_source, reference_id, status, state } = Object(message) as Record<string, unknown>;
  if (!isText(event) || message_source !== 'checkout.paydock' || !isText(reference_id)) return null;
  return {
    event,
    message_source,
    reference_id,
    ...(isText(status) ? { status } : {}),
    ...(isText(state) ? { state } : {}),
  };
}

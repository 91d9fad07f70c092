import { type CheckoutMessage, RELAY_CHANNEL, type Relay } from '../kit/checkout-message.ts';

/** What the server wrote into a return page. */
export type ReturnFacts = { message: CheckoutMessage | null; pageOrigin: string; returnTo: string };

const REPEAT_MS = 500;
const MOST_REPEATS = 40;

/**
 * Tells the merchant's page, through its dispatcher, how the checkout ended. The page that opened or frames this
 * window is another origin's, but its frames can be addressed one by one, and only a dispatcher of our origin hears.
 * Repeated, because a dispatcher may just be starting anew; the merchant's page closes this window when it has heard.
 * A window that nobody opened goes back to the merchant's page by itself. Returns how to stop.
 */
export function announceReturn(
  view: Window & typeof globalThis,
  { message, pageOrigin, returnTo }: ReturnFacts,
  leave: (address: string) => void = (address) => view.location.replace(address),
): () => void {
  const channel = new view.BroadcastChannel(RELAY_CHANNEL);
  const opener = view.opener as Window | null;
  const hosts = [opener, view.parent === view ? null : view.parent].filter((host) => host !== null);
  const announce = () => {
    if (!message || pageOrigin === '') return;
    const relay: Relay = { destination: 'dispatcher.paydock', pageOrigin, message };
    channel.postMessage(relay);
    for (const host of hosts) {
      for (let index = 0; index < host.length; index += 1) host[index]?.postMessage(relay, view.origin);
    }
  };
  let repeats = 0;
  const timer = view.setInterval(() => {
    repeats += 1;
    announce();
    if (repeats >= MOST_REPEATS) view.clearInterval(timer);
  }, REPEAT_MS);
  announce();
  if (hosts.length === 0 && returnTo !== '') leave(returnTo);
  return () => {
    view.clearInterval(timer);
    channel.close();
  };
}

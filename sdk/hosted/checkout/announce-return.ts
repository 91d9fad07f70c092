import { type CheckoutMessage, RELAY_CHANNEL, type Relay } from '../kit/checkout-message.ts';

/** The data that the server wrote into a return page. */
export type ReturnFacts = { message: CheckoutMessage | null; pageOrigin: string; returnTo: string };

const REPEAT_MS = 500;
const MOST_REPEATS = 40;

/**
 * Reports the outcome of a checkout to the merchant's page, through its dispatcher. The page that opened or frames this
 * window has another origin, but each of its frames can receive a message, and only a dispatcher of our origin accepts
 * it. The message is repeated, because a dispatcher may just be restarting; the merchant's page closes this window once
 * it has received it. A window without an opener navigates back to the merchant's page. Returns a function that stops
 * this.
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

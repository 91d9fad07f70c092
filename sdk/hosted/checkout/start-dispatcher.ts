import { RELAY_CHANNEL, readRelay } from '../kit/checkout-message.ts';

/**
 * Forwards the messages of return pages to the page around this frame: accepts them only from this origin, and posts
 * them only to that exact origin. Each different message is sent once. Returns a function that stops this.
 */
export function startDispatcher(view: Window & typeof globalThis, pageOrigin: string): () => void {
  const sent = new Set<string>();
  const relay = (data: unknown) => {
    const message = readRelay(data, pageOrigin);
    const text = JSON.stringify(message);
    if (!message || sent.has(text) || view.parent === view) return;
    sent.add(text);
    view.parent.postMessage(text, pageOrigin);
  };
  const listener = ({ origin, data }: MessageEvent) => {
    if (origin === view.origin) relay(data);
  };
  view.addEventListener('message', listener);
  const channel = new view.BroadcastChannel(RELAY_CHANNEL);
  channel.onmessage = ({ data }) => relay(data);
  return () => {
    view.removeEventListener('message', listener);
    channel.close();
  };
}

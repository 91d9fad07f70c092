import { RELAY_CHANNEL, readRelay } from '../kit/checkout-message.ts';

/**
 * Passes what return pages report on to the page around this frame: taken from this origin only, posted to that exact
 * origin only. Each different message goes out once. Returns how to stop.
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

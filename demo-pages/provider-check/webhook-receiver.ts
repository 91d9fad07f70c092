import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedWebhook {
  headers: Record<string, string>;
  body: string;
}

type Waiting = { fits: (webhook: ReceivedWebhook) => boolean; found: (webhook: ReceivedWebhook) => void };

/** Receives webhooks on this machine, at a free port for 0. */
export async function openReceiver(port: number) {
  const received: ReceivedWebhook[] = [];
  let waiting: Waiting | undefined;
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const webhook = { headers, body: await text(request) };
    response.writeHead(204).end();
    received.push(webhook);
    if (waiting?.fits(webhook)) waiting.found(webhook);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** The first that fits, or undefined after `ms`. */
    async waitFor(fits: Waiting['fits'], ms: number): Promise<ReceivedWebhook | undefined> {
      const early = received.find(fits);
      if (early) return early;
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), ms);
        const found = (webhook: ReceivedWebhook) => {
          clearTimeout(timer);
          resolve(webhook);
        };
        waiting = { fits, found };
      });
    },
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

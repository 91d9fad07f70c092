import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { endpointShape, eventShape } from '../answer-shapes.ts';
import type { CheckContext, Part } from '../check-context.ts';
import { BrokenAnswer, NotChecked } from '../check-finding.ts';
import { expectDone, expectSpoken, readData } from '../expect-answer.ts';

const isLoopback = (origin: string) => /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|\/|$)/.test(origin);

const HOW =
  'Open a tunnel to a port of this machine and give both: ' +
  '--webhook-port 8085 --webhook-url https://<the tunnel’s address>/.';

/** Registers the receiver; without that call, its secret must be given. */
async function register({ act, settings: { webhook } }: CheckContext, url: string) {
  const answer = await act('/v1/webhook-endpoints', { url });
  if (answer.status < 300) return readData(endpointShape, answer);
  if (webhook.url && webhook.secret !== '') return { _id: undefined, secret: webhook.secret };
  if (webhook.url)
    throw new NotChecked(
      `The provider refused to register ${url}. Register it by hand and give PAYMENTS_WEBHOOK_SECRET.`,
    );
  throw new NotChecked(`Webhooks were not checked: the provider does not post to this machine. ${HOW}`);
}

function expectSigned(secret: string, { headers, body }: ReceivedWebhook): void {
  const exchange = { method: 'POST (webhook)', path: '/', body };
  try {
    new Webhook(secret).verify(body, headers);
  } catch (error) {
    throw new BrokenAnswer(
      `The webhook’s signature was refused: ${(error as Error).message}.`,
      'Sign “id.timestamp.body” by the Standard Webhooks specification with the secret of the endpoint, ' +
        'and send the time of the attempt.',
      exchange,
    );
  }
  if (!eventShape.safeParse(JSON.parse(body)).success)
    throw new BrokenAnswer(
      'The webhook has no type or no data._id.',
      'Its body is {id, type, created_at, data}.',
      exchange,
    );
}

export const webhookChecks: Part = {
  name: 'webhooks',
  need: 'optional',
  checks: [
    {
      title: 'a paid charge is announced to a registered address, signed by the Standard Webhooks specification',
      async run(context) {
        const { settings, server, chargeId } = context;
        const { url, port, waitMs } = settings.webhook;
        const receiver = await openReceiver(port);
        const address = url ?? receiver.url;
        try {
          const endpoint = await register(context, address);
          try {
            const id = await chargeId();
            const received = await receiver.waitFor(
              ({ body }) => body.includes('charge.paid') && body.includes(id),
              waitMs,
            );
            if (received) expectSigned(endpoint.secret, received);
            else if (url || isLoopback(settings.providerOrigin))
              throw new BrokenAnswer(
                `No charge.paid came to ${address} within ${waitMs / 1000} s.`,
                'Post the event charge.paid with the charge as data when a charge is complete.',
              );
            else throw new NotChecked(`No webhook came to this machine. ${HOW}`);
          } finally {
            if (endpoint._id) await server('DELETE', `/v1/webhook-endpoints/${endpoint._id}`);
          }
        } finally {
          await receiver.close();
        }
      },
    },
    {
      title: 'the secret of an address is shown once, when it is registered',
      async run({ act, server }) {
        const made = await act('/v1/webhook-endpoints', { url: 'http://127.0.0.1:9/haven-check' });
        if (made.status >= 300) throw new NotChecked('This needs an address of this machine that is registered.');
        const { _id, secret } = readData(endpointShape, made);
        const listed = expectSpoken(await server('GET', '/v1/webhook-endpoints'), 'The list of addresses');
        expectDone(await server('DELETE', `/v1/webhook-endpoints/${_id}`), 'The removal of an address');
        if (JSON.stringify(listed.data).includes(secret))
          throw new BrokenAnswer('The list of addresses has their secrets.', 'Leave the secret out.', listed.exchange);
      },
    },
  ],
};

interface ReceivedWebhook {
  headers: Record<string, string>;
  body: string;
}

type Waiting = { fits: (webhook: ReceivedWebhook) => boolean; found: (webhook: ReceivedWebhook) => void };

/** Receives webhooks on this machine, at a free port for 0. */
async function openReceiver(port: number) {
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

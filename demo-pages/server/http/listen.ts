import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Env, Hono } from 'hono';
import { explainPort, type ListenAddress } from './check-port.ts';
import { createLoadLimit, type LoadLimit, type Sender } from './load-limit.ts';
import { type ClientAddressReader, clientNetwork, forwardedFor } from './trusted-proxies.ts';

const STOP_TIMEOUT_MS = 10_000;
/**
 * Longer than a proxy or a browser keeps an idle connection: with Node's five seconds a request may be sent on one
 * that is being closed, and its sender sees a reset.
 */
const KEEP_ALIVE_MS = 65_000;
/**
 * The address and all headers of a request: room for the cookies of everything on a domain, and little enough that
 * nothing that reads them takes long. Node answers more with 431, whatever its options say.
 */
const MOST_HEADER_BYTES = 16 * 1024;
const IDLE_CHECK_MS = 50;
const HEALTH_PATH = '/healthz';

/** Servers that will stop soon. */
const leaving = new WeakSet<Server>();

export interface TimeLimits {
  /** The time that a sender has for the head of a request, and for the whole request. */
  headersMs: number;
  requestMs: number;
  /** The interval of the check: a slow sender may exceed its time by this much. Node's own interval is 30 s. */
  checkEveryMs: number;
}

/** Limits that stop a slow sender from holding a connection forever. */
export const TIME_LIMITS: TimeLimits = { headersMs: 10_000, requestMs: 30_000, checkEveryMs: 500 };

/** Called for each answered request with its method, status and seconds. */
export type Observe = (method: string, status: number, seconds: number) => void;

export interface ListenOptions extends ListenAddress {
  observe?: Observe;
  timeLimits?: TimeLimits;
  /** Without it each address is the socket's own. */
  readClientAddress?: ClientAddressReader;
  /** Who goes first while requests arrive faster than they are processed. */
  loadLimit?: LoadLimit;
}

/** Serves an app on a port, within a load limit. Rejects with a readable message when the port is in use. */
export function listen<AppEnv extends Env>(app: Pick<Hono<AppEnv>, 'fetch'>, options: ListenOptions): Promise<Server> {
  const { host, port, observe, timeLimits = TIME_LIMITS, readClientAddress, loadLimit = createLoadLimit() } = options;
  const server = createAdaptorServer({
    // A balancer's own check is HTTP/1.0 and names no host; Node itself refuses HTTP/1.1 without one.
    hostname: 'localhost',
    fetch: (request, env) => {
      const started = performance.now();
      const observed = (response: Response) => {
        observe?.(request.method, response.status, (performance.now() - started) / 1000);
        return response;
      };
      const early =
        refuseWhileLeaving(request, env) ??
        (hasTwoHosts((env as Partial<HttpBindings>).incoming) ? refuseForGood() : undefined);
      const response =
        early ??
        loadLimit.run(
          () => app.fetch(request, env),
          () => senderOf(env as HttpBindings, readClientAddress),
        );
      return response instanceof Promise ? response.then(observed) : observed(response);
    },
    serverOptions: {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: timeLimits.headersMs,
      requestTimeout: timeLimits.requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: timeLimits.checkEveryMs,
    },
  }) as Server;
  server.on('connection', loadLimit.accepted);
  /** Clients go elsewhere: their connections end, and health checks of proxies fail. */
  const refuseWhileLeaving = (request: Request, env: unknown): Response | undefined => {
    if (!leaving.has(server)) return undefined;
    const { outgoing } = env as { outgoing?: ServerResponse };
    if (outgoing) outgoing.shouldKeepAlive = false;
    return new URL(request.url).pathname === HEALTH_PATH ? new Response('Stopping.', { status: 503 }) : undefined;
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainPort(error, options)));
    server.listen(port, host, () => resolve(server));
  });
}

/** So many bytes of a body weigh as much as a request. */
const BYTES_A_REQUEST = 64 * 1024;

function senderOf({ incoming, outgoing }: HttpBindings, read?: ClientAddressReader): Sender {
  const address = incoming.socket.remoteAddress ?? '';
  const forwarded = forwardedFor((name) => incoming.headers[name] as string | undefined);
  return {
    network: clientNetwork(read ? read(address, forwarded) : address),
    weight: 1 + Number(incoming.headers['content-length'] ?? 0) / BYTES_A_REQUEST,
    isGone: () => outgoing.destroyed,
  };
}

/** RFC 9112, 3.2: Node keeps the first host where a proxy may have believed the second. */
function hasTwoHosts(incoming: IncomingMessage | undefined): boolean {
  const names = incoming?.rawHeaders ?? [];
  let hosts = 0;
  for (let at = 0; at < names.length; at += 2)
    if (names[at]!.length === 4 && names[at]!.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

const refuseForGood = () => new Response('Send one host.', { status: 400, headers: { Connection: 'close' } });

/**
 * Goes on until `after` with `/healthz` answering 503, so that a proxy stops sending; then refuses new connections,
 * lets running requests finish (10 s at most), and closes. A sender that has connected is answered.
 */
export async function stopListening(server: Server, { after }: { after?: Promise<unknown> } = {}): Promise<void> {
  leaving.add(server);
  await after;
  await takeConnections(server);
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const impatience = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(impatience);
      resolve();
    });
  });
}

/**
 * Waits until the system's queue of new connections is empty, or for `STOP_TIMEOUT_MS`: closing would reset those in
 * it. After a pause of the process the queue may be long, and `after` over before the proxy heard of it.
 */
async function takeConnections(server: Server): Promise<void> {
  let isTaking = true;
  const take = () => {
    isTaking = true;
  };
  server.on('connection', take);
  for (const end = performance.now() + STOP_TIMEOUT_MS; isTaking && performance.now() < end; ) {
    isTaking = false;
    // The poll for connections is between two rounds.
    await nextRound();
    await nextRound();
  }
  server.off('connection', take);
}

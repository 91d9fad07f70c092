import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Env, Hono } from 'hono';

const STOP_TIMEOUT_MS = 10_000;
/**
 * Longer than a proxy or a browser keeps an idle connection: with Node's five seconds a request may be sent on one that is
 * being closed, and its sender sees a reset.
 */
const KEEP_ALIVE_MS = 65_000;
const IDLE_CHECK_MS = 50;
const HEALTH_PATH = '/healthz';
const PORT_TRIES = 10;
const PORT_TRY_MS = 100;

interface Address {
  host: string;
  port: number;
  /** The variable that sets the port. */
  variable: string;
}

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

/** Serves an app on a port. Rejects with a readable message when the port is in use. */
export function listen<AppEnv extends Env>(
  app: Hono<AppEnv>,
  options: Address & { observe?: Observe; timeLimits?: TimeLimits },
): Promise<Server> {
  const { host, port, variable, observe, timeLimits = TIME_LIMITS } = options;
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const started = performance.now();
      const observed = (answer: Response) => {
        observe?.(request.method, answer.status, (performance.now() - started) / 1000);
        return answer;
      };
      const answer = answerOfLeaving(request, env) ?? (hasTwoHosts(env) ? refuseForGood() : app.fetch(request, env));
      // What is answered at once is sent at once.
      return answer instanceof Promise ? answer.then(observed) : observed(answer);
    },
    serverOptions: {
      headersTimeout: timeLimits.headersMs,
      requestTimeout: timeLimits.requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: timeLimits.checkEveryMs,
    },
  }) as Server;
  /** Senders go elsewhere: their connections end, and a proxy that looks is told. */
  const answerOfLeaving = (request: Request, env: unknown): Response | undefined => {
    if (!leaving.has(server)) return undefined;
    const { outgoing } = env as { outgoing?: ServerResponse };
    if (outgoing) outgoing.shouldKeepAlive = false;
    return new URL(request.url).pathname === HEALTH_PATH ? new Response('Stopping.', { status: 503 }) : undefined;
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, variable)));
    server.listen(port, host, () => resolve(server));
  });
}

/**
 * Rejects as `listen` does when the port cannot be used, before a program that needs it has begun anything else. A program
 * that is started again waits for a second, in case the one before it is just ending.
 */
export async function checkPort({ host, port, variable }: Address): Promise<void> {
  for (let tries = 0; tries < PORT_TRIES; tries += 1) {
    if ((await bind(host, port)) !== 'EADDRINUSE') break;
    await wait(PORT_TRY_MS);
  }
  const code = await bind(host, port);
  if (code) throw explain(Object.assign(new Error(code), { code }), port, variable);
}

/** Takes the port for a moment: the code of the error, if there is one. */
const bind = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });

/** RFC 9112, 3.2: Node keeps the first host where a proxy may have believed the second. */
function hasTwoHosts(env: unknown): boolean {
  const { incoming } = env as { incoming?: IncomingMessage };
  const names = incoming?.rawHeaders ?? [];
  let hosts = 0;
  for (let at = 0; at < names.length; at += 2)
    if (names[at]!.length === 4 && names[at]!.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

const refuseForGood = () => new Response('Send one host.', { status: 400, headers: { Connection: 'close' } });

/**
 * Goes on until `after` with `/healthz` answering 503, so that a proxy stops sending; then refuses new connections, lets
 * running requests finish (10 s at most), and closes.
 */
export async function stopListening(server: Server, { after }: { after?: Promise<unknown> } = {}): Promise<void> {
  leaving.add(server);
  await after;
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

function explain(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use: stop the program that uses it, or set ${variable}.`);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} needs rights that this user lacks: set ${variable} to one above 1023.`);
  return error;
}

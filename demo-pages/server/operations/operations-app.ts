import { Hono } from 'hono';
import type { ServerMetrics } from './server-metrics.ts';

const READY_TIMEOUT_MS = 2_000;

/** The state of a part: `ok`, or what is wrong with it. */
type PartState = 'ok' | 'does not answer' | 'refuses' | 'stopping';

export interface OperationsOptions {
  /** What the program needs to serve visitors, by name; each resolves while that part works. */
  parts: Readonly<Record<string, () => Promise<unknown>>>;
  /** True after the process has received a signal to stop. */
  isStopping(): boolean;
  /** True when only a new start can help: the pool of database connections gives nothing any more. */
  isStalled(): boolean;
  metrics: ServerMetrics;
  /** What is wrong without keeping visitors out, by name: content that could not be taken over. */
  warnings?(): Readonly<Record<string, string>>;
}

/**
 * The endpoints for load balancers and monitors, on a separate port that visitors cannot reach: `/healthz` (200; 503
 * when the process must be started again), `/readyz` (200, or 503 while stopping or while a part is missing, with the
 * state of each, and warnings) and `/metrics`.
 */
export function createOperationsApp(options: OperationsOptions): Hono {
  const { parts, isStopping, isStalled, metrics, warnings = () => ({}) } = options;
  const app = new Hono();
  app.get('/healthz', (c) => {
    if (!isStalled()) return c.json({ status: 'ok' });
    return c.json({ status: 'stalled', reason: 'no database connection was given back for a minute' }, 503);
  });
  app.get('/readyz', async (c) => {
    const states: Record<string, PartState> = { process: isStopping() ? 'stopping' : 'ok' };
    const look = async ([name, ask]: [string, () => Promise<unknown>]) => [name, await stateOf(ask)] as const;
    Object.assign(states, Object.fromEntries(await Promise.all(Object.entries(parts).map(look))));
    const [missing] = Object.entries(states).filter(([, state]) => state !== 'ok');
    const wrong = warnings();
    const told = Object.keys(wrong).length > 0 && { warnings: wrong };
    if (!missing) return c.json({ status: 'ok', parts: states, ...told });
    const [name, state] = missing;
    return c.json(
      { status: 'unavailable', reason: state === 'stopping' ? state : `the ${name} ${state}`, parts: states, ...told },
      503,
    );
  });
  app.get('/metrics', async (c) => {
    const { body, contentType } = await metrics.text();
    return c.body(body, 200, { 'Content-Type': contentType });
  });
  return app;
}

async function stateOf(ask: () => Promise<unknown>): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve('does not answer'), READY_TIMEOUT_MS);
  });
  const check = ask().then(
    (): PartState => 'ok',
    (): PartState => 'refuses',
  );
  return Promise.race([check, timeout]).finally(() => clearTimeout(timer));
}

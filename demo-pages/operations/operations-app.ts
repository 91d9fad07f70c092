import { Hono } from 'hono';
import type { ServerMetrics } from './server-metrics.ts';

const READY_TIMEOUT_MS = 2_000;

export interface OperationsOptions {
  /** Resolves when the database answers. */
  ping(): Promise<unknown>;
  /** True after the process has received a signal to stop. */
  isStopping(): boolean;
  metrics: ServerMetrics;
}

/**
 * The endpoints for load balancers and monitors, on a separate port that visitors cannot reach: `/healthz` (alive:
 * 200), `/readyz` (200, or 503 while stopping or without database) and `/metrics`.
 */
export function createOperationsApp({ ping, isStopping, metrics }: OperationsOptions): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const reason = isStopping() ? 'stopping' : await databaseFault(ping);
    return reason ? c.json({ status: 'unavailable', reason }, 503) : c.json({ status: 'ok' });
  });
  app.get('/metrics', async (c) => {
    const { body, contentType } = await metrics.text();
    return c.body(body, 200, { 'Content-Type': contentType });
  });
  return app;
}

async function databaseFault(ping: () => Promise<unknown>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('the database does not answer'), READY_TIMEOUT_MS);
  });
  const answer = ping().then(
    () => undefined,
    () => 'the database refuses',
  );
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

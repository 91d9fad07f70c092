import { Hono } from 'hono';
import type { ServerMetrics } from './server-metrics.ts';

const READY_TIMEOUT_MS = 2_000;

export interface OperationsOptions {
  /** Resolves when the database answers. */
  ping(): Promise<unknown>;
  /** True from the moment that the process is asked to stop. */
  isStopping(): boolean;
  metrics: ServerMetrics;
}

/**
 * What a load balancer and a monitor ask of a process, on a port of its own that visitors never reach:
 * `/healthz` (alive: 200), `/readyz` (200, or 503 while stopping or without database) and `/metrics`.
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
  const patience = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('the database does not answer'), READY_TIMEOUT_MS);
  });
  const answer = ping().then(
    () => undefined,
    () => 'the database refuses',
  );
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer));
}

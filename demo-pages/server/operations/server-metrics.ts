import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Metrics of one process, in the Prometheus text format. Labels never contain an address, so that no personal data is
 * published.
 */
export interface ServerMetrics {
  /** Counts one answered request of a server (`site` or `provider`). */
  observe(server: string, method: string, status: number, seconds: number): void;
  /** The text to scrape and its content type. */
  text(): Promise<{ body: string; contentType: string }>;
}

/** Numbers by kind, read from the database at each scrape. */
export type Counts = Readonly<Record<string, () => Promise<number>>>;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

export function createServerMetrics({
  waiting = {},
  oldest = {},
  lastHour = {},
}: {
  waiting?: Counts;
  oldest?: Counts;
  lastHour?: Counts;
} = {}): ServerMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'haven_http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['server', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const gauge = (name: string, help: string, counts: Counts) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        for (const [kind, count] of Object.entries(counts)) this.set({ kind }, await count());
      },
    });
  gauge('haven_waiting', 'What waits to be dealt with, by the server or by staff.', waiting);
  gauge('haven_oldest_waiting_seconds', 'How long the oldest of what waits for the server has waited.', oldest);
  gauge('haven_last_hour', 'What happened within the last hour, in all processes.', lastHour);
  return {
    // A client can send any method name: unknown ones must not become labels.
    observe: (server, method, status, seconds) =>
      duration.observe({ server, method: METHODS.has(method) ? method : 'other', status: String(status) }, seconds),
    text: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
  };
}

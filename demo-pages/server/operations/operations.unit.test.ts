import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOperationsApp } from './operations-app.ts';
import { createServerMetrics, type ServerMetrics } from './server-metrics.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const appWith = ({
  ping = async () => 1,
  ...changes
}: {
  ping?: () => Promise<unknown>;
  isStopping?: () => boolean;
  isStalled?: () => boolean;
  metrics?: ServerMetrics;
} = {}) =>
  createOperationsApp({
    parts: { database: ping, files: async () => 1 },
    isStopping: () => false,
    isStalled: () => false,
    metrics: createServerMetrics(),
    ...changes,
  });

async function readiness(changes: Parameters<typeof appWith>[0]) {
  const answer = await appWith(changes).request('/readyz');
  return { code: answer.status, ...((await answer.json()) as { reason?: string }) };
}

describe('/healthz and /readyz', () => {
  it('are well while the database answers', async () => {
    expect((await appWith().request('/healthz')).status).toBe(200);
    expect((await appWith().request('/readyz')).status).toBe(200);
  });

  it('is alive and not ready while the process stops', async () => {
    const app = appWith({ isStopping: () => true });
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(503);
  });

  it('is to be started again when its database connections are not given back', async () => {
    const answer = await appWith({ isStalled: () => true }).request('/healthz');
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'stalled', reason: 'no database connection was given back for a minute' },
    ]);
  });

  it('is not ready when the database refuses', async () => {
    expect(await readiness({ ping: () => Promise.reject(new Error('gone')) })).toMatchObject({
      code: 503,
      reason: 'the database refuses',
    });
  });

  it('tells of each part whether it works', async () => {
    const ok = { process: 'ok', database: 'ok', files: 'ok' };
    expect(await readiness({})).toMatchObject({ code: 200, status: 'ok', parts: ok });
    const ping = () => Promise.reject(new Error('gone'));
    expect(await readiness({ ping })).toMatchObject({ parts: { ...ok, database: 'refuses' } });
    expect(await readiness({ isStopping: () => true })).toMatchObject({
      reason: 'stopping',
      parts: { ...ok, process: 'stopping' },
    });
  });

  it('waits 2 s for the database and no longer', async () => {
    let settled = false;
    const asked = readiness({ ping: () => new Promise(() => {}) }).then((answer) => {
      settled = true;
      return answer;
    });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ code: 503, reason: 'the database does not answer' });
  });
});

describe('/metrics', () => {
  it('counts answers by server, method and status, and what waits', async () => {
    const metrics = createServerMetrics({
      waiting: { mails: async () => 3 },
      lastHour: { paymentsApproved: async () => 7 },
    });
    metrics.observe('site', 'GET', 200, 0.02);
    metrics.observe('site', 'GET', 200, 0.3);
    metrics.observe('site', 'BREW', 405, 0.001);
    const answer = await appWith({ metrics }).request('/metrics');
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    const line = (labels: string) => `haven_http_request_duration_seconds_count{${labels}}`;
    expect(text).toContain(`${line('server="site",method="GET",status="200"')} 2`);
    expect(text).toContain(`${line('server="site",method="other",status="405"')} 1`);
    expect(text).toContain('haven_waiting{kind="mails"} 3');
    expect(text).toContain('haven_last_hour{kind="paymentsApproved"} 7');
    expect(text).toContain('process_resident_memory_bytes');
  });
});

import { expect, it } from 'vitest';
import { fetchWithRequestId, logWithRequestId, readRequestId, withRequestId } from './request-id.ts';

const entries: Record<string, unknown>[] = [];
const log = logWithRequestId((entry) => entries.push(entry));

it('is in each entry of a log and each call to another server, and nowhere else', async () => {
  const sent: (string | null)[] = [];
  const fetch = fetchWithRequestId(async (_input, init) => {
    sent.push(new Headers(init?.headers).get('X-Request-Id'));
    return new Response();
  });
  const ids = await Promise.all(
    ['first', 'second'].map((event) =>
      withRequestId('req', async (id) => {
        await fetch('https://provider.example', { headers: { accept: 'text/plain' } });
        log({ event });
        return id;
      }),
    ),
  );
  log({ event: 'start' });
  await fetch('https://provider.example');
  expect(new Set(ids).size).toBe(2);
  expect(sent).toEqual([...ids, null]);
  expect(entries).toContainEqual({ event: 'first', request: ids[0] });
  expect(entries).toContainEqual({ event: 'second', request: ids[1] });
  expect(entries).toContainEqual({ event: 'start' });
});

it('is taken from another server only if it cannot change the log', () => {
  expect(readRequestId('job_0b4e-1')).toBe('job_0b4e-1');
  for (const id of [undefined, '', 'req_', 'x', 'req_a b', 'req_a\n{"event":"paid"}', `req_${'a'.repeat(61)}`])
    expect(readRequestId(id)).toBeUndefined();
});

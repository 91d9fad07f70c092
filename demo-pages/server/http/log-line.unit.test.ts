import { expect, it, vi } from 'vitest';
import { logLine } from './log-line.ts';

it('entries of one moment are written together, each a line of JSON with its time', async () => {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  try {
    logLine({ event: 'request', path: '/a"b' });
    logLine({ event: 'request', path: '/c' });
    expect(written).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    write.mockRestore();
  }
  expect(written.length).toBe(1);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(
    (written[0] ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toEqual([
    { time, event: 'request', path: '/a"b' },
    { time, event: 'request', path: '/c' },
  ]);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { memoryFlags } from './server-memory.mjs';

describe('the memory of npm start', () => {
  it('is bounded, as in the container', () => {
    const container = readFileSync(new URL('../demo-pages/Containerfile', import.meta.url), 'utf8');
    for (const flag of memoryFlags({})) expect(container).toContain(`"${flag}"`);
    const print = ['-p', 'v8.getHeapStatistics().heap_size_limit / 2 ** 20'];
    const env = { PATH: process.env['PATH'] };
    const limit = Number(execFileSync(process.execPath, [...memoryFlags({}), ...print], { env, encoding: 'utf8' }));
    expect(limit).toBeGreaterThanOrEqual(256);
    expect(limit).toBeLessThan(300);
  });

  it('is the operator’s matter once NODE_OPTIONS is set', () => {
    expect(memoryFlags({ NODE_OPTIONS: '--max-old-space-size=1024' })).toEqual([]);
    expect(memoryFlags({ NODE_OPTIONS: ' ' })).toEqual(memoryFlags({}));
  });
});

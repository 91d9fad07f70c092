import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SdkError } from '../client/sdk-error.ts';
import { MonitoringContext } from './monitoring-context.ts';

const error = new SdkError('m', 'rate_limited', { status: 429, code: 'c', contextId: 'w1' });

afterEach(() => vi.restoreAllMocks());

describe('MonitoringContext', () => {
  it('takes strings, numbers, booleans and null as attributes, nothing else [S3.74]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const context = new MonitoringContext();
    for (const [name, value] of Object.entries({ a: 'a', b: 1, c: true, d: null }))
      context.setCustomAttribute(name, value);
    expect(context.describe(error)).toMatchObject({ a: 'a', b: 1, c: true, d: null });
    expect(warn).not.toHaveBeenCalled();
    for (const value of [{}, [], undefined, Number.NaN, () => {}]) context.setCustomAttribute('e', value as never);
    expect(context.describe(error)).not.toHaveProperty('e');
    expect(warn).toHaveBeenCalledTimes(5);
  });

  it('takes a user id and a version that are strings or null [S3.75]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const context = new MonitoringContext();
    context.setUserId('u1');
    context.setApplicationVersion('2.0');
    context.setUserId(5 as never);
    context.setApplicationVersion({} as never);
    expect(context.describe(error)).toMatchObject({ user_id: 'u1', application_version: '2.0' });
    expect(warn).toHaveBeenCalledTimes(2);
    context.setUserId(null);
    context.setApplicationVersion(null);
    expect(context.describe(error)).toMatchObject({ user_id: null, application_version: null });
  });

  it('describes an error flat, and no attribute hides a detail', () => {
    const context = new MonitoringContext();
    context.setCustomAttribute('cause', 'mine');
    expect(context.describe(error)).toEqual({
      cause: 'rate_limited',
      contextId: 'w1',
      message: 'm',
      timestamp: error.details.timestamp,
      category: 'resource',
      retryable: true,
      code: 'c',
      status: 429,
      user_id: null,
      application_version: null,
    });
  });
});

it('the library calls nobody but the provider and holds no monitoring agent [S7.48] [S9.31]', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.ts$/.test(path) && !/(?:\.test\.ts$|testing|^hosted)/.test(path),
  );
  const holding = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
  expect(sources.length).toBeGreaterThan(40);
  expect(holding(/\bfetch\(/)).toEqual([join('client', 'call-api.ts')]);
  expect(holding(/sendBeacon|XMLHttpRequest|WebSocket|EventSource|new Image\(|newrelic|sentry/i)).toEqual([]);
});

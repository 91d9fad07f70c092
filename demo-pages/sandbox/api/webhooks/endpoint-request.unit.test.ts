import { describe, expect, it } from 'vitest';
import { isLoopbackUrl } from './endpoint-request.ts';
import { FOREIGN_ADDRESSES } from './testing/foreign-addresses.ts';

describe('addresses of webhook endpoints', () => {
  it.each(FOREIGN_ADDRESSES)('on another machine, or none at all: %s', (url) => {
    expect(isLoopbackUrl(url), '[P4.02]').toBe(false);
  });

  it.each([
    'http://127.0.0.1:9000/hook',
    'http://localhost/',
    'http://LOCALHOST:8080/',
    'http://[::1]:9000/',
    'http://127.1/',
    'http://0x7f000001/',
    'https://127.0.0.2/',
  ])('on this machine: %s', (url) => {
    expect(isLoopbackUrl(url), '[P4.02]').toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { isLoopbackUrl } from './endpoint-request.ts';

describe('addresses of webhook endpoints', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://172.16.0.1/',
    'http://0.0.0.0/',
    'http://0/',
    'http://[::]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://2852039166/',
    'http://0xa9fea9fe/',
    'http://0251.0376.0251.0376/',
    'http://example.org/',
    'http://localhost.example.org/',
    'http://127.0.0.1.example.org/',
    'http://127.0.0.1.nip.io/',
    'http://127.0.0.1@example.org/',
    'http://example.org#@127.0.0.1/',
    'http://example.org\\@127.0.0.1/',
    'http://user:pass@127.0.0.1/',
    'http://internal/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'ftp://127.0.0.1/',
    'javascript:alert(1)',
    '//127.0.0.1/',
    '127.0.0.1',
    '',
  ])('on another machine, or none at all: %s', (url) => {
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

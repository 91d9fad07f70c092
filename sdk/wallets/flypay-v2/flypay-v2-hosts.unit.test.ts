import { afterEach, expect, it } from 'vitest';
import { flypayHost, setFlypayHosts } from './flypay-v2-hosts.ts';

afterEach(() => setFlypayHosts({}));
const hosts = () => [flypayHost(true), flypayHost(false)];
const OWN = ['https://checkout.beem.com.au', 'https://release.checkout.beem.com.au'];

it('are the live and the sandbox popup [S2.41] [S2.42]', () => {
  expect(hosts()).toEqual(OWN);
});

it('can be replaced, each call in place of the one before', () => {
  setFlypayHosts({ live: 'https://pay.example/beem/' });
  expect(hosts()).toEqual(['https://pay.example/beem', OWN[1]]);
  setFlypayHosts({ sandbox: 'http://127.0.0.1:8081' });
  expect(hosts()).toEqual([OWN[0], 'http://127.0.0.1:8081']);
});

it.each(['http://localhost', 'http://pay.localhost:81/x', 'http://[::1]:81', 'https://a.example:8443/x'])(
  'may be %s',
  (sandbox) => {
    setFlypayHosts({ sandbox });
    expect(flypayHost(false)).toBe(sandbox);
  },
);

it.each([
  'http://pay.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example/http://localhost/',
  'http://notlocalhost',
  'ftp://localhost',
  'javascript:alert(1)',
  'pay.example',
  '',
  null,
])('are never %s, and a refused call changes nothing', (live) => {
  expect(() => setFlypayHosts({ sandbox: 'https://pay.example', live: live as string })).toThrow(
    `invalid address of the wallet's popup: ${live}. Use https, or http on this machine.`,
  );
  expect(hosts()).toEqual(OWN);
});

import { describe, expect, it } from 'vitest';
import { clientNetwork, createClientAddressReader, forwardedFor } from './trusted-proxies.ts';

const read = createClientAddressReader(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);

describe('the visitor’s address', () => {
  it.each([
    ['198.51.100.1', undefined, '198.51.100.1'],
    // Anyone may send this header, so it is ignored.
    ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    // The visitor wrote the first entry, our own proxies the others.
    ['127.0.0.1', '1.2.3.4, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['10.255.255.255', '203.0.113.9', '203.0.113.9'],
    ['11.0.0.0', '203.0.113.9', '11.0.0.0'],
    ['2001:db8::1', '2001:db9::7', '2001:db9::7'],
    ['127.0.0.1', '10.1.1.1', '10.1.1.1'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', 'evil, 10.1.1.1', '10.1.1.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['', '203.0.113.9', ''],
    // As Azure's gateway and some others write it.
    ['127.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
    ['127.0.0.1', '1.2.3.4:5, 203.0.113.9:51234, 10.1.2.3:443', '203.0.113.9'],
    ['127.0.0.1', '[2001:db9::7]:51234', '2001:db9::7'],
    ['127.0.0.1', '[2001:db9::7]', '2001:db9::7'],
    ['127.0.0.1', '"[2001:db9::7]:51234"', '2001:db9::7'],
    ['127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '::FFFF:CB00:7109', '203.0.113.9'],
    ['127.0.0.1', '::ffff:a01:203, ::ffff:10.1.2.3', '10.1.2.3'],
    ['127.0.0.1', '203.0.113.9:', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9:80:80', '127.0.0.1'],
    ['127.0.0.1', '[203.0.113.9', '127.0.0.1'],
  ])('behind socket %s and header %s is %s', (socket, header, expected) => {
    expect(read(socket, header)).toBe(expected);
  });

  it.each([
    [{ forwarded: 'for=203.0.113.9' }, '203.0.113.9'],
    [{ forwarded: 'for=203.0.113.9:51234;proto=https;host=gifts.example.org' }, '203.0.113.9'],
    [{ forwarded: 'proto=https; For="[2001:db9::7]:51234"' }, '2001:db9::7'],
    [{ forwarded: 'for=1.2.3.4, for="203.0.113.9";by="a,b;for=5.6.7.8", for=10.1.2.3' }, '203.0.113.9'],
    [{ forwarded: 'for=203.0.113.9, proto=https' }, '127.0.0.1'],
    [{ forwarded: 'for=_hidden' }, '127.0.0.1'],
    [{ forwarded: 'for="203.0.113.9' }, '127.0.0.1'],
    // A visitor sent all before the last comma, and left a quote open.
    [{ forwarded: 'for=1.2.3.4;x=", for="[2001:db9::7]:51234"' }, '127.0.0.1'],
    [{ forwarded: 'for=1.2.3.4;x="\\", for="203.0.113.9:51234";proto=https' }, '127.0.0.1'],
    [{ forwarded: 'for=1.2.3.4;x=", for=203.0.113.9;by="10.1.2.3:80"' }, '127.0.0.1'],
    [{ forwarded: ', for=203.0.113.9;' }, '203.0.113.9'],
    [{ forwarded: 'nonsense, for=203.0.113.9' }, '127.0.0.1'],
    [{ forwarded: 'for="1.2.3.4, 5.6.7.8", for="203.0.113.9"' }, '203.0.113.9'],
    [{ forwarded: 'for=1.2.3.4', 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
    [{}, '127.0.0.1'],
  ] as [Record<string, string>, string][])('with %j is %s', (headers, expected) => {
    expect(
      read(
        '127.0.0.1',
        forwardedFor((name) => headers[name]),
      ),
    ).toBe(expected);
  });

  it('is the socket’s where no proxy is listed', () => {
    expect(createClientAddressReader([])('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  });

  it.each(['localhost', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0', ''])(
    'needs a list of addresses: %j is refused by name',
    (entry) => {
      expect(() => createClientAddressReader([entry])).toThrow(`TRUSTED_PROXIES holds "${entry}"`);
    },
  );
});

describe('the network that counts as one client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8:1:3::9', '2001:db8:1:3'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('of %s is %s', (address, expected) => expect(clientNetwork(address)).toBe(expected));
});

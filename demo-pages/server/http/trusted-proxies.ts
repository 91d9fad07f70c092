import { BlockList, isIP } from 'node:net';

/** Returns the visitor's address behind proxies. */
export type ClientAddressReader = (socketAddress: string, forwardedFor: string | undefined) => string;

/**
 * The addresses that proxies wrote, as in X-Forwarded-For: that header, or the `for` of each element of Forwarded
 * (RFC 7239) where a request has no other. A proxy that writes Forwarded must remove the other header, which a visitor
 * can send.
 */
export function forwardedFor(
  header: (name: 'x-forwarded-for' | 'forwarded') => string | undefined,
): string | undefined {
  const forwarded = header('forwarded');
  return header('x-forwarded-for') ?? (forwarded === undefined ? undefined : addressesIn(forwarded));
}

/** A parameter of an element, which may be empty, and what ends it. */
const PARAMETER = /\s*(?:([^\s;,="]+)=("(?:[^"\\]|\\.)*"|[^\s;,"]*)\s*)?([;,]|$)/y;
/** Of a proxy that hides its visitor's address. */
const HIDDEN = 'unknown';

/**
 * A header that breaks the grammar tells no address: a quote that a visitor left open would swallow what the proxy
 * wrote behind it, and the visitor's own element would be the last.
 */
function addressesIn(forwarded: string): string {
  const addresses: string[] = [];
  let address = HIDDEN;
  PARAMETER.lastIndex = 0;
  for (;;) {
    const [, name, value = '', end] = PARAMETER.exec(forwarded) ?? [];
    if (end === undefined) return HIDDEN;
    if (name?.toLowerCase() === 'for') address = value;
    if (end === ';') continue;
    addresses.push(address);
    if (end === '') return addresses.join(', ');
    address = HIDDEN;
  }
}

/**
 * Reads the visitor's address: the socket's, unless that is a listed proxy (addresses or CIDRs). Then it is the last
 * entry of X-Forwarded-For that is not a listed proxy: anyone may have written the entries before it. Some proxies
 * write a port behind the address.
 * @throws Error that names the invalid entry.
 */
export function createClientAddressReader(trusted: readonly string[]): ClientAddressReader {
  const proxies = new BlockList();
  for (const entry of trusted) addTo(proxies, entry);
  const isProxy = (address: string) => {
    const family = isIP(address);
    return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  return (socketAddress, forwardedFor) => {
    let client = plainAddress(socketAddress);
    if (forwardedFor === undefined || !isProxy(client)) return client;
    for (const entry of forwardedFor.split(',').reverse()) {
      const address = plainAddress(withoutPort(entry.trim()));
      // An entry that is not an address was not written by one of our proxies.
      if (isIP(address) === 0) return client;
      client = address;
      if (!isProxy(address)) return client;
    }
    return client;
  };
}

declare const isNetwork: unique symbol;
/** What limits count: only `clientNetwork` makes one, so that no limit counts single addresses of a /64. */
export type ClientNetwork = string & { readonly [isNetwork]: true };

/** The network that counts as one client: a home has one IPv4 address, or a whole /64 of IPv6. */
export function clientNetwork(address: string): ClientNetwork {
  return networkText(plainAddress(address)) as ClientNetwork;
}

function networkText(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::') ? Array(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** `203.0.113.9:51234`, `[2001:db8::7]:51234`, and either in quotes, without what is not the address. */
function withoutPort(entry: string): string {
  const [, quoted = entry] = /^"(.*)"$/.exec(entry) ?? [];
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(quoted) ?? [];
  return ipv6 ?? ipv4 ?? quoted;
}

/** An IPv4 address that is written as an IPv6 one, as sockets do, in its own form. */
function plainAddress(address: string): string {
  const [, dotted, high, low] = /^::ffff:(?:([\d.]+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(address) ?? [];
  if (high === undefined || low === undefined) return dotted ?? address;
  const bytes = Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex');
  return [...bytes].join('.');
}

function addTo(proxies: BlockList, entry: string): void {
  const [address = '', bits, ...rest] = entry.trim().split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (family === 0 || rest.length > 0 || length < 0 || length > most) {
    throw new Error(
      `TRUSTED_PROXIES holds "${entry}": list addresses or CIDRs such as 10.0.0.0/8, with commas between.`,
    );
  }
  proxies.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
}

import { BlockList, isIP } from 'node:net';

/** Returns the visitor's address behind proxies. */
export type ClientAddressReader = (socketAddress: string, forwardedFor: string | undefined) => string;

/**
 * Reads the visitor's address: the socket's, unless that is a listed proxy (addresses or CIDRs). Then it is the last
 * entry of X-Forwarded-For that is not a listed proxy: anyone may have written the entries before it.
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
      const address = plainAddress(entry.trim());
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

/** Removes the prefix that an IPv6 socket adds to an IPv4 address. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
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

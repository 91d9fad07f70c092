import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sitePort } from '../../playwright.config.ts';
import { serverBetween, stopServer } from './server-between.ts';

/**
 * The running site at another address, where the page stops before the text `rest` until `sendRest` is called, as over
 * a slow network.
 */
export async function servePageInTwoParts(path: string, rest: string) {
  let sendRest = () => {};
  const wanted = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const server = serverBetween(sitePort, async (body, asked, outgoing) => {
    if (asked !== path) return outgoing.end(body);
    const cut = body.indexOf(rest);
    if (cut < 0) return outgoing.destroy(new Error(`The page has no ${rest}`));
    outgoing.write(body.subarray(0, cut));
    await wanted;
    outgoing.end(body.subarray(cut));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${path}`, sendRest, stop: () => stopServer(server) };
}

import { createServer, request, type Server, type ServerResponse } from 'node:http';

/**
 * A server between visitors and the site at `port` of this machine: heads of answers pass as they are, bodies as `send`
 * sends them.
 */
export function serverBetween(
  port: number,
  send: (body: Buffer, path: string, outgoing: ServerResponse) => void,
): Server {
  return createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    // Bodies as they were written, so that a place in them is found by its text.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const passed = request({ host: '127.0.0.1', port, path, method: incoming.method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      send(body, path, outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
}

export function stopServer(server: Server): void {
  server.close();
  server.closeAllConnections();
}

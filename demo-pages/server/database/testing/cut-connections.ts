import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** The address of a link to a PostgreSQL server, and what cuts its connections. */
export interface CuttableLink {
  databaseUrl: string;
  /** While true, a connection is cut at the next byte that a client sends, as by a proxy whose server is gone. */
  isCut: boolean;
  /** The names of the parameters with which each client began. */
  parameters: string[][];
  close(): void;
}

const PROTOCOL_3 = 196_608;
/** Names and values in turn, each with a NUL behind it. */
const parametersOf = (startup: Buffer): string[] =>
  startup
    .toString('latin1', 8)
    .split('\0')
    .filter((word, at) => at % 2 === 0 && word !== '');

/** A link before a PostgreSQL server, as a pooler or a balancer is. */
export async function linkTo(databaseUrl: string): Promise<CuttableLink> {
  const { hostname, port } = new URL(databaseUrl);
  const link: CuttableLink = { databaseUrl: '', isCut: false, parameters: [], close: () => server.close() };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (data) => {
      if (data.length > 8 && data.readInt32BE(4) === PROTOCOL_3) link.parameters.push(parametersOf(data));
    });
    client.on('data', (data) => (link.isCut ? end() : upstream.write(data)));
    upstream.on('data', (data) => client.write(data));
    for (const socket of [client, upstream]) socket.on('error', () => {}).on('close', end);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = Object.assign(new URL(databaseUrl), { port: String((server.address() as AddressInfo).port) });
  link.databaseUrl = address.href;
  return link;
}

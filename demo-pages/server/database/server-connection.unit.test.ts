import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { findServer, isShared, readTlsMode, whenUp } from './server-connection.ts';

const errorOf = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

/** Tries to connect while a clock stands at each of these seconds, with an error at each. */
async function tryUntil(codes: readonly string[]) {
  const lines: unknown[] = [];
  let now = 0;
  let tries = 0;
  const connect = async () => {
    const code = codes[tries];
    tries += 1;
    if (code) throw errorOf(code);
    return 'connected';
  };
  const pause = async (ms: number) => {
    now += ms;
  };
  const result = await whenUp(connect, (line) => lines.push(line), { clock: () => now, pause }).catch(
    ({ message }: Error) => message,
  );
  return { result, tries, lines };
}

describe('a database that is not up yet when the site starts', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', '57P03'])('is waited for, with one line of log: %s', async (code) => {
    expect(await tryUntil([code, code, code])).toEqual({
      result: 'connected',
      tries: 4,
      lines: [{ event: 'database', message: 'not up yet, trying for 30 seconds', reason: `failed with ${code}` }],
    });
  });

  it('is waited for 30 seconds', async () => {
    expect(await tryUntil(Array(40).fill('ECONNREFUSED'))).toMatchObject({
      result: 'failed with ECONNREFUSED',
      tries: 31,
    });
  });

  it.each([
    ['a wrong password', '28P01'],
    ['a database that does not exist', '3D000'],
  ])('is not waited for with %s', async (_, code) => {
    expect(await tryUntil([code])).toEqual({ result: `failed with ${code}`, tries: 1, lines: [] });
  });
});

describe('a pooler', () => {
  const clientOf = (...backends: number[]) =>
    ({ query: async () => ({ rows: [{ backend: String(backends.shift()) }] }) }) as unknown as pg.Client;

  it('that lends a backend to two clients at once is in transaction mode', async () => {
    expect(await isShared(clientOf(7), clientOf(7))).toBe(true);
    expect(await isShared(clientOf(7, 8, 9), clientOf(8, 9, 9)), 'while other clients are quicker').toBe(true);
  });

  it('that does not is in session mode, or there is none', async () => {
    expect(await isShared(clientOf(7, 7, 7, 7, 7), clientOf(8, 8, 8, 8, 8))).toBe(false);
  });
});

describe('sslmode', () => {
  const DATABASE = 'postgres://haven:secret@db.example.org/haven';
  it.each([
    ['', '', true],
    ['?sslmode=prefer', '', true],
    ['?sslmode=disable', '?sslmode=disable', false],
    ['?sslmode=require', '?sslmode=verify-full', false],
    ['?sslmode=verify-ca&sslrootcert=%2Fca.pem', '?sslmode=verify-full&sslrootcert=%2Fca.pem', false],
    ['?sslmode=verify-full', '?sslmode=verify-full', false],
    ['?sslmode=no-verify', '?sslmode=no-verify', false],
    ['?host=%2Frun%2Fpostgresql', '?host=%2Frun%2Fpostgresql', false],
  ])('%s', (query, rest, prefersTls) => {
    expect(readTlsMode(DATABASE + query)).toEqual({ connectionString: DATABASE + rest, prefersTls });
  });

  it('prefer asks for TLS first, and goes on in plain text only where the server has none', async () => {
    const requests: string[] = [];
    // PostgreSQL's answer to a request for TLS is one letter: S when it has it, N when not.
    const server = createServer((socket: Socket) => {
      socket.on('error', () => {});
      socket.once('data', (data) => {
        const isTlsRequest = data.readInt32BE(4) === 80_877_103;
        requests.push(isTlsRequest ? 'TLS' : 'plain');
        socket.end(isTlsRequest ? 'N' : '');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const found = findServer(`postgres://haven:haven@127.0.0.1:${port}/haven`, () => {}, { waits: false });
    await expect(found).rejects.toThrow('Connection terminated unexpectedly');
    server.close();
    expect(requests).toEqual(['TLS', 'plain']);
  });
});

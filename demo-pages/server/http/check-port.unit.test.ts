import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { checkPort } from './check-port.ts';

const host = '127.0.0.1';
const address = (port: number) => ({ host, port, variable: 'PORT' });

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
const ended = (server: Server) => new Promise((resolve) => server.close(resolve));

/** Whether somebody accepts a connection. */
const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

it('names a port on which something listens', async () => {
  const { server, port } = await listening();
  await expect(checkPort(address(port))).rejects.toThrow(`Port ${port} is in use`);
  await expect(checkPort({ ...address(port), host: '0.0.0.0' })).rejects.toThrow('set PORT');
  await ended(server);
});

it('waits for a program that is just ending', async () => {
  const { server, port } = await listening();
  const checked = checkPort(address(port));
  await ended(server);
  await expect(checked).resolves.toBeUndefined();
});

it('never accepts a connection itself: who looks for the program would be cut off', async () => {
  const { server, port } = await listening();
  await ended(server);
  let isChecked = false;
  const checks = (async () => {
    for (let count = 0; count < 100; count += 1) await checkPort(address(port));
    isChecked = true;
  })();
  const accepted: boolean[] = [];
  while (!isChecked) accepted.push(await canConnect(port));
  await checks;
  expect(accepted.length).toBeGreaterThan(10);
  expect(accepted).not.toContain(true);
});

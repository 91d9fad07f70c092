import { connect } from 'node:net';

/** A request whose body is sent as fast as the server accepts it, from a socket that then waits. */
export const hold = (port, path, bytes, { length, localAddress } = {}) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
      socket.write(length ? `${head}Content-Length: ${length}\r\n\r\n` : `${head}Transfer-Encoding: chunked\r\n\r\n`);
      const body = 'x'.repeat(bytes);
      socket.write(length ? body : `${bytes.toString(16)}\r\n${body}\r\n`, () => setTimeout(resolve, 10, socket));
    });
    socket.on('error', () => resolve(socket));
    socket.resume();
  });

import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CONSUMERS_A_SITE = 30;
/** Together more than the buffers of a connection hold. */
const FILES = 6;
const BYTES_AT_ONCE = 16;
const MOST_MB = 512;

/**
 * Consumers who ask for the largest script and read a few bytes of it a second, at every site, while others buy and
 * give.
 */
export async function slow({ site, seconds }) {
  const { scripts } = JSON.parse(readFileSync('dist/site-scripts.json', 'utf8'));
  const asked =
    `GET ${Object.keys(scripts).find((path) => path.includes('/react-'))} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(FILES);
  const sockets = site.flatMap(({ port }, place) =>
    Array.from({ length: CONSUMERS_A_SITE }, (_, n) => consumer(port, `127.77.${place}.${n + 1}`, asked)),
  );
  let most = 0;
  let open = 0;
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(1_000)) {
    for (const socket of sockets) socket.read(BYTES_AT_ONCE);
    most = Math.max(most, ...site.map(({ child }) => residentMb(child.pid)));
    open = sockets.filter((socket) => socket.readyState === 'open').length;
  }
  for (const socket of sockets) socket.destroy();
  return {
    text: `${sockets.length} consumers asked ${FILES} times for the largest script and read ${BYTES_AT_ONCE} bytes a second; ${open} were still connected at the end; a site needed ${most} MB at most`,
    isRight: most <= MOST_MB,
  };
}

/** Nothing is read of what it gets unless somebody asks for it. */
function consumer(port, localAddress, asked) {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => socket.destroy());
  // With a listener the data waits in the socket, and the sender soon waits too.
  socket.on('readable', () => undefined);
  socket.write(asked);
  return socket;
}

/** Of a process, from Linux. */
const residentMb = (pid) =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

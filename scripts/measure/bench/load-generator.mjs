import { connect } from 'node:net';

// node load-generator.mjs <port> <path> <seconds> <connections>: requests over keep-alive connections, each when the
// last is answered.
const [port, path, seconds, connections] = process.argv.slice(2);
const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
let answered = 0;
let failed = 0;

function drive() {
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
  socket.setNoDelay(true);
  let left = 0;
  let head = '';
  socket.on('data', (chunk) => {
    let at = 0;
    while (at < chunk.length) {
      if (left > 0) {
        const part = Math.min(left, chunk.length - at);
        left -= part;
        at += part;
      } else {
        head += chunk.latin1Slice(at);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        at += end + 4 - (head.length - (chunk.length - at));
        if (!head.startsWith('HTTP/1.1 200')) failed += 1;
        left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
        if (Number.isNaN(left)) throw new Error(`No length in the answer for ${path}:\n${head.slice(0, end)}`);
        head = '';
      }
      if (left === 0) {
        answered += 1;
        socket.write(request);
      }
    }
  });
}

for (let index = 0; index < Number(connections); index += 1) drive();
setTimeout(() => {
  console.log(JSON.stringify({ perSecond: answered / Number(seconds), failed }));
  process.exit();
}, Number(seconds) * 1000);

import { request } from 'node:http';

/**
 * One HTTP request from an address of this machine's own (127.0.0.0/8), so that many buyers look like many buyers. Rejects
 * when the connection breaks.
 */
export function ask(url, { method = 'GET', headers = {}, body, localAddress, timeoutMs = 90_000 } = {}) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const all = { connection: 'close', ...headers };
    if (text !== undefined)
      Object.assign(all, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    const call = request(url, { method, headers: all, localAddress, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('aborted', () => reject(new Error('The connection broke.')));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    call.setTimeout(timeoutMs, () => call.destroy(new Error(`No answer within ${timeoutMs} ms.`)));
    call.on('error', reject);
    call.end(text);
  });
}

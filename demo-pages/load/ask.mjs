import { request } from 'node:http';

/**
 * One HTTP request from a loopback address (127.0.0.0/8), so that many buyers have different addresses. Rejects when
 * the connection breaks. `body` is sent as JSON, `text` unchanged.
 */
export function ask(
  url,
  { method = 'GET', headers = {}, body, text = jsonOf(body), localAddress, timeoutMs = 90_000 } = {},
) {
  return new Promise((resolve, reject) => {
    const all = { connection: 'close', 'content-type': 'application/json', ...headers };
    if (text === undefined) delete all['content-type'];
    else all['content-length'] = Buffer.byteLength(text);
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
    call.on('error', (cause) =>
      reject(new Error(`${cause.message}: ${method} ${new URL(url).host}${call.path}`, { cause })),
    );
    call.end(text);
  });
}

const jsonOf = (body) => (body === undefined ? undefined : JSON.stringify(body));

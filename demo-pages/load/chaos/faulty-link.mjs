import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the site waits for an answer. */
const NEVER_MS = 60_000;
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * The link between the site and its provider, which hands on every call while `faultRate` is 0. Otherwise so many of
 * the calls meet one of the faults below, whichever call it is. `counts` says how often each was met.
 */
export class FaultyLink {
  faultRate = 0;
  counts = Object.fromEntries(Object.keys(FAULTS).map((name) => [name, 0]));

  /** @param {number} port @param {number} backend port on 127.0.0.1 */
  constructor(port, backend) {
    Object.assign(this, { port, backend });
    this.server = createServer((incoming, answer) => this.#serve(incoming, answer).catch(() => answer.destroy()));
  }

  listen() {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(this.port, '127.0.0.1', () => resolve(this));
    });
  }

  close() {
    this.server.closeAllConnections();
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  async #serve(incoming, answer) {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const call = {
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
      body: Buffer.concat(chunks),
    };
    const send = () => forward(this.backend, call);
    if (Math.random() >= this.faultRate) return give(answer, await send());
    const names = Object.keys(FAULTS);
    const name = names[Math.floor(Math.random() * names.length)];
    this.counts[name] += 1;
    await FAULTS[name](send, answer);
  }
}

const FAULTS = {
  /** The provider acted, and nobody hears of it. */
  async 'an answer lost'(send, answer) {
    await send();
    answer.destroy();
  },
  async 'a call never delivered'(_send, answer) {
    answer.destroy();
  },
  async 'a call delivered twice, one after the other'(send, answer) {
    await send();
    give(answer, await send());
  },
  async 'a call delivered twice at once'(send, answer) {
    const [first] = await Promise.all([send(), send()]);
    give(answer, first);
  },
  async 'an answer cut in half'(send, answer) {
    const { status, headers, body } = await send();
    answer.writeHead(status, headers);
    answer.write(body.subarray(0, body.length >> 1), () => answer.destroy());
  },
  async 'a slow answer'(send, answer) {
    const given = await send();
    await wait(1_000 + Math.random() * 9_000);
    give(answer, given);
  },
  async 'an answer that never comes'(send, answer) {
    await send();
    await wait(NEVER_MS, undefined, { ref: false });
    answer.destroy();
  },
  async 'an error of the network between'(_send, answer) {
    answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  },
};

function give(answer, { status, headers, body }) {
  answer.writeHead(status, headers).end(body);
}

function forward(port, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, async (response) => {
      const chunks = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
      } catch (error) {
        return reject(error);
      }
      const given = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
      resolve({ status: response.statusCode, headers: given, body: Buffer.concat(chunks) });
    });
    call.on('error', reject);
    call.end(body);
  });
}

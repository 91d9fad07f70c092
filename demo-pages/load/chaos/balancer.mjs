import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../ask.mjs';

const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 100;

/**
 * A TCP load balancer on a port: a connection goes to the next backend that accepts it, from the sender's own loopback
 * address, so that servers see who asks. While none accepts, it waits.
 */
export class Balancer {
  #next = 0;
  #open = new Set();
  /** Backends that announced their stop. */
  #leaving = new Set();

  /**
   * @param {number} port @param {number[]} backends ports on 127.0.0.1
   * @param {string} [healthPath] asked of each backend again and again: one that answers 503 gets no new connections
   */
  constructor(port, backends, healthPath) {
    Object.assign(this, { port, backends });
    if (healthPath) setInterval(() => this.#look(healthPath), LOOK_EVERY_MS).unref();
    this.server = createServer((client) => this.#serve(client));
  }

  listen() {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(this.port, '127.0.0.1', () => resolve(this));
    });
  }

  /** Sends all new connections elsewhere and ends those that are open. */
  point(backends) {
    this.backends = backends;
    for (const socket of this.#open) socket.destroy();
  }

  close() {
    for (const socket of this.#open) socket.destroy();
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  #look(path) {
    for (const port of this.backends)
      ask(`http://127.0.0.1:${port}${path}`, { timeoutMs: 2_000 }).then(
        ({ status }) => (status === 503 ? this.#leaving.add(port) : this.#leaving.delete(port)),
        () => this.#leaving.delete(port),
      );
  }

  async #serve(client) {
    client.on('error', () => client.destroy());
    const backend = await this.#reach(client.remoteAddress, () => client.destroyed);
    if (!backend) return void client.destroy();
    for (const [one, other] of [
      [client, backend],
      [backend, client],
    ]) {
      this.#open.add(one);
      one.on('error', () => one.destroy());
      one.once('close', () => {
        this.#open.delete(one);
        other.destroySoon();
      });
      one.pipe(other);
    }
  }

  async #reach(localAddress, isGone) {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline && !isGone(); await wait(20)) {
      for (let tried = 0; tried < this.backends.length; tried += 1) {
        this.#next += 1;
        const port = this.backends[this.#next % this.backends.length];
        if (this.#leaving.has(port)) continue;
        const socket = await connected({ port, host: '127.0.0.1', localAddress });
        if (socket) return socket;
      }
    }
    return undefined;
  }
}

const connected = (address) =>
  new Promise((resolve) => {
    const socket = connect({ ...address, allowHalfOpen: true });
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(undefined));
  });

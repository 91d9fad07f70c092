import { setTimeout as wait } from 'node:timers/promises';
import { Buyer } from '../buyer.mjs';
import { Giver } from './giver.mjs';

const CARDS = ['4242424242424242', '5555555555554444', '4242424242424242', '4000000000000002'];
/** As long as somebody waits for the end of a payment before the check calls it lost. */
const PATIENCE_MS = 120_000;
const ITEMS = ['solar-lamp', 'safe-water'];

/** Visitors who buy and give without a pause, so many at once, until `stop()`. Counts what they met. */
export class Load {
  payers = [];
  refused = 0;
  /** Payments whose end nobody reported within two minutes. */
  unanswered = 0;
  /** One entry a request that failed: when, and how. */
  failures = [];
  /** When a payment was acknowledged. */
  paidAt = [];
  #visits = 0;
  #isOver = false;

  constructor(server, atOnce) {
    this.server = server;
    this.done = Promise.all(Array.from({ length: atOnce }, () => this.#visitors()));
  }

  stop() {
    this.#isOver = true;
    return this.done;
  }

  async #visitors() {
    while (!this.#isOver) {
      this.#visits += 1;
      const visit = this.#visits;
      const payer = visit % 2 ? new Buyer(this.server) : new Giver(this.server);
      const isReady = await this.#try(async () => {
        const isOpen = visit % 2 ? await payer.order(ITEMS[(visit >> 1) % 2], 1) : await payer.open();
        if (!isOpen) throw new Error('The page of the payment did not come.');
        await payer.takeToken(CARDS[(visit >> 1) % CARDS.length]);
        return true;
      });
      if (!isReady) continue;
      this.payers.push(payer);
      await this.#pay(payer);
    }
  }

  /** Pays as the page does: an answer that did not come is asked for again, with the same key. */
  async #pay(payer) {
    for (const late = Date.now() + PATIENCE_MS; Date.now() < late; ) {
      const result = await this.#try(() => payer.pay());
      if (result && !result.isPending) {
        if (payer.transactionId) this.paidAt.push(Date.now());
        else this.refused += 1;
        return;
      }
      await wait(250);
    }
    this.unanswered += 1;
  }

  async #try(work) {
    try {
      return await work();
    } catch (error) {
      this.failures.push({ at: Date.now(), what: String(error.message).slice(0, 160) });
      await wait(50);
      return undefined;
    }
  }

  /** The longest time in ms without an acknowledged payment since `from`. */
  longestPause(from) {
    const times = [from, ...this.paidAt.filter((at) => at >= from)];
    return times.slice(1).reduce((most, at, index) => Math.max(most, at - times[index]), 0);
  }
}

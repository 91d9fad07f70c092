import { ThreadsPoolWorker } from 'vitest/node';

// Vitest stops its worker after every run, and a new one takes a third of a second: most of the time of a mutant. This
// worker is reused for the next run until it is dropped.
let reused;

const answer = (type) => ({ type, __vitest_worker_response__: true });

/** Stops the reused thread, so that the next run has a new one, in which modules are evaluated again. */
export async function dropThread() {
  const thread = reused;
  reused = undefined;
  await thread?.terminate();
}

/** A worker of Vitest's pool that reuses the thread of the previous worker. */
export class ReusedThread extends ThreadsPoolWorker {
  name = 'reused';
  #listeners = [];
  #project;
  #isStarted = false;

  constructor(options) {
    super(options);
    this.#project = options.project;
  }

  async start() {
    if (reused) {
      this._thread = reused;
      this.#isStarted = true;
      return;
    }
    await super.start();
    reused = this._thread;
  }

  on(event, callback) {
    this.#listeners.push([event, callback]);
    super.on(event, callback);
  }

  send(message) {
    const isRepeated = message.type === 'start' && this.#isStarted;
    if (isRepeated || message.type === 'stop') {
      queueMicrotask(() => this.thread.emit('message', answer(isRepeated ? 'started' : 'stopped')));
      return;
    }
    // A thread has its options from its first start, but the test names of this run are new.
    if (message.type === 'run') message.context.config = this.#project.serializedConfig;
    super.send(message);
  }

  async stop() {
    for (const [event, callback] of this.#listeners) this._thread.off(event, callback);
    this._thread = undefined;
  }
}

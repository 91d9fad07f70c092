import { ThreadsPoolWorker } from 'vitest/node';

// Vitest ends its worker after every run, and a new one costs a third of a second: most of the time of a mutant. This one
// stays for the next run, until it is dropped.
let kept;

const answer = (type) => ({ type, __vitest_worker_response__: true });

/** Ends the kept thread, so that the next run has a new one, with modules that are evaluated anew. */
export async function dropThread() {
  const thread = kept;
  kept = undefined;
  await thread?.terminate();
}

/** A worker of Vitest's pool that takes over the thread of the worker before it. */
export class KeptThread extends ThreadsPoolWorker {
  name = 'kept';
  #listeners = [];
  #project;
  #isStarted = false;

  constructor(options) {
    super(options);
    this.#project = options.project;
  }

  async start() {
    if (kept) {
      this._thread = kept;
      this.#isStarted = true;
      return;
    }
    await super.start();
    kept = this._thread;
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
    // A thread has its options from its first start: the names of the tests of this run are new.
    if (message.type === 'run') message.context.config = this.#project.serializedConfig;
    super.send(message);
  }

  async stop() {
    for (const [event, callback] of this.#listeners) this._thread.off(event, callback);
    this._thread = undefined;
  }
}

import { asText } from '../client/record.ts';

type Handler<Data> = (data: Data) => void;

/** Handlers by event name. `Events` maps each event name to what its handlers receive. */
export class Emitter<Events extends object> {
  readonly #handlers = new Map<keyof Events, Set<Handler<never>>>();
  readonly #names: readonly unknown[] | undefined;

  /** With the names of all events, a handler for another name causes a warning, because it would never run. */
  constructor(names?: readonly (keyof Events)[]) {
    this.#names = names;
  }

  /** Runs the handler at every occurrence; returns a function that unsubscribes. */
  on<Name extends keyof Events>(name: Name, handler: Handler<Events[Name]>): () => void {
    if (this.#names?.includes(name) === false) {
      console.warn(`There is no event ${asText(name)}: its handler never runs. Events are ${this.#names.join(', ')}.`);
    }
    const handlers = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, handlers.add(handler));
    return () => void handlers.delete(handler);
  }

  /** Resolves with the next occurrence; stays pending if the owner is destroyed first. */
  next<Name extends keyof Events>(name: Name): Promise<Events[Name]> {
    return new Promise((resolve) => {
      const stop = this.on(name, (data) => {
        stop();
        resolve(data);
      });
    });
  }

  /** Runs all handlers: an error in one is reported and does not stop the others. False if there is no handler. */
  emit<Name extends keyof Events>(name: Name, data: Events[Name]): boolean {
    const handlers = [...(this.#handlers.get(name) ?? [])] as Handler<Events[Name]>[];
    for (const handler of handlers) {
      try {
        handler(data);
      } catch (error) {
        (globalThis.reportError ?? console.error)(error);
      }
    }
    return handlers.length > 0;
  }

  /** Removes every handler. */
  clear(): void {
    this.#handlers.clear();
  }
}

/** Named timers, of which at most one for each name is running. */
export class NamedTimers<Name extends string> {
  readonly #running = new Map<Name, ReturnType<typeof setTimeout>>();

  /** Starts the timer again from zero. */
  start(name: Name, delay: number, run: () => void): void {
    this.stop(name);
    const timer = setTimeout(() => {
      this.#running.delete(name);
      run();
    }, delay);
    this.#running.set(name, timer);
  }

  /** Stops the named timers, or all. */
  stop(...names: Name[]): void {
    for (const name of names.length > 0 ? names : [...this.#running.keys()]) {
      clearTimeout(this.#running.get(name));
      this.#running.delete(name);
    }
  }

  isRunning(name: Name): boolean {
    return this.#running.has(name);
  }
}

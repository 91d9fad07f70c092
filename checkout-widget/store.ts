/** A value with listeners, which run only if the value changes. */
export class Store<Value extends object> {
  #value: Value;
  readonly #listeners = new Set<(value: Value, before: Value) => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly subscribe = (listener: (value: Value, before: Value) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<Value>): void {
    const before = this.#value;
    if (Object.entries(change).every(([name, value]) => before[name as keyof Value] === value)) return;
    this.#value = { ...before, ...change };
    for (const listener of [...this.#listeners]) listener(this.#value, before);
  }
}

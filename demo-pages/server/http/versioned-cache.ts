interface Entry<Value> {
  version: string;
  value: Promise<Value>;
  bytes: number;
}

/** Values of some bytes, each in its present version. What was used last stays, up to `most` bytes. */
export class VersionedCache<Value extends { length: number } | undefined> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Whether the value is here in this version, or is being loaded. */
  has(name: string, version: string): boolean {
    return this.#entries.get(name)?.version === version;
  }

  /** The value in this version; loaded, once for all who ask, when it is not here. `undefined` is not stored. */
  read(name: string, version: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(name);
    if (known?.version === version) {
      this.#entries.delete(name);
      this.#entries.set(name, known);
      return known.value;
    }
    this.#forget(name);
    const own: Entry<Value> = { version, value: load(), bytes: 0 };
    this.#entries.set(name, own);
    own.value.then(
      (value) => {
        if (this.#entries.get(name) !== own) return;
        if (!value) return this.#forget(name);
        own.bytes = value.length;
        this.#bytes += value.length;
        for (const oldest of this.#entries.keys()) {
          if (this.#bytes <= this.#most) break;
          this.#forget(oldest);
        }
      },
      () => this.#entries.get(name) === own && this.#forget(name),
    );
    return own.value;
  }

  #forget(name: string): void {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0;
    this.#entries.delete(name);
  }
}

/** All files of the site that browsers load often are 20 MB with their compressed forms; films are streamed. */
const MOST_BYTES = 48 * 1024 * 1024;

interface CachedFile {
  version: string;
  body: Promise<Buffer<ArrayBuffer>>;
  bytes: number;
}

/** The contents of files, each in its present version. What was used last stays, up to 48 MiB. */
export class FileMemory {
  readonly #files = new Map<string, CachedFile>();
  readonly #most: number;
  #bytes = 0;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The content under this name in this version, read when it is not there. */
  read(name: string, version: string, load: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> {
    const known = this.#files.get(name);
    if (known?.version === version) {
      this.#files.delete(name);
      this.#files.set(name, known);
      return known.body;
    }
    this.#forget(name);
    const own: CachedFile = { version, body: load(), bytes: 0 };
    this.#files.set(name, own);
    own.body.then(
      ({ length }) => {
        if (this.#files.get(name) !== own) return;
        own.bytes = length;
        this.#bytes += length;
        for (const oldest of this.#files.keys()) {
          if (this.#bytes <= this.#most) break;
          this.#forget(oldest);
        }
      },
      () => this.#files.get(name) === own && this.#forget(name),
    );
    return own.body;
  }

  #forget(name: string): void {
    this.#bytes -= this.#files.get(name)?.bytes ?? 0;
    this.#files.delete(name);
  }
}

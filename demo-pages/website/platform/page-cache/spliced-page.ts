import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Encoding } from '../../../server/http/compressed-file.ts';
import type { VisitorValue } from '../http/visitor-values.ts';
import { type Spliced, spliceEncoding } from './spliced-encoding.ts';

/** Brotli reads a text by the two bytes before it, so these belong to the gap. */
const TAIL_BYTES = 2;
const DECODE: Record<Encoding, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** A page as it is sent to one visitor. */
export interface FilledPage {
  body: Buffer;
  encoding: Encoding | undefined;
}

/** A page that was drawn once, with gaps for what each visitor has of their own. */
export class SplicedPage {
  readonly bytes: number;
  readonly #texts: readonly Buffer[];
  readonly #makers: readonly VisitorValue['make'][];
  readonly #lengths: readonly number[];
  readonly #tails: readonly Buffer[];
  /** Undefined: the page cannot be sent in the encoding. */
  readonly #encoded = new Map<Encoding, Spliced | undefined | Promise<Spliced | undefined>>();

  /** The values are found in the text by what they are: each of them is random and as long as this. */
  constructor(text: string, values: readonly VisitorValue[]) {
    let pieces: (string | VisitorValue)[] = [text];
    for (const each of values)
      pieces = pieces.flatMap((piece) =>
        typeof piece !== 'string'
          ? [piece]
          : piece.split(each.value).flatMap((part, index) => (index === 0 ? [part] : [each, part])),
      );
    const found = pieces.filter((piece) => typeof piece !== 'string');
    const texts = pieces.filter((piece) => typeof piece === 'string').map((piece) => Buffer.from(piece));
    this.#tails = texts.slice(1).map((part) => part.subarray(0, TAIL_BYTES));
    this.#texts = texts.map((part, index) => (index === 0 ? part : part.subarray(TAIL_BYTES)));
    this.#makers = found.map(({ make }) => make);
    this.#lengths = found.map(({ value }) => Buffer.byteLength(value) + TAIL_BYTES);
    this.bytes = texts.reduce((sum, { length }) => sum + length, 0);
  }

  /** The page for one visitor, in the encoding where that can be; at once if all that it is made of is there. */
  fill(wanted: Encoding | undefined): FilledPage | Promise<FilledPage> {
    const values = this.#makers.map((make) => make());
    const encoded = wanted && this.#encode(wanted);
    if (!(encoded instanceof Promise) && values.every((value) => typeof value === 'string'))
      return this.#fillWith(values, encoded, wanted);
    return Promise.all([Promise.all(values), encoded]).then(([all, form]) => this.#fillWith(all, form, wanted));
  }

  #fillWith(values: readonly string[], encoded: Spliced | undefined, wanted: Encoding | undefined): FilledPage {
    const gaps = values.map((value, index) =>
      Buffer.concat([Buffer.from(value), this.#tails[index] ?? Buffer.alloc(0)]),
    );
    const fits = gaps.every(({ length }, index) => length === this.#lengths[index]);
    if (!encoded || !fits) return { body: Buffer.concat(this.#between(this.#texts, gaps)), encoding: undefined };
    return { body: this.#join(encoded, gaps), encoding: wanted };
  }

  #between(pieces: readonly Buffer[], gaps: readonly Buffer[]): Buffer[] {
    return pieces.flatMap((piece, index) => [piece, ...gaps.slice(index, index + 1)]);
  }

  #join({ pieces, frame, end }: Spliced, gaps: readonly Buffer[]): Buffer {
    const framed = gaps.map((value) => Buffer.concat([frame(value.length), value]));
    return Buffer.concat([...this.#between(pieces, framed), end(this.#between(this.#texts, gaps))]);
  }

  #encode(encoding: Encoding): Spliced | undefined | Promise<Spliced | undefined> {
    if (this.#encoded.has(encoding)) return this.#encoded.get(encoding);
    const made = spliceEncoding[encoding](this.#texts, this.#lengths).then((spliced) => {
      // A page is sent compressed only when it was seen to come out right with other values in its gaps.
      const gaps = this.#lengths.map((length, index) =>
        Buffer.concat([Buffer.alloc(length - TAIL_BYTES, 'x'), this.#tails[index] ?? Buffer.alloc(0)]),
      );
      const right = Buffer.concat(this.#between(this.#texts, gaps));
      return DECODE[encoding](this.#join(spliced, gaps)).equals(right) ? spliced : undefined;
    });
    const kept = made
      .catch(() => undefined)
      .then((spliced) => {
        this.#encoded.set(encoding, spliced);
        return spliced;
      });
    this.#encoded.set(encoding, kept);
    return kept;
  }
}

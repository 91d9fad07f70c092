import { constants, crc32, createBrotliCompress, deflateRawSync } from 'node:zlib';
import type { Encoding } from '../../../server/http/compressed-file.ts';

/** A compressed page with gaps: between the pieces go the visitor's own values, as they are. */
export interface Spliced {
  pieces: readonly Buffer[];
  /** What stands before a value of so many bytes. */
  frame(length: number): Buffer;
  /** What ends the stream whose text these are. */
  end(texts: readonly Buffer[]): Buffer;
}

/** Bytes that occur in no UTF-8 text, so that no compressor refers to them from the page. */
const gap = (length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => 0xf8 + ((index * 5 + (index >> 3)) % 8)));
const WINDOW = 32_768;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

/** Compresses the texts around values of these lengths, each text once. */
export const spliceEncoding: Record<
  Encoding,
  (texts: readonly Buffer[], lengths: readonly number[]) => Promise<Spliced>
> = {
  async gzip(texts, lengths) {
    let before = Buffer.alloc(0);
    const pieces = texts.map((text, index) => {
      const isLast = index === texts.length - 1;
      const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
      const piece = deflateRawSync(text, { level: 9, finishFlush, ...(before.length > 0 && { dictionary: before }) });
      before = Buffer.concat([before, text, gap(lengths[index] ?? 0)]).subarray(-WINDOW);
      return index === 0 ? Buffer.concat([GZIP_HEADER, piece]) : piece;
    });
    return {
      pieces,
      // A stored block (RFC 1951, 3.2.4).
      frame: (length) => Buffer.from([0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255]),
      end(whole) {
        const trailer = Buffer.alloc(8);
        trailer.writeUInt32LE(
          whole.reduce((sum, text) => crc32(text, sum), 0),
          0,
        );
        trailer.writeUInt32LE(whole.reduce((sum, { length }) => sum + length, 0) >>> 0, 4);
        return trailer;
      },
    };
  },
  async br(texts, lengths) {
    const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
    let written: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => written.push(chunk));
    const flush = (text: Buffer) =>
      new Promise<Buffer>((resolve, reject) => {
        stream.once('error', reject);
        stream.write(text);
        stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
          stream.off('error', reject);
          resolve(Buffer.concat(written));
          written = [];
        });
      });
    const pieces: Buffer[] = [];
    for (const [index, text] of texts.entries()) {
      pieces.push(await flush(text));
      if (index < lengths.length) await flush(gap(lengths[index] ?? 0));
    }
    const end = new Promise<Buffer>((resolve) => stream.once('end', () => resolve(Buffer.concat(written))));
    stream.end();
    const last = await end;
    return {
      pieces,
      // An uncompressed meta-block (RFC 7932, 9.2): 16 bits of length after three bits, then the bit that says so.
      frame(length) {
        const bits = ((length - 1) << 3) | (1 << 19);
        return Buffer.from([bits & 255, (bits >> 8) & 255, bits >> 16]);
      },
      end: () => last,
    };
  },
};

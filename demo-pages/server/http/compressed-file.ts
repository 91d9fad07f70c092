import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { VersionedCache } from './versioned-cache.ts';

const COMPRESSIBLE = /^(text\/|image\/svg|application\/json)/;
/** Compressing shorter files costs more in headers than it saves. */
const MIN_BYTES = 1_000;
const MAX_BYTES = 2_000_000;
/** Most of the gain of the highest level at a hundredth of its time: the build's own files use the highest. */
const BROTLI_QUALITY = 6;

export type Encoding = 'br' | 'gzip';
const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const compress: Record<Encoding, (content: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};
/** All files of the site that browsers load often are 20 MB with their compressed forms; films are streamed. */
const memory = new VersionedCache<Buffer<ArrayBuffer>>(48 * 1024 * 1024);

/** Browsers send few different values, programs any number. */
const MOST_REMEMBERED = 100;
const remembered = new Map<string, Encoding | undefined>();

/** The smallest encoding that a browser accepts, or none. */
export function preferredEncoding(acceptEncoding = ''): Encoding | undefined {
  if (remembered.has(acceptEncoding)) return remembered.get(acceptEncoding);
  const encoding = smallestOf(acceptEncoding);
  if (remembered.size < MOST_REMEMBERED) remembered.set(acceptEncoding, encoding);
  return encoding;
}

/** The encoding for a file of this type and size: the smallest that the browser accepts, or none. */
export function encodingFor(type: string, size: number, acceptEncoding?: string): Encoding | undefined {
  if (!COMPRESSIBLE.test(type) || size < MIN_BYTES || size > MAX_BYTES) return undefined;
  return preferredEncoding(acceptEncoding);
}

function smallestOf(acceptEncoding: string): Encoding | undefined {
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Whether a file of this size is cached in memory; a longer one is read from the disk in parts. */
export const isCachedWhole = (size: number): boolean => size <= MAX_BYTES;

/**
 * A file's content from memory, in an encoding: the build's compressed copy beside the file, or compressed once for
 * each version.
 */
export function cachedFile(path: string, version: string, encoding?: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (!encoding) return memory.read(path, version, () => readFile(path));
  const key = path + EXTENSIONS[encoding];
  return memory.read(
    key,
    version,
    async () => (await precompressed(path, key)) ?? compress[encoding](await readFile(path)),
  );
}

async function precompressed(path: string, built: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const [source, copy] = await Promise.all([stat(path), stat(built).catch(() => undefined)]);
  // A copy that is older than its file is from an earlier build.
  return copy && copy.mtimeMs >= source.mtimeMs ? readFile(built) : undefined;
}

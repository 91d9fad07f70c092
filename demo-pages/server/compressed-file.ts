import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const COMPRESSIBLE = /^(text\/|image\/svg|application\/json)/;
/** Shorter files cost more in headers than they save. */
const MIN_BYTES = 1_000;
const MAX_BYTES = 2_000_000;
const compress = promisify(gzip);
const compressed = new Map<string, { etag: string; body: Promise<Buffer> }>();

/** Whether a file of this type and size is worth compressing for a browser that accepts gzip. */
export function isCompressible(type: string, size: number, acceptEncoding: string | undefined): boolean {
  return COMPRESSIBLE.test(type) && size >= MIN_BYTES && size <= MAX_BYTES && /\bgzip\b/.test(acceptEncoding ?? '');
}

/** A file's content in gzip, compressed once for each version of the file. */
export function compressedFile(path: string, etag: string): Promise<Buffer> {
  const known = compressed.get(path);
  if (known?.etag === etag) return known.body;
  const body = readFile(path).then((content) => compress(content, { level: 9 }));
  compressed.set(path, { etag, body });
  body.catch(() => compressed.delete(path));
  return body;
}

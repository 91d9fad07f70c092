/** First and last byte of a part of a file, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file of `size` bytes that a Range header requests, `unsatisfiable` when the file ends before it, and
 * undefined when the answer is the whole file: no header, another unit, several parts, or an invalid header.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [match, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replace(/\s/g, '') ?? '') ?? [];
  if (match === undefined || (!first && !last)) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}

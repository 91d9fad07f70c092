import { toJson } from '#sdk/to-json.ts';

/** What a server writes, as a comment, before the view that it has rendered. */
export interface HydrationMark {
  /** Of the values that the view was rendered from. */
  readonly stamp: string;
  /** The prefix of the view's ids, different for each element of a page. */
  readonly prefix: string;
}

const MARK = /^haven (\w+) (\S+)$/;

/** A short name of values: a client that has the same values would render the same view. */
export function stampOf(values: readonly unknown[]): string {
  let hash = 0x811c9dc5;
  for (const letter of toJson(values)) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return (hash >>> 0).toString(36);
}

export const writeMark = ({ stamp, prefix }: HydrationMark): string => `<!--haven ${stamp} ${prefix}-->`;

/** The mark of a view that a server rendered into a container. */
export function readMark({ firstChild }: Node): HydrationMark | undefined {
  const [, stamp, prefix] = MARK.exec((firstChild as Comment | null)?.data ?? '') ?? [];
  return stamp && prefix ? { stamp, prefix } : undefined;
}

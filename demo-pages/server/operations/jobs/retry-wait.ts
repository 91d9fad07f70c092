/** The delays between attempts: the first doubles with each attempt, up to the longest. */
export interface RetryPlan {
  firstMs: number;
  longestMs: number;
}

/** The delay after so many attempts, in ms, with up to ten percent more so that retries spread out. */
export function retryWait(
  { firstMs, longestMs }: RetryPlan,
  attempts: number,
  random: () => number = Math.random,
): number {
  const wait = Math.min(longestMs, firstMs * 2 ** (attempts - 1));
  return Math.round(wait * (1 + random() / 10));
}

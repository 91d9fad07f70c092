/**
 * Runs work under a lease that is renewed while it runs. The work's signal is aborted when the lease is lost, which may
 * be because the database does not answer, or when `signal` is.
 */
export async function runRenewing<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  renew: () => Promise<boolean>,
  { everyMs, signal }: { everyMs: number; signal: AbortSignal },
): Promise<Result> {
  const lost = new AbortController();
  const timer = setInterval(() => {
    renew().then(
      (isOurs) => isOurs || lost.abort(),
      () => lost.abort(),
    );
  }, everyMs);
  timer.unref();
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(timer);
  }
}

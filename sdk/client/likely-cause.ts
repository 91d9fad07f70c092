/** A code, and words for the merchant's developer that say what to do. */
export type LikelyCause = readonly [code: string, text: string];

/** The known causes why nothing arrived from a provider's origin, the surest first; undefined if it is none of them. */
export function likelyCause(
  origin: string,
  { isDefault }: { readonly isDefault?: boolean | undefined },
  /** The policy's directive that blocked it. */
  blockedBy?: string,
  isRefused?: boolean,
): LikelyCause | undefined {
  if (blockedBy) {
    return ['policy_blocked', `the page's Content-Security-Policy blocks it. Allow ${origin} in ${blockedBy}.`];
  }
  if (globalThis.navigator?.onLine === false) return ['offline', 'this device is offline.'];
  if (isDefault) return ['environment_not_set', `setEnv() was not called: the default ${origin} was used.`];
  return isRefused ? ['origin_refused', `it refuses this page. List the origin ${location.origin} there.`] : undefined;
}

/**
 * Runs the callback with the directive when the page's policy blocks something of this origin by it. Returns a function
 * that stops this.
 */
export function watchPolicy(origin: string, directive: string, onBlocked: (by: string) => void): () => void {
  const name = 'securitypolicyviolation';
  const listener = ({ blockedURI, effectiveDirective: by, disposition }: SecurityPolicyViolationEvent) => {
    // The effective directive is named even where the policy has only `default-src`.
    if (blockedURI.startsWith(origin) && by === directive && disposition === 'enforce') onBlocked(by);
  };
  const page = globalThis.document;
  page?.addEventListener(name, listener);
  return () => page?.removeEventListener(name, listener);
}

/**
 * Resolves when the events of what the page's policy has just blocked have arrived: a browser fires them in a task of
 * their own, after the call has failed.
 */
export const policyEventsArrived = (): Promise<void> | undefined =>
  globalThis.document &&
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage('');
  });

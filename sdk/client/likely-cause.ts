/** A code, and words for the merchant's developer that say what to do. */
export type LikelyCause = readonly [code: string, text: string];

/** The known causes why nothing arrived from a provider's origin, the surest first; undefined if it is none of them. */
export function likelyCause(
  origin: string,
  { isDefault }: { readonly isDefault?: boolean | undefined },
  /** The policy's directive that blocked it. */
  blockedBy?: string,
): LikelyCause | undefined {
  if (blockedBy) {
    return ['policy_blocked', `the page's Content-Security-Policy blocks it. Allow ${origin} in ${blockedBy}.`];
  }
  if (globalThis.navigator?.onLine === false) return ['offline', 'this device is offline.'];
  if (isDefault) return ['environment_not_set', `setEnv() was not called, so the default ${origin} was used.`];
  return undefined;
}

/**
 * Runs the callback when the page's policy blocks something of this origin by one of the directives. Returns a function
 * that stops this.
 */
export function watchPolicy(origin: string, directives: readonly string[], onBlocked: () => void): () => void {
  const name = 'securitypolicyviolation';
  const listener = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    const isOurs = blockedURI.startsWith(origin) && directives.includes(effectiveDirective);
    if (isOurs && disposition === 'enforce') onBlocked();
  };
  const page = globalThis.document;
  page?.addEventListener(name, listener);
  return () => page?.removeEventListener(name, listener);
}

const PREFIX = 'merchant_';

/**
 * What a merchant calls its own counterpart of something of the demonstration merchant: `gateway_haven_zip` is
 * `gateway_river_zip` at `merchant_river`.
 */
export function ownName(merchantId: string, demoName: string): string {
  return demoName.replace(/_haven(?=_|$)/, `_${merchantId.slice(PREFIX.length)}`);
}

/** The id of a merchant of this name, not longer than 40 characters; `attempt` distinguishes equal ones. */
export function merchantIdFor(name: string, attempt: number): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 24);
  return `${PREFIX}${letters || 'shop'}${attempt === 0 ? '' : attempt + 1}`;
}

/** The codes of errors (C8.20 to C8.25) that the merchant's page receives. */
export const VAULT_ERROR_CODES = [
  'unavailable',
  'onPaypalVaultSetupTokenError',
  'onGetIdTokenError',
  'onGetWalletConfigError',
  'onGetSetupTokenError',
  'onOneTimeTokenError',
] as const;
/** One of the names in VAULT_ERROR_CODES. */
export type VaultErrorCode = (typeof VAULT_ERROR_CODES)[number];

/** The argument of `onError` (C4.45). */
export interface VaultError {
  /** Which step failed. */
  readonly code: VaultErrorCode;
  /** A message for a log or the shopper. */
  readonly message: string;
  /** The provider's own details, else the library's details of the error. */
  readonly details: unknown;
}

/** Adds a code to a failure; message and details are taken from the error (C8.26). */
export function vaultError(code: VaultErrorCode, reason: unknown): VaultError {
  const { message, details, providerDetails } = Object(reason) as Record<string, unknown>;
  const text = typeof message === 'string' && message ? message : typeof reason === 'string' ? reason : code;
  return { code, message: text, details: providerDetails ?? details };
}

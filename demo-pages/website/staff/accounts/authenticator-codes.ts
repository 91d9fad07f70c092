import { Secret, TOTP } from 'otpauth';
import { withAsciiDigits } from '#rules/ascii-digits.ts';

const PERIOD_SECONDS = 30;
/** Steps before and after now whose codes are accepted, for clocks that differ and codes that are typed slowly. */
const WINDOW = 1;

const totpOf = (secret: string, email = '') =>
  new TOTP({
    issuer: 'Haven staff',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret for an authenticator app, in base 32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** The link that opens an authenticator app with the secret, which its QR code also contains. */
export const authenticatorLink = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The time step of a code, undefined when it is wrong. Store it: a code whose step is not newer than the stored one was
 * used before.
 */
export function codeStep(secret: string, code: string, now: number): number | undefined {
  const typed = withAsciiDigits(code);
  if (!/^\d{6}$/.test(typed)) return undefined;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: typed, timestamp: now, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** The version of Apple Pay's interface that the widget needs (C5.15). */
export const APPLE_PAY_VERSION = 14;

interface ApplePayApi {
  supportsVersion(version: number): unknown;
  canMakePayments(): unknown;
}

/** C5.15: true if the device supports this version and can pay with it; an exception counts as false. */
export function isApplePaySupported(page: object = globalThis): boolean {
  try {
    const { ApplePaySession: api } = page as { ApplePaySession?: ApplePayApi };
    return api?.supportsVersion(APPLE_PAY_VERSION) === true && api.canMakePayments() === true;
  } catch {
    return false;
  }
}

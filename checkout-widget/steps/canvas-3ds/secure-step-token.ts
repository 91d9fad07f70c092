import { readSecureToken, type SecureToken } from '#sdk';

/** C5.03 to C5.06: decodes a 3-D Secure token; an error is logged and rethrown unchanged. */
export function readStepToken(token: unknown): SecureToken {
  try {
    return readSecureToken(token as string);
  } catch (error) {
    console.error(error);
    throw error;
  }
}

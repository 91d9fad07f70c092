import { type ChildOutcome, childError, childSuccess } from '#checkout/steps/child-outcome.ts';

/** C8.06, C8.09, C8.10 */
export const SECURE_TEXTS = {
  error: 'error in 3ds widget',
  rejected: 'The authentication was not successful',
  succeeded: 'The authentication was successful',
} as const;

/** The effect of an authentication event on the step. */
export interface SecureEffect {
  /** Shows or hides the spinner; if absent, it does not change. */
  readonly overlay?: boolean;
  /** The challenge is on screen, so its frame gets its full size. */
  readonly isSized?: true;
  readonly outcome?: ChildOutcome;
}

interface SecureData {
  readonly message?: unknown;
  readonly result?: { readonly description?: unknown } | undefined;
}

const NONE: SecureEffect = {};

/** C4.05 to C4.15: the effect of each event. Only a `standalone_3ds` challenge is sized by the widget. */
export function secureEffect(event: string, format: unknown, data: SecureData = {}): SecureEffect {
  const detail = data.result?.description ?? data.message;
  switch (event) {
    case 'chargeAuth':
      return { overlay: true };
    case 'chargeAuthChallenge':
    case 'chargeAuthDecoupled':
      return format === 'standalone_3ds' ? { overlay: false, isSized: true } : NONE;
    case 'chargeAuthSuccess':
      return { overlay: true, outcome: childSuccess(SECURE_TEXTS.succeeded) };
    case 'chargeAuthReject':
    // If the shopper cancels, the payment counts as rejected.
    case 'chargeAuthCancelled':
      return { overlay: true, outcome: childError(SECURE_TEXTS.rejected, detail) };
    case 'error':
      return { overlay: true, outcome: childError(SECURE_TEXTS.error, detail) };
    default:
      return NONE;
  }
}

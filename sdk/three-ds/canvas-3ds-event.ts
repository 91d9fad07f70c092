import type { SdkError } from '../client/sdk-error.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';

/** The events of 3-D Secure frames, by upper-case name. */
export const CANVAS_3DS_EVENT = {
  CHARGE_AUTH: 'chargeAuth',
  CHARGE_AUTH_SUCCESS: 'chargeAuthSuccess',
  CHARGE_AUTH_REJECT: 'chargeAuthReject',
  CHARGE_AUTH_CANCELLED: 'chargeAuthCancelled',
  CHARGE_AUTH_CHALLENGE: 'chargeAuthChallenge',
  CHARGE_AUTH_DECOUPLED: 'chargeAuthDecoupled',
  CHARGE_AUTH_INFO: 'chargeAuthInfo',
  ADDITIONAL_DATA_SUCCESS: 'additionalDataCollectSuccess',
  ADDITIONAL_DATA_REJECT: 'additionalDataCollectReject',
  ERROR: 'error',
} as const;

/** How far an authentication is, or how it ended. */
export interface SecureEvent {
  /** The authentication, for the charge that follows it. */
  readonly charge_3ds_id: string;
  /** How far it is, in the scheme’s own word. */
  readonly status?: string;
  /** What the issuer says; a decoupled authentication's description must be shown to the shopper. */
  readonly result?: { readonly description?: string };
}

/** The authentication cannot go on. */
export interface SecureErrorEvent {
  /** The authentication, where it is known. */
  readonly charge_3ds_id: string | undefined;
  /** In words. */
  readonly message: string;
  /** The same as an error, with its code. */
  readonly error: SdkError;
}

/** Event names with what their handlers receive; messages of html and url frames come as they are. */
export interface Canvas3dsEventMap {
  /** The frame reports progress. */
  chargeAuth: FrameMessage;
  /** The shopper is authenticated: charge with the id. */
  chargeAuthSuccess: SecureEvent;
  /** The authentication failed. */
  chargeAuthReject: SecureEvent;
  /** The shopper gave up. */
  chargeAuthCancelled: FrameMessage;
  /** Standalone only, just before the challenge is drawn. */
  chargeAuthChallenge: SecureEvent;
  /** Standalone only: the shopper is asked elsewhere, in an app of the bank, say. */
  chargeAuthDecoupled: SecureEvent;
  /** Standalone only: what the frame told about the device. */
  chargeAuthInfo: { readonly info: unknown };
  /** The device’s data were collected. */
  additionalDataCollectSuccess: FrameMessage;
  /** The device’s data could not be collected. */
  additionalDataCollectReject: FrameMessage;
  /** The authentication cannot go on. */
  error: SecureErrorEvent;
}

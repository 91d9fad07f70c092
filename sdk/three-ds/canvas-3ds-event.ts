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
  readonly charge_3ds_id: string;
  readonly status?: string;
  /** What the issuer says; a decoupled authentication's description must be shown to the shopper. */
  readonly result?: { readonly description?: string };
}

/** The authentication cannot go on. */
export interface SecureErrorEvent {
  readonly charge_3ds_id: string | undefined;
  readonly message: string;
  readonly error: SdkError;
}

/** Event names with what their handlers receive; messages of html and url frames come as they are. */
export interface Canvas3dsEventMap {
  chargeAuth: FrameMessage;
  chargeAuthSuccess: SecureEvent;
  chargeAuthReject: SecureEvent;
  chargeAuthCancelled: FrameMessage;
  /** Standalone only, just before the challenge is drawn. */
  chargeAuthChallenge: SecureEvent;
  /** Standalone only: the shopper is asked elsewhere, in an app of the bank, say. */
  chargeAuthDecoupled: SecureEvent;
  /** Standalone only: what the frame told about the device. */
  chargeAuthInfo: { readonly info: unknown };
  additionalDataCollectSuccess: FrameMessage;
  additionalDataCollectReject: FrameMessage;
  error: SecureErrorEvent;
}

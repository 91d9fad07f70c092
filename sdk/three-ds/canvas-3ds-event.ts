import { constantsOf, SECURE_PAGE_EVENT } from '../client/constant-keys.ts';
import type { SdkError } from '../client/sdk-error.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';

/** The events of 3-D Secure frames, by upper-case name. */
export const CANVAS_3DS_EVENT = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ constantsOf(['chargeAuthChallenge', 'chargeAuthDecoupled', 'chargeAuthInfo', 'error']),
  SECURE_PAGE_EVENT,
);

/** The progress or the outcome of an authentication. */
export interface SecureEvent {
  /** The id of the authentication, for the charge that follows it. */
  readonly charge_3ds_id: string;
  /** The status, in the scheme’s terms. */
  readonly status?: string;
  /** The issuer's message; the description of a decoupled authentication must be shown to the shopper. */
  readonly result?: { readonly description?: string };
}

/** An error that ended the authentication. */
export interface SecureErrorEvent {
  /** The id of the authentication, if known. */
  readonly charge_3ds_id: string | undefined;
  /** The error's message. */
  readonly message: string;
  /** The same error as an object, with its code. */
  readonly error: SdkError;
}

/** Event names and what their handlers receive; messages of html and url frames are passed on unchanged. */
export interface Canvas3dsEventMap {
  /** The frame reports progress. */
  chargeAuth: FrameMessage;
  /** The shopper is authenticated: charge with the id. */
  chargeAuthSuccess: SecureEvent;
  /** The authentication failed. */
  chargeAuthReject: SecureEvent;
  /** The shopper cancelled. */
  chargeAuthCancelled: FrameMessage;
  /** Standalone only: the challenge is about to be shown. */
  chargeAuthChallenge: SecureEvent;
  /** Standalone only: the shopper authenticates elsewhere, for example in the bank's app. */
  chargeAuthDecoupled: SecureEvent;
  /** Standalone only: the frame's data about the device. */
  chargeAuthInfo: { readonly info: unknown };
  /** The device’s data were collected. */
  additionalDataCollectSuccess: FrameMessage;
  /** The device’s data could not be collected. */
  additionalDataCollectReject: FrameMessage;
  /** An error ended the authentication. */
  error: SecureErrorEvent;
}

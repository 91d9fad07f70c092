import { misuse, type SdkError } from '../client/sdk-error.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import type { PopupSize } from '../surfaces/popup.ts';
import type { Outcome } from './checkout-outcome.ts';
import type { ExternalCheckout, ReturnPages } from './external-checkout.ts';

/** The gateways that have a button (S1.04). */
export const GATEWAYS: readonly string[] = ['PaypalClassic', 'Zipmoney', 'Afterpay'];

/** Beside the page in a popup, or instead of the page. */
export type CheckoutMode = 'contextual' | 'redirect';

/** What the merchant chose. */
export interface CheckoutChoices {
  mode: CheckoutMode;
  /** Overlay texts. */
  title: string;
  description: string;
  hasOverlay: boolean;
  /** Zip: where redirect mode returns to. */
  redirectUrl?: string;
  /** Zip: replaces the return addresses of contextual mode. */
  suspendedUri?: string;
  /** Afterpay: no notice about Enhanced Tracking Protection. */
  hidesTrackingNotice?: boolean;
}

/** What one kind of gateway does in its own way; `origin` is where the provider's pages live. */
export interface CheckoutGateway {
  readonly name: string;
  readonly popupSize: PopupSize;
  /** Throws where the gateway cannot work as the merchant chose. */
  check?(choices: CheckoutChoices): void;
  /** What the provider returns to; `page` is the merchant's. What it throws becomes the event `error`. */
  returnPages(origin: string, page: string, choices: CheckoutChoices): ReturnPages;
  /** Path of what a popup shows before its address is known; without one it is blank. */
  readonly firstPage?: string;
  /** Where the shopper pays, when that is not the checkout's link. */
  address?(
    checkout: ExternalCheckout,
    origin: string,
    choices: CheckoutChoices,
    signal: AbortSignal,
  ): Promise<string> | string;
  /** What a dispatcher message means, when it is not simply named for its outcome. */
  outcomes?(message: FrameMessage): readonly Outcome[];
  /** Shows inside the popup why the checkout could not be created; true when the popup should stay open. */
  tell?(popup: Window, error: SdkError): boolean;
}

/** S5.12 */
export function assertGateway({ name }: CheckoutGateway): void {
  if (!GATEWAYS.includes(name)) throw misuse(`Gateway ${name} is not supported`);
}

/** S5.10: the text for a gateway without a redirect mode. */
export function noRedirectMode(gateway: string): string {
  return `Gateway ${gateway} do not support redirect mode`;
}

import { misuse, type SdkError } from '../client/sdk-error.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import type { PopupSize } from '../surfaces/popup.ts';
import type { CheckoutButtonOutcome } from './checkout-outcome.ts';
import type { ExternalCheckout, ReturnPages } from './external-checkout.ts';

/** The gateways that have a button (S1.04). */
export const GATEWAYS: readonly string[] = ['PaypalClassic', 'Zipmoney', 'Afterpay'];

/** `contextual`: in a popup. `redirect`: the page itself navigates to the provider. */
export type CheckoutMode = 'contextual' | 'redirect';

/** The merchant's options. */
export interface CheckoutChoices {
  mode: CheckoutMode;
  /** Overlay texts. */
  title: string;
  description: string;
  hasOverlay: boolean;
  /** Zip: the address to return to in redirect mode. */
  redirectUrl?: string;
  /** Zip: replaces the return addresses of contextual mode. */
  suspendedUri?: string;
  /** Afterpay: disables the notice about Enhanced Tracking Protection. */
  hidesTrackingNotice?: boolean;
}

/** What identifies a checkout's merchant to the pages that the shopper visits. */
export interface CheckoutMerchant {
  readonly credential: string;
  readonly gatewayId: string;
}

/** The differences between gateways; `origin` is the origin of the provider's pages. */
export interface CheckoutGateway {
  readonly name: string;
  readonly popupSize: PopupSize;
  /** Throws if the gateway does not support the merchant's options. */
  check?(choices: CheckoutChoices): void;
  /**
   * The address that the provider returns to; `page` is the merchant's. An error thrown here becomes the event `error`.
   */
  returnPages(origin: string, page: string, choices: CheckoutChoices): ReturnPages;
  /** The path of the page in a popup before its address is known; without one the popup is blank. */
  readonly firstPage?: string;
  /** The payment page, if it is not the checkout's link. */
  address?(
    checkout: ExternalCheckout,
    origin: string,
    choices: CheckoutChoices,
    signal: AbortSignal,
    session: CheckoutMerchant,
  ): Promise<string> | string;
  /** The outcomes of a dispatcher message, if they differ from the message's own name. */
  outcomes?(message: FrameMessage): readonly CheckoutButtonOutcome[];
  /** Shows inside the popup why the checkout could not be created; true if the popup should stay open. */
  showFailure?(popup: Window, error: SdkError): boolean;
}

/** S5.12 */
export function assertGateway({ name }: CheckoutGateway): void {
  if (!GATEWAYS.includes(name)) throw misuse(`Gateway ${name} is not supported`);
}

/** S5.10: the text for a gateway without a redirect mode. */
export function noRedirectMode(gateway: string): string {
  return `Gateway ${gateway} do not support redirect mode`;
}

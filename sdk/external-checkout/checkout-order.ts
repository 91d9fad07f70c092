import type { Environment } from '../client/environments.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import type { HiddenFrame } from '../surfaces/hidden-frame.ts';
import type { Overlay, OverlayControls } from '../surfaces/overlay.ts';
import type { ReportCheckoutEvent } from './checkout-button-event.ts';
import type { CheckoutChoices, CheckoutGateway } from './checkout-gateway.ts';
import type { CheckoutMeta } from './checkout-meta.ts';

/** The button's data before the click. */
export interface CheckoutSettings {
  readonly credential: string;
  readonly gatewayId: string;
  readonly gateway: CheckoutGateway;
  readonly choices: CheckoutChoices;
  meta?: CheckoutMeta;
}

/** What one checkout needs from its button and its page. */
export interface CheckoutRunOptions extends Readonly<CheckoutSettings> {
  readonly environment: Environment;
  /** The merchant's page. */
  readonly page: string;
  readonly report: ReportCheckoutEvent;
  /** Opens the popup or tab: blank, or at its address. Null if the browser blocked it. */
  open(address?: string): Window | null;
  /** Milliseconds between two checks whether it was closed. */
  readonly interval: number;
  /** Navigates the page itself, instead of a popup. */
  readonly leave?: ((address: string, token: string) => void) | undefined;
  readonly overlay?: ((controls: Pick<OverlayControls, 'onContinue' | 'onClose'>) => Overlay) | undefined;
  /** Starts the dispatcher. */
  listen(onMessage: (message: FrameMessage) => void): HiddenFrame;
}

/** A running checkout. */
export interface CheckoutRun {
  /** True until `close` was reported. */
  isActive(): boolean;
  /** Brings the popup to the front, or opens it again. */
  resume(): void;
  /** Stops it, with `close`. */
  close(): void;
  /** Stops it without an event. */
  destroy(): void;
}

import type { ComponentType } from 'react';
import type { StepName } from '#checkout/instruction-names.ts';
import type { Payloads } from '#checkout/instructions.ts';
import type { Theme } from '#checkout/theme/theme.ts';
import type { CheckoutEventName, EnvironmentChoice } from '#sdk';

/** Everything a step may report (section 7); all go to the one checkout callback. */
export const CALLBACK_EVENTS = [
  'callback.payment_methods.return',
  'callback.payment_methods.chosen',
  'callback.saved_card_form.selected',
  'callback.card_form.ott_created',
  'callback.bank_account_form.ott_created',
  'callback.child_widget.status',
  'callback.fraud_service.status',
] as const;
export type CallbackEvent = (typeof CALLBACK_EVENTS)[number];

/** What a step may tell the merchant's page; the three endings come from the server's `merchant_event.emit` alone (C8.37). */
export type StepEventName = Exclude<CheckoutEventName, 'paymentSuccessful' | 'paymentFailure' | 'paymentExpired'>;

export interface ReportOptions {
  /** The shopper stays on the form, as after a validation error: no next instruction is fetched (C4.03). */
  readonly stay?: boolean;
}

/** Where the library's classes of a step send and load: `widget.setEnv(env.choice, env.alias)`. */
export interface StepEnvironment {
  readonly choice: EnvironmentChoice;
  readonly alias: string | undefined;
}

/**
 * What every step receives. One step is one mounting: another instruction mounts another view (`key` changes), so
 * effects start on mounting and clean up with `destroy()`. All functions are stable and may be called at any time;
 * once the step is over, they do nothing.
 */
export interface StepProps<Name extends StepName = StepName> {
  /** The instruction, for views that serve several. */
  readonly name: Name;
  readonly payload: Payloads[Name];
  /** Resolved: payload over instruction over defaults, checked values only. Also there as CSS `--pay-button-color` and so on. */
  readonly theme: Theme;
  /** Only what the server itself sent, as it came: `height`, `width`, `borderRadius`, `background_color` of buttons (C2.60, C2.62). */
  readonly base: Readonly<Record<string, unknown>>;
  readonly env: StepEnvironment;
  /** The instruction token, which is the access credential of the library's classes; fixed while the step stands. */
  readonly token: string;
  /** A button action or a callback is under way: every button is disabled (C4.34). */
  readonly isBusy: boolean;
  /** The session expired (C4.33) or the checkout is finalised (C4.26): close what is open, take no more actions. */
  readonly isOver: boolean;
  /**
   * Reports the step's outcome with one callback call. The overlay shows and `isBusy` is set meanwhile; afterwards the next
   * instruction is fetched. Of an outcome at most one is sent: further calls do nothing and answer false. When the call
   * fails, it is logged, the overlay hides, and the step may report again; the promise answers false. Never rejects.
   */
  report(event: CallbackEvent, payload: Readonly<Record<string, unknown>>, options?: ReportOptions): Promise<boolean>;
  /** Shows or hides the spinner that covers the widget. Each step starts with it shown, unless its descriptor hides it. */
  overlay(isVisible: boolean): void;
  /** Tells the merchant's page. */
  merchantEvent(name: StepEventName, data?: unknown): void;
  /** Runs a button's action: all buttons are disabled until it settles; a second action meanwhile does not start (C4.34, C4.35). */
  act(action: () => Promise<unknown> | undefined): void;
  /** The shopper returns to the payment methods. The widget itself draws the button for the nine steps that carry it (C2.07). */
  goBack(): void;
  /** Says something to people who hear the page: a wait, a fault. The step's title is announced by the widget. */
  announce(text: string): void;
}

export type StepView<Name extends StepName = StepName> = ComponentType<StepProps<Name>>;

/**
 * A step's module: `steps/<folder>/<file>-step.tsx`, named by its instruction's descriptor. The view draws into the widget's light
 * DOM; `styles` (CSS text, from `?inline` imports) are adopted into its root while the step stands.
 */
export interface StepModule<Name extends StepName = StepName> {
  readonly Step: StepView<Name>;
  readonly styles?: readonly string[];
}

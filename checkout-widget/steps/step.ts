import type { ReactElement } from 'react';
import type { Payloads, StepName } from '#checkout/instructions.ts';
import type { WidgetTheme } from '#checkout/theme/theme.ts';
import type { Shown } from '#locales/message.ts';
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
export type StepCallbackEvent = (typeof CALLBACK_EVENTS)[number];

/** The events a step may emit to the merchant's page; `merchant_event.emit` alone causes the three others (C8.37). */
export type StepEventName = Exclude<CheckoutEventName, 'paymentSuccessful' | 'paymentFailure' | 'paymentExpired'>;

export interface ReportOptions {
  /** The shopper stays on the form, as after a validation error: no next instruction is fetched (C4.03). */
  readonly stay?: boolean;
  /**
   * The provider refused the form itself, so the checkout may have gone on in another tab: asks for the instruction,
   * which is the one on screen if nothing happened there.
   */
  readonly isOutdated?: boolean;
  /** The step itself shows that its report could not be sent, and how to send it again. */
  readonly showsProblem?: boolean;
}

/** The environment of the library's classes in a step: `widget.setEnv(env.choice, env.alias)`. */
export interface StepEnvironment {
  readonly choice: EnvironmentChoice;
  readonly alias: string | undefined;
}

/**
 * The props of every step. One step is one mounting: another instruction mounts another view (`key` changes), so
 * effects start on mounting and clean up with `destroy()`. All functions are stable and may be called at any time;
 * once the step is over, they do nothing.
 */
export interface StepProps<Name extends StepName = StepName> {
  /** The instruction's name, for views that are used by several instructions. */
  readonly name: Name;
  readonly payload: Payloads[Name];
  /** Checked styles: payload over instruction over defaults. Also set as CSS variables such as `--pay-button-color`. */
  readonly theme: WidgetTheme;
  /** The server's unchecked styles: `height`, `width`, `borderRadius`, `background_color` of buttons (C2.60, C2.62). */
  readonly base: Readonly<Record<string, unknown>>;
  readonly env: StepEnvironment;
  /** The instruction token, the access credential of the library's classes; fixed while the step is mounted. */
  readonly token: string;
  /** A button action or a callback is pending, so every button is disabled (C4.34). */
  readonly isBusy: boolean;
  /** The session expired (C4.33) or the checkout is finalised (C4.26): close open windows and ignore actions. */
  readonly isOver: boolean;
  /**
   * Reports the step's outcome with one callback call. During the call the overlay is shown and `isBusy` is set; then
   * the next instruction is fetched. At most one outcome is sent: further calls do nothing and resolve to false. If the
   * call fails, it is logged, the overlay is hidden, the promise resolves to false, and the step may report again.
   * Never rejects.
   */
  report(
    event: StepCallbackEvent,
    payload: Readonly<Record<string, unknown>>,
    options?: ReportOptions,
  ): Promise<boolean>;
  /** Shows or hides the spinner over the widget. Each step starts with it shown, unless its descriptor hides it. */
  overlay(isVisible: boolean): void;
  /** Emits an event to the merchant's page. */
  merchantEvent(name: StepEventName, data?: unknown): void;
  /** Runs a button's action: until it settles, all buttons are disabled and no other action starts (C4.34, C4.35). */
  act(action: () => Promise<unknown> | undefined): void;
  /** Returns to the payment methods. The widget shows the button for the nine steps that have it (C2.07). */
  goBack(): void;
  /** Announces a text to screen readers, such as a wait or an error. The widget announces the step's title itself. */
  announce(text: Shown): void;
}

export type StepView<Name extends StepName = StepName> = (props: StepProps<Name>) => ReactElement | null;

/**
 * A step's module: `steps/<folder>/<file>-step.tsx`, named by its instruction's descriptor. The view renders into the
 * widget's light DOM; its root adopts `styles` (CSS text, from `?inline` imports) while the step is mounted.
 */
export interface StepModule<Name extends StepName = StepName> {
  readonly Step: StepView<Name>;
  readonly styles?: readonly string[];
}

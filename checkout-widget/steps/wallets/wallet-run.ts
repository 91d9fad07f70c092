import type { ChildOutcome } from '#checkout/steps/child-outcome.ts';
import { childError, childInReview, childSuccess } from '#checkout/steps/child-outcome.ts';
import type { StepProps } from '#checkout/steps/step.ts';
import { message } from '#locales/message.ts';
import type { UnavailableData, UpdateData, WalletButtons } from '#sdk';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';
import type { WalletKind } from './wallet-texts.ts';
import { WALLET_IN_REVIEW, WALLET_SUCCESS } from './wallet-texts.ts';

/** C4.04: the three outcomes of a wallet's payment. */
export const walletStepOutcome = {
  payment_success: (): ChildOutcome => childSuccess(WALLET_SUCCESS),
  payment_in_review: (): ChildOutcome => childInReview(WALLET_IN_REVIEW),
  payment_error: ({ error }: Pick<WalletKind, 'error'>, detail?: unknown): ChildOutcome => childError(error, detail),
} as const;

/** Milliseconds until the other buttons are enabled again if an opened wallet sends no more events. */
export const WALLET_PATIENCE = 600_000;

/** The state that the step shows with the wallet. */
export type WalletStepState = 'loading' | 'ready' | 'unavailable' | 'unstarted' | 'unknown';

export type Buttons = Pick<WalletButtons, 'on' | 'load' | 'update' | 'destroy' | 'disable' | 'enable' | 'close'>;

interface WalletPage extends Pick<StepProps, 'act' | 'merchantEvent' | 'announce'> {
  readonly kind: WalletKind;
  show(state: WalletStepState): void;
  done(outcome: ChildOutcome): Promise<void>;
}

/** Forwards each event of a wallet to the merchant's page (C8.37), and reports its outcome once (C4.04). */
export function followWallet(buttons: Buttons, { kind, act, merchantEvent, announce, show, done }: WalletPage) {
  let settle: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  const end = () => {
    isOpen = false;
    clearTimeout(timer);
    settle?.();
    settle = undefined;
  };
  const finish = (outcome: ChildOutcome) => {
    void done(outcome);
    end();
  };
  buttons.on('loaded', () => show('ready'));
  buttons.on('button_click', ({ data }) => {
    merchantEvent('onClick', data);
    show('ready');
    isOpen = true;
    act(() => {
      if (!isOpen) return undefined;
      timer = setTimeout(end, WALLET_PATIENCE);
      return new Promise<void>((resolve) => {
        settle = resolve;
      });
    });
  });
  buttons.on('unavailable', ({ data }) => {
    merchantEvent('unavailable', data);
    // Only this order failed: the buttons stay, and the shopper can click again.
    show((data as UnavailableData).type === 'create_order_id_error' ? 'unstarted' : 'unavailable');
    end();
  });
  buttons.on('update', ({ data }) => {
    const { shipping, selected_shipping_option: option } = data as UpdateData;
    if (shipping) merchantEvent('onShippingAddressChange', data);
    if (option) merchantEvent('onShippingOptionsChange', data);
    buttons.update({ success: true });
  });
  buttons.on('checkout_close', ({ data }) => {
    merchantEvent('onCheckoutClose', data);
    announce(message(PAY_WIDGET_TEXTS, 'closed', { provider: kind.name }));
    end();
  });
  buttons.on('payment_success', () => finish(walletStepOutcome.payment_success()));
  buttons.on('payment_in_review', ({ data }) => {
    merchantEvent('paymentInReview', data);
    finish(walletStepOutcome.payment_in_review());
  });
  buttons.on('payment_error', ({ data }) => {
    merchantEvent('paymentError', data);
    if (data.code === 'outcome_unknown') {
      // The payment's result is unknown, so nothing is reported: the next click requests it without paying twice.
      show('unknown');
      end();
    } else finish(walletStepOutcome.payment_error(kind, data.message));
  });
  return {
    destroy() {
      end();
      buttons.destroy();
    },
  };
}

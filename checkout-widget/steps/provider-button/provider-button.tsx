import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StepProps } from '#checkout/steps/step.ts';
import { UnsentOutcome } from '#checkout/steps/unsent-outcome.tsx';
import { useOutcome } from '#checkout/steps/use-outcome.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import type { AfterpayCheckoutButton, ZipmoneyCheckoutButton } from '#sdk';
import PROVIDER_TEXTS from '#texts/checkout/pay-widget-provider';
import { readButtonLook } from './button-look.ts';
import { followCheckout } from './follow-checkout.ts';

interface ProviderButtonProps {
  readonly step: StepProps<'afterpay_checkout_form.show' | 'zip_checkout_form.show'>;
  readonly provider: string;
  /** The default colour if the server sends none (C2.62). */
  readonly background: string;
  readonly error: string;
  readonly logo: ReactNode;
  readonly Checkout: new (
    button: HTMLElement,
    credential: string,
    gatewayId?: string,
  ) => AfterpayCheckoutButton | ZipmoneyCheckoutButton;
}

/** A button that opens the provider's window. */
export function ProviderButton({ step, provider, background, error, logo, Checkout }: ProviderButtonProps) {
  const t = useTexts(PROVIDER_TEXTS);
  const { payload, base, token, env, isBusy, isOver, report, act, announce, merchantEvent } = step;
  const button = useRef<HTMLButtonElement>(null);
  const follower = useRef<ReturnType<typeof followCheckout>>(undefined);
  const [look] = useState(() => readButtonLook(base, background));
  const { send, resend, hasOutcome } = useOutcome({ report, isOver });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step is one mounting, and one mounting is one button.
  useEffect(() => {
    if (!button.current) return;
    // C3.17, C3.18: the server's three values; without a charge token the instruction token is the credential.
    const checkout = new Checkout(button.current, payload.charge_token ?? token, payload.gateway_id);
    checkout.setEnv(env.choice, env.alias);
    if (payload.meta) checkout.setMeta(payload.meta);
    const current = followCheckout(checkout, { provider, error, act, announce, merchantEvent, done: send });
    follower.current = current;
    return () => current.destroy();
  }, []);
  useEffect(() => {
    if (isOver) follower.current?.destroy(); // C4.31
  }, [isOver]);
  const isOpen = follower.current?.isOpen() ?? false;
  const isDisabled = isOver || (isBusy && !isOpen) || resend !== undefined;
  return (
    <div className="pay-provider">
      {resend && <UnsentOutcome isBusy={isBusy} onResend={resend} />}
      {/* The library listens on the button, so a click while it is disabled is stopped in the capture phase. */}
      <div
        className="pay-provider-place"
        onClickCapture={(event) => {
          if (follower.current?.isOpen()) return;
          if (isOver || isBusy || hasOutcome()) event.stopPropagation();
        }}
      >
        <button
          ref={button}
          type="button"
          className="pay-provider-button"
          aria-label={t('payWith', { provider })}
          aria-disabled={isDisabled}
          style={look}
        >
          {logo}
        </button>
      </div>
      <p className="pay-provider-hint">{t('hint', { provider })}</p>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Problem } from '#checkout/steps/problem.tsx';
import type { StepProps } from '#checkout/steps/step.ts';
import { UnsentOutcome } from '#checkout/steps/unsent-outcome.tsx';
import { useOutcome } from '#checkout/steps/use-outcome.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { WalletButtons } from '#sdk';
import WALLET_STEP_TEXTS from '#texts/checkout/pay-widget-wallet';
import { walletOptions } from './wallet-options.ts';
import { followWallet, type WalletStepState } from './wallet-run.ts';
import { WALLET_KINDS, type WalletStepName } from './wallet-texts.ts';

/** One wallet of the library, aligned to the end of the line (C2.76). */
export function WalletView(step: StepProps<WalletStepName>) {
  const { name, payload, env, isBusy, isOver, act, report, announce, merchantEvent } = step;
  const kind = WALLET_KINDS[name];
  const t = useTexts(WALLET_STEP_TEXTS);
  const box = useRef<HTMLDivElement>(null);
  const buttons = useRef<WalletButtons>(undefined);
  const [state, setState] = useState<WalletStepState>('loading');
  const { send, resend, hasOutcome } = useOutcome({ report, isOver });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step is one mounting, and one mounting is one wallet.
  useEffect(() => {
    if (!box.current) return;
    try {
      const wallet = new WalletButtons(box.current, payload.charge_token ?? '', walletOptions(payload, kind));
      wallet.setEnv(env.choice, env.alias);
      buttons.current = wallet;
      const follower = followWallet(wallet, { kind, act, announce, merchantEvent, show: setState, done: send });
      wallet.load();
      return () => follower.destroy();
    } catch (error) {
      // The payload has no charge that a wallet can pay.
      setState('unavailable');
      merchantEvent('unavailable', { reason: 'invalid_options', message: (error as Error).message });
    }
  }, []);
  const isOff = isBusy || isOver || resend !== undefined;
  useEffect(() => {
    if (isOff) buttons.current?.disable();
    else if (!hasOutcome()) buttons.current?.enable();
  }, [isOff, hasOutcome]);
  useEffect(() => {
    if (isOver) buttons.current?.close();
  }, [isOver]);
  const retry = () => {
    setState('loading');
    buttons.current?.load();
  };
  const hint = state === 'unstarted' || state === 'unknown' ? t(state) : undefined;
  return (
    <div className="pay-wallet">
      {resend && <UnsentOutcome isBusy={isBusy} onResend={resend} />}
      {state === 'unavailable' && !isOver && (
        <Problem isDisabled={isBusy} {...(buttons.current ? { onRetry: retry } : {})}>
          {t('notHere', { name: kind.name })}
        </Problem>
      )}
      {hint && !isOver && <Problem>{hint}</Problem>}
      <div className="pay-wallet-place" data-state={state}>
        {state === 'loading' && (
          <div className="pay-wallet-wait" role="status">
            {t('loading', { name: kind.name })}
          </div>
        )}
        <div ref={box} className="pay-wallet-box" data-wallet={kind.wallet} />
      </div>
    </div>
  );
}

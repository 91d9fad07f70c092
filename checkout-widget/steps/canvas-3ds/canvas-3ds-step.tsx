import { useEffect, useRef, useState } from 'react';
import { childError } from '#checkout/steps/child-outcome.ts';
import problemStyles from '#checkout/steps/problem.css?inline';
import { Problem } from '#checkout/steps/problem.tsx';
import type { StepProps } from '#checkout/steps/step.ts';
import { UnsentOutcome } from '#checkout/steps/unsent-outcome.tsx';
import { useOutcome } from '#checkout/steps/use-outcome.ts';
import { message, type Shown } from '#locales/message.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';
import SECURE_STEP_TEXTS from '#texts/checkout/pay-widget-3ds';
import styleSheet from './canvas-3ds.css?inline';
import { SECURE_TEXTS } from './secure-outcome.ts';
import { runSecure, type SecureRun } from './secure-run.ts';

/** The notice while the shopper confirms the payment somewhere else, such as in the bank's app. */
function Elsewhere({ children }: { readonly children: Shown }) {
  const t = useTexts(SECURE_STEP_TEXTS);
  const textOf = useTextOf();
  return (
    <div className="pay-3ds-elsewhere">
      <svg className="pay-3ds-phone" viewBox="0 0 40 64" aria-hidden="true" focusable="false">
        <rect x="3" y="3" width="34" height="58" rx="7" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M16 9.5h8" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <path
          className="pay-3ds-tick"
          d="m12 33 6 6 11-12"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div>
        <p className="pay-3ds-text">{textOf(children)}</p>
        <p className="pay-3ds-wait">
          <span className="pay-3ds-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t('waiting')}
        </p>
      </div>
    </div>
  );
}

/** C2.46: the issuer's challenge. */
export function Step({ payload, env, overlay, announce, report, isBusy, isOver }: StepProps<'canvas_3ds_form.show'>) {
  const t = useTexts(SECURE_STEP_TEXTS);
  const box = useRef<HTMLDivElement>(null);
  const run = useRef<SecureRun>(undefined);
  const [format, setFormat] = useState('');
  const [isSized, setSized] = useState(false);
  const [description, setDescription] = useState<Shown>();
  const [isSlow, setSlow] = useState(false);
  const { send, resend } = useOutcome({ report, isOver });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one mounting is one authentication.
  useEffect(() => {
    let isGone = false;
    const start = async () => {
      try {
        const started = await runSecure(box.current, {
          token: payload._3ds_token,
          env,
          overlay,
          size(text) {
            setSized(true);
            setDescription(text);
            announce(text ?? message(PAY_WIDGET_TEXTS, 'bankAsks'));
          },
          slow: setSlow,
          done: send,
        });
        run.current = started;
        if (isGone) started?.destroy();
        else setFormat(String(started?.format ?? ''));
      } catch {
        // The error is already logged; the outcome is sent so that the server does not keep waiting.
        if (!isGone) void send(childError(SECURE_TEXTS.error));
      }
    };
    void start();
    return () => {
      isGone = true;
      run.current?.destroy();
    };
  }, []);
  return (
    <div className="pay-3ds">
      {resend && <UnsentOutcome isBusy={isBusy} onResend={resend} />}
      {isSlow && !isOver && (
        <Problem action={t('loadAgain')} onRetry={() => run.current?.reload()}>
          {t('slow')}
        </Problem>
      )}
      {description && <Elsewhere>{description}</Elsewhere>}
      <div ref={box} className="pay-3ds-frame" data-format={format} data-sized={isSized || undefined} inert={isOver} />
    </div>
  );
}

export const styles = [problemStyles, styleSheet];

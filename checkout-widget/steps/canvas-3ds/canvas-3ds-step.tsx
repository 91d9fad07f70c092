import { useEffect, useRef, useState } from 'react';
import { childError } from '#checkout/steps/child-outcome.ts';
import problemStyles from '#checkout/steps/problem.css?inline';
import { Problem } from '#checkout/steps/problem.tsx';
import type { StepProps } from '#checkout/steps/step.ts';
import { UnsentOutcome } from '#checkout/steps/unsent-outcome.tsx';
import { useOutcome } from '#checkout/steps/use-outcome.ts';
import { message, type Shown } from '#locales/message.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';
import SECURE_STEP_TEXTS from '#texts/checkout/pay-widget-3ds';
import styleSheet from './canvas-3ds.css?inline';
import { Elsewhere } from './elsewhere.tsx';
import { SECURE_TEXTS } from './secure-outcome.ts';
import { runSecure, type SecureRun } from './secure-run.ts';

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step is one mounting, and one mounting is one authentication.
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

import { useContext, useEffect, useRef, useState } from 'react';
import { StageContext } from '#checkout/stage/stage-context.ts';
import type { StepProps } from '#checkout/steps/step.ts';
import { message } from '#locales/message.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { randomId } from '#sdk/random-id.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';
import { listenHeight } from './listen-height.ts';
import { messageAddress } from './message-address.ts';
import styleSheet from './message-card.css?inline';
import { messageLine } from './message-card-instruction.ts';

/** Milliseconds until a frame without a message counts as failed, and the text is shown without it. */
export const FRAME_PATIENCE_MS = 1000;

/** C2.80: shows the message as a page of the payments origin, in a frame with the height of its content. */
export function Step({ payload, announce }: StepProps<'generic.show_message'>) {
  const { widgetOrigin } = useContext(StageContext);
  const { type, title } = payload;
  const textOf = useTextOf();
  const frame = useRef<HTMLIFrameElement>(null);
  const [widgetId] = useState(() => randomId());
  const [height, setHeight] = useState<number>();
  const [isLate, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step is one mounting, and one mounting is one message.
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), FRAME_PATIENCE_MS);
    const stop = listenHeight(frame.current as HTMLIFrameElement, widgetOrigin, widgetId, (reported) => {
      clearTimeout(timer);
      setLate(false);
      setHeight(reported);
    });
    // Screen readers do not announce a frame's content automatically.
    announce(messageLine(payload));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <>
      <iframe
        ref={frame}
        className="pay-message-frame"
        title={title || textOf(message(PAY_WIDGET_TEXTS, 'messageTitle'))}
        src={messageAddress(widgetOrigin, payload, window.origin, widgetId)}
        style={height === undefined ? undefined : { height: `${height}px` }}
        hidden={isLate}
      />
      {isLate && (
        <div className={`pay-message pay-message--${type}`}>
          <strong>{title}</strong>
          <p>{payload.message}</p>
        </div>
      )}
    </>
  );
}

export const styles = [styleSheet];
